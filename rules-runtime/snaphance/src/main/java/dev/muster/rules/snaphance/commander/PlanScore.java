package dev.muster.rules.snaphance.commander;

import dev.muster.rules.battle.ActivePlans;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Plan;
import dev.muster.rules.snaphance.rules.HexList;
import dev.muster.rules.snaphance.rules.SnaphanceBattleStatus;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import org.jspecify.annotations.Nullable;

/**
 * The requirements of the scenario's plans for the groups that the computer commands: where a stand
 * should be, and what it should avoid.
 */
public final class PlanScore {
  /** Hexes from the enemy within which a group fights freely, regardless of its objective. */
  private static final int CLOSE = 4;

  /** Hexes that a supporting stand stays behind the nearest stand it supports. */
  private static final int BEHIND = 2;

  /**
   * The farthest distance from its ground at which a holding group charges, and to which it moves
   * without penalty.
   */
  private static final int SALLY = 2;

  /** Extra hexes of a path past an enemy, up to which he counts as standing in the way. */
  private static final int DETOUR = 1;

  private static final double NEVER = 100;

  /** Hexes from the enemy within which a reserve fights freely. */
  private static final int PRESSED = 2;

  private final SnaphanceState table;
  private final ActivePlans inForce;

  /**
   * Score of one hex closer to the target of the plan, in expected SP; it is the same as for a
   * stand without a plan.
   */
  private double hexWorth;

  private @Nullable Plan plan;
  private int group = SnaphanceState.GONE;
  private final HexList ground = new HexList();
  private final HexList friends = new HexList();

  public PlanScore(SnaphanceState table) {
    this.table = table;
    inForce = new ActivePlans(new SnaphanceBattleStatus(table), table.plan, table.planOver);
  }

  /** Finds the plans in force; stands with orders to hold their place remember it. */
  public void update() {
    inForce.update();
    for (int stand = 0; stand < table.stands; stand++) {
      int g = table.group[stand];
      int since = keepsPost(inForce.of(g)) ? table.plan[g] : ActivePlans.NONE;
      if (table.postOf[stand] != since && (since == ActivePlans.NONE || table.onBoard(stand))) {
        table.postOf[stand] = since;
        table.post[stand] = since == ActivePlans.NONE ? SnaphanceState.GONE : table.hex[stand];
      }
    }
  }

  private static boolean keepsPost(@Nullable Plan now) {
    return now != null
        && now.places().isEmpty()
        && (now.stance() == Plan.Stance.HOLD || now.stance() == Plan.Stance.RESERVE);
  }

  /** Returns the plan that a group follows; null if it has none. */
  @Nullable
  public Plan of(int g) {
    return inForce.of(g);
  }

  /**
   * Selects the plan of a group in this round.
   *
   * @param nearer score of one hex closer to the target, in expected SP
   * @param g the group; GONE for a question that concerns no group
   */
  void focusOn(int g, double nearer) {
    hexWorth = nearer;
    Plan now = g == SnaphanceState.GONE ? null : inForce.of(g);
    if (now != plan || g != group) {
      plan = now;
      group = g;
      ground.clear();
      for (int i = 0; now != null && i < now.places().size(); i++) {
        Place hex = now.places().get(i);
        if (table.grid.index(hex) >= 0) {
          ground.add(table.grid.index(hex));
        }
      }
    }
    if (now != null && now.stance() == Plan.Stance.SUPPORT) {
      findFriends(now);
    }
  }

  private void findFriends(Plan now) {
    friends.clear();
    for (int g = 0; g < table.groups; g++) {
      boolean meant =
          g != group
              && table.groupSide[g] == table.groupSide[group]
              && table.groupName[g].equals(now.supports());
      for (int i = 0; meant && i < table.members[g].length; i++) {
        if (table.onBoard(table.members[g][i])) {
          friends.add(table.hex[table.members[g][i]]);
        }
      }
    }
  }

  /** Returns the hexes that the plan of the group names. */
  HexList ground() {
    return ground;
  }

  boolean hasStance(Plan.Stance stance) {
    return plan != null && plan.stance() == stance;
  }

  /** Whether the plan of the group prefers staying in place to attacking. */
  boolean prefersToStay() {
    return hasStance(Plan.Stance.HOLD)
        || hasStance(Plan.Stance.DELAY)
        || hasStance(Plan.Stance.RESERVE);
  }

  /** Whether the plan sets the place of the stand, given the places of its enemies. */
  boolean directs(int stand, ThreatMap foes) {
    if (plan == null) {
      return false;
    }
    int enemy = foes.distance(table.hex[stand]);
    return switch (plan.stance()) {
      case HOLD -> keepsGround(stand);
      case ATTACK -> !ground.isEmpty() && (enemy > CLOSE || !inTheWay(stand, foes));
      case SUPPORT -> !friends.isEmpty() && enemy > CLOSE - 1;
      case DELAY -> true;
      case RESERVE -> keepsGround(stand) && enemy > PRESSED;
    };
  }

  private boolean keepsGround(int stand) {
    return !ground.isEmpty() || table.post[stand] != SnaphanceState.GONE;
  }

  /** Whether a close enemy is as near to the ground as the stand, or can reach it. */
  private boolean inTheWay(int stand, ThreatMap foes) {
    int own = Math.max(CLOSE, away(stand, table.hex[stand]));
    for (int i = 0; i < foes.count(); i++) {
      int there = table.hex[foes.enemy(i)];
      int far = table.grid.distance(table.hex[stand], there);
      boolean beside = far > 1 && far + away(stand, there) > own + DETOUR;
      if (far <= CLOSE && away(stand, there) <= own && !beside) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns how well a hex suits the plan, 0 or less.
   *
   * @param enemy distance of the nearest enemy from that hex
   */
  double placeScore(int stand, int hex, int enemy) {
    if (plan == null) {
      return 0;
    }
    return switch (plan.stance()) {
      case HOLD -> -hexWorth * (strolls(stand, hex) + 3 * Math.max(0, away(stand, hex) - SALLY));
      case ATTACK -> -hexWorth * away(stand, hex);
      case SUPPORT -> -hexWorth * Math.max(0, nearest(friends, hex) - BEHIND);
      case DELAY -> -hexWorth * Math.max(0, keptOff(stand) - enemy);
      case RESERVE ->
          -hexWorth * (Math.max(0, away(stand, hex) - 1) + Math.max(0, CLOSE + 1 - enemy));
    };
  }

  /** Whether a move keeps a stand with orders to hold or to wait away from its ground. */
  boolean leavesGround(int stand, int from, int to) {
    return (hasStance(Plan.Stance.HOLD) || hasStance(Plan.Stance.RESERVE))
        && keepsGround(stand)
        && away(stand, to) > SALLY
        && away(stand, to) >= away(stand, from);
  }

  /**
   * Returns the same as {@link #away}, but 0 for guns near the ground, which may look for a view.
   */
  private int strolls(int stand, int hex) {
    int away = away(stand, hex);
    return table.type[stand].artillery && away <= SALLY ? 0 : away;
  }

  /** Returns the distance of a hex from the objective, or from the post of the stand. */
  private int away(int stand, int hex) {
    if (ground.isEmpty()) {
      int post = table.post[stand];
      return post == SnaphanceState.GONE ? 0 : table.grid.distance(hex, post);
    }
    return nearest(ground, hex);
  }

  private int nearest(HexList hexes, int hex) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < hexes.size(); i++) {
      least = Math.min(least, table.grid.distance(hex, hexes.get(i)));
    }
    return least;
  }

  /**
   * Returns the distance at which a delaying stand keeps the enemy: its range, or out of charge
   * reach.
   */
  private int keptOff(int stand) {
    int farthest = table.type[stand].farthest;
    return farthest == 0 ? CLOSE : Math.max(BEHIND, farthest);
  }

  /** Returns the score that the plan adds to a charge that ends in a hex. */
  double chargeScore(int stand, int hex) {
    return plan == null ? 0 : chargeScore(keepsGround(stand) ? away(stand, hex) : 0);
  }

  /** Returns the score that the plan adds to a charge on opportunity at an enemy in a hex. */
  double reactionScore(int stand, int enemy) {
    return plan == null ? 0 : chargeScore(keepsGround(stand) ? away(stand, enemy) - 1 : 0);
  }

  private double chargeScore(int away) {
    if (hasStance(Plan.Stance.HOLD) || hasStance(Plan.Stance.RESERVE)) {
      return away > SALLY ? -NEVER : -hexWorth * away;
    }
    return hasStance(Plan.Stance.ATTACK) ? 0.3 : hasStance(Plan.Stance.DELAY) ? -4 : 0;
  }

  /** Returns the score that the plan adds to pursuing a beaten enemy. */
  double pursuitScore() {
    return prefersToStay() ? -0.9 : 0;
  }
}
