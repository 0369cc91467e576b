package dev.muster.cli;

import dev.muster.print.export.StripFormat;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.files.UnwritableFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Writes the key positions of a battle as one picture. */
final class StripOption {
  @Option(
      names = "--strip",
      paramLabel = "FILE",
      description =
          "Writes the key positions of the battle as one picture for a forum, .png or .svg: a map of"
              + " the start, the turning points and the end, with losses and chances.")
  private @Nullable Path strip;

  boolean isGiven() {
    return strip != null;
  }

  /**
   * Checks the name of the file.
   *
   * @throws CommandFailure if its ending is neither .png nor .svg, or there is such a file already
   */
  void check() {
    if (strip != null && StripFormat.ofName(strip.toString()).isEmpty()) {
      throw new CommandFailure(
          ExitCode.USAGE, "--strip writes a .png or an .svg picture, found " + strip);
    }
    PlayedBattleRun.checkNew(strip);
  }

  /** Writes the picture if it is asked for. */
  void write(BattleRecording battle, Terminal terminal) throws UnwritableFileException {
    Path file = strip;
    if (file != null) {
      byte[] bytes = StripFormat.ofName(file.toString()).orElseThrow().bytes(battle);
      PlayedBattleRun.write(file, bytes);
      terminal.println("written: " + file);
    }
  }
}
