package dev.muster.cli;

import dev.muster.print.replay.BattleRecording;
import dev.muster.print.replay.ReplayPage;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.json.RulebookComparison;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.replay.JsonReferee;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "replay",
    description = "Checks the JSON log of a battle as a referee: every die, decision and result.",
    footer = {
      "",
      "Exit code 1 means that an event breaks the rules, that the log has no seed to check its dice"
          + " with, or that its rulebook is not the one that Muster ships; the rows that differ are"
          + " listed.",
      "",
      "Examples:",
      "  muster battle examples/dreux --seed 7 --log json > dreux-7.jsonl",
      "  muster replay dreux-7.jsonl"
    })
final class ReplayCommand implements Callable<Integer> {
  /** Bytes of the largest log that is read. */
  private static final long LARGEST = 512L * 1024 * 1024;

  /** So many rows of a rulebook are told where they differ. */
  private static final int MOST_ROWS = 30;

  private final Terminal terminal;

  @Parameters(
      index = "0",
      paramLabel = "LOG",
      description = "A log of muster battle --log json, or a page of muster battle --replay.")
  private Path log = Path.of("");

  ReplayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    String text = TextFileReader.read(log, LARGEST);
    String packed = ReplayPage.log(text, LARGEST);
    JsonReferee.Verdict verdict =
        JsonReferee.check((packed == null ? text : packed).lines().toList(), RuleSystems::engine);
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
    List<String> own = ownRules(Objects.requireNonNull(verdict.program()).rulebook());
    own.forEach(terminal::printError);
    boolean whole = packed == null || isOfItsLog(text, packed, verdict);
    return own.isEmpty() && verdict.seeded() && whole ? ExitCode.OK : ExitCode.FINDINGS;
  }

  /** Whether a page is the one that Muster writes of the battle in it; what is not is told. */
  private boolean isOfItsLog(String page, String packed, JsonReferee.Verdict verdict) {
    Long seed = verdict.seed();
    if (seed == null) {
      return false;
    }
    BattleProgram program = Objects.requireNonNull(verdict.program());
    BattleRecording again =
        BattleRecording.of(program, seed, SearchSettings.of(SearchEffort.USUAL, seed), () -> false);
    if (!again.log().equals(packed)) {
      terminal.printError(
          log
              + ": the log in the page is fair; whether map and story are those of the log was not"
              + " compared, for its commanders decide otherwise today");
      return true;
    }
    if (ReplayPage.of(again).equals(page)) {
      return true;
    }
    terminal.printError(
        log
            + ": the log in the page is fair, but the page around it is not the one Muster writes"
            + " of it");
    return false;
  }

  /** What of the rules in a log is not as Muster ships them, line by line; empty where all is. */
  private List<String> ownRules(Rulebook own) {
    boolean renamed = !Rulebooks.NAMES.contains(own.name());
    String nearest = renamed ? "" : own.name();
    List<String> rows = renamed ? null : RulebookComparison.rows(own, Rulebooks.named(nearest));
    for (String each : RuleSystems.of(own).rulebooks()) {
      List<String> found = RulebookComparison.rows(own, Rulebooks.named(each));
      if (renamed && (rows == null || found.size() < rows.size())) {
        nearest = each;
        rows = found;
      }
    }
    if (rows == null || rows.isEmpty() && !renamed) {
      return List.of();
    }
    List<String> told = new ArrayList<>();
    String count = rows.size() == 1 ? "1 row" : rows.size() + " rows";
    told.add(
        log
            + ": fought by its own rulebook "
            + (renamed ? own.name() + ", which differs from " : "")
            + (renamed
                ? nearest
                : "of the name " + nearest + ", which differs from the shipped one")
            + " in "
            + count);
    rows.stream().limit(MOST_ROWS).forEach(each -> told.add("  " + each));
    if (rows.size() > MOST_ROWS) {
      told.add("  and " + (rows.size() - MOST_ROWS) + " more");
    }
    return told;
  }
}
