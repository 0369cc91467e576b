package dev.muster.cli;

import dev.muster.dsl.ide.replay.ReplayPage;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.json.RulebookComparison;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.play.PlayTerms;
import dev.muster.rules.play.PlayedBattle;
import dev.muster.rules.play.RecordedAnswer;
import dev.muster.rules.replay.JsonReferee;
import dev.muster.rules.replay.LoggedCourse;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "replay",
    description =
        "Checks the JSON log of a battle as a referee: every die, decision and result. With --analyse"
            + " it also reports what decided the battle: dice or decisions, and when.",
    footer = {
      "",
      "Exit code 1 means that an event breaks the rules, that the log has no seed to check its dice"
          + " with, or that its rulebook is not the one that Muster ships; the rows that differ are"
          + " listed.",
      "",
      "Examples:",
      "  muster battle examples/dreux --seed 7 --log json > dreux-7.jsonl",
      "  muster replay dreux-7.jsonl",
      "  muster replay dreux-7.jsonl --analyse",
      "  muster replay dreux-7.jsonl --report html > dreux-7.html",
      "  muster replay dreux-7.jsonl --strip dreux-7.png"
    })
final class ReplayCommand implements Callable<Integer> {
  /** Bytes of the largest log that is read. */
  static final long LARGEST = 512L * 1024 * 1024;

  /** Maximum number of differing rows of a rulebook that are reported. */
  private static final int MOST_ROWS = 30;

  private final Terminal terminal;

  @Parameters(
      index = "0",
      paramLabel = "LOG",
      description = "A log of muster battle --log json, or a page of muster battle --replay.")
  private Path log = Path.of("");

  @Option(
      names = "--analyse",
      description = "Report what decided the battle, in a few lines; the same as --report text.")
  private boolean analyse;

  @Option(
      names = "--report",
      paramLabel = "text|html|markdown|json",
      description =
          "Report what decided the battle: the chances of both sides, turning points, luck and"
              + " decisions. html and markdown are pages to publish.")
  private AnalysisOutput.@Nullable Format report;

  @Option(
      names = "--skill",
      description =
          "With --analyse or --report: the marshal also judges the decisions that it would search,"
              + " which takes longer than a battle that it leads.")
  private boolean skill;

  @Mixin private StripOption strip = new StripOption();

  ReplayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    strip.check();
    if (skill && report == null && !analyse) {
      throw new CommandFailure(
          ExitCode.USAGE, "--skill is a line of a report; give --analyse or --report with it");
    }
    String text = TextFileReader.read(log, LARGEST);
    String packed = ReplayPage.log(text, LARGEST);
    JsonReferee.Verdict verdict =
        JsonReferee.check((packed == null ? text : packed).lines().toList(), RuleSystems::engine);
    Outcome outcome = verdict.outcome();
    LoggedCourse course = verdict.course();
    if (!verdict.fair() || course == null) {
      String place = verdict.event() == 0 ? log + ": " : log + ": event " + verdict.event() + ": ";
      terminal.printError(place + verdict.message());
      return ExitCode.FINDINGS;
    }
    AnalysisOutput.Format format = report == null && analyse ? AnalysisOutput.Format.text : report;
    if (format == null || format == AnalysisOutput.Format.text) {
      terminal.println(log + ": " + verdict.message() + "; " + end(outcome));
    }
    if (format != null) {
      analyse(verdict, course, format);
    }
    if (strip.isGiven()) {
      BattleRecording battle = recording(verdict);
      if (battle == null) {
        throw new CommandFailure(
            ExitCode.FINDINGS,
            log
                + ": --strip needs a battle that was fought to its end, with the seed of its dice; "
                + "fight it to its end with muster battle "
                + log);
      }
      strip.write(battle, terminal);
    }
    List<String> own = ownRules(program(verdict).rulebook());
    own.forEach(terminal::printError);
    boolean whole = packed == null || isOfItsLog(text, verdict);
    return own.isEmpty() && verdict.seeded() && whole ? ExitCode.OK : ExitCode.FINDINGS;
  }

  private void analyse(
      JsonReferee.Verdict verdict, LoggedCourse course, AnalysisOutput.Format format) {
    Long seed = verdict.seed();
    if (seed == null) {
      throw new CommandFailure(
          ExitCode.FINDINGS,
          log + " does not name the seed of its dice, so the battle cannot be analysed");
    }
    if (course.brokenOff()) {
      throw new CommandFailure(
          ExitCode.FINDINGS,
          log
              + ": the battle goes on after the log, so that nothing has decided it yet; fight it to"
              + " its end with muster battle "
              + log);
    }
    AnalysisOutput.print(terminal, played(program(verdict), seed, course), format, skill);
  }

  private static String end(@Nullable Outcome outcome) {
    if (outcome == null) {
      return "the battle was not fought to its end";
    }
    String winner =
        outcome.winner() < 0 ? "a draw" : outcome.sides().get(outcome.winner()).side() + " wins";
    return winner + " after " + outcome.rounds() + " rounds";
  }

  /**
   * Returns whether a page is the one that Muster writes for its battle; reports any difference.
   */
  private boolean isOfItsLog(String page, JsonReferee.Verdict verdict) {
    String before = ReplayPage.logBefore(page, LARGEST);
    BattleRecording battle = recording(verdict);
    JsonReferee.Verdict beforeIt =
        before == null ? null : JsonReferee.check(before.lines().toList(), RuleSystems::engine);
    if (beforeIt != null && !beforeIt.fair()) {
      terminal.printError(
          log
              + ": the battle that this one went on from: event "
              + beforeIt.event()
              + ": "
              + beforeIt.message());
      return false;
    }
    BattleRecording other = beforeIt == null ? null : recording(beforeIt);
    if (battle != null
        && (beforeIt == null || other != null)
        && ReplayPage.isOf(page, battle, other)) {
      return true;
    }
    terminal.printError(
        log
            + ": the log in the page is fair, but the page around it is not the one Muster writes"
            + " of it");
    return false;
  }

  /**
   * Returns the recording of a logged battle with its logged decisions; null if the battle was not
   * finished.
   */
  private static @Nullable BattleRecording recording(JsonReferee.Verdict verdict) {
    Long seed = verdict.seed();
    LoggedCourse course = verdict.course();
    return seed == null || course == null || course.brokenOff()
        ? null
        : BattleRecording.of(played(program(verdict), seed, course));
  }

  private static BattleProgram program(JsonReferee.Verdict verdict) {
    return Objects.requireNonNull(verdict.program());
  }

  /** Fights a logged battle again with its logged decisions. */
  static PlayedBattle played(BattleProgram program, long seed, LoggedCourse course) {
    PlayTerms terms =
        new PlayTerms(
            seed,
            course.reseeds(),
            Set.of(),
            SearchSettings.of(SearchEffort.USUAL, seed),
            course.answers().stream().map(each -> RecordedAnswer.logged(each.words())).toList(),
            null);
    return new PlayedBattle(RuleSystems.engine(program), program, terms, null);
  }

  /**
   * Returns the differences between the rules in a log and those that Muster ships, line by line;
   * empty if there are none.
   */
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
