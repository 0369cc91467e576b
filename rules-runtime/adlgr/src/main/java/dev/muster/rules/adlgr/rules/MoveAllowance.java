package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Computes how far units may move, and what turns, wheels and crossings cost. Lengths are in UD.
 */
public final class MoveAllowance {
  private static final Going[] GOINGS = Going.values();

  private final AdlgState table;
  private final AdlgRules rules;

  /** By unit and going: allowance of a move in UD, regardless of the enemy. */
  private final int[] usual;

  // by unit: whether the enemy is far, and when that was found
  private final boolean[] farFromEnemy;
  private final int[] knownAt;

  private final int heavyInfantryFar;
  private final int far;
  private final int byRoad;
  private final double rightAngle;
  private final int widest;
  private final int widestOfWagons;

  public MoveAllowance(AdlgState table) {
    this.table = table;
    rules = table.rules;
    usual = new int[table.units * GOINGS.length];
    for (int unit = 0; unit < table.units; unit++) {
      for (Going each : GOINGS) {
        usual[unit * GOINGS.length + each.ordinal()] = usual(table.type(unit), each, rules);
      }
    }
    farFromEnemy = new boolean[table.units];
    knownAt = new int[table.units];
    Arrays.fill(knownAt, -1);
    heavyInfantryFar = rules.number(FARTHER);
    far = rules.number("move-far");
    rightAngle = rules.length("wheel-cost");
    widest = rules.tenths("wheel-most");
    widestOfWagons = rules.tenths("wheel-most-wagons");
    byRoad = rules.number("move-road");
  }

  private static int usual(AdlgUnitType type, Going going, AdlgRules rules) {
    return rules.number(key(type, going), 0);
  }

  /** Key of the rulebook number for the move distance over a going. */
  private static String key(AdlgUnitType type, Going going) {
    return "move-" + row(type) + "-" + word(going);
  }

  /**
   * Returns the move allowance in UD over terrain of a kind, minus what is already spent (AR-036 to
   * AR-057, AR-190, AR-D23, AR-D24).
   */
  public double over(int unit, Going going) {
    int whole =
        goesFarther(unit, going) ? heavyInfantryFar : usual[unit * GOINGS.length + going.ordinal()];
    return Math.max(0, whole - table.spent[unit] / 100.0);
  }

  /** Whether heavy infantry has the longer move of open ground (AR-057). */
  private boolean goesFarther(int unit, Going going) {
    return going == Going.OPEN
        && table.type(unit).branch == TroopCategory.HEAVY_INFANTRY
        && farFromEnemy(unit);
  }

  /** Allowance in UD over open ground regardless of the enemy; it decides which unit is slower. */
  public static int pace(AdlgUnitType type, AdlgRules rules) {
    return rules.number(key(type, Going.OPEN), 0);
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
    if (knownAt[unit] != table.placings()) {
      farFromEnemy[unit] = !table.enemyWithin(unit, far);
      knownAt[unit] = table.placings();
    }
    return farFromEnemy[unit];
  }

  /**
   * Returns the move allowance in UD over a path: by its slowest ground, or by road (AR-037,
   * AR-058).
   *
   * @param sweep the ground it sweeps over
   * @param start where the straight part of the move begins
   * @param end where it ends
   */
  double along(int unit, MoveSweep sweep, Pose start, Pose end) {
    if (isByRoad(unit, start, end)) {
      return over(unit, Going.OPEN) + byRoad;
    }
    return along(unit, sweep);
  }

  /** UD of a move by the slowest ground it touches. */
  double along(int unit, MoveSweep sweep) {
    return over(unit, slowest(unit, sweep));
  }

  /** Returns the kind of terrain in a sweep over which a unit moves least far. */
  private Going slowest(int unit, MoveSweep sweep) {
    if (sweep.open) {
      return Going.OPEN;
    }
    int met = 0;
    for (ConvexPolygon each : sweep.pieces()) {
      met |= 1 << table.ground.slowest(each).ordinal();
    }
    Going found = Going.OPEN;
    double least = Double.POSITIVE_INFINITY;
    for (Going each : GOINGS) {
      if ((met & 1 << each.ordinal()) != 0 && over(unit, each) < least) {
        found = each;
        least = over(unit, each);
      }
    }
    return found;
  }

  /**
   * Returns the ledger rows for the length of a move: for its going, for the road, and for a square
   * that the unit has formed or left.
   *
   * @param start where the straight part of the move begins
   * @param end where it ends
   */
  List<String> rows(int unit, MoveSweep sweep, Pose start, Pose end) {
    boolean road = isByRoad(unit, start, end);
    Going going = road ? Going.OPEN : slowest(unit, sweep);
    List<String> rows = new ArrayList<>(rows(unit, going));
    if (road) {
      rows.addAll(rules.rows("move-road"));
    }
    if (table.spent[unit] > 0) {
      rows.addAll(rules.rows("square-cost"));
    }
    return rows;
  }

  private List<String> rows(int unit, Going going) {
    AdlgUnitType type = table.type(unit);
    List<String> rows = rules.rows(goesFarther(unit, going) ? FARTHER : key(type, going));
    if (!rows.isEmpty()) {
      return rows;
    }
    // a going without a number is impassable
    return switch (type.branch) {
      case ARTILLERY, WAR_WAGONS ->
          type.weapon == AdlgMissile.HEAVY_ARTILLERY ? List.of("AR-D24") : List.of("AR-056");
      default -> List.of("AR-036", "AR-056");
    };
  }

  private static final String FARTHER = "move-hi-open-far";

  /** Returns the ledger rows of the costs of a move in addition to its straight part. */
  List<String> costRows(int unit, Manoeuvre course) {
    List<String> rows = new ArrayList<>();
    if (course.wheel() != 0) {
      rows.addAll(rules.rows("wheel-cost"));
    }
    if (course.turn() != 0) {
      rows.add(
          table.type(unit).branch.light()
              ? "AR-066"
              : heavyToTurn(table.type(unit)) ? "AR-065" : "AR-064");
    }
    return rows;
  }

  /** Returns the ledger row of the cost of crossing works. */
  String crossingRow(int unit) {
    return table.type(unit).mounted() ? "AR-383" : "AR-382";
  }

  /**
   * Returns the longest possible move in UD without a road, regardless of the ground it crosses.
   */
  double mostByGround(int unit) {
    double most = 0;
    for (Going each : GOINGS) {
      most = Math.max(most, over(unit, each));
    }
    return most;
  }

  /**
   * Returns the longest such move in UD, but at least the distance to the farthest enemy that
   * affects it.
   */
  double mostOrHeeded(int unit) {
    return Math.max(mostByGround(unit), far);
  }

  /**
   * Returns the longest possible move in UD regardless of the ground it crosses, including a road.
   */
  double most(int unit) {
    double most = mostByGround(unit);
    return table.ground.hasRoads() ? Math.max(most, over(unit, Going.OPEN) + byRoad) : most;
  }

  private boolean isByRoad(int unit, Pose start, Pose end) {
    return !start.equals(end)
        && start.tenths() == end.tenths()
        && start.equals(table.footprint(unit).at())
        && table.ground.alongRoad(start, end);
  }

  /**
   * Cost of a wheel in UD: 1.5 for a right angle, in proportion to the breadth of the group
   * (AR-062).
   */
  double wheel(int tenths, double frontage) {
    return rightAngle * Math.abs(tenths) / 900.0 * frontage;
  }

  /** The widest wheel of a unit in a move, in tenths of a degree (AR-060, AR-061). */
  int widestWheel(AdlgUnitType type) {
    return type.branch == TroopCategory.WAR_WAGONS ? widestOfWagons : widest;
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

  /** Cost in UD to form or leave a square (AR-189, AR-190). */
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
