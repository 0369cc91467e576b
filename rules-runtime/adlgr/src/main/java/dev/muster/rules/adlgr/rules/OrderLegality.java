package dev.muster.rules.adlgr.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Determines the orders that a corps may give and can pay for, and their cost in command points
 * (CP): moves, changes of frontage, ways out of a melee or a zone, squares and rallies. Charges
 * have their own rules in {@link ChargeOrders}.
 */
final class OrderLegality {
  private final CorpsCommand command;
  private final ManoeuvreRules manoeuvres;
  private final FrontageRules reforming;
  private final AdlgWithdrawal withdrawal;
  private final SquareFormation squares;
  private final RallyOrders rallying;

  OrderLegality(
      CorpsCommand command,
      ManoeuvreRules manoeuvres,
      FrontageRules reforming,
      AdlgWithdrawal withdrawal,
      SquareFormation squares,
      RallyOrders rallying) {
    this.command = command;
    this.manoeuvres = manoeuvres;
    this.reforming = reforming;
    this.withdrawal = withdrawal;
    this.squares = squares;
    this.rallying = rallying;
  }

  boolean canPay(int unit, int cost) {
    return command.canPay(unit, cost);
  }

  /** CP it costs to hold a headstrong unit back (AR-028). */
  int holdCost(int unit) {
    return command.cost(CommandPoints.Order.HOLD, new int[] {unit}, false, false);
  }

  /** The moves of a group that its corps can pay. */
  List<Manoeuvre> moves(int[] group) {
    return moves(group, false);
  }

  /** The moves of a unit that its corps can pay together with a rally; none if it may not. */
  List<Manoeuvre> movesWithRally(int unit) {
    return rallying.mayWithMove(unit) ? moves(new int[] {unit}, true) : List.of();
  }

  private List<Manoeuvre> moves(int[] group, boolean andRally) {
    boolean easy = command.canPay(group, moveCost(group, false, andRally));
    boolean difficult = command.canPay(group, moveCost(group, true, andRally));
    if (!easy && !difficult) {
      return List.of();
    }
    List<Manoeuvre> paid = new ArrayList<>(manoeuvres.courses(group));
    if (!easy || !difficult) {
      paid.removeIf(each -> manoeuvres.difficult(group, each) ? !difficult : !easy);
    }
    return paid;
  }

  /** Why a move is illegal or costs too much; null if it is legal. */
  @Nullable String refusal(int[] group, Manoeuvre course) {
    String refused = manoeuvres.refusal(group, course);
    if (refused != null) {
      return refused;
    }
    return tooDear(group, moveCost(group, course, false));
  }

  /** Why an order costs more points than are left; null if they suffice. */
  @Nullable String tooDear(int[] group, int cost) {
    return command.canPay(group, cost) ? null : command.tooDear(group, cost);
  }

  /** Why a unit may not move and try to rally in one order; null if it may. */
  @Nullable String refusalWithRally(int unit, Manoeuvre course) {
    int[] alone = {unit};
    String refused = rallying.refusalWithMove(unit);
    if (refused == null) {
      refused = manoeuvres.refusal(alone, course);
    }
    return refused != null ? refused : tooDear(alone, moveCost(alone, course, true));
  }

  /** Why an extension or a contraction is illegal; null if it is legal. */
  @Nullable String refusal(int[] group, FrontageChange reform) {
    String refused = reforming.refusal(group, reform);
    return refused != null ? refused : tooDear(group, reformCost(group));
  }

  /** The moves of a group whose order is already paid. */
  List<Manoeuvre> paidMoves(int[] group) {
    return manoeuvres.courses(group);
  }

  /** Why a move whose order is already paid is illegal; null if it is legal. */
  @Nullable String paidRefusal(int[] group, Manoeuvre course) {
    return manoeuvres.refusal(group, course);
  }

  /** CP a move costs. */
  int moveCost(int[] group, Manoeuvre course, boolean andRally) {
    return moveCost(group, manoeuvres.difficult(group, course), andRally);
  }

  private int moveCost(int[] group, boolean difficult, boolean andRally) {
    return command.cost(CommandPoints.Order.MOVE, group, difficult, andRally);
  }

  /** The extensions and contractions of a group that its corps can pay. */
  List<FrontageChange> reforms(int[] group) {
    return command.canPay(group, reformCost(group)) ? reforming.of(group) : List.of();
  }

  /** CP an extension or a contraction costs. */
  int reformCost(int[] group) {
    return moveCost(group, reforming.difficult(group), false);
  }

  /** Whether a unit may disengage from its melee (AR-104 to AR-111). */
  boolean mayDisengage(int unit) {
    return withdrawal.mayDisengage(unit) && canPayExit(unit, false);
  }

  /** The headings a unit may slip away to out of a zone; none if it may not (AR-130). */
  List<Integer> slipAwayHeadings(int unit) {
    return withdrawal.mayLeaveZone(unit)
            && withdrawal.leavesByEvading(unit)
            && canPayExit(unit, false)
        ? withdrawal.evadeHeadings(unit)
        : List.of();
  }

  /** Whether a unit may step back out of a zone; one that evades slips away instead (AR-131). */
  boolean mayStepBack(int unit) {
    return withdrawal.mayLeaveZone(unit)
        && !withdrawal.leavesByEvading(unit)
        && canPayExit(unit, true);
  }

  /** Whether a unit may leave a zone straight ahead (AR-133). */
  boolean mayRideOn(int unit) {
    return withdrawal.mayLeaveZone(unit)
        && withdrawal.mayRideOn(unit)
        && canPayExit(unit, false)
        && manoeuvres.farthestAhead(unit).ahead() > 0;
  }

  /** CP it costs to leave a melee or a zone. */
  int exitCost(int unit, boolean difficult) {
    return moveCost(new int[] {unit}, difficult, false);
  }

  private boolean canPayExit(int unit, boolean difficult) {
    return command.canPay(unit, exitCost(unit, difficult));
  }

  boolean mayFormSquare(int unit) {
    return command.canPay(unit, squareCost(unit)) && squares.mayForm(unit);
  }

  boolean mayLeaveSquare(int unit) {
    return command.canPay(unit, squareCost(unit)) && squares.mayLeave(unit);
  }

  /** CP it costs to form a square or to leave it (AR-025, AR-026). */
  int squareCost(int unit) {
    return command.cost(CommandPoints.Order.SQUARE, new int[] {unit}, false, false);
  }

  /** UD it takes to form a square or to leave it (AR-189, AR-190). */
  int squareLength() {
    return squares.cost();
  }

  /** Why a unit may not disengage; null if it may. */
  @Nullable String disengagementRefusal(int unit) {
    String refused = withdrawal.disengagementRefusal(unit);
    return refused != null ? refused : tooDear(new int[] {unit}, exitCost(unit, false));
  }

  /** Why a unit may not leave a zone as it evades; null if it may. */
  @Nullable String slipAwayRefusal(int unit) {
    String refused = withdrawal.zoneRefusal(unit);
    if (refused == null && !withdrawal.leavesByEvading(unit)) {
      return "it cannot evade: it leaves the zone backwards (AR-130, AR-131)";
    }
    return refused != null ? refused : tooDear(new int[] {unit}, exitCost(unit, false));
  }

  /** Why a unit may not step back out of a zone; null if it may. */
  @Nullable String stepBackRefusal(int unit) {
    String refused = withdrawal.zoneRefusal(unit);
    if (refused == null && withdrawal.leavesByEvading(unit)) {
      return "it can evade, and leaves the zone so (AR-130)";
    }
    return refused != null ? refused : tooDear(new int[] {unit}, exitCost(unit, true));
  }

  /** Why a unit may not leave a zone straight ahead; null if it may. */
  @Nullable String rideOnRefusal(int unit) {
    String refused = withdrawal.zoneRefusal(unit);
    if (refused == null && !withdrawal.mayRideOn(unit)) {
      return "only mounted ride on, with slower enemies behind them and no others (AR-133)";
    }
    if (refused == null && manoeuvres.farthestAhead(unit).ahead() <= 0) {
      return "its way straight ahead is blocked (AR-133)";
    }
    return refused != null ? refused : tooDear(new int[] {unit}, exitCost(unit, false));
  }

  /** Returns why a unit may not try to rally, or null if it may. */
  @Nullable String rallyRefusal(int unit) {
    String refused = rallying.refusal(unit);
    return refused != null ? refused : tooDear(new int[] {unit}, rallyCost(unit));
  }

  /** Whether a unit may try to rally at its present place. */
  boolean mayRally(int unit) {
    return rallying.may(unit) && command.canPay(unit, rallyCost(unit));
  }

  /** Whether a unit may try to rally without an order (AR-029). */
  boolean mayRallyFree(int unit) {
    return rallying.may(unit);
  }

  /** Returns the cost in command points to rally a unit at its present place. */
  int rallyCost(int unit) {
    return rallying.cost(unit);
  }
}
