package dev.muster.rules.battle;

import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A snapshot of the places in a battle, for drawing it.
 *
 * @param units in the order of the scenario: side by side, group by group
 * @param leaders a General or commander for each group, in the order of the groups
 * @param lost by side: its losses that count towards breaking, such as Break Points or units
 * @param breaksAt by side: the loss that breaks it
 * @param happened names of the scenario's events that have happened, in their order
 */
public record BattlePosition(
    List<Unit> units,
    List<Leader> leaders,
    List<Integer> lost,
    List<Integer> breaksAt,
    List<String> happened) {
  /** The position of a game that cannot be drawn. */
  public static final BattlePosition NONE =
      new BattlePosition(List.of(), List.of(), List.of(), List.of());

  /** A position before any event of its scenario. */
  public BattlePosition(
      List<Unit> units, List<Leader> leaders, List<Integer> lost, List<Integer> breaksAt) {
    this(units, leaders, lost, breaksAt, List.of());
  }

  public BattlePosition {
    units = List.copyOf(units);
    leaders = List.copyOf(leaders);
    lost = List.copyOf(lost);
    breaksAt = List.copyOf(breaksAt);
    happened = List.copyOf(happened);
  }

  /**
   * A unit.
   *
   * @param side from 0
   * @param group index over the groups of all sides, from 0
   * @param name name as in the events
   * @param at null if it is not on the field
   * @param facing null if it is not on the field
   * @param strength remaining SP, hits or cohesion, 0 or more
   * @param full the strength at the start
   * @param marks the rulebook's words for its states, such as {@code disordered}
   */
  public record Unit(
      int side,
      int group,
      String name,
      @Nullable Place at,
      @Nullable Heading facing,
      int strength,
      int full,
      List<String> marks) {
    public Unit {
      marks = List.copyOf(marks);
    }
  }

  /**
   * A General.
   *
   * @param at null if he is not on the field, or attached to a unit
   * @param with the unit he is attached to; null if none
   * @param lost whether he is dead or captured
   */
  public record Leader(int group, @Nullable Place at, @Nullable String with, boolean lost) {}
}
