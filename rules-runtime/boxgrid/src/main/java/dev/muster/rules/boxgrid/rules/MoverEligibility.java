package dev.muster.rules.boxgrid.rules;

import org.jspecify.annotations.Nullable;

/** Which unit may move next, and which rule keeps the others back (BG-006, BG-007, BG-D29). */
final class MoverEligibility {
  private final BoxState field;
  private final BoxWithdrawal withdrawal;
  private final ActionEligibility actions;

  MoverEligibility(BoxState field, BoxWithdrawal withdrawal, ActionEligibility actions) {
    this.field = field;
    this.withdrawal = withdrawal;
    this.actions = actions;
  }

  /** Whether units under momentum are still to move, before all others. */
  boolean anyFirst() {
    return anyFirst(false);
  }

  /** Whether none of these units can move because another of them is in front of each. */
  boolean stuck() {
    return !anyFirst(true);
  }

  private boolean anyFirst(boolean free) {
    for (int unit = 0; unit < field.units; unit++) {
      if (field.movesFirst(unit) && !(free && behindAnother(unit))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a friend under momentum that is still to move stands straight before it. */
  private boolean behindAnother(int unit) {
    int there = field.unitIn(field.ground.ahead(field.box(unit), field.facing(unit)));
    return there != BoxForces.NOBODY && !field.enemies(unit, there) && field.movesFirst(there);
  }

  /**
   * Returns why a unit may not move next; null if it may.
   *
   * @param first whether units under momentum still have to move
   * @param stuck whether none of these has a free path
   */
  @Nullable BoxRefusal refusal(int unit, boolean first, boolean stuck) {
    if (first && field.movesFirst(unit)) {
      return stuck || !behindAnother(unit) ? null : BoxRefusal.BEHIND_MOMENTUM;
    }
    BoxRefusal own = ownRefusal(unit);
    return own == null && first ? BoxRefusal.MOMENTUM_FIRST : own;
  }

  /**
   * Returns why a unit has no action in this phase, regardless of other units; null if it has one.
   */
  private @Nullable BoxRefusal ownRefusal(int unit) {
    if (!field.present(unit)) {
      return BoxRefusal.GONE;
    }
    if (field.side(unit) != field.active()) {
      return BoxRefusal.OTHER_SIDE;
    }
    if (field.is(UnitAttribute.DONE, unit)) {
      return BoxRefusal.MOVE_OVER;
    }
    if (field.type(unit).allowance <= 0) {
      return BoxRefusal.NO_ACTIONS;
    }
    return field.is(UnitAttribute.ENGAGED, unit) ? withdrawal.refusal(unit) : null;
  }

  /**
   * Returns why an order of a moving unit, or the order that ends all moves, cannot come next; null
   * for other orders or if it can.
   */
  @Nullable BoxRefusal refusal(BoxOrder order, int unit, int number) {
    boolean first = anyFirst();
    if (order == BoxOrder.NO_MORE) {
      return first ? BoxRefusal.MOMENTUM_FIRST : null;
    }
    if (order == BoxOrder.SHOOT || order == BoxOrder.SHOOT_MASSED) {
      return BoxRefusal.SHOOTS_LATER;
    }
    if (!order.isOfMove()) {
      return null;
    }
    int mover = order == BoxOrder.ACT ? number : unit;
    BoxRefusal refusal = refusal(mover, first, first && stuck());
    if (refusal == BoxRefusal.MOVE_OVER) {
      BoxRefusal action = actions.left(mover) <= 0 ? actions.refusal(order, unit, number) : null;
      return action == null ? refusal : action;
    }
    boolean fights =
        refusal != null && field.present(mover) && field.is(UnitAttribute.ENGAGED, mover);
    boolean about = order == BoxOrder.WITHDRAW || refusal == BoxRefusal.OTHER_SIDE;
    return fights && !about ? BoxRefusal.IN_MELEE : refusal;
  }
}
