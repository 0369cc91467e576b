package dev.muster.rules.adlgr.rules;

import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.Set;

/** Computes the command points of a commander and the cost of his orders (AR-007 to AR-035). */
public final class CommandPoints {
  /** The kind of order. */
  enum Order {
    /** A charge at an enemy in the unit's own zone of control (AR-020). */
    SPONTANEOUS_CHARGE,
    /** An uncontrolled charge of headstrong troops (AR-021). */
    UNCONTROLLED_CHARGE,
    /** A move or a charge of a unit or a group (AR-022). */
    MOVE,
    /** To rally a unit far from all enemy (AR-352). */
    RALLY_FAR,
    /** To rally a unit near an enemy (AR-023). */
    RALLY_NEAR,
    /** To rally a unit in melee (AR-024). */
    RALLY_IN_MELEE,
    /** To form a square or to leave it (AR-025, AR-026). */
    SQUARE,
    /** To hold headstrong troops back; one of the units may also try to rally (AR-028, AR-029). */
    HOLD
  }

  /** A circumstance that makes an order more expensive. */
  enum Burden {
    /** The unit, or all of the group, is beyond the command range. */
    OUT_OF_RANGE,
    /** The move is a difficult one (AR-073 to AR-080). */
    DIFFICULT,
    /** A Deep Order battle unit moves and tries to rally (AR-364). */
    AND_RALLY,
    /** The commander's unit is in melee (AR-034). */
    COMMANDER_ENGAGED,
    /** The order is for the unit the commander is with (AR-035). */
    OWN_UNIT
  }

  private final AdlgRules rules;

  CommandPoints(AdlgRules rules) {
    this.rules = rules;
  }

  /**
   * Points thrown by a commander of a value, without the free one: half of the sum, rounded up
   * (AR-018).
   *
   * @param die 1 to 6
   * @param value 0 to 3
   */
  static int pointsForThrow(int die, int value) {
    return (die + value + 1) / 2;
  }

  /**
   * Returns the command value of a commander: that of his rank, else his own bonus (AR-007 to
   * AR-014).
   */
  public static int value(Scenario.General general, Rulebook book) {
    Rulebook.Leader rank = book.leader(general.quality());
    return rank == null || rank.value() == null ? general.bonus() : rank.value();
  }

  /** Throws the die for the points of a turn (AR-018). */
  int roll(Dice dice, int value) {
    return dice.d6(face -> pointsForThrow(face, value));
  }

  /** Returns the command points in addition to the die (AR-019). */
  int free() {
    return rules.number("free-cp");
  }

  /** Points an order costs. */
  int cost(Order order, Set<Burden> burdens) {
    int cost =
        switch (order) {
          case SPONTANEOUS_CHARGE, UNCONTROLLED_CHARGE -> 0;
          case HOLD -> rules.number("cost-hold");
          case MOVE -> rules.number("cost-move") + far(burdens) + manoeuvre(burdens);
          case SQUARE -> rules.number("cost-square") + far(burdens);
          case RALLY_FAR -> 0;
          case RALLY_NEAR -> rules.number("cost-rally-near") + far(burdens);
          case RALLY_IN_MELEE -> rules.number("cost-rally-melee") + far(burdens);
        };
    return cost + engaged(order, burdens);
  }

  private int far(Set<Burden> burdens) {
    return burdens.contains(Burden.OUT_OF_RANGE) ? rules.number("cost-out-of-range") : 0;
  }

  private int manoeuvre(Set<Burden> burdens) {
    return (burdens.contains(Burden.DIFFICULT) ? rules.number("cost-difficult") : 0)
        + (burdens.contains(Burden.AND_RALLY) ? rules.number("cost-move-and-rally") : 0);
  }

  private int engaged(Order order, Set<Burden> burdens) {
    boolean rally =
        order == Order.RALLY_FAR || order == Order.RALLY_NEAR || order == Order.RALLY_IN_MELEE;
    boolean ordered =
        order != Order.SPONTANEOUS_CHARGE
            && order != Order.UNCONTROLLED_CHARGE
            && order != Order.HOLD;
    return ordered
            && burdens.contains(Burden.COMMANDER_ENGAGED)
            && !(rally && burdens.contains(Burden.OWN_UNIT))
        ? rules.number("cost-engaged")
        : 0;
  }

  /**
   * Returns the command range in UD for units that are not light.
   *
   * @param quality a leader quality of the rulebook, such as {@code competent}; an unknown one
   *     counts as ordinary
   */
  int range(String quality) {
    return rules.number("range-" + quality, rules.number("range-ordinary"));
  }

  /**
   * Returns the command range in UD of a commander with a stated range; doubled for light troops
   * (AR-015).
   */
  static int range(int usual, AdlgUnitType unit) {
    return unit.branch.light() ? 2 * usual : usual;
  }
}
