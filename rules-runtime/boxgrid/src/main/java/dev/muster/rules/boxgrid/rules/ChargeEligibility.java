package dev.muster.rules.boxgrid.rules;

import org.jspecify.annotations.Nullable;

/**
 * Eligibility for charges: which units may charge which, and how (BG-021, BG-022, BG-126 to
 * BG-129).
 */
public final class ChargeEligibility {
  private final BoxState field;

  public ChargeEligibility(BoxState field) {
    this.field = field;
  }

  /**
   * Returns whether a unit can charge an enemy in front of it, regardless of its remaining Actions.
   *
   * @param diagonal whether the enemy is in a forward-diagonal box; otherwise it is straight ahead
   */
  boolean may(int unit, int target, boolean diagonal) {
    return refusal(unit, target, diagonal) == null;
  }

  /**
   * Returns why a unit may not charge an enemy ahead, regardless of its remaining Actions; null if
   * it may.
   */
  @Nullable BoxRefusal refusal(int unit, int target, boolean diagonal) {
    BoxUnitType type = field.type(unit);
    if (!type.fights()) {
      return BoxRefusal.GUNS_DO_NOT_CHARGE;
    }
    if (field.is(UnitAttribute.HEDGEHOG, unit)) {
      return BoxRefusal.IN_HEDGEHOG;
    }
    if (field.is(UnitAttribute.ENGAGED, unit)) {
      return BoxRefusal.IN_MELEE;
    }
    if (!eligible(type, field.type(target))) {
      return field.type(target).fights() ? BoxRefusal.LIGHT_AT_HEAVY : BoxRefusal.LIGHT_AT_GUNS;
    }
    BoxRefusal slanted = diagonal ? diagonalRefusal(unit, target) : null;
    return slanted != null ? slanted : reaches(unit, target) ? null : BoxRefusal.OBSTACLE;
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

  /**
   * Whether a unit could charge another in one of its turns from their current places: steps
   * forward or diagonally, then the charge. Ignores terrain and units in the way.
   */
  public boolean inReach(int unit, int target) {
    BoxUnitType type = field.type(unit);
    if (!type.fights()
        || field.is(UnitAttribute.HEDGEHOG, unit)
        || field.is(UnitAttribute.ENGAGED, unit)
        || !eligible(type, field.type(target))) {
      return false;
    }
    int from = field.box(unit);
    int facing = field.facing(unit);
    int forward = field.ground.forward(from, facing, field.box(target));
    int lateral = Math.abs(field.ground.lateral(from, facing, field.box(target)));
    boolean aslant = type.arm != Arm.FOOT || !field.rules.diagonalForMountedAlone;
    int steps = type.allowance - field.rules.chargeCost;
    return forward >= 1 && forward <= steps + 1 && lateral <= (aslant ? forward : forward - 1);
  }

  private @Nullable BoxRefusal diagonalRefusal(int unit, int target) {
    if (field.type(unit).arm != Arm.FOOT) {
      return null;
    }
    if (field.rules.diagonalForMountedAlone) {
      return BoxRefusal.DIAGONAL_FOR_MOUNTED;
    }
    if (field.type(target).arm != Arm.MOUNTED) {
      return field.rules.diagonalFootAtEngagedAlone ? BoxRefusal.FOOT_DIAGONALLY_AT_MOUNTED : null;
    }
    boolean engaged =
        field.is(UnitAttribute.ENGAGED, target)
            && field.get(UnitAttribute.ENGAGED, target) < field.turn();
    return engaged ? null : BoxRefusal.FOOT_DIAGONALLY;
  }

  private boolean reaches(int unit, int target) {
    int from = field.box(unit);
    int direction = field.ground.direction(from, field.box(target));
    return !field.ground.isBarred(from, direction)
        || !field.forces().stoppedByObstacles(field.type(unit));
  }

  /** Why the Actions a unit has used do not allow a charge now, null if they do. */
  @Nullable BoxRefusal timeRefusal(int unit, int target, boolean diagonal) {
    if (field.is(UnitAttribute.LATE_TURN, unit)) {
      return BoxRefusal.LATE_TURN;
    }
    if (diagonal && field.is(UnitAttribute.TURNS, unit) && !field.rules.turnThenDiagonal) {
      return BoxRefusal.TURN_BEFORE_DIAGONAL;
    }
    int left = field.type(unit).allowance - field.get(UnitAttribute.ACTIONS, unit);
    return left >= field.rules.chargeCost ? null : warriorRefusal(unit, target, diagonal);
  }

  /**
   * Returns why a unit with too few Actions may not charge; null for a warrior that made a single
   * straight step over open ground and charges straight into open ground (BG-021).
   */
  private @Nullable BoxRefusal warriorRefusal(int unit, int target, boolean diagonal) {
    boolean stepped = !diagonal && field.type(unit).warrior();
    if (stepped
        && field.is(UnitAttribute.WARRIOR_STEP, unit)
        && field.ground.open(field.box(target))) {
      return null;
    }
    boolean straight =
        field.get(UnitAttribute.STEPS, unit) == 1 && !field.is(UnitAttribute.SLANTED, unit);
    return stepped && straight ? BoxRefusal.WARRIORS_IN_OPEN : BoxRefusal.TOO_FEW_ACTIONS;
  }
}
