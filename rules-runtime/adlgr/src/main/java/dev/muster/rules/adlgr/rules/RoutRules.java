package dev.muster.rules.adlgr.rules;

/** Loss of units, its effect on friends, and pursuit (AR-366 to AR-370, AR-D16). */
public final class RoutRules {
  private final AdlgRules rules;

  public RoutRules(AdlgRules rules) {
    this.rules = rules;
  }

  /** Whether a unit with that number of hits routs: its cohesion is used up (AR-D16). */
  boolean routs(AdlgUnitType type, int hits) {
    return hits >= type.cohesion;
  }

  /**
   * Whether a battle unit routs from the losses of its halves: either the shared pool is used up,
   * or one half's own. The halves never separate, so both rout together (AR-232, AR-234).
   */
  boolean routs(AdlgUnitType type, int left, int right) {
    return apart(type)
        ? left >= cohesion(type) || right >= cohesion(type)
        : routs(type, left + right);
  }

  /** Whether each half of a type loses its own cohesion (AR-234). */
  public boolean apart(AdlgUnitType type) {
    return !rules.pooled && type.battleUnit;
  }

  /** Returns the cohesion of a type; half of it, rounded up, if each half has its own. */
  public int cohesion(AdlgUnitType type) {
    return apart(type) ? (type.cohesion + 1) / 2 : type.cohesion;
  }

  /** Whether a friend less than 1 UD behind a routed unit loses cohesion (AR-366 to AR-368). */
  static boolean shakes(AdlgUnitType routed, AdlgUnitType friend) {
    return switch (routed.branch) {
      case ARTILLERY, WAR_WAGONS, CAMP -> false;
      case LIGHT_INFANTRY -> friend.branch == TroopCategory.LIGHT_INFANTRY;
      default -> friend.branch != TroopCategory.CAMP;
    };
  }

  /** Whether a winner may go after an enemy that routs (AR-369). */
  static boolean mayPursue(boolean phasing, AdlgUnitType type) {
    return phasing && type.branch != TroopCategory.CAMP;
  }

  /** Whether he must (AR-370). */
  static boolean mustPursue(boolean phasing, AdlgUnitType type) {
    return mayPursue(phasing, type) && (type.has(Ability.HEADSTRONG) || type.has(Ability.SHOCK));
  }
}
