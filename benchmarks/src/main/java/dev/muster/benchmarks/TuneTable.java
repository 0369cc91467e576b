package dev.muster.benchmarks;

import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.balance.ScenarioVariation;
import dev.muster.rules.balance.SingleChanges;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
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
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Spoils scenarios by random changes, has {@code muster tune} mend them, and writes how many come
 * back as a page: {@code TuneTable PAGE [SCENARIOS]}. The page is written anew after each scenario.
 */
public final class TuneTable {
  private static final int USUAL = 50;
  private static final int BATTLES = 40;
  private static final int SPOILING = 24;
  private static final int JUDGED = 200;
  private static final long SEED = 1;
  private static final long JUDGE = 977;
  private static final double FROM = 40;
  private static final double TO = 60;

  /** Number of the first field; no other program has looked at the fields from it on. */
  private static final int FIRST = GeneratedFields.FIRST_HELD_OUT + 1000;

  /** Numbers between two fields: those that break a rule are left out. */
  private static final int APART = 20;

  /** A battle of L'Art de la Guerre takes too long for a search of so many. */
  private static final Map<String, GeneratedFields.Writer> GAMES =
      new TreeMap<>(
          Map.of(
              "Snaphance", GeneratedFields::snaphance,
              "box-grid game", GeneratedFields::boxGrid));

  /** What came of the scenarios of one game. */
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
    for (int i = 0; table.all().spoilt < scenarios; i++) {
      for (String game : GAMES.keySet()) {
        table.mend(game, FIRST + i * APART);
        Files.writeString(Path.of(arguments[0]), table.page());
        System.err.println(table.all().spoilt + " of " + scenarios + " scenarios");
      }
    }
  }

  private void mend(String game, int number) throws IOException, UnreadableInputException {
    BattleProgram program = GeneratedFields.some(GAMES.get(game), number, 1).getFirst();
    Engine engine = RuleSystems.engine(program);
    SingleChanges changes = new SingleChanges(engine, ProgramChecker::isPlayable);
    TuneGoal goal = new TuneGoal("the value is", TuneGoal.Number.VALUE, 0, FROM, TO);
    BattleProgram spoilt =
        new SpoiltScenario(changes, each -> value(each, engine, goal, batch(SEED, SPOILING)))
            .of(program, new RandomStream(number));
    Count count = counts.computeIfAbsent(game, none -> new Count());
    if (spoilt == null || goal.isMet(value(spoilt, engine, goal, batch(SEED, BATTLES)))) {
      count.fair++;
      return;
    }
    count.spoilt++;
    TuneSearch.Result result =
        new TuneSearch(engine, batch(SEED, BATTLES), changes)
            .run(spoilt, goal, TuneSearch.usualKinds(), 1, done -> {}, () -> false);
    count.refuted += result.proposals().size() - result.confirmed().size();
    if (result.confirmed().isEmpty()) {
      return;
    }
    TuneSearch.Proposal best = result.confirmed().getFirst();
    count.oneEdit += best.edits().size() == 1 ? 1 : 0;
    count.twoEdits += best.edits().size() == 2 ? 1 : 0;
    BattleProgram mended = spoilt;
    for (TuneSearch.Edit each : best.edits()) {
      mended = ScenarioVariation.of(each.label(), mended).getFirst().program();
    }
    count.held += goal.isMet(value(mended, engine, goal, batch(JUDGE, JUDGED))) ? 1 : 0;
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

  private String page() {
    StringBuilder page = new StringBuilder();
    page.append("# Spoilt scenarios that `muster tune` mends\n\n")
        .append(SpoiltScenario.HOW)
        .append("\n`tune` then looks for edits with which the value is 40 to 60 %: ")
        .append(BATTLES)
        .append(" battles of a look, ")
        .append(2 * BATTLES)
        .append(" fresh ones to confirm, and one\nproposal. *Held* are confirmed proposals whose")
        .append(" value is in the range in ")
        .append(JUDGED)
        .append(" further battles.\n\n")
        .append("`TuneTable` of `benchmarks` writes this page:\n\n```\n")
        .append("./build -P'!eclipse,benchmarks' -pl benchmarks -am -DskipTests integration-test \\\n")
        .append("    -Dbenchmark.main=dev.muster.benchmarks.TuneTable")
        .append(" -Dbenchmark.args=\"docs/measured/tune.md ")
        .append(all().spoilt)
        .append("\"\n```\n\n| Game | not spoilt | spoilt | one edit | two edits | none confirmed | held")
        .append(" | not confirmed by fresh dice |\n|---|---|---|---|---|---|---|---|\n");
    counts.forEach((game, each) -> page.append(row(game, each)));
    return page.append(row("all", all())).toString();
  }

  private Count all() {
    Count all = new Count();
    counts.forEach(
        (game, each) -> {
          all.spoilt += each.spoilt;
          all.fair += each.fair;
          all.oneEdit += each.oneEdit;
          all.twoEdits += each.twoEdits;
          all.held += each.held;
          all.refuted += each.refuted;
        });
    return all;
  }

  private static String row(String game, Count count) {
    return String.format(
        Locale.ROOT,
        "| %s | %d | %d | %d | %d | %d | %d | %d |\n",
        game,
        count.fair,
        count.spoilt,
        count.oneEdit,
        count.twoEdits,
        count.spoilt - count.oneEdit - count.twoEdits,
        count.held,
        count.refuted);
  }
}
