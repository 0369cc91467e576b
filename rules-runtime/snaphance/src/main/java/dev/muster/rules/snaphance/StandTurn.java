package dev.muster.rules.snaphance;

/** The turn of a stand that is in no melee: it rallies, moves, fires and charges (4.0). */
final class StandTurn {
  private final Table table;
  private final Command command;
  private final BreakOff breakOff;
  private final Watch watch;
  private final Rally rally;
  private final Together together;

  StandTurn(
      Play play, Command command, BreakOff breakOff, Watch watch, Rally rally, Together together) {
    table = play.table;
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
