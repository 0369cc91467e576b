package dev.muster.cli;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.JsonLog;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationProblem;
import dev.muster.rules.situation.SituationText;
import dev.muster.rules.snaphance.SituationPlay;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "play",
    description = "Plays a situation: a position, the orders of both sides, and the dice.",
    footer = {
      "",
      "Says what happens with the rule of each event; an order the rules forbid, and dice too few or",
      "too many, are told with the line and what may be done instead.",
      "",
      "Example:",
      "  muster play lancers-against-shot.situation"
    })
final class PlayCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "FILE", description = "A situation file.")
  private Path file = Path.of("");

  @Option(names = "--json", description = "One JSON object an event, in place of the report.")
  private boolean json;

  PlayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    String text = text();
    try {
      Situation situation = SituationText.read(file.toString(), text);
      EventSink sink = json ? new JsonLog(terminal.safeOut()) : EventSink.SILENT;
      SituationPlay.Result result = SituationPlay.play(situation, sink);
      if (!json) {
        print(result.log());
      }
      result.problems().forEach(this::complain);
      return result.problems().isEmpty() ? Exit.OK : Exit.FINDINGS;
    } catch (SituationProblem e) {
      complain(e);
      return Exit.FINDINGS;
    }
  }

  private void print(String log) throws IOException {
    terminal.safeOut().append(log);
  }

  private void complain(SituationProblem problem) {
    String place = problem.line() == 0 ? file + ": " : file + ":" + problem.line() + ": ";
    terminal.complain(place + problem.getMessage());
  }

  private String text() throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new Refusal(Exit.USAGE, file + " is not a file that can be read");
    }
    if (Files.size(file) > Sources.LARGEST) {
      throw new Refusal(Exit.USAGE, file + " is larger than 16 MB");
    }
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
          .toString();
    } catch (CharacterCodingException e) {
      throw new Refusal(Exit.USAGE, file + " is not UTF-8 text");
    }
  }
}
