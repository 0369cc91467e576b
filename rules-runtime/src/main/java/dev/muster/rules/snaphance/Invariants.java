package dev.muster.rules.snaphance;

/** What must hold on every table between two stands' turns. */
final class Invariants {
  private Invariants() {}

  static void check(Table table) {
    int blue = 0;
    int red = 0;
    for (int stand = 0; stand < table.stands; stand++) {
      stand(table, stand);
      int lost = (table.startRanks[stand] - table.ranksLeft(stand)) * table.type[stand].breakPoints;
      if (table.side[stand] == 0) {
        blue += lost;
      } else {
        red += lost;
      }
    }
    for (int hex = 0; hex < table.occupant.length; hex++) {
      int there = table.occupant[hex];
      if (there != Table.GONE && table.hex[there] != hex) {
        throw broken("hex " + table.at(hex) + " thinks it holds a stand that is elsewhere");
      }
    }
    points(table, 0, blue);
    points(table, 1, red);
    for (int g = 0; g < table.groups; g++) {
      int stand = table.attachedTo[g];
      if (stand != Table.GONE && table.general[g] != table.hex[stand]) {
        throw broken(table.generalLabel[g] + " is attached to a stand elsewhere");
      }
    }
  }

  private static void points(Table table, int side, int counted) {
    if (table.lostPoints[side] != counted || counted > table.totalPoints[side]) {
      throw broken(
          table.sideName(side)
              + " lost "
              + table.lostPoints[side]
              + " BP of "
              + table.totalPoints[side]
              + ", its ranks say "
              + counted);
    }
  }

  private static void stand(Table table, int stand) {
    StandType type = table.type[stand];
    for (int rank = 0; rank < type.strength.length; rank++) {
      int now = table.rankSp(stand, rank);
      if (now < 0 || now > type.strength[rank]) {
        throw broken(table.name[stand] + " has " + now + " SP of " + type.strength[rank]);
      }
    }
    if (table.onBoard(stand)) {
      if (table.occupant[table.hex[stand]] != stand) {
        throw broken(table.name[stand] + " is not in its hex");
      }
      if (table.ranksLeft(stand) == 0 || table.waiting[stand]) {
        throw broken(table.name[stand] + " is on the board and should not be");
      }
    }
    if (table.opportunity[stand] && table.disordered[stand]) {
      throw broken(table.name[stand] + " is disordered and on opportunity");
    }
    int foe = table.foe[stand];
    if (foe != Table.GONE) {
      boolean sound =
          table.foe[foe] == stand
              && table.onBoard(stand)
              && table.onBoard(foe)
              && table.enemies(stand, foe)
              && table.grid.distance(table.hex[stand], table.hex[foe]) == 1;
      if (!sound) {
        throw broken(table.name[stand] + " is in a melee that cannot be");
      }
    }
  }

  private static IllegalStateException broken(String what) {
    return new IllegalStateException("invariant broken: " + what);
  }
}
