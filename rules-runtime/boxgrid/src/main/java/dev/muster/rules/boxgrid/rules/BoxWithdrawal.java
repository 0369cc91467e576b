package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;

/** Mounted that leave a melee with foot they do not win (BG-061, BG-198, BG-D16). */
public final class BoxWithdrawal {
  private static final RuleRef WITHDRAWS = RuleRef.of("", "BG-061", "BG-D16");

  private final BoxState field;
  private final BoxDecision choice;
  private final ControlTest controlTest;
  private final FormationRules forming;
  private final BoxEngagements engagements;

  public BoxWithdrawal(
      BoxState field,
      BoxDecision choice,
      ControlTest controlTest,
      FormationRules forming,
      BoxEngagements engagements) {
    this.field = field;
    this.choice = choice;
    this.controlTest = controlTest;
    this.forming = forming;
    this.engagements = engagements;
  }

  /** Whether a unit may try: mounted that lost or tied its last round against foot alone. */
  boolean open(int unit) {
    int result = field.get(UnitAttribute.RESULT, unit);
    return field.type(unit).arm == Arm.MOUNTED
        && (result == BoxState.LOST || result == BoxState.TIED)
        && engagements.againstFootAlone(unit)
        && wayBack(unit) != BoxTerrainMap.OFF;
  }

  private int wayBack(int unit) {
    int box = field.box(unit);
    int direction = 2 * ((field.facing(unit) + 2) % 4);
    for (int i = 0; i < field.rules.withdrawal; i++) {
      if (!field.free(unit, box, direction)) {
        return BoxTerrainMap.OFF;
      }
      box = field.ground.neighbour(box, direction);
    }
    return box;
  }

  /** Asks whether it withdraws, and lets it try. */
  void decide(int unit) {
    choice
        .ofUnit(BoxDecisionType.WITHDRAW, unit)
        .add(BoxOrder.WITHDRAW)
        .add(BoxOrder.STAY)
        .asDefault();
    if (choice.askOrder() != BoxOrder.WITHDRAW) {
      return;
    }
    boolean passed = controlTest.passes(unit, ControlTest.Purpose.WITHDRAW);
    if (passed) {
      int from = field.box(unit);
      field.place(unit, wayBack(unit));
      field.add(UnitAttribute.SPENT, unit, 1);
      engagements.update();
      field.emitMove(unit, "withdraw", from, WITHDRAWS);
    }
    forming.unform(unit, "its withdrawal", FormationRules.WITHDRAWAL);
  }
}
