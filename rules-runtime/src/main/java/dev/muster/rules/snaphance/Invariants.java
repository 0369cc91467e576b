package dev.muster.rules.snaphance;

/** What must hold on every table at any time. */
final class Invariants {
  private Invariants() {}

  static void check(Table table) {
    int[] points = new int[2];
    for (int stand = 0; stand < table.stands; stand++) {
      StandType type = table.type[stand];
      for (int rank = 0; rank < type.strength.length; rank++) {
        int now = table.sp[stand][rank];
        require(
            now >= 0 && now <= type.strength[rank],
            table.name[stand] + " has " + now + " SP of " + type.strength[rank]);
      }
      if (table.onBoard(stand)) {
        require(
            table.occupant[table.hex[stand]] == stand, table.name[stand] + " is not in its hex");
        require(table.ranksLeft(stand) > 0, table.name[stand] + " is on the board without SP");
      }
      points[table.side[stand]] +=
          (type.strength.length - table.ranksLeft(stand)) * type.breakPoints;
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
    for (int[] pair : table.ongoing) {
      require(
          table.onBoard(pair[0]) && table.onBoard(pair[1]),
          "an ongoing melee names a stand that is gone");
      require(table.side[pair[0]] != table.side[pair[1]], "an ongoing melee between friends");
    }
  }

  private static void require(boolean holds, String breach) {
    if (!holds) {
      throw new IllegalStateException("invariant broken: " + breach);
    }
  }
}
