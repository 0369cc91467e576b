package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.balance.BalanceCourse;
import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** A scenario of the examples, fought many times by its own commanders with held-out seeds. */
record FoughtExample(BattleProgram program, BalanceRun.Result result) {
  static final Path EXAMPLES = Path.of("examples");

  /**
   * Fights a scenario.
   *
   * @param directory of the example
   */
  static FoughtExample of(String directory, String scenario, int battles)
      throws UnreadableInputException {
    BattleProgram program =
        MusterFileLoader.load(List.of(EXAMPLES.resolve(directory))).program(scenario);
    Batch batch =
        Batch.of(GeneratedFields.FIRST_SEED, battles, Runtime.getRuntime().availableProcessors());
    BalanceRun.Result result =
        new BalanceRun(RuleSystems.engine(program), program, new BalanceRun.Sampling(batch, 0, 0))
            .run(done -> {}, () -> false);
    if (result == null) {
      throw new IllegalStateException("no battle of " + directory);
    }
    return new FoughtExample(program, result);
  }

  BatchSimulation.Report report() {
    return result.report();
  }

  BalanceCourse course() {
    return result.course();
  }

  Scenario scenario() {
    return program.scenario();
  }

  /** Returns the mean of the rounds, of those there are. */
  String rounds() {
    return String.format(
        Locale.ROOT,
        "%.1f of %d",
        report().roundsMean().estimate(),
        scenario().roundLimit());
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * share);
  }
}
