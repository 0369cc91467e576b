package dev.muster.rules.snaphance;

import dev.muster.rules.model.Plan;

/**
 * What a group means to do, found once at the opening of its turn from what lies on the table: whom
 * it is after, who holds its line and who supports. Its members share it, and its next turn
 * remembers it. It is kept in columns of the table.
 */
final class Intention {
  /** Hexes beyond which an enemy is nobody to be after yet. */
  private static final int SIGHT = 9;

  /** Hexes off its ground at which a group that holds still looks for an enemy. */
  private static final int SALLY = 4;

  /** How much dearer the enemy of the last turn is, in hexes of a stand's way. */
  private static final double MEMORY = 2;

  private final Table table;
  private final Plans plans;

  Intention(Table table, Plans plans) {
    this.table = table;
    this.plans = plans;
  }

  /** A group opens its turn. */
  void form(int g) {
    plans.turnTo(g);
    for (int stand : table.members[g]) {
      table.holdsLine[stand] = table.onBoard(stand) && lines(stand);
    }
    int best = Table.GONE;
    double most = 0;
    for (int enemy = 0; enemy < table.stands; enemy++) {
      if (table.side[enemy] != table.groupSide[g] && table.onBoard(enemy)) {
        double worth = worth(g, enemy) + (enemy == table.aim[g] ? MEMORY : 0);
        if (worth > most) {
          most = worth;
          best = enemy;
        }
      }
    }
    table.aim[g] = best;
  }

  private boolean lines(int stand) {
    StandType type = table.type[stand];
    return type.combat && !type.artillery && 3 * table.strength(stand) > type.startStrength;
  }

  /** Who of the group is how near to an enemy, and how much of a prize he is; 0 for nobody. */
  private double worth(int g, int enemy) {
    double worth = 0;
    boolean allowed = false;
    for (int stand : table.members[g]) {
      if (table.onBoard(stand) && !table.type[stand].artillery) {
        int away = table.grid.distance(table.hex[stand], table.hex[enemy]);
        double can = table.holdsLine[stand] ? 1 : 0.5;
        worth += can * Math.max(0, SIGHT - away);
        allowed |= !plans.stays() || plans.says(Plan.Stance.HOLD) && away <= SALLY;
      }
    }
    double points = BreakPoints.of(table.type[enemy].breakPoints, table.ranksLeft(enemy));
    double prize = (1 + points) / (2 + table.strength(enemy));
    return allowed ? worth * (1 + prize + (table.disordered[enemy] ? 0.3 : 0)) : 0;
  }
}
