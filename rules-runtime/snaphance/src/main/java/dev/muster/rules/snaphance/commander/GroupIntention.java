package dev.muster.rules.snaphance.commander;

import dev.muster.rules.snaphance.rules.BreakPoints;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.StandType;

/**
 * What a group means to do, found once at the opening of its turn from what lies on the table: whom
 * it is after, who holds its line and who supports. Its members share it, and its next turn
 * remembers it. It is kept in columns of the table, where the enemy could read it: so it knows of
 * no plan, and whom a plan lets the group go after is seen by {@link PlaceScore}.
 */
public final class GroupIntention {
  /** Hexes beyond which an enemy is nobody to be after yet. */
  private static final int SIGHT = 9;

  /** How much dearer the enemy of the last turn is, in hexes of a stand's way. */
  private static final double MEMORY = 2;

  private final SnaphanceState table;

  public GroupIntention(SnaphanceState table) {
    this.table = table;
  }

  /** A group opens its turn. */
  public void update(int g) {
    for (int stand : table.members[g]) {
      table.holdsLine[stand] = table.onBoard(stand) && lines(stand);
    }
    int best = SnaphanceState.GONE;
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
    return type.combat && !type.artillery && !StandCondition.spent(table, stand);
  }

  /** Who of the group is how near to an enemy, and how much of a prize he is; 0 for nobody. */
  private double worth(int g, int enemy) {
    double worth = 0;
    for (int stand : table.members[g]) {
      if (table.onBoard(stand) && !table.type[stand].artillery) {
        int away = table.grid.distance(table.hex[stand], table.hex[enemy]);
        double can = table.holdsLine[stand] ? 1 : 0.5;
        worth += can * Math.max(0, SIGHT - away);
      }
    }
    double points = BreakPoints.of(table.type[enemy].breakPoints, table.ranksLeft(enemy));
    double prize = (1 + points) / (2 + table.strength(enemy));
    return worth * (1 + prize + (table.disordered[enemy] ? 0.3 : 0));
  }
}
