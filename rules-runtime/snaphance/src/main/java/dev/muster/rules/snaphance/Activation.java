package dev.muster.rules.snaphance;

/** The turn of one group: its General, and the turns of its stands (1.4, 3.1, 4.0). */
final class Activation {
  private final Play play;
  private final Table table;
  private final Command command;
  private final Ongoing ongoing;
  private final StandTurn turn;

  Activation(Play play, Command command, Ongoing ongoing, StandTurn turn) {
    this.play = play;
    table = play.table;
    this.command = command;
    this.ongoing = ongoing;
    this.turn = turn;
  }

  /** Opens the turn of a group: the marks of the last turn go. */
  void open(int g) {
    table.opensTurn(g);
    command.offerDetachment(g);
  }

  /** The next stand of the group its owner wants to act, or GONE when all have (D-02). */
  int next(int g) {
    // the General may still ride when the last stand has acted (3.1, D-04)
    command.offerMove(g);
    Choice choice = play.choice.ofGroup(Decision.NEXT_STAND, g);
    for (int stand : table.members[g]) {
      if (table.onBoard(stand) && !table.acted[stand]) {
        choice.add(Order.ACT, stand);
      }
    }
    return choice.size() == 0 ? Table.GONE : choice.askNumber();
  }

  /** All that one stand does in its turn, up to what follows from it. */
  void act(int stand) {
    table.acted[stand] = true;
    table.beginsTurn(stand);
    table.moment++;
    if (table.foe[stand] != Table.GONE) {
      ongoing.fightOn(stand);
    } else if (!table.supports(stand)) { // else it fights with its Battle Stand (11.3)
      turn.act(stand);
    }
  }
}
