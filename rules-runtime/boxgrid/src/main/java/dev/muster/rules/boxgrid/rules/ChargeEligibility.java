package dev.muster.rules.boxgrid.rules;

/** Who may charge whom, and how (BG-021, BG-022, BG-126 to BG-129). */
public final class ChargeEligibility {
  private final BoxState field;

  public ChargeEligibility(BoxState field) {
    this.field = field;
  }

  /**
   * Whether a unit may charge an enemy that stands before it, whatever Actions it has left.
   *
   * @param diagonal whether the enemy stands in a forward-diagonal box, else straight ahead
   */
  boolean may(int unit, int target, boolean diagonal) {
    BoxUnitType type = field.type(unit);
    BoxUnitType enemy = field.type(target);
    if (!type.fights()
        || field.is(UnitAttribute.HEDGEHOG, unit)
        || field.is(UnitAttribute.ENGAGED, unit)) {
      return false;
    }
    return eligible(type, enemy)
        && (!diagonal || mayDiagonally(unit, target))
        && reaches(unit, target);
  }

  /** Whether a unit of a type may charge one of another at all (BG-126, BG-128). */
  public boolean eligible(BoxUnitType type, BoxUnitType enemy) {
    if (type.weighty()) {
      return true;
    }
    return switch (enemy.arm) {
      case FOOT, MOUNTED -> !enemy.heavy;
      case ELEPHANTS -> true;
      case ARTILLERY, CAMP -> field.rules.lightTakesGuns;
    };
  }

  private boolean mayDiagonally(int unit, int target) {
    BoxUnitType type = field.type(unit);
    BoxUnitType enemy = field.type(target);
    if (field.rules.diagonalForMountedAlone && type.arm == Arm.FOOT) {
      return false;
    }
    if (type.arm != Arm.FOOT) {
      return true;
    }
    boolean engaged =
        field.is(UnitAttribute.ENGAGED, target)
            && field.get(UnitAttribute.ENGAGED, target) < field.turn();
    return enemy.arm == Arm.MOUNTED ? engaged : !field.rules.diagonalFootAtEngagedAlone;
  }

  private boolean reaches(int unit, int target) {
    int from = field.box(unit);
    int direction = field.ground.direction(from, field.box(target));
    return !field.ground.isBarred(from, direction)
        || !field.forces().stoppedByObstacles(field.type(unit));
  }

  /** Whether the Actions a unit has used allow a charge now. */
  boolean inTime(int unit, int target, boolean diagonal) {
    if (field.is(UnitAttribute.LATE_TURN, unit)
        || (diagonal && field.is(UnitAttribute.TURNS, unit) && !field.rules.turnThenDiagonal)) {
      return false;
    }
    int left = field.type(unit).allowance - field.get(UnitAttribute.ACTIONS, unit);
    return left >= field.rules.chargeCost || (!diagonal && asWarrior(unit, target));
  }

  /** A warrior that has stepped forward charges as well, over open ground alone (BG-021). */
  boolean asWarrior(int unit, int target) {
    return field.type(unit).warrior()
        && field.is(UnitAttribute.WARRIOR_STEP, unit)
        && field.ground.open(field.box(target));
  }
}
