package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;
import org.jspecify.annotations.Nullable;

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

  /**
   * Returns why a unit may not try to withdraw; null for mounted that lost or tied their last round
   * against foot only.
   */
  @Nullable BoxRefusal refusal(int unit) {
    int result = field.get(UnitAttribute.RESULT, unit);
    if (field.type(unit).arm != Arm.MOUNTED) {
      return BoxRefusal.WITHDRAWS_NEVER;
    }
    if (result != BoxState.LOST && result != BoxState.TIED) {
      return BoxRefusal.WITHDRAWS_AFTER_LOSS;
    }
    if (!engagements.againstFootAlone(unit)) {
      return BoxRefusal.WITHDRAWS_FROM_FOOT;
    }
    return wayBack(unit) == BoxTerrainMap.OFF ? BoxRefusal.WITHDRAWAL_BLOCKED : null;
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

  /** Why a unit that may withdraw has no other option. */
  private static @Nullable BoxRefusal refusal(BoxOrder order, int unit, int number) {
    return order.isOfMove() && order != BoxOrder.WITHDRAW ? BoxRefusal.IN_MELEE : null;
  }

  /** Asks whether a unit withdraws, and resolves the attempt. */
  void decide(int unit) {
    choice
        .ofUnit(BoxDecisionType.WITHDRAW, unit)
        .refusing(BoxWithdrawal::refusal)
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
