package dev.muster.cli;

import dev.muster.rules.balance.BalanceText;
import dev.muster.rules.balance.SingleChanges;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.ProgramChecker;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.tune.ArmyMatch;
import dev.muster.rules.tune.TuneGoal;
import dev.muster.rules.tune.TuneReport;
import dev.muster.rules.tune.TuneSearch;
import dev.muster.rules.tune.TuneText;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "tune",
    description =
        "Looks for the smallest edits of a scenario that bring it to what you want of its battles.",
    footer = {
      "",
      "What you can want: SIDE wins 40%%..60%%, SIDE breaks 20%%..40%%, SIDE loses 10%%..30%%,"
          + " draw 0%%..20%%, rounds 8..10, or even, which is a value of 45 to 55 %%.",
      "It tries single steps first, then two steps and pairs. What looks right is fought again with"
          + " fresh dice, in the order in which it was found, and only those battles are reported:"
          + " an edit that was lucky in the search is shown as not confirmed.",
      "Nothing is written. Each edit names its place in the text.",
      "With --only \"list of SIDE\" and --want even it looks for the strength of that side, in"
          + " lines of its own list, at which the battle is even.",
      "Exit code 1 if no edit is confirmed.",
      "",
      "Examples:",
      "  muster tune saturday --want \"Sweden wins 40%%..60%%\"",
      "  muster tune saturday --want \"rounds 7..9\" --only length,breaks,arrivals",
      "  muster tune saturday --want even --only \"list of Sweden\""
    })
final class TuneCommand implements Callable<Integer> {
  private static final Pattern LIST = Pattern.compile("list\\s+of\\s+(\\S+)");

  private final Terminal terminal;

  @Mixin private ScenarioFile scenario = new ScenarioFile();

  @Option(
      names = "--want",
      required = true,
      paramLabel = "WANTED",
      description = "What you want of the battles, in quotes; see below.")
  private String want = "";

  @Option(
      names = "--only",
      paramLabel = "KIND,...",
      description =
          "Only these of strength, numbers, class, breaks, arrivals, length, ground, switches,"
              + " places; the default is all but numbers, switches and places, which are units one"
              + " cell away. Or \"list of SIDE\".")
  private @Nullable String only;

  @Option(
      names = "--battles",
      defaultValue = "" + TuneSearch.USUAL_BATTLES,
      paramLabel = "N",
      description =
          "Battles of a promising edit; twice as many confirm it (default: ${DEFAULT-VALUE}).")
  private int battles;

  @Option(
      names = "--proposals",
      defaultValue = "" + TuneSearch.USUAL_PROPOSALS,
      paramLabel = "N",
      description = "Stop with so many confirmed proposals (default: ${DEFAULT-VALUE}).")
  private int proposals;

  @Mixin private BatchOptions options = new BatchOptions();

  @Option(names = "--json", description = "Print the result as one JSON object.")
  private boolean json;

  TuneCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    range("--battles", battles, TuneSearch.LEAST_BATTLES, TuneSearch.MOST_BATTLES);
    range("--proposals", proposals, 1, TuneSearch.MOST_PROPOSALS);
    Matcher list = LIST.matcher(only == null ? "" : only.strip());
    Set<SingleChanges.Kind> kinds =
        only == null || list.matches() ? TuneSearch.usualKinds() : TornadoOptions.kinds(only);
    Batch batch = Batch.of(options.seed(), battles, options.workers()).ledBy(options.commanders());
    BattleProgram program = scenario.program(terminal);
    TuneGoal goal = CommandFailure.of(() -> TuneGoal.of(want, program.scenario()));
    try (StopSignal stop = new StopSignal(terminal)) {
      return list.matches()
          ? match(program, batch, goal, list.group(1), stop)
          : search(program, batch, goal, kinds, stop);
    } catch (IllegalArgumentException e) {
      throw BatchOptions.refused(e);
    }
  }

  private static void range(String option, int number, int least, int most) {
    if (number < least || number > most) {
      throw new CommandFailure(
          ExitCode.USAGE, option + " is " + least + " to " + most + ", found " + number);
    }
  }

  // ---- edits

  private int search(
      BattleProgram program,
      Batch batch,
      TuneGoal goal,
      Set<SingleChanges.Kind> kinds,
      StopSignal stop) {
    Engine engine = RuleSystems.engine(program);
    TuneSearch.Result result =
        new TuneSearch(engine, batch, new SingleChanges(engine, ProgramChecker::isPlayable))
            .run(program, goal, kinds, proposals, this::progress, stop::isGiven);
    if (json) {
      terminal.println(RecordJson.line(RecordJson.tree(TuneReport.of(goal, result))));
    } else {
      print(goal, result);
    }
    if (!result.complete()) {
      terminal.printError("stopped before all edits were tried");
    }
    boolean met = goal.isMet(result.written().estimate());
    return result.complete() && (met || !result.confirmed().isEmpty())
        ? ExitCode.OK
        : ExitCode.FINDINGS;
  }

  private void progress(int fought) {
    if (terminal.colour()) {
      terminal.err().print("  " + fought + " battles\r");
      terminal.err().flush();
    }
  }

  private void print(TuneGoal goal, TuneSearch.Result result) {
    TuneText text = new TuneText(goal, result);
    text.lines(
            "Try more --battles, a wider range, --only with numbers, switches or places, or"
                + " --want even with --only \"list of SIDE\".",
            true)
        .forEach(terminal::println);
  }

  // ---- an army to match

  private int match(
      BattleProgram program, Batch batch, TuneGoal goal, String name, StopSignal stop) {
    if (goal.number() != TuneGoal.Number.VALUE) {
      throw new CommandFailure(
          ExitCode.USAGE, "--only \"list of " + name + "\" goes with --want even; found " + want);
    }
    int side = program.scenario().sideIndex(name);
    if (side < 0) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "there is no side "
              + name
              + "; there are "
              + String.join(
                  ", ", program.scenario().sides().stream().map(Scenario.Side::name).toList()));
    }
    Engine engine = RuleSystems.engine(program);
    ArmyMatch.Result result =
        new ArmyMatch(engine, batch, new SingleChanges(engine, ProgramChecker::isPlayable))
            .run(program, side, this::progress, stop::isGiven);
    if (result == null) {
      throw new CommandFailure(ExitCode.FINDINGS, "stopped before an even strength was found");
    }
    if (json) {
      terminal.println(RecordJson.line(RecordJson.tree(result)));
    } else {
      print(name, result);
    }
    return result.even() == null ? ExitCode.FINDINGS : ExitCode.OK;
  }

  private void print(String name, ArmyMatch.Result result) {
    terminal.println(
        name
            + " has a strength of "
            + result.written().strength()
            + " and a value of "
            + BalanceText.value(result.written().value())
            + " in "
            + battles
            + " battles.");
    ArmyMatch.Step even = result.even();
    if (even == null) {
      terminal.println("No strength of its lines makes the battle even.");
      return;
    }
    terminal.println(
        "The battle is even at a strength of "
            + even.strength()
            + " ("
            + result.low()
            + (result.lowIsOpen() ? " or less to " : " to ")
            + result.high()
            + (result.highIsOpen() ? " or more" : "")
            + "): the value is "
            + BalanceText.value(even.value())
            + ".");
    even.lines().forEach(each -> terminal.println("  " + each));
    terminal.println("All strengths:");
    for (ArmyMatch.Step each : result.steps()) {
      terminal.println(
          String.format(
              Locale.ROOT, "  %4d  %s", each.strength(), BalanceText.value(each.value())));
    }
  }
}
