package dev.muster.rules.expectation;

import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.GroupLosses;
import dev.muster.rules.batch.HistoricalFit;
import dev.muster.rules.batch.OrderedResults;
import dev.muster.rules.batch.ScenarioStatement;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.Predicate;

/** Fights a scenario until all it says about its battles is decided. */
public final class ExpectationRun {
  private final Engine engine;
  private final BattleProgram program;
  private final Batch most;
  private final double error;
  private final BattleSetup setup;
  private final List<ScenarioStatement> statements;

  /**
   * The answer to one statement.
   *
   * @param verdict open where the battles were too few
   * @param estimate percent or rounds, as the statement
   * @param low lower end of the interval at the last look, with the error of that look
   * @param high upper end
   * @param battles after which it was decided, or all
   */
  public record Answer(
      ScenarioStatement statement,
      HistoricalFit.Verdict verdict,
      double estimate,
      double low,
      double high,
      int battles) {

    /** Returns the answers in the form that a batch with a fixed number of battles gives. */
    public HistoricalFit fit() {
      return new HistoricalFit(
          statement.says(),
          statement.measure().kind(),
          verdict,
          statement.from(),
          statement.to(),
          estimate,
          low,
          high,
          statement.source().file(),
          statement.source().line());
    }
  }

  /**
   * @param most the battles that are fought at the most
   * @param error the chance of a wrong answer to one statement, above 0 and below 1
   * @param tested which of its statements are tested
   * @throws IllegalArgumentException if the scenario cannot be set up
   */
  public ExpectationRun(
      Engine engine,
      BattleProgram program,
      Batch most,
      double error,
      Predicate<ScenarioStatement> tested) {
    statements = ScenarioStatement.of(program.scenario()).stream().filter(tested).toList();
    this.engine = engine;
    this.program = program;
    this.most = most;
    this.error = error;
    setup = engine.setUp(program);
  }

  /** Adds battles to the tests, in the order of their seeds. */
  private final class Collector {
    private final GroupLosses groups = new GroupLosses(program.scenario());
    private final List<SequentialTest> tests =
        statements.stream().map(each -> new SequentialTest(each, setup, groups, error)).toList();

    synchronized void add(Outcome outcome) {
      tests.forEach(each -> each.add(outcome));
    }

    synchronized boolean enough() {
      return tests.stream().allMatch(SequentialTest::isDecided);
    }

    synchronized List<Answer> answers() {
      tests.forEach(SequentialTest::end);
      return tests.stream().map(SequentialTest::answer).toList();
    }
  }

  /**
   * Fights battles until all answers are known. The answers depend only on the seed, not on the
   * threads.
   *
   * @param progress receives the number of finished battles at intervals, from any thread
   * @param cancelled checked between units; the answers known by then are returned
   * @return answers in the order of the file; empty if there is nothing to test
   * @throws IllegalArgumentException if there are more battles than the limit of the commander
   *     {@code marshal}
   */
  public List<Answer> run(IntConsumer progress, BooleanSupplier cancelled) {
    Collector collector = new Collector();
    if (collector.tests.isEmpty()) {
      return List.of();
    }
    OrderedResults<Outcome> inOrder = new OrderedResults<>(most.first(), collector::add);
    try {
      BatchSimulation.run(
          engine,
          program,
          most,
          progress,
          () -> collector.enough() || cancelled.getAsBoolean(),
          which -> new Listener(which, inOrder));
    } catch (BatchSimulation.Cancelled e) {
      // All answers are known, or the run was cancelled.
    }
    return collector.answers();
  }

  /** Receives the result of a battle. */
  private record Listener(int which, OrderedResults<Outcome> inOrder)
      implements BatchSimulation.Witness {
    @Override
    public Outcome fight(Battle battle, BooleanSupplier cancelled) {
      Outcome outcome = battle.fight(cancelled);
      inOrder.accept(which, outcome);
      return outcome;
    }
  }
}
