package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;

/**
 * Moves a stand to another hex: its General moves along, and an enemy General alone there leaves
 * (3.1, 4.11).
 */
final class StandRelocation {
  private static final RuleRef FLEES = RuleRef.of("3.1", "SN-3.1-09");

  private final SnaphanceState table;
  private final SnaphanceDecision choice;
  private final EventEmitter chronicle;

  StandRelocation(SnaphanceState table, SnaphanceDecision choice, EventEmitter chronicle) {
    this.table = table;
    this.choice = choice;
    this.chronicle = chronicle;
  }

  /** Places a stand in an empty hex. */
  void place(int stand, int to) {
    table.place(stand, to);
    bringGeneral(stand);
  }

  /** Moves a stand through a hex that a friend holds; it must go on to an empty one. */
  void pass(int stand, int to) {
    table.pass(stand, to);
    bringGeneral(stand);
  }

  /**
   * Exchanges a stand with a friend: the stand moves to the friend's hex, the friend to the first
   * hex (4.11).
   */
  void giveWay(int stand, int friend, int from, int to) {
    table.giveWay(stand, friend, from, to);
    bringGeneral(friend);
    bringGeneral(stand);
  }

  /** Moves a stand along a path to its last hex, which is empty. */
  void follow(int stand, HexList way) {
    overrun(stand, way);
    place(stand, way.last());
  }

  /** Resolves the hexes of a stand's path: enemy Generals alone in them leave (3.1). */
  void overrun(int stand, HexList way) {
    for (int i = 0; i < way.size(); i++) {
      overrun(stand, way.get(i));
    }
  }

  private void bringGeneral(int stand) {
    int mine = table.group[stand];
    if (table.attachedTo[mine] == stand) {
      table.general[mine] = table.hex[stand];
    }
    overrun(stand, table.hex[stand]);
  }

  private void overrun(int stand, int where) {
    for (int g = 0; g < table.groups; g++) {
      if (table.general[g] == where
          && table.groupSide[g] != table.side[stand]
          && table.enemyIn(where, table.side[stand]) == SnaphanceState.GONE) {
        flees(g);
      }
    }
  }

  /** A General leaves a hex of the enemy (3.1). */
  void flees(int g) {
    flees(g, FLEES);
  }

  /** Moves a General to the nearest stand of his group; his owner decides between equals (D-37). */
  void flees(int g, RuleRef rule) {
    int from = table.general[g];
    int nearest = Integer.MAX_VALUE;
    for (int stand : table.members[g]) {
      if (table.onBoard(stand)) {
        nearest = Math.min(nearest, table.grid.distance(from, table.hex[stand]));
      }
    }
    table.attachedTo[g] = SnaphanceState.GONE;
    if (nearest == Integer.MAX_VALUE) {
      table.general[g] = SnaphanceState.GONE;
      chronicle.generalFate(g, "left the field", from, rule);
      return;
    }
    choice.ofGroup(SnaphanceDecisionType.GENERAL_FLEES, g);
    for (int stand : table.members[g]) {
      if (table.onBoard(stand) && table.grid.distance(from, table.hex[stand]) == nearest) {
        choice.add(SnaphanceOrder.RIDE_TO, stand);
      }
    }
    int to = choice.askNumber();
    table.general[g] = table.hex[to];
    if (chronicle.hasListener) {
      chronicle.generalFate(g, "rode to " + table.name[to], table.general[g], rule);
    }
  }
}
