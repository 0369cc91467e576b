package dev.muster.cli;

import dev.muster.rules.battle.Outcome;
import dev.muster.rules.replay.JsonReferee;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "replay",
    description = "Checks the JSON log of a battle as a referee: every die, decision and result.",
    footer = {
      "",
      "Examples:",
      "  muster battle examples/dreux --seed 7 --log json > dreux-7.jsonl",
      "  muster replay dreux-7.jsonl"
    })
final class ReplayCommand implements Callable<Integer> {
  /** Bytes of the largest log that is read. */
  private static final long LARGEST = 512L * 1024 * 1024;

  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "LOG", description = "A log of muster battle --log json.")
  private Path log = Path.of("");

  ReplayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    JsonReferee.Verdict verdict =
        JsonReferee.check(TextFileReader.read(log, LARGEST).lines().toList(), RuleSystems::engine);
    Outcome outcome = verdict.outcome();
    if (!verdict.fair() || outcome == null) {
      String place = verdict.event() == 0 ? log + ": " : log + ": event " + verdict.event() + ": ";
      terminal.printError(place + verdict.message());
      return ExitCode.FINDINGS;
    }
    String winner =
        outcome.winner() < 0 ? "a draw" : outcome.sides().get(outcome.winner()).side() + " wins";
    terminal.println(
        log + ": " + verdict.message() + "; " + winner + " after " + outcome.rounds() + " rounds");
    return ExitCode.OK;
  }
}
