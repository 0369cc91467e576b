package dev.muster.cli;

import dev.muster.dsl.ide.replay.ReplayPage;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.play.PlayTerms;
import dev.muster.rules.play.PlayedBattle;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.replay.LoggedCourse;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.TextReport;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "battle",
    description =
        "Fights a scenario and reports what happens. The same seed gives the same battle. With"
            + " human as a commander you play that side here, on the terminal.",
    footer = {
      "",
      "Examples:",
      "  muster battle examples/dreux",
      "  muster battle examples/dreux Dreux --seed 7",
      "  muster battle examples/seneffe --brief",
      "  muster battle examples/dreux --seed 7 --log json",
      "  muster battle examples/dreux --commanders marshal,steady --brief",
      "  muster battle examples/meeting --why",
      "  muster battle examples/dreux --replay dreux.html",
      "  muster battle examples/dreux --strip dreux.png",
      "  muster battle examples/dreux --report html > report.html",
      "  muster battle examples/dreux --pick closest --replay closest.html",
      "  muster battle examples/dreux --commanders human,steady",
      "  muster battle dreux-7.jsonl --from-round 4 --seed 9 --brief"
    })
final class BattleCommand implements Callable<Integer> {
  /** The formats of the report. */
  enum Log {
    text,
    json
  }

  private final Terminal terminal;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description =
          "A .muster file, or a directory of them; or a log, to fight on from its middle.")
  private Path file = Path.of("");

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "SCENARIO",
      description = "Required if the files contain more than one.")
  private @Nullable String scenario;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Seed of the dice, or of all battles to pick from (default: 1; of a log, the same dice go"
              + " on).")
  private @Nullable Long seed;

  @Option(
      names = "--log",
      defaultValue = "text",
      paramLabel = "text|json",
      description = "A report as text, or one JSON object per line (default: ${DEFAULT-VALUE}).")
  private Log log = Log.text;

  @Option(
      names = "--brief",
      description =
          "A short report of fewer than "
              + BriefReport.LINES
              + " lines: each round, the losses, and the end.")
  private boolean brief;

  @Option(
      names = "--commanders",
      paramLabel = "A,B",
      description =
          "steady, bold, cautious, random, marshal or human for each side; default: the scenario's.")
  private @Nullable String commanders;

  @Mixin private EffortOption effort = new EffortOption();

  @Option(
      names = "--enemy",
      defaultValue = "steady",
      paramLabel = "C",
      description =
          "steady, bold or cautious: the enemy commander that a marshal assumes (default:"
              + " ${DEFAULT-VALUE}).")
  private String enemy = "steady";

  @Option(
      names = "--replay",
      paramLabel = "FILE",
      description =
          "Writes the battle as one HTML page to watch: map, story and losses, step by step. It"
              + " needs no network, and muster replay verifies it. With a log: both battles, side"
              + " by side.")
  private @Nullable Path replay;

  @Option(
      names = "--report",
      paramLabel = "text|html|markdown|json",
      description =
          "Report what decided the battle in place of what happened: the chances of both sides,"
              + " turning points, luck and decisions. html and markdown are pages to publish.")
  private AnalysisOutput.@Nullable Format report;

  @Option(
      names = "--why",
      description =
          "Reports the three best options of each decision: their scores, or for a marshal the"
              + " share of rollouts won.")
  private boolean why;

  @Option(
      names = "--from-round",
      paramLabel = "N",
      description = "With a log: fights on from the first decision of this round.")
  private @Nullable Integer fromRound;

  @Option(
      names = "--from-event",
      paramLabel = "N",
      description = "With a log: fights on from the first decision at or after this event.")
  private @Nullable Integer fromEvent;

  @Option(
      names = "--order",
      paramLabel = "ORDER",
      description = "With a log: the order given there, in the words of situations.")
  private @Nullable String order;

  @Mixin private PickOptions picks = new PickOptions();
  @Mixin private StripOption strip = new StripOption();

  BattleCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    strip.check();
    PlayedBattleRun.checkNew(replay);
    boolean watched = replay != null || strip.isGiven();
    if (watched && (brief || why || log == Log.json)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          (replay != null ? "--replay writes a page" : "--strip writes a picture")
              + "; leave out --brief, --why and --log");
    }
    if (brief && log == Log.json) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--brief is a report to read; leave it out, or take --log text in its place");
    }
    if (brief && why) {
      throw new CommandFailure(
          ExitCode.USAGE, "--brief leaves out what --why tells; leave one of them out");
    }
    if (report != null && (brief || why || log == Log.json || watched)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--report is a report of its own; leave out --brief, --why, --log, --replay and --strip");
    }
    CommanderOption.SideCommanders led = CommanderOption.readWithPersons(commanders);
    checkPersons(led);
    picks.check(led.persons().isEmpty() ? "" : "human as a commander");
    BattleStart start = BattleStart.read(file, scenario, terminal);
    picks.check(start.course() == null ? "" : "a log");
    checkFork(start);
    try {
      BattleProgram program = led.applyTo(start.program());
      long dice = seed == null ? start.seed() == null ? 1 : start.seed() : seed;
      if (picks.isGiven()) {
        dice = picks.seed(program, dice, effort.effort(), terminal);
      }
      SearchSettings search =
          new SearchSettings(
              effort.effort(), pictured(), Runtime.getRuntime().availableProcessors(), dice);
      return led.persons().isEmpty() && start.course() == null && report == null
          ? fight(program, dice, search)
          : play(program, start, led.persons(), search);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(ExitCode.FINDINGS, String.valueOf(e.getMessage()));
    }
  }

  /** A person reads and answers; there is no report for a program. */
  private void checkPersons(CommanderOption.SideCommanders led) {
    if (!led.persons().isEmpty() && (brief || why || log == Log.json || order != null)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "with human as a commander, leave out --brief, --why, --log and --order; type why, save"
              + " FILE or an order when you are asked");
    }
    if (!led.persons().isEmpty() && report != null) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "with human as a commander, leave out --report; type save FILE when the battle is over,"
              + " and then: muster replay FILE --report "
              + report);
    }
  }

  private void checkFork(BattleStart start) {
    boolean named = fromRound != null || fromEvent != null;
    LoggedCourse course = start.course();
    if (course == null && (named || order != null)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--from-round, --from-event and --order go on from a log; " + file + " is a scenario");
    }
    if (course != null && why) {
      throw new CommandFailure(ExitCode.USAGE, "--why is for a scenario; " + file + " is a log");
    }
    if (course != null && !course.brokenOff() && !named) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "the battle of " + file + " is over; name where to go on: --from-round or --from-event");
    }
    if (fromRound != null && fromEvent != null) {
      throw new CommandFailure(
          ExitCode.USAGE, "--from-round and --from-event say the same; leave one of them out");
    }
  }

  private int fight(BattleProgram program, long dice, SearchSettings search) throws IOException {
    if (replay != null || strip.isGiven()) {
      BattleRecording recording = BattleRecording.of(program, dice, search, () -> false);
      return writeWatched(recording, null);
    }
    Appendable out = terminal.safeOut();
    EventSink sink = log == Log.json ? new JsonLog(out, program, dice) : report(program, out);
    RoundProgressBar bar =
        new RoundProgressBar(
            sink, terminal, program, RuleSystems.engine(program).setUp(program).roundLimit());
    EventSink told = why ? EventSink.withScores(bar) : bar;
    try {
      RuleSystems.fight(program, dice, search, told, bar::showAndContinue);
    } finally {
      bar.finish();
    }
    return ExitCode.OK;
  }

  private EventSink report(BattleProgram program, Appendable out) {
    return brief
        ? RuleSystems.engine(program).briefReport(out, program.scenario())
        : new TextReport(out, RuleSystems.eventFormatter(program));
  }

  /** Plays a battle with persons, or one that continues from a log. */
  private int play(
      BattleProgram program, BattleStart start, Set<Integer> persons, SearchSettings search)
      throws IOException {
    LoggedCourse course = start.course();
    String given = order;
    PlayTerms terms =
        course == null
            ? new PlayTerms(search.seed(), persons, search)
            : new PlayTerms(
                Objects.requireNonNull(start.seed()),
                course.reseeds(),
                given == null ? persons : Set.of(0, 1),
                search,
                start.opening(fromRound, fromEvent),
                seed);
    PlayedBattle battle =
        new PlayedBattle(
            RuleSystems.engine(program),
            program,
            terms,
            RuleSystems.of(program.rulebook()).situationFormat());
    if (given != null) {
      giveOrder(battle, given);
    }
    if (!persons.isEmpty()) {
      new PlayedBattleRun(terminal, System.console() == null).play(battle);
    }
    if ((replay != null || strip.isGiven()) && battle.outcome() != null) {
      return writeWatched(BattleRecording.of(battle), start.recorded());
    }
    if (report != null) {
      AnalysisOutput.print(terminal, battle, report, false);
    } else if (persons.isEmpty() && log == Log.json) {
      terminal.safeOut().append(battle.log());
    } else if (persons.isEmpty()) {
      battle.events().forEach(report(program, terminal.safeOut())::accept);
    }
    return ExitCode.OK;
  }

  /** Gives the order at the start of the continuation; then the commanders play to the end. */
  private static void giveOrder(PlayedBattle battle, String given) {
    if (battle.question() == null) {
      throw new CommandFailure(ExitCode.USAGE, "nothing is decided after this event");
    }
    if (battle.answer(given) instanceof PlayedBattle.Response.Refused refused) {
      throw new CommandFailure(ExitCode.FINDINGS, given + ": " + refused.why());
    }
    while (battle.question() != null) {
      battle.commandUntil(Integer.MAX_VALUE);
    }
  }

  private int writeWatched(BattleRecording recording, @Nullable BattleRecording before)
      throws IOException {
    if (replay != null) {
      PlayedBattleRun.write(replay, ReplayPage.of(recording, before));
      terminal.println("written: " + replay);
    }
    strip.write(recording, terminal);
    return ExitCode.OK;
  }

  private CommanderProfile pictured() {
    for (CommanderProfile each :
        List.of(CommanderProfile.STEADY, CommanderProfile.BOLD, CommanderProfile.CAUTIOUS)) {
      if (each.name().toLowerCase(Locale.ROOT).equals(enemy)) {
        return each;
      }
    }
    throw new CommandFailure(ExitCode.USAGE, "--enemy is steady, bold or cautious, found " + enemy);
  }
}
