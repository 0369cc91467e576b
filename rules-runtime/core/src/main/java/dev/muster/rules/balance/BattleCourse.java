package dev.muster.rules.balance;

import dev.muster.rules.battle.Outcome;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The course of one of many battles. Units are numbered as in the scenario: side by side, group by
 * group.
 *
 * @param start value of the first side before the battle, 0 to 1
 * @param values the same at the end of each round, the last one the result
 * @param moved units that changed their place on the field
 * @param seen units that were on the field
 * @param engaged units that an event names together with an enemy, or that lost strength; null if
 *     events were not observed
 * @param arrivals by unit: the round in which it came, 0 for one that was there from the start, -1
 *     for never
 * @param firstHalved the group that was the first to lose half of its strength, -1 for none
 * @param objectives what became of the objectives and the points
 * @param luck of the throws, as {@link dev.muster.rules.luck.BattleLuck#sums}; empty if it was not
 *     counted
 */
public record BattleCourse(
    Outcome outcome,
    double start,
    List<Double> values,
    BitSet moved,
    BitSet seen,
    @Nullable BitSet engaged,
    List<Integer> arrivals,
    int firstHalved,
    ObjectiveCourse objectives,
    List<Long> luck) {
  public BattleCourse {
    luck = List.copyOf(luck);
    values = List.copyOf(values);
    arrivals = List.copyOf(arrivals);
  }

  /** A battle whose luck was not counted. */
  public BattleCourse(
      Outcome outcome,
      double start,
      List<Double> values,
      BitSet moved,
      BitSet seen,
      @Nullable BitSet engaged,
      List<Integer> arrivals,
      int firstHalved,
      ObjectiveCourse objectives) {
    this(
        outcome, start, values, moved, seen, engaged, arrivals, firstHalved, objectives, List.of());
  }

  /** The kind of end of a battle. */
  public enum Ending {
    /** An army broke. */
    BROKEN,
    /** A condition of the scenario was met before the last round was over. */
    CONDITION,
    /** The last round was over. */
    CLOCK
  }

  /**
   * Returns how the battle ended.
   *
   * @param roundLimit the last round that is played
   */
  public Ending ending(int roundLimit) {
    if (outcome.sides().stream().anyMatch(Outcome.SideAccount::broken)) {
      return Ending.BROKEN;
    }
    return outcome.rounds() < roundLimit ? Ending.CONDITION : Ending.CLOCK;
  }

  /** The result for the first side: 2 for a win, 1 for a draw, 0. */
  int score() {
    return outcome.winner() < 0 ? 1 : outcome.winner() == 0 ? 2 : 0;
  }
}
