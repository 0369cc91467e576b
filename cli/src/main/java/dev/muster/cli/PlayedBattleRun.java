package dev.muster.cli;

import dev.muster.cli.play.PlayDialogue;
import dev.muster.dsl.ide.replay.ReplayPage;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.files.AtomicFileWriter;
import dev.muster.rules.files.UnwritableFileException;
import dev.muster.rules.play.PlayedBattle;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.WrittenSituations;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The terminal as the table at which persons play a battle. */
final class PlayedBattleRun implements PlayDialogue.Table {
  private final Terminal terminal;
  private final BufferedReader in;

  /** Whether to repeat the input in the output, because no terminal echoes it. */
  private final boolean repeats;

  PlayedBattleRun(Terminal terminal, boolean repeats) {
    this.terminal = terminal;
    this.repeats = repeats;
    in = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
  }

  void play(PlayedBattle battle) throws IOException {
    new PlayDialogue(battle, () -> RuleSystems.eventFormatter(battle.program()), this).run();
  }

  @Override
  public void print(String text) throws IOException {
    terminal.safeOut().append(text);
    terminal.out().flush();
  }

  @Override
  public @Nullable String readLine() throws IOException {
    String line = in.readLine();
    if (line != null && repeats) {
      print(line + "\n");
    }
    return line;
  }

  @Override
  public String save(String file, PlayedBattle battle) {
    try {
      Path path = Path.of(file);
      if (file.endsWith(".situation")) {
        return situation(file, path, battle);
      }
      boolean page = file.endsWith(".html");
      if (page && battle.outcome() == null) {
        return "a page to watch can be written when the battle is over; save a log until then";
      }
      write(path, page ? ReplayPage.of(BattleRecording.of(battle)) : battle.log());
      return "saved: " + file;
    } catch (InvalidPathException e) {
      return file + " is no name of a file";
    } catch (CommandFailure | UnwritableFileException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private static String situation(String file, Path path, PlayedBattle battle)
      throws UnwritableFileException {
    int events = battle.events().size();
    WrittenSituations.Written written = WrittenSituations.at(battle, events);
    if (!written.refusal().isEmpty()) {
      return "this cannot be written as a situation: " + written.refusal();
    }
    write(path, written.text());
    return "saved: "
        + file
        + (written.event() == events
            ? ""
            : " (as it was before what goes on now; the file tells what has happened since)");
  }

  /**
   * Checks the name of a file that will be written, before a battle is fought for it.
   *
   * @throws CommandFailure if there is one of its name already
   */
  static void checkNew(@Nullable Path file) {
    if (file != null && Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new CommandFailure(ExitCode.USAGE, file + " is there already; choose another name");
    }
  }

  /**
   * Writes a new file.
   *
   * @throws CommandFailure if there is one of its name already
   */
  static void write(Path file, String text) throws UnwritableFileException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes a new file.
   *
   * @throws CommandFailure if there is one of its name already
   */
  static void write(Path file, byte[] bytes) throws UnwritableFileException {
    checkNew(file);
    AtomicFileWriter.writeBytes(Map.of(file, bytes));
  }
}
