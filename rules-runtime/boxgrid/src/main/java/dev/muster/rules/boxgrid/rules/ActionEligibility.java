package dev.muster.rules.boxgrid.rules;

import org.jspecify.annotations.Nullable;

/** Which Movement Actions a unit may take, and which rule forbids the others (BG-014 to BG-033). */
public final class ActionEligibility {
  private final BoxState field;
  private final ChargeEligibility charging;

  public ActionEligibility(BoxState field, ChargeEligibility charging) {
    this.field = field;
    this.charging = charging;
  }

  /** Actions a unit has left in this turn. */
  int left(int unit) {
    return field.type(unit).allowance - field.get(UnitAttribute.ACTIONS, unit);
  }

  /** Why a unit may not step straight forward, null if it may. */
  @Nullable BoxRefusal forward(int unit) {
    if (field.type(unit).turnsOnly()) {
      return BoxRefusal.TURNS_ONLY;
    }
    return left(unit) < field.rules.forwardCost
        ? BoxRefusal.TOO_FEW_ACTIONS
        : field.entryRefusal(unit, field.box(unit), 2 * field.facing(unit));
  }

  /**
   * Why a unit may not step diagonally, null if it may.
   *
   * @param side 1 for the right, -1 for the left
   */
  @Nullable BoxRefusal diagonal(int unit, int side) {
    if (field.type(unit).turnsOnly()) {
      return BoxRefusal.TURNS_ONLY;
    }
    if (field.type(unit).arm != Arm.MOUNTED && field.rules.diagonalForMountedAlone) {
      return BoxRefusal.DIAGONAL_FOR_MOUNTED;
    }
    return left(unit) < field.rules.diagonalCost
        ? BoxRefusal.TOO_FEW_ACTIONS
        : field.entryRefusal(unit, field.box(unit), BoxTerrainMap.before(field.facing(unit), side));
  }

  /** Why a unit may not charge an enemy before it, null if it may. */
  @Nullable BoxRefusal charge(int unit, int target, boolean diagonal) {
    BoxRefusal refusal = charging.refusal(unit, target, diagonal);
    return refusal != null ? refusal : charging.timeRefusal(unit, target, diagonal);
  }

  /** Whether a unit may charge an enemy in a box before it with the Actions it has left. */
  public boolean canCharge(int unit, int target, boolean diagonal) {
    return charge(unit, target, diagonal) == null;
  }

  /** Why a unit may not turn to its right or left, null if it may. */
  @Nullable BoxRefusal turn(int unit) {
    return turnRefusal(unit, field.rules.turnCost);
  }

  /** Why a unit may not turn about, null if it may. */
  @Nullable BoxRefusal about(int unit) {
    return turnRefusal(unit, field.rules.aboutCost);
  }

  private @Nullable BoxRefusal turnRefusal(int unit, int cost) {
    if (field.rules.turnsFree && field.is(UnitAttribute.TURNS, unit)) {
      return BoxRefusal.TURNS_ONCE;
    }
    return left(unit) < turnCost(field, unit, cost) ? BoxRefusal.TOO_FEW_ACTIONS : null;
  }

  /** Actions a turn takes: elephants lose one more, once (BG-023). */
  static int turnCost(BoxState field, int unit, int cost) {
    boolean loses = field.type(unit).arm == Arm.ELEPHANTS && !field.is(UnitAttribute.TURNS, unit);
    return (field.rules.turnsFree ? 0 : cost) + (loses ? 1 : 0);
  }

  /** Returns the number of Actions that an order costs; 0 if it costs none. */
  public static int cost(BoxState field, BoxOrder order, int unit) {
    return switch (order) {
      case FORWARD -> field.rules.forwardCost;
      case DIAGONAL -> field.rules.diagonalCost;
      case CHARGE, CHARGE_DIAGONALLY -> field.rules.chargeCost;
      case TURN -> turnCost(field, unit, field.rules.turnCost);
      case ABOUT -> turnCost(field, unit, field.rules.aboutCost);
      default -> 0;
    };
  }

  /** Why a unit may not form hedgehog, null if its kind and state let it (BG-D17). */
  static @Nullable BoxRefusal hedgehog(BoxState field, int unit) {
    BoxUnitType type = field.type(unit);
    if (!type.hedgehog) {
      return field.rules.hedgehog == BoxRules.Hedgehog.OFF
          ? BoxRefusal.HEDGEHOGS_OFF
          : BoxUnitType.pikes(type.arm, type.order)
              ? BoxRefusal.HEDGEHOG_NOT_LISTED
              : BoxRefusal.NO_PIKES;
    }
    return field.is(UnitAttribute.HEDGEHOG, unit) ? BoxRefusal.IN_HEDGEHOG : null;
  }

  // ---- orders in words

  /** Why an order is not a legal Action of a unit that moves; null if it is legal. */
  @Nullable BoxRefusal refusal(BoxOrder order, int unit, int number) {
    boolean driven = field.is(UnitAttribute.DRIVEN, unit);
    return switch (order) {
      case FORWARD, DIAGONAL -> stepRefusal(order, unit, number);
      case CHARGE, CHARGE_DIAGONALLY -> chargeRefusal(order, unit, number);
      case TURN, ABOUT -> driven ? BoxRefusal.DRIVEN : turnOrderRefusal(order, unit, number);
      case HEDGEHOG ->
          driven
              ? BoxRefusal.DRIVEN
              : field.is(UnitAttribute.ACTIONS, unit)
                  ? BoxRefusal.HEDGEHOG_IS_MOVE
                  : hedgehog(field, unit);
      case STOP, STOP_FORMED ->
          owesStep(unit)
              ? BoxRefusal.OWES_STEP
              : order == BoxOrder.STOP || sparesAction(unit)
                  ? null
                  : field.is(UnitAttribute.SLANTED, unit)
                      ? BoxRefusal.NO_ACTION_TO_GIVE_UP
                      : BoxRefusal.NOTHING_TO_GIVE_UP;
      case TRY ->
          field.is(UnitAttribute.OUT_OF_COMMAND, unit)
              ? BoxRefusal.HAS_TRIED
              : BoxRefusal.IN_COMMAND;
      case LEAVE -> BoxRefusal.IN_NO_HEDGEHOG;
      case WITHDRAW -> BoxRefusal.NOT_IN_MELEE;
      case TEST, MOVE_ON, HALT_TO_SHOOT ->
          !field.is(UnitAttribute.MOMENTUM, unit)
              ? BoxRefusal.NO_MOMENTUM
              : driven
                  ? BoxRefusal.MOMENTUM_DECIDED
                  : field.is(UnitAttribute.FIRST, unit)
                      ? BoxRefusal.MOMENTUM_BLOCKED
                      : BoxRefusal.MOMENTUM_NEW;
      default -> null;
    };
  }

  /** Why an order is not legal for a unit that has stopped its momentum (BG-030 to BG-033). */
  @Nullable BoxRefusal refusalOfStopped(BoxOrder order, int unit, int number) {
    return switch (order) {
      case FORWARD, DIAGONAL, CHARGE, CHARGE_DIAGONALLY -> BoxRefusal.STOPPED;
      case HEDGEHOG -> hedgehog(field, unit);
      case STOP_FORMED -> BoxRefusal.NOTHING_TO_GIVE_UP;
      default -> refusal(order, unit, number);
    };
  }

  /** Whether a unit may stay formed by an Action it does not use (BG-016). */
  boolean sparesAction(int unit) {
    return field.is(UnitAttribute.SLANTED, unit) && left(unit) > 0;
  }

  /** Whether a unit whose momentum was not stopped must still move, and can (BG-028). */
  private boolean owesStep(int unit) {
    if (!field.is(UnitAttribute.DRIVEN, unit) || field.is(UnitAttribute.STEPS, unit)) {
      return false;
    }
    boolean goes = forward(unit) == null || diagonal(unit, 1) == null || diagonal(unit, -1) == null;
    for (int side = -1; side <= 1; side++) {
      int direction = BoxTerrainMap.before(field.facing(unit), side);
      int there = field.unitIn(field.ground.neighbour(field.box(unit), direction));
      goes |=
          there != BoxForces.NOBODY
              && field.enemies(unit, there)
              && charge(unit, there, side != 0) == null;
    }
    return goes;
  }

  private @Nullable BoxRefusal stepRefusal(BoxOrder order, int unit, int box) {
    boolean unsaid = box == BoxOrderReading.UNSAID;
    if (order == BoxOrder.FORWARD) {
      int ahead = field.ground.ahead(field.box(unit), field.facing(unit));
      boolean elsewhere = !unsaid && box != ahead && ahead != BoxTerrainMap.OFF;
      return elsewhere ? BoxRefusal.NOT_AHEAD : forward(unit);
    }
    if (unsaid) {
      BoxRefusal right = diagonal(unit, 1);
      return right == null ? null : diagonal(unit, -1) == null ? null : right;
    }
    if (!BoxOrderReading.isDiagonal(field, unit, box)) {
      boolean edge = diagonal(unit, 1) == BoxRefusal.TABLE_EDGE;
      return edge && diagonal(unit, -1) == BoxRefusal.TABLE_EDGE
          ? BoxRefusal.TABLE_EDGE
          : BoxRefusal.NOT_DIAGONAL;
    }
    int right = BoxTerrainMap.before(field.facing(unit), 1);
    return diagonal(unit, field.ground.direction(field.box(unit), box) == right ? 1 : -1);
  }

  private @Nullable BoxRefusal chargeRefusal(BoxOrder order, int unit, int target) {
    if (!field.enemies(unit, target)) {
      return BoxRefusal.CHARGES_FRIEND;
    }
    if (!field.present(target)) {
      return BoxRefusal.TARGET_GONE;
    }
    int from = field.box(unit);
    if (field.ground.distance(from, field.box(target)) > 1) {
      return BoxRefusal.CHARGE_TOO_FAR;
    }
    boolean straight = field.ground.ahead(from, field.facing(unit)) == field.box(target);
    if (!straight && !BoxOrderReading.isDiagonal(field, unit, field.box(target))) {
      return BoxRefusal.CHARGE_NOT_BEFORE;
    }
    return straight && order == BoxOrder.CHARGE_DIAGONALLY
        ? BoxRefusal.CHARGE_IS_STRAIGHT
        : charge(unit, target, !straight);
  }

  private @Nullable BoxRefusal turnOrderRefusal(BoxOrder order, int unit, int facing) {
    if (order == BoxOrder.ABOUT) {
      return about(unit);
    }
    int quarters = Math.floorMod(facing - field.facing(unit), 4);
    return quarters == 0
        ? BoxRefusal.FACES_SO
        : quarters == 2 ? BoxRefusal.TURNS_ABOUT : turn(unit);
  }
}
