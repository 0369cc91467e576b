package dev.muster.rules.snaphance.commander;

import dev.muster.rules.model.Plan;
import dev.muster.rules.snaphance.rules.MoveList;
import dev.muster.rules.snaphance.rules.RangedFire;
import dev.muster.rules.snaphance.rules.SnaphanceSight;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.StandType;
import dev.muster.rules.snaphance.rules.ZoneOfControl;

/** Scores a place for a stand, and thus a move to it. */
final class PlaceScore {
  /** Hexes within which a group that holds its ground still attacks an enemy. */
  private static final int SALLY = 4;

  /** More than the rounding of a score: a limit counts only if it is lower by this. */
  private static final double ROUNDING = 1e-9;

  /** Share of the concern for its flank that a stand keeps while it follows a plan. */
  private static final double LED = 0.4;

  private final EvaluationContext seen;
  private final SnaphanceState table;
  private final SnaphanceSight sight;
  private final ReinforcementEntries entries;
  private final MeleeScore melee;
  private final ProspectScore prospects;
  private final OpenWays ways;
  private final ObjectiveScore objectives;

  // the deciding stand's score at its current place
  private double here;
  private int facesHere;
  private double dangerHere;
  private int coveredHere;
  private int viewHere;

  /** The most that a facing adds to the score of a place. */
  private double bestFacing;

  private double wanted;
  private double exposure;
  private double march;
  private double drawn;
  private double marches;
  private int nearHere;

  /**
   * For a spent stand the distance from the enemy of the farthest fresh stand of its group;
   * otherwise 0.
   */
  private int relief;

  /** Whether the plan of its group sets its place. */
  private boolean led;

  /** Number of the current question; results with another number are out of date. */
  private int question;

  private final int[] foundFor;

  private final int[] viewedFor;

  /** By hex: the facings in which the deciding gun would have an enemy before it. */
  private final byte[] views;

  /** Score of a hex for the deciding stand, regardless of facing. */
  private final double[] found;

  private final int[] limitedFor;

  /** By hex: a value that its score is not above. */
  private final double[] limits;

  /** By hex: its score without prospects and what is added after them. */
  private final double[] bare;

  private boolean fights;

  /** Whether its way around friends and closed ground counts, and not the straight distance. */
  private boolean roams;

  PlaceScore(EvaluationContext seen, MeleeScore melee) {
    this.seen = seen;
    this.melee = melee;
    table = seen.table;
    sight = new SnaphanceSight(table);
    entries = new ReinforcementEntries(table);
    prospects = new ProspectScore(seen, melee);
    ways = new OpenWays(seen);
    objectives = new ObjectiveScore(table);
    foundFor = new int[table.grid.size()];
    found = new double[table.grid.size()];
    limitedFor = new int[table.grid.size()];
    limits = new double[table.grid.size()];
    bare = new double[table.grid.size()];
    viewedFor = new int[table.grid.size()];
    views = new byte[table.grid.size()];
  }

  /** Looks at the place a stand is at. */
  void setOrigin(int stand, int hex) {
    question++;
    melee.reset();
    wanted = wanted(stand);
    led = seen.plans.directs(stand, seen.foes);
    boolean marching = table.marches[table.group[stand]];
    marches = marching && !led ? seen.weight(SnaphanceWeight.AIM_MARCH) : 0;
    drawn = seen.weight(SnaphanceWeight.AIM_NEARER);
    march = marches(stand) ? seen.weight(SnaphanceWeight.FOOT_MARCH) : 0;
    exposure = seen.weight(SnaphanceWeight.SPENT_REACHED) * seen.spent(stand);
    fights = table.type[stand].combat && !table.type[stand].artillery;
    prospects.setOrigin(
        stand,
        hex,
        fights && !led ? seen.caution * seen.weight(SnaphanceWeight.BITTEN) : 0,
        fights && !led ? seen.weight(SnaphanceWeight.PREY) * (1 - seen.spent(stand)) : 0);
    relief = StandCondition.spent(table, stand) ? farthestFresh(stand) : 0;
    nearHere = seen.enemyDistance(hex);
    roams = false;
    if (fights) {
      ways.look(stand, led);
      roams = ways.known();
    }
    here = inHex(stand, hex);
    facesHere = faces(hex, table.facing[stand]);
    coveredHere = covered(stand, hex, table.facing[stand]);
    dangerHere = seen.danger(stand, hex, table.facing[stand]);
    viewHere = table.type[stand].artillery && inView(stand, hex, table.facing[stand]) ? 1 : 0;
    bestFacing = bestFacing(stand);
  }

  private double bestFacing(int stand) {
    double best = greater(SnaphanceWeight.FACING, -1 - facesHere, 1 - facesHere);
    best += greater(SnaphanceWeight.LINE, -coveredHere, 2 - coveredHere);
    double exposed = (led ? LED : 1) * seen.weight(SnaphanceWeight.EXPOSED);
    best += exposed >= 0 && seen.caution >= 0 ? exposed * dangerHere : Double.POSITIVE_INFINITY;
    return table.type[stand].artillery
        ? best
            + greater(SnaphanceWeight.VIEW, -viewHere, 1 - viewHere)
            + Math.max(0, -seen.weight(SnaphanceWeight.LIMBER))
        : best - seen.weight(SnaphanceWeight.STILL);
  }

  private double greater(SnaphanceWeight weight, int least, int most) {
    return Math.max(seen.weight(weight) * least, seen.weight(weight) * most);
  }

  /** Returns the score of still being able to turn one face in the current hex. */
  double turnAway(int stand) {
    double least = dangerHere;
    for (int by = 1; by < 6; by += 4) {
      int facing = (table.facing[stand] + by) % 6;
      least = Math.min(least, seen.danger(stand, table.hex[stand], facing));
    }
    return seen.weight(SnaphanceWeight.EXPOSED) * (dangerHere - least);
  }

  /** Returns the score of a move if it is above a bound, otherwise a value that is not above it. */
  double score(int stand, MoveList found, int move, double above) {
    int hex = found.endHex[move];
    int facing = found.endFacing[move];
    double worth = found.disorders[move] ? -seen.weight(SnaphanceWeight.DISORDER) : 0;
    if (found.charge[move]) {
      double shyness = table.type[stand].combat ? 0 : seen.weight(SnaphanceWeight.SHYNESS);
      worth -= seen.weight(SnaphanceWeight.CHARGE_EXPOSED) * seen.danger(stand, hex, facing);
      worth += seen.weight(SnaphanceWeight.CHARGE_BESIDE) * seen.adjacentFriends(stand, hex);
      worth -= seen.weight(SnaphanceWeight.SPENT_CHARGE) * seen.spent(stand);
      worth += table.type[stand].mounted ? seen.weight(SnaphanceWeight.MOUNTED_CHARGE) : 0;
      worth += aimed(stand, hex, facing) ? seen.weight(SnaphanceWeight.AIM_CHARGE) : 0;
      return worth
          + melee.chargeScore(stand, hex, facing)
          - shyness
          + seen.plans.chargeScore(stand, hex);
    }
    if (hex != table.hex[stand] && seen.plans.leavesGround(stand, table.hex[stand], hex)) {
      return -1;
    }
    double most = worth + bestFacing - here + inHexAtMost(stand, hex);
    if (most <= above - ROUNDING) {
      return most;
    }
    worth += inHex(stand, hex) - here;
    if (worth + bestFacing <= above - ROUNDING) {
      return worth + bestFacing;
    }
    worth += seen.weight(SnaphanceWeight.FACING) * (faces(hex, facing) - facesHere);
    worth += seen.weight(SnaphanceWeight.LINE) * (covered(stand, hex, facing) - coveredHere);
    worth -=
        (led ? LED : 1)
            * seen.weight(SnaphanceWeight.EXPOSED)
            * (seen.danger(stand, hex, facing) - dangerHere);
    if (table.type[stand].artillery) {
      worth +=
          seen.weight(SnaphanceWeight.VIEW) * ((inView(stand, hex, facing) ? 1 : 0) - viewHere);
      return pivots(stand, hex, facing) ? worth : worth - seen.weight(SnaphanceWeight.LIMBER);
    }
    return worth - seen.weight(SnaphanceWeight.STILL);
  }

  /** Returns a value that the score of a hex is not above, without the prospects if they cost. */
  private double inHexAtMost(int stand, int hex) {
    if (foundFor[hex] == question) {
      return found[hex];
    }
    if (limitedFor[hex] != question) {
      int enemy = seen.enemyDistance(hex);
      if (!prospects.onlyCost(enemy)) {
        return inHex(stand, hex);
      }
      limitedFor[hex] = question;
      bare[hex] = bare(stand, hex, enemy);
      limits[hex] = whole(stand, hex, enemy, 0);
    }
    return limits[hex];
  }

  /** Returns the score of a hex without the facing; computed once for all facings. */
  private double inHex(int stand, int hex) {
    if (foundFor[hex] != question) {
      foundFor[hex] = question;
      int enemy = seen.enemyDistance(hex);
      if (limitedFor[hex] != question) {
        bare[hex] = bare(stand, hex, enemy);
      }
      found[hex] = whole(stand, hex, enemy, prospects.score(stand, hex, enemy));
    }
    return found[hex];
  }

  private double bare(int stand, int hex, int enemy) {
    return approach(stand, hex, enemy)
        - seen.weight(SnaphanceWeight.ENTRY) * entries.wanted(table.side[stand], hex)
        - exposure * seen.foes.reached(hex)
        - seen.weight(SnaphanceWeight.UNDER_FIRE) * seen.foes.fire(hex)
        + (table.type[stand].combat
            ? seen.weight(SnaphanceWeight.FLANKING) * seen.foes.turned(hex)
            : 0)
        - seen.weight(SnaphanceWeight.SPENT_FORWARD) * forward(enemy)
        + seen.weight(SnaphanceWeight.BESIDE) * seen.adjacentFriends(stand, hex)
        + (table.holdsLine[stand] ? -drawn * toAim(stand, hex) : 0)
        - (marches == 0 ? 0 : marches * toGoal(stand, hex));
  }

  private double whole(int stand, int hex, int enemy, double prospect) {
    return bare[hex]
        + prospect
        + seen.weight(SnaphanceWeight.OBJECTIVE) * objectives.gain(table.side[stand], hex)
        + (behindLine(stand, hex, enemy) ? seen.weight(SnaphanceWeight.SUPPORTS) : 0);
  }

  private int toGoal(int stand, int hex) {
    int goal = table.goal[table.group[stand]];
    boolean goes =
        goal != SnaphanceState.GONE && table.onBoard(goal) && !seen.plans.prefersToStay();
    return goes ? table.grid.distance(hex, table.hex[goal]) : 0;
  }

  private int farthestFresh(int stand) {
    int farthest = 0;
    for (int friend : table.members[table.group[stand]]) {
      if (friend != stand && table.onBoard(friend) && StandCondition.fresh(table, friend)) {
        farthest = Math.max(farthest, seen.enemyDistance(table.hex[friend]));
      }
    }
    return farthest;
  }

  /** Hexes a spent stand would go nearer to the enemy than a fresh one of its group is. */
  private int forward(int near) {
    return relief > near ? Math.max(0, nearHere - near) : 0;
  }

  /** Whether a charge with this end meets the target of the group. */
  private boolean aimed(int stand, int hex, int facing) {
    int aim = aim(stand);
    return aim != SnaphanceState.GONE && table.grid.isFront(hex, facing, table.hex[aim]);
  }

  /**
   * Returns the distance in hexes to the target of the group; 0 if there is none. A plan that sets
   * the place has priority.
   */
  private int toAim(int stand, int hex) {
    int aim = led ? SnaphanceState.GONE : aim(stand);
    return aim == SnaphanceState.GONE ? 0 : table.grid.distance(hex, table.hex[aim]);
  }

  /** Returns the target of the group, as far as its plan allows it; GONE if there is none. */
  private int aim(int stand) {
    int aim = table.aim[table.group[stand]];
    if (aim == SnaphanceState.GONE || !table.onBoard(aim)) {
      return SnaphanceState.GONE;
    }
    boolean sallies =
        seen.plans.hasStance(Plan.Stance.HOLD)
            && table.grid.distance(table.hex[stand], table.hex[aim]) <= SALLY;
    return seen.plans.prefersToStay() && !sallies ? SnaphanceState.GONE : aim;
  }

  /** Flanks that a friend or the edge of the board covers: 0 to 2, near the enemy. */
  private int covered(int stand, int hex, int facing) {
    if (!table.holdsLine[stand] || seen.enemyDistance(hex) > EvaluationContext.FAR) {
      return 0;
    }
    int open = seen.foes.beside.open(stand, hex);
    return 2 - (open >> (facing + 2) % 6 & 1) - (open >> (facing + 5) % 6 & 1);
  }

  /** Returns whether a stand can catch only enemies that are not faster than it. */
  private boolean marches(int stand) {
    StandType type = table.type[stand];
    return type.combat && type.moveFirst <= 1 && !type.artillery;
  }

  /** Whether an adjacent stand of its group that holds the line is nearer to the enemy. */
  private boolean behindLine(int stand, int hex, int enemy) {
    if (table.holdsLine[stand] || enemy > EvaluationContext.FAR) {
      return false;
    }
    for (int friends = seen.foes.beside.friends(stand, hex); friends != 0; ) {
      int there = table.grid.neighbour(hex, Integer.numberOfTrailingZeros(friends));
      int friend = table.occupant[there];
      if (table.group[friend] == table.group[stand]
          && table.holdsLine[friend]
          && seen.enemyDistance(there) < enemy) {
        return true;
      }
      friends &= friends - 1;
    }
    return false;
  }

  /** Whether a gun has an enemy in view from its current hex. */
  boolean hasView() {
    return viewHere > 0;
  }

  /** Whether a gun only turns by one face and thus may still fire (7.2). */
  private boolean pivots(int stand, int hex, int facing) {
    int by = (facing - table.facing[stand] + 6) % 6;
    return hex == table.hex[stand] && (by == 1 || by == 5);
  }

  /** Whether a gun in a hex would have an enemy before it. */
  private boolean inView(int stand, int hex, int facing) {
    if (viewedFor[hex] != question) {
      viewedFor[hex] = question;
      views[hex] = views(stand, hex);
    }
    return (views[hex] >> facing & 1) != 0;
  }

  /** Facings in which a gun in a hex would have an enemy before it, a bit each. */
  private byte views(int stand, int hex) {
    byte views = 0;
    for (int i = 0; seen.enemyDistance(hex) <= RangedFire.FARTHEST && i < seen.foes.count(); i++) {
      int enemy = seen.foes.enemy(i);
      int there = table.hex[enemy];
      int range = table.grid.distance(hex, there);
      if (range <= RangedFire.FARTHEST
          && table.type[stand].fire[range] != StandType.BLANK
          && !table.engaged(enemy)) {
        int arcs = sight.facings(stand, hex, there);
        if ((arcs & ~views) != 0 && sight.clear(hex, there, stand)) {
          views |= (byte) arcs;
        }
      }
    }
    return views;
  }

  /** Returns the score of a place by its distance from the desired hex. */
  private double approach(int stand, int hex, int enemy) {
    if (led) {
      double back =
          seen.plans.hasStance(Plan.Stance.HOLD)
              ? 0
              : seen.spent(stand) * Math.max(0, seen.weight(SnaphanceWeight.SPENT_RANGE) - enemy);
      return (roams
              ? -seen.weight(SnaphanceWeight.NEARER) * ways.from(hex)
              : seen.plans.placeScore(stand, hex, enemy))
          - seen.weight(SnaphanceWeight.NEARER) * back;
    }
    double off = Math.abs((roams ? ways.from(hex) : enemy) - wanted);
    int slow = march == 0 ? ThreatMap.NOBODY : seen.foes.slowDistance(hex);
    if (slow < ThreatMap.NOBODY) {
      off = (1 - march) * off + march * Math.max(0, slow - wanted);
    }
    SnaphanceWeight slope =
        table.type[stand].artillery ? SnaphanceWeight.GUN_NEARER : SnaphanceWeight.NEARER;
    return -seen.weight(slope) * off;
  }

  /** Preferred distance from the enemy of a stand without a plan, in hexes. */
  private double wanted(int stand) {
    StandType type = table.type[stand];
    double fresh =
        type.artillery
            ? Math.min(seen.weight(SnaphanceWeight.GUN_RANGE), type.farthest)
            : type.shot || !type.combat && type.chargeBonus <= 0
                ? seen.weight(SnaphanceWeight.SHOT_RANGE)
                : seen.weight(SnaphanceWeight.COMBAT_RANGE);
    double spent = type.artillery ? 0 : seen.spent(stand);
    double wanted = fresh + spent * (seen.weight(SnaphanceWeight.SPENT_RANGE) - fresh);
    return seen.plans.hasStance(Plan.Stance.ATTACK)
        ? wanted
        : wanted + seen.weight(SnaphanceWeight.KEEPS_OFF);
  }

  double safety(int stand, int hex) {
    return 0.1 * Math.min(10, seen.enemyDistance(hex))
        - (ZoneOfControl.covers(table, table.side[stand], hex) ? 1 : 0);
  }

  double facing(int stand, int facing) {
    boolean gun = table.type[stand].artillery;
    double view = gun ? (inView(stand, table.hex[stand], facing) ? 1 : 0) - viewHere : 0;
    return 0.12 * (faces(table.hex[stand], facing) - facesHere)
        + seen.weight(SnaphanceWeight.VIEW) * view;
  }

  double distanceToMiddle(int hex) {
    int middle = table.grid.height() / 2 * table.grid.width() + table.grid.width() / 2;
    int opposite = table.grid.size() - 1 - middle; // a board of even rows has two
    return 0.05 * (table.grid.distance(hex, middle) + table.grid.distance(hex, opposite));
  }

  /**
   * Returns 1 if the nearest enemy is in front of a stand in a hex, 0 if not, -1 if there is no
   * enemy.
   */
  private int faces(int hex, int facing) {
    int enemy = seen.foes.nearest(hex);
    if (enemy == SnaphanceState.GONE) {
      return -1;
    }
    return 2 * table.grid.projection(facing, hex, enemy) >= seen.foes.distance(hex) ? 1 : 0;
  }
}
