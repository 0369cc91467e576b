package dev.muster.rules.snaphance.commander;

import dev.muster.rules.commander.WaitingPrice;
import dev.muster.rules.snaphance.rules.BreakPoints;
import dev.muster.rules.snaphance.rules.SnaphanceBattleStatus;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.StandType;

/**
 * The intention of a group, computed once at the start of its turn from the state of the table: its
 * target, and which members hold the line or support. Its members share it, and its next turn uses
 * it again. It is stored in columns of the table that the enemy could read, so it ignores plans;
 * {@link PlaceScore} limits the target by the plan.
 */
public final class GroupIntention {
  /** Hexes beyond which an enemy is not a target yet. */
  private static final int SIGHT = 9;

  /** Hexes beyond which an enemy is not a target yet, for a group that marches. */
  private static final int FAR_SIGHT = 24;

  /** Hexes from which a group no longer marches, but fights. */
  private static final int CLOSE = 5;

  /** Share of the value of an enemy that moves away faster than the group approaches. */
  private static final double ESCAPES = 0.35;

  /** Preference for the target of the last turn, in hexes of a stand's way. */
  private static final double MEMORY = 2;

  /** Shares of the strength on the table with which a side seeks no decision, and a full one. */
  private static final double WEAK = 0.46;

  private static final double STRONG = 0.54;

  /** Of {@link SnaphanceState#urgency}: the last round of a battle that the side does not win. */
  static final double WHOLE = 1000;

  private final SnaphanceState table;

  /** Whether points decide the battle, so that losses alone do not show which side is ahead. */
  private final boolean points;

  // the scores of the enemy weighed last
  private double asAim;
  private double asGoal;

  public GroupIntention(SnaphanceState table) {
    this.table = table;
    points = table.program.scenario().victory().points() != null;
  }

  /** The price of a round for both sides: a side that would win by waiting pays 0. */
  private void price() {
    int leader = points ? SnaphanceState.GONE : SnaphanceBattleStatus.leaderByLosses(table);
    double ahead = leader == SnaphanceState.GONE ? 0 : leader == 0 ? 1 : -1;
    int limit = SnaphanceBattleStatus.roundLimit(table);
    table.urgency[0] = (int) (WHOLE * WaitingPrice.of(ahead, table.round, limit));
    table.urgency[1] = (int) (WHOLE * WaitingPrice.of(-ahead, table.round, limit));
    double late = Math.min(1, (double) table.round / Math.max(1, limit));
    double odds = (double) strength(0) / Math.max(1, strength(0) + strength(1));
    table.pressed[0] = (int) (WHOLE * late * late * presses(ahead, odds));
    table.pressed[1] = (int) (WHOLE * late * late * presses(-ahead, 1 - odds));
  }

  /**
   * Returns how much a side has to gain by a decision, 0 to 1: nothing if it wins without one, all
   * if it loses without one, and by its share of the strength if neither is true.
   */
  static double presses(double ahead, double share) {
    double even = Math.max(0, Math.min(1, (share - WEAK) / (STRONG - WEAK)));
    return ahead >= 0 ? even * (1 - ahead) : even + (1 - even) * -ahead;
  }

  private int strength(int side) {
    int strength = 0;
    for (int stand = 0; stand < table.stands; stand++) {
      strength += table.side[stand] == side && table.onBoard(stand) ? table.strength(stand) : 0;
    }
    return strength;
  }

  /** A group opens its turn. */
  public void update(int g) {
    price();
    for (int stand : table.members[g]) {
      table.holdsLine[stand] = table.onBoard(stand) && lines(stand);
    }
    findTargets(g);
    table.marches[g] = marches(g, table.goal[g]);
  }

  private void findTargets(int g) {
    int aim = SnaphanceState.GONE;
    int goal = SnaphanceState.GONE;
    double mostAimed = 0;
    double mostWanted = 0;
    for (int enemy = 0; enemy < table.stands; enemy++) {
      if (table.side[enemy] != table.groupSide[g] && table.onBoard(enemy)) {
        weigh(g, enemy);
        double aimed = asAim + (enemy == table.aim[g] ? MEMORY : 0);
        if (aimed > mostAimed) {
          mostAimed = aimed;
          aim = enemy;
        }
        double wanted = asGoal + (enemy == table.goal[g] ? MEMORY : 0);
        if (wanted > mostWanted) {
          mostWanted = wanted;
          goal = enemy;
        }
      }
    }
    table.aim[g] = aim;
    table.goal[g] = goal;
  }

  /** Returns whether a group is too far from its target to fight. */
  private boolean marches(int g, int enemy) {
    int nearest = Integer.MAX_VALUE;
    for (int stand : table.members[g]) {
      if (enemy != SnaphanceState.GONE && table.onBoard(stand)) {
        nearest = Math.min(nearest, table.grid.distance(table.hex[stand], table.hex[enemy]));
      }
    }
    return nearest > CLOSE && nearest < Integer.MAX_VALUE && table.urgency[table.groupSide[g]] > 0;
  }

  private boolean lines(int stand) {
    StandType type = table.type[stand];
    return type.combat && !type.artillery && !StandCondition.spent(table, stand);
  }

  /** Whether an enemy that is free can always keep out of reach of a stand. */
  private boolean escapes(int stand, int enemy, int away) {
    return away > 2
        && table.type[enemy].moveFirst > table.type[stand].moveFirst
        && !table.disordered[enemy]
        && table.foe[enemy] == SnaphanceState.GONE;
  }

  /**
   * Scores an enemy as the aim and as the goal of a group, by the distances of its stands and his
   * value; 0 for no target.
   */
  private void weigh(int g, int enemy) {
    asAim = 0;
    asGoal = 0;
    for (int stand : table.members[g]) {
      if (table.onBoard(stand) && !table.type[stand].artillery) {
        int away = table.grid.distance(table.hex[stand], table.hex[enemy]);
        double can = table.holdsLine[stand] ? 1 : 0.5;
        asAim += can * Math.max(0, SIGHT - away);
        asGoal += can * (escapes(stand, enemy, away) ? ESCAPES : 1) * Math.max(0, FAR_SIGHT - away);
      }
    }
    double points = BreakPoints.of(table.type[enemy].breakPoints, table.ranksLeft(enemy));
    double prize = (1 + points) / (2 + table.strength(enemy));
    double value = 1 + prize + (table.disordered[enemy] ? 0.3 : 0);
    asAim *= value;
    asGoal *= value;
  }
}
