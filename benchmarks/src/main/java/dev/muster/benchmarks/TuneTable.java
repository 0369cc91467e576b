package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.balance.ScenarioVariation;
import dev.muster.rules.balance.SingleChanges;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.check.Finding;
import dev.muster.rules.dice.RandomStream;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.ProgramChecker;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.tune.TuneGoal;
import dev.muster.rules.tune.TuneSearch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Spoils scenarios by random changes, has {@code muster tune} mend them, and writes how many come
 * back as a page: {@code TuneTable PAGE [SCENARIOS]}.
 */
public final class TuneTable {
  private static final int USUAL = 50;
  private static final int BATTLES = 80;
  private static final int JUDGED = 400;
  private static final long SEED = 1;
  private static final long JUDGE = 977;
  private static final int MOST_STEPS = 14;

  private static final double SPOILT_BELOW = 25;
  private static final double SPOILT_ABOVE = 75;
  private static final double FROM = 40;
  private static final double TO = 60;

  private static final List<String> FIELDS =
      List.of("examples/pavia", "examples/meeting", "examples/two-lines", "examples/dreux");

  private static final Set<SingleChanges.Kind> KINDS =
      EnumSet.of(
          SingleChanges.Kind.STRENGTH,
          SingleChanges.Kind.CLASS,
          SingleChanges.Kind.BREAKS,
          SingleChanges.Kind.ARRIVALS,
          SingleChanges.Kind.LENGTH);

  /** What came of the scenarios of one field. */
  private static final class Count {
    int spoilt;
    int fair;
    int oneEdit;
    int twoEdits;
    int held;
    int refuted;
  }

  private final Map<String, Count> counts = new TreeMap<>();

  private TuneTable() {}

  /** Writes the page. */
  public static void main(String[] arguments) throws IOException, UnreadableInputException {
    int scenarios = arguments.length > 1 ? Integer.parseInt(arguments[1]) : USUAL;
    TuneTable table = new TuneTable();
    for (int i = 0; i < scenarios; i++) {
      table.mend(FIELDS.get(i % FIELDS.size()), i);
      System.err.println((i + 1) + " of " + scenarios + " scenarios");
    }
    Files.writeString(Path.of(arguments[0]), table.page(scenarios));
  }

  private static boolean isPlayable(BattleProgram program) {
    return ProgramChecker.check(program).stream()
        .noneMatch(each -> each.severity() == Finding.Severity.ERROR);
  }

  private void mend(String field, int number) throws IOException, UnreadableInputException {
    BattleProgram program = MusterFileLoader.load(List.of(Path.of(field))).program(null);
    Engine engine = RuleSystems.engine(program);
    SingleChanges changes = new SingleChanges(engine, TuneTable::isPlayable);
    TuneGoal goal = new TuneGoal("the value is", TuneGoal.Number.VALUE, 0, FROM, TO);
    BattleProgram spoilt = spoilt(program, engine, changes, goal, new RandomStream(number));
    Count count = counts.computeIfAbsent(field, none -> new Count());
    if (goal.isMet(value(spoilt, engine, goal, batch(SEED, BATTLES)))) {
      count.fair++;
      return;
    }
    count.spoilt++;
    TuneSearch.Result result =
        new TuneSearch(engine, batch(SEED, BATTLES), changes)
            .run(spoilt, goal, KINDS, List.of(), 1, done -> {}, () -> false);
    count.refuted += result.proposals().size() - result.confirmed().size();
    if (!result.confirmed().isEmpty()) {
      TuneSearch.Proposal best = result.confirmed().getFirst();
      count.oneEdit += best.edits().size() == 1 ? 1 : 0;
      count.twoEdits += best.edits().size() == 2 ? 1 : 0;
      BattleProgram mended = spoilt;
      for (TuneSearch.Edit each : best.edits()) {
        mended = ScenarioVariation.of(each.label(), mended).getFirst().program();
      }
      double judged = value(mended, engine, goal, batch(JUDGE, JUDGED));
      count.held += goal.isMet(judged) ? 1 : 0;
    }
  }

  private static Batch batch(long seed, int battles) {
    return Batch.of(seed, battles, Runtime.getRuntime().availableProcessors());
  }

  private static double value(
      BattleProgram program, Engine engine, TuneGoal goal, Batch battles) {
    return goal.found(
            BatchSimulation.run(engine, program, battles, done -> {}, () -> false))
        .estimate();
  }

  /** One random change after another, all against the same side, until it hardly ever wins. */
  private static BattleProgram spoilt(
      BattleProgram program,
      Engine engine,
      SingleChanges changes,
      TuneGoal goal,
      RandomStream random) {
    boolean first = random.nextBelow(2) == 0;
    BattleProgram now = program;
    double value = value(now, engine, goal, batch(SEED, BATTLES));
    for (int step = 0; step < MOST_STEPS; step++) {
      if (first ? value < SPOILT_BELOW : value > SPOILT_ABOVE) {
        break;
      }
      List<SingleChanges.Factor> factors = changes.of(now, KINDS, List.of());
      SingleChanges.Factor factor = factors.get(random.nextBelow(factors.size()));
      ScenarioVariation change =
          factor.changes().get(random.nextBelow(factor.changes().size()));
      double changed = value(change.program(), engine, goal, batch(SEED, BATTLES));
      if (first ? changed < value : changed > value) {
        now = change.program();
        value = changed;
      }
    }
    return now;
  }

  private String page(int scenarios) {
    StringBuilder page = new StringBuilder();
    page.append("# Spoilt scenarios that `muster tune` mends\n\n")
        .append(
            "Scenarios are spoilt by random changes of their lists, break shares, arrivals and length, one after"
                + " another, until a side has a value below\n25 %, or 14 changes were tried; one that is still in the range then is left out."
                + " `tune` then looks for edits with which the value is 40 to 60 %, with "
                + BATTLES
                + " battles of a look, "
                + 2 * BATTLES
                + " fresh ones to\nconfirm, and one proposal. *Held* are confirmed proposals whose"
                + " value is in the range in "
                + JUDGED
                + " further battles.\n\n")
        .append("Written by `TuneTable docs/measured/tune.md " + scenarios + "`.\n\n")
        .append(
            "| Field | left out | spoilt | one edit | two edits | none confirmed | held | not confirmed by"
                + " fresh dice |\n|---|---|---|---|---|---|---|---|\n");
    Count all = new Count();
    counts.forEach(
        (field, each) -> {
          all.spoilt += each.spoilt;
          all.fair += each.fair;
          all.oneEdit += each.oneEdit;
          all.twoEdits += each.twoEdits;
          all.held += each.held;
          all.refuted += each.refuted;
          page.append(row(field, each));
        });
    page.append(row("all", all));
    return page.toString();
  }

  private static String row(String field, Count count) {
    return String.format(
        Locale.ROOT,
        "| %s | %d | %d | %d | %d | %d | %d | %d |\n",
        field,
        count.fair,
        count.spoilt,
        count.oneEdit,
        count.twoEdits,
        count.spoilt - count.oneEdit - count.twoEdits,
        count.held,
        count.refuted);
  }
}
