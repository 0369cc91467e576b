package dev.muster.cli;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationRunner;
import dev.muster.rules.systems.SituationService;
import java.io.IOException;
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
      "Says what happens with the rule of each event; an order the rules forbid, and dice too few"
          + " or too many, are told with the line and what may be done instead.",
      "",
      "Example:",
      "  muster play examples/situations/lancers-against-shot.situation"
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
    String text = TextFileReader.read(file, LoadedSources.LARGEST);
    try {
      Situation situation = SituationService.read(file.toString(), text);
      EventSink sink = json ? new JsonLog(terminal.safeOut()) : EventSink.SILENT;
      SituationRunner.Result result = SituationService.play(situation, sink);
      if (!json) {
        print(result.log());
        if (result.problems().isEmpty()) {
          print("\nAs the file says: " + situation.kept() + ".\n");
        }
      }
      result.problems().forEach(this::complain);
      return result.problems().isEmpty() ? ExitCode.OK : ExitCode.FINDINGS;
    } catch (SituationException e) {
      complain(e);
      return ExitCode.FINDINGS;
    }
  }

  private void print(String log) throws IOException {
    terminal.safeOut().append(log);
  }

  private void complain(SituationException problem) {
    String place = problem.line() == 0 ? file + ": " : file + ":" + problem.line() + ": ";
    terminal.printError(place + problem.getMessage());
  }
}
