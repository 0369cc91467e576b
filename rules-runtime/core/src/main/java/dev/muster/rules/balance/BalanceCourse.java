package dev.muster.rules.balance;

import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.luck.LuckAdjustment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Statistics of many battles of a scenario. Shares are 0 to 1; the guide defines each number.
 *
 * @param battles that were fought
 * @param value by side: mean of 1 for a win, 0.5 for a draw and 0, with its interval; adjusted for
 *     luck where that helps
 * @param luck how the value was adjusted for luck; null if no luck was counted
 * @param drawn share of drawn battles
 * @param broken battles that ended with a broken army
 * @param byCondition battles that ended with a condition of the scenario
 * @param byClock battles that ended with the last round
 * @param decidedAt the first round after which the leader wins 90 % of the battles; 0 for none
 * @param leaderWins by round: share of the battles with a leader at its end that the leader won; -1
 *     if no battle had one
 * @param leadChanges mean number of times the lead went to the other side
 * @param comebacks share of the battles with a winner who had 25 % or less after a round
 * @param suspense by round: root of the mean square by which the chances changed in it
 * @param units on the field at one time or another, in the mean
 * @param idle mean number of units that never moved and lost nothing
 * @param neverEngaged mean number of units that were on the field and had nothing to do with an
 *     enemy
 * @param diceShare share of the variance that is dice; null if no battle was analysed
 * @param groups losses of each group
 * @param lines losses of each line of the army lists
 * @param arrivals of each unit that comes later
 * @param objectives what became of each objective
 * @param points where the points came from; empty if the scenario counts none
 * @param history the historical events, and their percentiles among the battles
 */
public record BalanceCourse(
    int battles,
    List<BatchSimulation.Mean> value,
    @Nullable LuckAdjustment luck,
    double drawn,
    int broken,
    int byCondition,
    int byClock,
    int decidedAt,
    List<Double> leaderWins,
    double leadChanges,
    double comebacks,
    List<Double> suspense,
    double units,
    double idle,
    double neverEngaged,
    @Nullable Double diceShare,
    List<GroupCourse> groups,
    List<LineCourse> lines,
    List<ArrivalCourse> arrivals,
    List<ObjectiveNumbers> objectives,
    List<PointSource> points,
    List<HistoryPlace> history) {
  public BalanceCourse {
    value = List.copyOf(value);
    leaderWins = List.copyOf(leaderWins);
    suspense = List.copyOf(suspense);
    groups = List.copyOf(groups);
    lines = List.copyOf(lines);
    arrivals = List.copyOf(arrivals);
    objectives = List.copyOf(objectives);
    points = List.copyOf(points);
    history = List.copyOf(history);
  }

  /**
   * A group.
   *
   * @param units it has
   * @param lost mean share of its strength that it loses
   * @param firstHalved share of the battles in which it was the first to lose half of its strength
   * @param idle mean number of its units that never moved and lost nothing
   * @param neverEngaged mean number of its units on the field that had nothing to do with an enemy
   */
  public record GroupCourse(
      String side,
      String group,
      int units,
      double lost,
      double firstHalved,
      double idle,
      double neverEngaged) {}

  /**
   * A line of an army list.
   *
   * @param units of it that are deployed
   * @param lost mean share of their strength that they lose
   */
  public record LineCourse(String side, String line, int units, double lost) {}

  /**
   * A unit that arrives later.
   *
   * @param planned the first round in which it can arrive
   * @param came share of the battles in which it arrived
   * @param round mean round of arrival; 0 if it never arrived
   * @param with share of the decided battles that its side won, of those in which it arrived by its
   *     mean round
   * @param without the same for battles in which it arrived later or never; both are -1 if no such
   *     battle was decided
   */
  public record ArrivalCourse(
      String side,
      String unit,
      int planned,
      double came,
      double round,
      double with,
      double without) {}

  /**
   * An objective.
   *
   * @param objective its label, or its name
   * @param taken mean number of times per battle that a side held it at the end of a round and not
   *     at the end of the round before
   * @param held by side: share of the battles at whose end it held the objective
   */
  public record ObjectiveNumbers(String objective, double taken, List<Double> held) {
    public ObjectiveNumbers {
      held = List.copyOf(held);
    }

    /** Returns whether no side held it at the end of any battle, or took it. */
    public boolean untouched() {
      return taken == 0 && held.stream().allMatch(each -> each == 0);
    }
  }

  /**
   * Something that gives points at the end of a battle.
   *
   * @param source an objective, {@code enemy broken}, {@code enemy losses} or an event
   * @param mean by side: mean points per battle
   */
  public record PointSource(String source, List<Double> mean) {
    public PointSource {
      mean = List.copyOf(mean);
    }
  }

  /**
   * A historical event, compared with the battles.
   *
   * @param what such as {@code losses of Royal}
   * @param told in percent
   * @param mean of the battles, in percent
   * @param percentile share of the battles with a lower number, plus half of those with the same,
   *     in percent
   */
  public record HistoryPlace(String what, double told, double mean, double percentile) {}
}
