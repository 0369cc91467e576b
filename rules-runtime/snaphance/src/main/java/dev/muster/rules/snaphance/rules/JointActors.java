package dev.muster.rules.snaphance.rules;

/** Stands of a kind side by side that move, rally or go on opportunity together (4.9, 9.1). */
final class JointActors {
  /** What they do together. */
  enum For {
    MOVE,
    RECOVERY,
    OPPORTUNITY
  }

  private final BattleContext play;
  private final SnaphanceState table;

  JointActors(BattleContext play) {
    this.play = play;
    table = play.state;
  }

  /** Whether any neighbour could join a stand. */
  boolean any(int stand, For purpose) {
    for (int d = 0; d < 6; d++) {
      int there = table.grid.neighbour(table.hex[stand], d);
      int friend = there < 0 ? SnaphanceState.GONE : table.occupant[there];
      if (friend != SnaphanceState.GONE && fits(stand, friend, purpose)) {
        return true;
      }
    }
    return false;
  }

  /** Asks member by member who joins; those who may join stand next to one already in. */
  void gather(int stand, For purpose, SnaphanceDecisionType decision, HexList who) {
    while (true) {
      SnaphanceDecision choice =
          play.decision.ofStand(decision, stand).with(who).add(SnaphanceOrder.GO);
      for (int friend : table.members[table.group[stand]]) {
        if (!who.contains(friend) && fits(stand, friend, purpose) && beside(friend, who)) {
          choice.add(SnaphanceOrder.JOIN, friend);
        }
      }
      int answer = choice.ask();
      if (answer == 0) {
        return;
      }
      who.add(choice.number(answer));
    }
  }

  private boolean beside(int friend, HexList who) {
    for (int i = 0; i < who.size(); i++) {
      if (table.grid.distance(table.hex[friend], table.hex[who.get(i)]) == 1) {
        return true;
      }
    }
    return false;
  }

  /**
   * Of the same kind and group, free to act, and in the state the purpose asks for; to move in step
   * it need only face alike (4.9).
   */
  private boolean fits(int stand, int friend, For purpose) {
    boolean free =
        friend != stand
            && table.group[friend] == table.group[stand]
            && table.onBoard(friend)
            && !table.acted[friend]
            && table.moves[friend] == 0
            && !table.engaged(friend)
            && table.type[friend].sameKind(table.type[stand]);
    return free
        && switch (purpose) {
          case MOVE -> table.facing[friend] == table.facing[stand];
          case RECOVERY -> table.disordered[friend];
          case OPPORTUNITY ->
              !table.disordered[friend]
                  && !table.opportunity[friend]
                  && !table.opportunityDenied[friend]
                  && (table.type[friend].canFire || table.type[friend].chargeBonus > 0);
        };
  }
}
