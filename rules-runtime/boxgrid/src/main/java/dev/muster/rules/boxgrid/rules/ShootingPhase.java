package dev.muster.rules.boxgrid.rules;

import org.jspecify.annotations.Nullable;

/** The Shooting phase of a side: the order of shooters and their targets (BG-009, BG-P-13). */
public final class ShootingPhase {
  private final BoxState field;
  private final BoxDecision choice;
  private final BoxShooting shooting;
  private final BoxDecision.RefusalRule refusals;

  public ShootingPhase(BoxState field, BoxDecision choice, BoxShooting shooting) {
    this.field = field;
    this.choice = choice;
    this.shooting = shooting;
    refusals = this::refusal;
  }

  /** A shot; false when the side shoots no more. */
  public boolean step() {
    choice.ofSide(BoxDecisionType.SHOOT, field.active()).refusing(refusals);
    for (int unit = 0; unit < field.units; unit++) {
      if (field.side(unit) == field.active() && shooting.mayShoot(unit)) {
        addShots(unit);
      }
    }
    if (choice.size() == 0) {
      choice.withhold();
      return false;
    }
    choice.add(BoxOrder.CEASE).asDefault();
    int answer = choice.ask();
    BoxOrder order = choice.order(answer);
    if (order == BoxOrder.CEASE) {
      return false;
    }
    shooting.shoot(choice.shooter(answer), choice.target(answer), order == BoxOrder.SHOOT_MASSED);
    return true;
  }

  private void addShots(int unit) {
    for (int target = 0; target < field.units; target++) {
      if (field.enemies(unit, target) && shooting.mayBeShotAt(target)) {
        if (shooting.aims(unit, target)) {
          choice.add(BoxOrder.SHOOT, choice.shot(unit, target));
        }
        if (shooting.aimsMassed(unit, target)) {
          choice.add(BoxOrder.SHOOT_MASSED, choice.shot(unit, target));
        }
      }
    }
  }

  /** Returns why an order to shoot is not possible; null if there is no reason. */
  private @Nullable BoxRefusal refusal(BoxOrder order, int unit, int target) {
    if (order != BoxOrder.SHOOT && order != BoxOrder.SHOOT_MASSED) {
      return null;
    }
    if (field.side(unit) != field.active()) {
      return BoxRefusal.OTHER_SIDE_SHOOTS;
    }
    BoxRefusal refusal = shooting.shooterRefusal(unit);
    if (refusal != null) {
      return refusal;
    }
    if (!field.enemies(unit, target)) {
      return BoxRefusal.SHOOTS_AT_FRIEND;
    }
    refusal = shooting.targetRefusal(target);
    return refusal != null
        ? refusal
        : order == BoxOrder.SHOOT
            ? shooting.aimRefusal(unit, target)
            : shooting.massedRefusal(unit, target);
  }
}
