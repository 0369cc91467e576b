package dev.muster.rules.batch;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Sums of the results of battles of a scenario. */
public final class ResultSums {
  private final ExactSums<ResultSum> sums;
  private final GroupLosses groups;

  /** No battles of a scenario yet. */
  public ResultSums(Scenario scenario) {
    this(scenario, new ExactSums<>(ResultSum.class));
  }

  /**
   * @param sums of some battles; more are added to them
   */
  public ResultSums(Scenario scenario, ExactSums<ResultSum> sums) {
    this.sums = sums;
    groups = new GroupLosses(scenario);
  }

  /** The sums so far. */
  public ExactSums<ResultSum> sums() {
    return sums;
  }

  /** Battles so far. */
  public int battles() {
    return Math.toIntExact(sums.get(ResultSum.BATTLES));
  }

  /**
   * Adds a battle.
   *
   * @param opening of its program
   */
  public void add(Outcome outcome, BattleSetup opening) {
    sums.add(ResultSum.BATTLES, 1);
    sums.add(ResultSum.WINS, outcome.winner() + 1, 1);
    sums.add(ResultSum.ROUNDS, 0, outcome.rounds());
    sums.add(ResultSum.ROUNDS, 1, square(outcome.rounds()));
    for (int side = 0; side < 2; side++) {
      Outcome.SideAccount account = outcome.sides().get(side);
      int strength = opening.strengths()[side] - account.strength();
      sums.add(ResultSum.BROKEN, side, account.broken() ? 1 : 0);
      sums.add(ResultSum.LOST, side, account.lost());
      sums.add(ResultSum.LOST_SQUARED, side, square(account.lost()));
      sums.add(ResultSum.STRENGTH, side, strength);
      sums.add(ResultSum.STRENGTH_SQUARED, side, square(strength));
    }
    List<Boolean> expected = outcome.expected();
    for (int i = 0; expected != null && i < expected.size(); i++) {
      sums.add(ResultSum.CONDITIONS, i, expected.get(i) ? 1 : 0);
    }
    addGroups(outcome);
  }

  private void addGroups(Outcome outcome) {
    for (int i = 0; i < groups.count(); i++) {
      int lost = groups.lost(outcome, i);
      sums.add(ResultSum.GROUP, i, lost);
      sums.add(ResultSum.GROUP_SQUARED, i, square(lost));
      sums.add(ResultSum.GROUP_WHOLE, i, groups.whole(outcome, i));
    }
  }

  private static long square(int number) {
    return (long) number * number;
  }

  /**
   * The report of the battles, of which there is at least one.
   *
   * @throws IllegalArgumentException if the sums can be of no battles; those of a file may
   */
  public BatchSimulation.Report report(Engine engine, BattleProgram program, BattleSetup opening) {
    int n = battles();
    int[] totals = opening.breakPoints();
    int[] strengths = opening.strengths();
    return new BatchSimulation.Report(
        engine.reportVocabulary(),
        n,
        program.scenario().sides().stream().map(side -> side.name()).toList(),
        List.of(count(ResultSum.WINS, 1), count(ResultSum.WINS, 2)),
        count(ResultSum.WINS, 0),
        List.of(count(ResultSum.BROKEN, 0), count(ResultSum.BROKEN, 1)),
        (double) sums.get(ResultSum.ROUNDS, 0) / n,
        List.of(lost(0, totals[0]), lost(1, totals[1])),
        List.of(share(ResultSum.WINS, 1), share(ResultSum.WINS, 2)),
        share(ResultSum.WINS, 0),
        List.of(share(ResultSum.BROKEN, 0), share(ResultSum.BROKEN, 1)),
        BatchSimulation.Mean.of(
            sums.get(ResultSum.ROUNDS, 0),
            sums.get(ResultSum.ROUNDS, 1),
            n,
            1,
            opening.roundLimit()),
        List.of(
            mean(ResultSum.LOST, ResultSum.LOST_SQUARED, 0, totals[0]),
            mean(ResultSum.LOST, ResultSum.LOST_SQUARED, 1, totals[1])),
        List.of(
            mean(ResultSum.STRENGTH, ResultSum.STRENGTH_SQUARED, 0, strengths[0]),
            mean(ResultSum.STRENGTH, ResultSum.STRENGTH_SQUARED, 1, strengths[1])),
        conditions(program.scenario()),
        IntStream.range(0, groups.count()).mapToObj(this::group).toList());
  }

  /** All battles begin with the same strength, so it is the mean of what they began with. */
  private BatchSimulation.Mean group(int index) {
    int whole = (int) (sums.get(ResultSum.GROUP_WHOLE, index) / battles());
    return mean(ResultSum.GROUP, ResultSum.GROUP_SQUARED, index, whole);
  }

  private int count(ResultSum row, int index) {
    return (int) sums.get(row, index);
  }

  private BatchSimulation.Share share(ResultSum row, int index) {
    return BatchSimulation.Share.of(count(row, index), battles());
  }

  private double lost(int side, int total) {
    return total == 0 ? 0 : (double) sums.get(ResultSum.LOST, side) / total / battles();
  }

  private BatchSimulation.Mean mean(ResultSum row, ResultSum squares, int side, int whole) {
    return BatchSimulation.Mean.of(
            sums.get(row, side), sums.get(squares, side), battles(), 0, whole)
        .dividedBy(whole);
  }

  /** Returns how often each condition with an expectation is true, in the order of the scenario. */
  private List<BatchSimulation.Share> conditions(Scenario scenario) {
    List<BatchSimulation.Share> all = new ArrayList<>();
    for (Scenario.Expectation each : scenario.expectations()) {
      if (each.condition() != null) {
        all.add(share(ResultSum.CONDITIONS, all.size()));
      }
    }
    return all;
  }
}
