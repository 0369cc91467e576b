package dev.muster.rules.boxgrid.rules;

/** The Shooting phase of a side: who shoots next, and at whom (BG-009, BG-P-13). */
public final class ShootingPhase {
  private final BoxState field;
  private final BoxDecision choice;
  private final BoxShooting shooting;

  public ShootingPhase(BoxState field, BoxDecision choice, BoxShooting shooting) {
    this.field = field;
    this.choice = choice;
    this.shooting = shooting;
  }

  /** A shot; false when the side shoots no more. */
  public boolean step() {
    choice.ofSide(BoxDecisionType.SHOOT, field.active());
    for (int unit = 0; unit < field.units; unit++) {
      if (field.side(unit) == field.active() && shooting.mayShoot(unit)) {
        addShots(unit);
      }
    }
    if (choice.size() == 0) {
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
}
