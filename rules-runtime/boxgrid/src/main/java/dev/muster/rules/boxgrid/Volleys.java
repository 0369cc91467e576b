package dev.muster.rules.boxgrid;

/** The Shooting phase of a side: who shoots next, and at whom (BG-009, BG-P-13). */
final class Volleys {
  private final Field field;
  private final Choice choice;
  private final Shooting shooting;

  Volleys(Field field, Choice choice, Shooting shooting) {
    this.field = field;
    this.choice = choice;
    this.shooting = shooting;
  }

  /** A shot; false when the side shoots no more. */
  boolean step() {
    choice.ofSide(Decision.SHOOT, field.active());
    for (int unit = 0; unit < field.units; unit++) {
      if (field.side(unit) == field.active() && shooting.mayShoot(unit)) {
        addShots(unit);
      }
    }
    if (choice.size() == 0) {
      return false;
    }
    choice.add(Order.CEASE).usually();
    int answer = choice.ask();
    Order order = choice.order(answer);
    if (order == Order.CEASE) {
      return false;
    }
    shooting.shoot(choice.shooter(answer), choice.target(answer), order == Order.SHOOT_MASSED);
    return true;
  }

  private void addShots(int unit) {
    for (int target = 0; target < field.units; target++) {
      if (field.enemies(unit, target) && shooting.mayBeShotAt(target)) {
        if (shooting.aims(unit, target)) {
          choice.add(Order.SHOOT, choice.shot(unit, target));
        }
        if (shooting.aimsMassed(unit, target)) {
          choice.add(Order.SHOOT_MASSED, choice.shot(unit, target));
        }
      }
    }
  }
}
