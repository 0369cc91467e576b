package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;

/** How far units go, and what turns, wheels and crossings take off it. Lengths are in UD. */
public final class MoveAllowance {
  private final AdlgState table;
  private final AdlgRules rules;

  public MoveAllowance(AdlgState table) {
    this.table = table;
    rules = table.rules;
  }

  /**
   * UD of a move over ground of a going, or what is left of it where some is spent already (AR-036
   * to AR-057, AR-190, AR-D23, AR-D24).
   */
  public double over(int unit, Going going) {
    AdlgUnitType type = table.type(unit);
    String row = row(type);
    int usual = rules.number("move-" + row + "-" + word(going), 0);
    int whole =
        row.equals("hi") && going == Going.OPEN && farFromEnemy(unit)
            ? rules.number("move-hi-open-far")
            : usual;
    return Math.max(0, whole - table.spent[unit] / 100.0);
  }

  /** UD over open ground, wherever the enemy is: what makes a unit slower than another. */
  public static int pace(AdlgUnitType type, AdlgRules rules) {
    return rules.number("move-" + row(type) + "-open", 0);
  }

  private static String row(AdlgUnitType type) {
    return switch (type.branch) {
      case LIGHT_INFANTRY -> "li";
      case LIGHT_MEDIUM_INFANTRY, MEDIUM_INFANTRY -> "medium";
      case HEAVY_INFANTRY -> "hi";
      case LIGHT_HORSE -> "lh";
      case KNIGHTS -> "kn";
      case CAVALRY, DRAGOONS -> "horse";
      case WAR_WAGONS -> "wagons";
      case ARTILLERY -> type.weapon == AdlgMissile.HEAVY_ARTILLERY ? "heavy-guns" : "wagons";
      case ELEPHANTS -> "el";
      case CAMP -> "camp";
    };
  }

  private static String word(Going going) {
    return switch (going) {
      case OPEN -> "open";
      case ROUGH -> "rough";
      case DIFFICULT -> "difficult";
    };
  }

  private boolean farFromEnemy(int unit) {
    return !table.enemyWithin(unit, rules.number("move-far"));
  }

  /**
   * UD of a move that touches some ground: by the slowest of it, or along a road by that (AR-037,
   * AR-058).
   *
   * @param start where the straight part of the move begins
   * @param end where it ends
   */
  double along(int unit, ConvexPolygon path, Pose start, Pose end) {
    if (!start.equals(end)
        && start.tenths() == end.tenths()
        && table.ground.alongRoad(start, end)
        && start.equals(table.pose(unit))) {
      return over(unit, Going.OPEN) + rules.number("move-road");
    }
    return over(unit, table.ground.slowest(path));
  }

  /** UD a wheel takes: 1.5 for a right angle, so much more as the group is broad (AR-062). */
  double wheel(int tenths, double frontage) {
    return rules.length("wheel-cost") * Math.abs(tenths) / 900.0 * frontage;
  }

  /** The widest wheel of a unit in a move, in tenths of a degree (AR-060, AR-061). */
  int widestWheel(AdlgUnitType type) {
    return rules.tenths(
        type.branch == TroopCategory.WAR_WAGONS ? "wheel-most-wagons" : "wheel-most");
  }

  /** UD a quarter- or half-turn takes (AR-064 to AR-066). */
  double turn(int unit) {
    AdlgUnitType type = table.type(unit);
    if (type.branch.light()) {
      boolean again = rules.is("free_turn", "turn") && table.moves[unit] > 0;
      return again ? rules.length("turn-cost") : 0;
    }
    return rules.length(heavyToTurn(type) ? "turn-cost-heavy" : "turn-cost");
  }

  /** Unmanoeuvrable, wagons, and Deep Order (AR-065, AR-075 to AR-077). */
  static boolean heavyToTurn(AdlgUnitType type) {
    return type.has(Ability.UNMANOEUVRABLE)
        || type.branch == TroopCategory.WAR_WAGONS
        || type.deepOrder();
  }

  /** UD it takes to go through a fortification or an obstacle (AR-382, AR-383). */
  int crossing(int unit, Footprint from, Footprint to) {
    return table.ground.crossings(from, to)
        * rules.number(table.type(unit).mounted() ? "crossing-mounted" : "crossing-foot");
  }

  /** UD a unit wants to form a square or to leave it (AR-189, AR-190). */
  int square() {
    return rules.number("square-cost");
  }

  /** UD straight back from a melee: all it has but one (AR-104). */
  double disengaging(int unit) {
    Footprint here = table.footprint(unit);
    return Math.max(
        0, over(unit, table.ground.slowest(here.outline())) - rules.number("disengage-less"));
  }
}
