package dev.muster.rules.snaphance.rules;

/**
 * Resolves the turn of a stand that is not in melee: it rallies, moves, fires and charges (4.0).
 */
final class StandTurn {
  private final SnaphanceState table;
  private final InitiativeAndGenerals command;
  private final BreakOff breakOff;
  private final OpportunityOrders watch;
  private final Rally rally;
  private final JointAction together;

  StandTurn(
      BattleContext play,
      InitiativeAndGenerals command,
      BreakOff breakOff,
      OpportunityOrders watch,
      Rally rally,
      JointAction together) {
    table = play.state;
    this.command = command;
    this.breakOff = breakOff;
    this.watch = watch;
    this.rally = rally;
    this.together = together;
  }

  void act(int stand) {
    command.offerAttachment(stand);
    if (table.type[stand].skirmisher && table.facesEnemy(stand)) {
      breakOff.attempt(stand);
    } else if (table.opportunity[stand] && watch.stays(stand)) {
      return;
    } else if (!table.disordered[stand] || !rally.attempt(stand)) {
      together.act(stand);
    }
  }
}
