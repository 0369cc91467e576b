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
import dev.muster.rules.odds.OrderOdds;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
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
   * @param verdict open where the battles were too few, or the odds left out too much
   * @param estimate percent or rounds, as the statement
   * @param low lower end of the interval at the last look, with the error of that look; for odds,
   *     the chance of all ends that were played
   * @param high upper end; for odds, with all that were left out
   * @param battles after which it was decided, or all; 0 for odds
   */
  public record Answer(
      ScenarioStatement statement,
      HistoricalFit.Verdict verdict,
      double estimate,
      double low,
      double high,
      int battles) {

    /** Returns what was found, for the user, such as {@code it is 17.6 %, exactly}. */
    public String found() {
      String sign = statement.measure().kind().sign();
      if (statement.isAboutBattles()) {
        return String.format(
            Locale.ROOT,
            "it is %.1f%s (%.1f to %.1f) after %d %s",
            estimate,
            sign,
            low,
            high,
            battles,
            battles == 1 ? "battle" : "battles");
      }
      return low == high
          ? String.format(Locale.ROOT, "it is %.1f%s, exactly", low, sign)
          : String.format(
              Locale.ROOT,
              "it is %.1f to %.1f%s; there are more ways for the dice to fall than were played",
              low,
              high,
              sign);
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
        statements.stream()
            .filter(ScenarioStatement::isAboutBattles)
            .map(each -> new SequentialTest(each, setup, groups, error))
            .toList();

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
   * Works out the odds, and fights battles until all other answers are known. The answers depend
   * only on the seed, not on the threads.
   *
   * @param progress receives the number of finished battles at intervals, from any thread
   * @param cancelled checked between units; the answers known by then are returned
   * @return answers in the order of the file; empty if there is nothing to test
   * @throws IllegalArgumentException if there are more battles than the limit of the commander
   *     {@code marshal}, or the odds are of an order that is not legal
   */
  public List<Answer> run(IntConsumer progress, BooleanSupplier cancelled) {
    Iterator<Answer> ofBattles = fight(progress, cancelled).iterator();
    List<Answer> all = new ArrayList<>();
    for (ScenarioStatement each : statements) {
      all.add(
          each.isAboutBattles()
              ? ofBattles.next()
              : OddsAnswer.of(program, each, OrderOdds.USUAL_BUDGET));
    }
    return all;
  }

  private List<Answer> fight(IntConsumer progress, BooleanSupplier cancelled) {
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
