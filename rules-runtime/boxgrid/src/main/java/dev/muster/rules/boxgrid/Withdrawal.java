package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.RuleRef;

/** Mounted that leave a melee with foot they do not win (BG-061, BG-198, BG-D16). */
final class Withdrawal {
  private static final RuleRef WITHDRAWS = RuleRef.of("", "BG-061", "BG-D16");

  private final Field field;
  private final Choice choice;
  private final ControlTest controlTest;
  private final Forming forming;
  private final Engagements engagements;

  Withdrawal(
      Field field,
      Choice choice,
      ControlTest controlTest,
      Forming forming,
      Engagements engagements) {
    this.field = field;
    this.choice = choice;
    this.controlTest = controlTest;
    this.forming = forming;
    this.engagements = engagements;
  }

  /** Whether a unit may try: mounted that lost or tied its last round against foot alone. */
  boolean open(int unit) {
    int result = field.get(Mark.RESULT, unit);
    return field.type(unit).arm == Arm.MOUNTED
        && (result == Field.LOST || result == Field.TIED)
        && engagements.againstFootAlone(unit)
        && wayBack(unit) != Ground.OFF;
  }

  private int wayBack(int unit) {
    int box = field.box(unit);
    int direction = 2 * ((field.facing(unit) + 2) % 4);
    for (int i = 0; i < field.rules.withdrawal; i++) {
      if (!field.free(unit, box, direction)) {
        return Ground.OFF;
      }
      box = field.ground.neighbour(box, direction);
    }
    return box;
  }

  /** Asks whether it withdraws, and lets it try. */
  void decide(int unit) {
    choice.of(Decision.WITHDRAW, unit).add(Order.WITHDRAW).add(Order.STAY).usually();
    if (choice.askOrder() != Order.WITHDRAW) {
      return;
    }
    boolean passed = controlTest.passes(unit, ControlTest.Purpose.WITHDRAW);
    if (passed) {
      int from = field.box(unit);
      field.place(unit, wayBack(unit));
      field.add(Mark.SPENT, unit, 1);
      engagements.look();
      field.tellMove(unit, "withdraw", from, WITHDRAWS);
    }
    forming.unform(unit, "its withdrawal", Forming.WITHDRAWAL);
  }
}
