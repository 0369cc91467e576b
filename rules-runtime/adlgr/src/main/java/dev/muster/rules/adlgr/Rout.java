package dev.muster.rules.adlgr;

/** When units are lost, whom that shakes, and who goes after them (AR-366 to AR-370, AR-D16). */
final class Rout {
  private final AdlgRules rules;

  Rout(AdlgRules rules) {
    this.rules = rules;
  }

  /** Whether a unit with so many hits is disordered (AR-D16). */
  boolean disordered(int hits) {
    return hits >= rules.disorderedFrom;
  }

  /** Whether a unit with so many hits routs: its cohesion is gone (AR-D16). */
  boolean routs(UnitType type, int hits) {
    return hits >= type.cohesion;
  }

  /**
   * Whether a battle unit routs by what each of its halves has lost: all of it from one pool, or
   * one half all of its own. As the halves never part, both go then (AR-232, AR-234).
   */
  boolean routs(UnitType type, int left, int right) {
    return apart(type)
        ? left >= cohesion(type) || right >= cohesion(type)
        : routs(type, left + right);
  }

  /** Whether each half of a type loses its own cohesion (AR-234). */
  boolean apart(UnitType type) {
    return !rules.pooled && type.battleUnit;
  }

  /** Cohesion of a type, or of each half of it where each has its own: half of it, rounded up. */
  int cohesion(UnitType type) {
    return apart(type) ? (type.cohesion + 1) / 2 : type.cohesion;
  }

  /** Whether a friend less than 1 UD behind a routed unit loses cohesion (AR-366 to AR-368). */
  static boolean shakes(UnitType routed, UnitType friend) {
    return switch (routed.branch) {
      case ARTILLERY, WAR_WAGONS, CAMP -> false;
      case LIGHT_INFANTRY -> friend.branch == Branch.LIGHT_INFANTRY;
      default -> friend.branch != Branch.CAMP;
    };
  }

  /** Whether a winner may go after an enemy that routs (AR-369). */
  static boolean mayPursue(boolean phasing, UnitType type) {
    return phasing && type.branch != Branch.CAMP;
  }

  /** Whether he must (AR-370). */
  static boolean mustPursue(boolean phasing, UnitType type) {
    return mayPursue(phasing, type) && (type.has(Ability.HEADSTRONG) || type.has(Ability.SHOCK));
  }
}
