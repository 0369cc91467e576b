package dev.muster.rules.snaphance;

/** What must hold on every table between two stands' turns. */
final class Invariants {
  private Invariants() {}

  static void check(Table table) {
    int[] points = new int[2];
    for (int stand = 0; stand < table.stands; stand++) {
      stand(table, stand);
      points[table.side[stand]] +=
          (table.startRanks[stand] - table.ranksLeft(stand)) * table.type[stand].breakPoints;
    }
    for (int hex = 0; hex < table.occupant.length; hex++) {
      int there = table.occupant[hex];
      require(
          there == Table.GONE || table.hex[there] == hex,
          "hex " + table.at(hex) + " thinks it holds a stand that is elsewhere");
    }
    for (int side = 0; side < 2; side++) {
      require(
          table.lostPoints[side] == points[side],
          table.sideName(side)
              + " lost "
              + table.lostPoints[side]
              + " BP, its ranks say "
              + points[side]);
      require(
          table.lostPoints[side] <= table.totalPoints[side],
          table.sideName(side) + " lost more BP than it has");
    }
    for (int g = 0; g < table.groups; g++) {
      int stand = table.attachedTo[g];
      require(
          stand == Table.GONE || table.general[g] == table.hex[stand],
          table.generalLabel[g] + " is attached to a stand elsewhere");
    }
  }

  private static void stand(Table table, int stand) {
    StandType type = table.type[stand];
    String name = table.name[stand];
    for (int rank = 0; rank < type.strength.length; rank++) {
      int now = table.rankSp(stand, rank);
      require(
          now >= 0 && now <= type.strength[rank],
          name + " has " + now + " SP of " + type.strength[rank]);
    }
    if (table.onBoard(stand)) {
      require(table.occupant[table.hex[stand]] == stand, name + " is not in its hex");
      require(table.ranksLeft(stand) > 0, name + " is on the board without SP");
      require(!table.waiting[stand], name + " is on the board and has not come yet");
    }
    require(
        !(table.opportunity[stand] && table.disordered[stand]),
        name + " is disordered and on opportunity");
    int foe = table.foe[stand];
    if (foe != Table.GONE) {
      require(table.foe[foe] == stand, name + " fights one who does not fight it");
      require(table.onBoard(stand) && table.onBoard(foe), name + " fights a stand that is gone");
      require(table.enemies(stand, foe), name + " fights a friend");
      require(
          table.grid.distance(table.hex[stand], table.hex[foe]) == 1,
          name + " fights a stand that is not beside it");
    }
  }

  private static void require(boolean holds, String breach) {
    if (!holds) {
      throw new IllegalStateException("invariant broken: " + breach);
    }
  }
}
