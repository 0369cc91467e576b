package dev.muster.rules.balance;

import dev.muster.rules.analysis.RoundValues;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.ExactSums;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.luck.LuckSum;
import dev.muster.rules.luck.LuckTally;
import dev.muster.rules.model.Scenario;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/** Adds battles of a scenario up. The same battles in any order have the same numbers. */
public final class BalanceTally {
  /** A winner whose value was at most this has made a comeback. */
  static final double BEHIND = 0.25;

  /** Who can hold an objective: neither side, the first, the second. */
  static final int HOLDERS = 3;

  private static final int PERCENT = 100;

  private final Scenario scenario;
  private final int roundLimit;
  private final ScenarioUnits units;
  private final List<Integer> arriving;
  private final ExactSums<CourseSum> sums;
  private final LuckTally luck;

  /**
   * No battles yet.
   *
   * @param roundLimit the last round that is played
   */
  public BalanceTally(Scenario scenario, int roundLimit) {
    this(scenario, roundLimit, new ExactSums<>(CourseSum.class), new ExactSums<>(LuckSum.class));
  }

  /**
   * @param roundLimit the last round that is played
   * @param sums of some battles; more are added to them
   * @param luck the sums of their luck
   */
  public BalanceTally(
      Scenario scenario, int roundLimit, ExactSums<CourseSum> sums, ExactSums<LuckSum> luck) {
    this.scenario = scenario;
    this.roundLimit = roundLimit;
    this.sums = sums;
    this.luck = new LuckTally(luck);
    units = new ScenarioUnits(scenario);
    arriving = units.arriving();
  }

  /** Returns the sums so far. */
  public ExactSums<CourseSum> sums() {
    return sums;
  }

  /** Returns the sums of luck so far. */
  public ExactSums<LuckSum> luck() {
    return luck.sums();
  }

  /** Numbers of the units by their names. */
  Map<String, Integer> unitNumbers() {
    return units.numbers();
  }

  /** Returns the number of battles so far. */
  int battles() {
    return Math.toIntExact(sums.get(CourseSum.BATTLES));
  }

  /** The mean result of a side, with its interval. */
  public BatchSimulation.Mean value(int side) {
    return new CourseStatistics(scenario, sums, luck.sums()).value(side);
  }

  /** The numbers. */
  public BalanceCourse course() {
    return new CourseStatistics(scenario, sums, luck.sums()).course();
  }

  /** Adds a battle. */
  public void add(BattleCourse battle) {
    sums.add(CourseSum.BATTLES, 1);
    sums.add(CourseSum.SCORE, 0, battle.score());
    sums.add(CourseSum.SCORE, 1, (long) battle.score() * battle.score());
    sums.add(CourseSum.DRAWN, battle.score() == 1 ? 1 : 0);
    sums.add(CourseSum.ENDINGS, battle.ending(roundLimit).ordinal(), 1);
    sums.add(CourseSum.LEAD_CHANGES, RoundValues.leadChanges(battle.values()));
    sums.add(CourseSum.COMEBACKS, isComeback(battle) ? 1 : 0);
    if (!battle.luck().isEmpty()) {
      luck.add(battle.score(), battle.luck().stream().mapToLong(Long::longValue).toArray());
    }
    addRounds(battle);
    addUnits(battle);
    if (battle.firstHalved() >= 0) {
      sums.add(CourseSum.FIRST_HALVED, battle.firstHalved(), 1);
    }
    for (int i = 0; i < arriving.size(); i++) {
      addArrival(battle, i);
    }
    addObjectives(battle.objectives());
    Scenario.History history = scenario.history();
    for (int i = 0; history != null && i < history.losses().size(); i++) {
      addHistory(battle, i, history.losses().get(i));
    }
  }

  private static boolean isComeback(BattleCourse battle) {
    int winner = battle.outcome().winner();
    List<Double> before = battle.values().subList(0, battle.values().size() - 1);
    return winner >= 0 && RoundValues.lowest(before, winner) <= BEHIND;
  }

  private void addRounds(BattleCourse battle) {
    double before = battle.start();
    int winner = battle.outcome().winner();
    int last = battle.values().size() - 1;
    for (int round = 0; round <= last; round++) {
      double value = battle.values().get(round);
      int leader = RoundValues.leader(value);
      sums.add(CourseSum.HAD, round, 1);
      sums.add(CourseSum.LED, round, leader >= 0 ? 1 : 0);
      sums.add(CourseSum.LED_AND_WON, round, leader >= 0 && winner == leader ? 1 : 0);
      sums.add(CourseSum.CHANGES, round, FixedPoint.of((value - before) * (value - before)));
      before = value;
    }
    sums.add(CourseSum.DECIDED_IN, last, winner >= 0 ? 1 : 0);
  }

  private void addUnits(BattleCourse battle) {
    BitSet engaged = battle.engaged();
    sums.add(CourseSum.SEEN, battle.seen().cardinality());
    sums.add(CourseSum.WATCHED, engaged == null ? 0 : 1);
    for (int i = 0; i < units.all().size(); i++) {
      ScenarioUnits.Unit unit = units.all().get(i);
      Outcome.StandAccount account =
          battle.outcome().sides().get(unit.side()).stands().get(unit.place());
      int lost = account.startSp() - account.endSp();
      boolean seen = battle.seen().get(i);
      sums.add(CourseSum.LOST, i, lost);
      sums.add(CourseSum.FULL, i, account.startSp());
      sums.add(CourseSum.IDLE, i, seen && !battle.moved().get(i) && lost == 0 ? 1 : 0);
      sums.add(CourseSum.NEVER_ENGAGED, i, engaged != null && seen && !engaged.get(i) ? 1 : 0);
    }
  }

  private void addArrival(BattleCourse battle, int which) {
    int unit = arriving.get(which);
    int winner = battle.outcome().winner();
    int index = arrivalIndex(which, battle.arrivals().get(unit), arriving.size());
    sums.add(CourseSum.ARRIVED, index, 1);
    sums.add(CourseSum.ARRIVED_DECIDED, index, winner >= 0 ? 1 : 0);
    sums.add(CourseSum.ARRIVED_WON, index, winner == units.all().get(unit).side() ? 1 : 0);
  }

  private void addObjectives(ObjectiveCourse objectives) {
    for (int i = 0; i < objectives.taken().size(); i++) {
      sums.add(CourseSum.TAKEN, i, objectives.taken().get(i));
      sums.add(CourseSum.HELD, HOLDERS * i + 1 + objectives.end().holders().get(i), 1);
    }
    for (int side = 0; side < objectives.end().points().size(); side++) {
      List<Integer> points = objectives.end().points().get(side);
      for (int source = 0; source < points.size(); source++) {
        sums.add(CourseSum.POINTS, 2 * source + side, points.get(source));
      }
    }
  }

  /**
   * Place of a round of an arriving unit in the rows of arrivals.
   *
   * @param round -1 for never
   * @param of arriving units there are
   */
  static int arrivalIndex(int which, int round, int of) {
    return (round + 1) * of + which;
  }

  private void addHistory(BattleCourse battle, int which, Scenario.HistoricalLosses told) {
    long full = 0;
    long left = 0;
    int side = scenario.sideIndex(told.side());
    for (Outcome.StandAccount each : battle.outcome().sides().get(side).stands()) {
      full += each.startSp();
      left += each.endSp();
    }
    // a share of full is compared with the middle of low and high, in whole numbers
    int order = Long.compare(2 * PERCENT * (full - left), (told.low() + told.high()) * full);
    sums.add(CourseSum.HISTORY_BELOW, which, order < 0 ? 1 : 0);
    sums.add(CourseSum.HISTORY_SAME, which, order == 0 ? 1 : 0);
    sums.add(CourseSum.HISTORY_LOST, which, full - left);
    sums.add(CourseSum.HISTORY_FULL, which, full);
  }
}
