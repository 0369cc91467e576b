package dev.muster.rules.snaphance.rules;

/** The turn of one group: its General, and the turns of its stands (1.4, 3.1, 4.0). */
public final class GroupActivation {
  private final BattleContext play;
  private final SnaphanceState table;
  private final InitiativeAndGenerals command;
  private final OngoingMelee ongoing;
  private final StandTurn turn;

  GroupActivation(
      BattleContext play, InitiativeAndGenerals command, OngoingMelee ongoing, StandTurn turn) {
    this.play = play;
    table = play.state;
    this.command = command;
    this.ongoing = ongoing;
    this.turn = turn;
  }

  /** Opens the turn of a group: the marks of the last turn go. */
  public void open(int g) {
    table.opensTurn(g);
    command.offerDetachment(g);
  }

  /** The next stand of the group that its owner lets act; GONE when all have acted (D-02). */
  public int next(int g) {
    // the General may still ride when the last stand has acted (3.1, D-04)
    command.offerMove(g);
    SnaphanceDecision choice = play.decision.ofGroup(SnaphanceDecisionType.NEXT_STAND, g);
    for (int stand : table.members[g]) {
      if (table.onBoard(stand) && !table.acted[stand]) {
        choice.add(SnaphanceOrder.ACT, stand);
      }
    }
    if (choice.size() == 0) {
      choice.withhold();
      return SnaphanceState.GONE;
    }
    return choice.askNumber();
  }

  /** Resolves the turn of one stand, without its consequences. */
  public void act(int stand) {
    table.acted[stand] = true;
    table.beginsTurn(stand);
    table.moment++;
    if (table.foe[stand] != SnaphanceState.GONE) {
      ongoing.fightOn(stand);
    } else if (!table.supports(stand)) { // else it fights with its Battle Stand (11.3)
      turn.act(stand);
    }
  }
}
