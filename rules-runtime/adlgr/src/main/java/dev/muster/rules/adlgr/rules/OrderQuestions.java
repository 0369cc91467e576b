package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks for the order of a unit or a group: offers every legal order that its corps can pay, and
 * passes the answer on to be carried out (AR-020 to AR-029).
 */
final class OrderQuestions {
  private final AdlgState table;
  private final AdlgDecision choice;
  private final MovementGroups groups;
  private final OrderLegality legality;
  private final OrderExecution execution;
  private final ChargeOrders charges;
  private final OrderRefusals refusals;

  /** The rules that orders use. */
  record Rules(
      OrderLegality legality,
      OrderExecution execution,
      ChargeOrders charges,
      OrderRefusals refusals) {}

  OrderQuestions(AdlgState table, AdlgDecision choice, MovementGroups groups, Rules rules) {
    this.table = table;
    this.choice = choice;
    this.groups = groups;
    legality = rules.legality;
    execution = rules.execution;
    charges = rules.charges;
    refusals = rules.refusals;
  }

  /** Why an order is not the next one of the corps; empty for no reason. */
  String nextRefusal(String words) {
    return refusals.ofNext(words);
  }

  /** Returns why no corps that is still to act can give an order; empty if there is no reason. */
  String closedRefusal(String words) {
    return refusals.ofClosed(words);
  }

  /** Why an order is illegal for the unit or group; empty for no reason. */
  private String refusal(int unit, boolean group, String words) {
    String whose = choice.about() + " ";
    return words.startsWith(whose) ? refusals.of(unit, group, words.substring(whose.length())) : "";
  }

  private String headstrongRefusal(int unit, String words) {
    String whose = choice.about() + " ";
    return words.startsWith(whose)
        ? refusals.ofHeadstrong(unit, words.substring(whose.length()))
        : "";
  }

  /** A headstrong unit of a corps with an enemy in reach; NOBODY if there is none (AR-186). */
  int headstrong(int corps) {
    for (int each : table.forces().members[corps]) {
      if (table.canAct(each)
          && table.type(each).has(Ability.HEADSTRONG)
          && !table.held[each]
          && charges.mayLoseControl(each)) {
        return each;
      }
    }
    return AdlgState.NOBODY;
  }

  /** Asks whether a headstrong unit is held back; if it is not, it charges (AR-028, AR-186). */
  void holdBackOrCharge(int unit) {
    int cost = legality.holdCost(unit);
    choice
        .ofUnit(AdlgDecisionType.HOLD_BACK, unit)
        .refusing(words -> headstrongRefusal(unit, words))
        .add(AdlgOrder.LET_CHARGE)
        .asDefault();
    if (legality.canPay(unit, cost)) {
      choice.add(AdlgOrder.HOLD_BACK);
    }
    if (choice.askOrder() == AdlgOrder.HOLD_BACK) {
      holdBack(unit, cost);
    } else {
      charges.chargeUncontrolled(unit);
    }
  }

  /**
   * All headstrong units of its group are held back with it, and one may rally (AR-028, AR-029).
   */
  private void holdBack(int unit, int cost) {
    int[] group = groups.of(unit);
    execution.holdBack(unit, group, cost);
    choice.ofUnit(AdlgDecisionType.FREE_RALLY, unit).add(AdlgOrder.NOBODY).asDefault();
    for (int each : group) {
      if (legality.mayRallyFree(each)) {
        choice.add(AdlgOrder.RALLIES, each);
      }
    }
    if (choice.size() > 1) {
      int answer = choice.ask();
      if (choice.order(answer) == AdlgOrder.RALLIES) {
        execution.rally(choice.number(answer), 0);
      }
    }
  }

  /** Asks for the order of a unit's group. */
  void orderGroup(int unit) {
    int[] group = groups.of(unit);
    choice
        .ofGroup(AdlgDecisionType.ORDER, group[0])
        .refusing(words -> refusal(unit, true, words))
        .add(AdlgOrder.STAY)
        .asDefault();
    if (charges.canPay(group)) {
      offerCharges(group, charges.of(group));
      choice.orCharge(
          said -> charges.refusal(group, said), said -> charges.along(group, said.start()));
    }
    offerMoves(group);
    legality.reforms(group).forEach(choice::add);
    choice.orReform(said -> legality.refusal(group, said));
    carryOut(group, choice.ask());
  }

  /** Asks for the order of a single unit. */
  void orderUnit(int unit) {
    int[] alone = {unit};
    choice
        .ofUnit(AdlgDecisionType.ORDER, unit)
        .refusing(words -> refusal(unit, false, words))
        .add(AdlgOrder.STAY)
        .asDefault();
    if (legality.mayRally(unit)) {
      choice.add(AdlgOrder.RALLY);
    }
    if (table.inMelee(unit)) {
      if (legality.mayDisengage(unit)) {
        choice.add(AdlgOrder.DISENGAGE);
      }
    } else {
      offerCharges(alone, charges.of(unit));
      choice.orCharge(
          said -> charges.refusal(unit, said), said -> charges.along(unit, said.start()));
      offerZoneExits(unit);
      offerSquare(unit);
      offerMoves(alone);
      legality.movesWithRally(unit).forEach(each -> choice.add(AdlgOrder.MOVE_AND_RALLY, each));
      choice.orMoveAndRally(course -> legality.refusalWithRally(unit, course));
    }
    carryOut(alone, choice.ask());
  }

  /**
   * Offers charges: for each enemy and edge the shortest one, and to a single unit also those that
   * end in another place. A commander who distinguishes paths gets all of them.
   */
  private void offerCharges(int[] group, List<ChargePath> all) {
    List<ChargePath> least = ChargePath.least(all);
    least.forEach(choice::add);
    boolean every = choice.distinguishesPaths(table.active());
    List<Pose> ends = new ArrayList<>();
    least.forEach(each -> ends.add(charges.end(group[0], each)));
    for (ChargePath each : all) {
      if (least.contains(each)) {
        continue;
      }
      Pose end = charges.end(group[0], each);
      if (every || group.length == 1 && !ends.contains(end)) {
        choice.addByItsWay(each);
        ends.add(end);
      }
    }
  }

  /** Offers the ways out of a zone (AR-130 to AR-133). */
  private void offerZoneExits(int unit) {
    legality.slipAwayHeadings(unit).forEach(each -> choice.add(AdlgOrder.SLIP_AWAY, each));
    if (legality.mayStepBack(unit)) {
      choice.add(AdlgOrder.STEP_BACK);
    }
    if (legality.mayRideOn(unit)) {
      choice.add(AdlgOrder.RIDE_ON);
    }
  }

  private void offerSquare(int unit) {
    if (legality.mayFormSquare(unit)) {
      choice.add(AdlgOrder.FORM_SQUARE);
    }
    if (legality.mayLeaveSquare(unit)) {
      choice.add(AdlgOrder.LEAVE_SQUARE);
    }
  }

  private void offerMoves(int[] group) {
    legality.moves(group).forEach(each -> choice.add(AdlgOrder.MOVE, each));
    choice.orMove(course -> legality.refusal(group, course));
  }

  private void carryOut(int[] group, int answer) {
    switch (choice.order(answer)) {
      case MOVE -> move(group, choice.course(answer), false);
      case REFORM -> execution.reform(group, choice.reform(answer), legality.reformCost(group));
      case MOVE_AND_RALLY -> move(group, choice.course(answer), true);
      case CHARGE -> charge(group, choice.approach(answer), "");
      case CHARGE_BY -> {
        ChargePath way = choice.approach(answer);
        charge(group, way, AdlgDecision.begins(way.start()));
      }
      case SLIP_AWAY -> slipAway(group[0], choice.number(answer));
      case STAY -> execution.stay(group);
      default -> carryOut(group[0], choice.order(answer));
    }
  }

  /** Carries out an order to a unit alone that needs no further details. */
  private void carryOut(int unit, AdlgOrder order) {
    switch (order) {
      case RALLY -> execution.payAndRally(unit, legality.rallyCost(unit));
      case FORM_SQUARE -> execution.formSquare(unit, legality.squareCost(unit));
      case LEAVE_SQUARE -> {
        execution.leaveSquare(unit, legality.squareCost(unit), legality.squareLength());
        restOfMove(unit);
      }
      case DISENGAGE -> execution.disengage(unit, legality.exitCost(unit, false));
      case STEP_BACK -> execution.stepBack(unit, legality.exitCost(unit, true));
      case RIDE_ON -> execution.rideOn(unit, legality.exitCost(unit, false));
      default -> throw new IllegalStateException(order + " is not an order to a unit");
    }
  }

  private void move(int[] group, Manoeuvre course, boolean andRally) {
    int cost = legality.moveCost(group, course, andRally);
    execution.move(group, course, cost);
    if (andRally) {
      execution.rally(group[0], cost);
    }
  }

  private void charge(int[] group, ChargePath way, String begins) {
    if (group.length > 1) {
      charges.charge(group, way, begins);
    } else {
      charges.charge(group[0], way, begins);
    }
  }

  private void slipAway(int unit, int heading) {
    charges.slipAway(unit, heading, legality.exitCost(unit, false));
  }

  /**
   * Asks for the rest of the move of a unit that has left its square: one order, already paid
   * (AR-190).
   */
  private void restOfMove(int unit) {
    int[] alone = {unit};
    choice.ofUnit(AdlgDecisionType.REST_OF_MOVE, unit).add(AdlgOrder.STAY).asDefault();
    legality.paidMoves(alone).forEach(each -> choice.add(AdlgOrder.MOVE, each));
    choice.orMove(course -> legality.paidRefusal(alone, course));
    int answer = choice.ask();
    boolean moves = choice.order(answer) == AdlgOrder.MOVE;
    execution.restOfMove(unit, moves ? choice.course(answer) : Manoeuvre.advance(0));
  }
}
