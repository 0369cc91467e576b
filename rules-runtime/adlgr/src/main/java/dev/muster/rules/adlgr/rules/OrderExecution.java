package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.plane.Pose;

/**
 * Carries out all orders other than charges: pays for them, changes the battle state and reports
 * what happened. Costs are in command points (CP).
 */
final class OrderExecution {
  private static final RuleRef MOVES = RuleRef.of("", "AR-022");
  private static final RuleRef REFORMS = RuleRef.of("", "AR-067", "AR-112", "AR-114");
  private static final RuleRef HELD = RuleRef.of("", "AR-028", "AR-186");
  private static final RuleRef SQUARE = RuleRef.of("", "AR-025", "AR-026");
  private static final RuleRef LEFT_SQUARE = RuleRef.of("", "AR-190");
  private static final RuleRef BACK = RuleRef.of("", "AR-131", "AR-132");
  private static final RuleRef LEAVES = RuleRef.of("", "AR-104");
  private static final RuleRef RIDES = RuleRef.of("", "AR-133");

  private final AdlgState table;
  private final CorpsCommand command;
  private final ManoeuvreRules manoeuvres;
  private final FrontageRules reforming;
  private final AdlgWithdrawal withdrawal;
  private final RallyOrders rallying;

  OrderExecution(
      AdlgState table,
      CorpsCommand command,
      ManoeuvreRules manoeuvres,
      FrontageRules reforming,
      AdlgWithdrawal withdrawal,
      RallyOrders rallying) {
    this.table = table;
    this.command = command;
    this.manoeuvres = manoeuvres;
    this.reforming = reforming;
    this.withdrawal = withdrawal;
    this.rallying = rallying;
  }

  /** Holds a unit back, and with it the headstrong units of its group (AR-028). */
  void holdBack(int unit, int[] group, int cost) {
    command.pay(unit, cost);
    for (int each : group) {
      if (each == unit || table.type(each).has(Ability.HEADSTRONG)) {
        table.held[each] = true;
        if (table.hasListener) {
          table.emit(new AdlgEvent.HeldBack(table.name(each), each == unit ? cost : 0, HELD));
        }
      }
    }
  }

  /** A group stays: its units get no more orders in this step. */
  void stay(int[] group) {
    for (int each : group) {
      table.stayed[each] = true;
    }
  }

  void move(int[] group, Manoeuvre course, int cost) {
    Pose[] from = poses(group);
    command.pay(group, cost);
    manoeuvres.carryOut(group, course);
    emitMoves(group, AdlgDecision.words(course), from, cost, MOVES);
  }

  void reform(int[] group, FrontageChange reform, int cost) {
    Pose[] from = poses(group);
    command.pay(group, cost);
    reforming.carryOut(group, reform);
    emitMoves(group, AdlgDecision.words(reform), from, cost, REFORMS);
  }

  void payAndRally(int unit, int cost) {
    command.pay(unit, cost);
    rally(unit, cost);
  }

  /**
   * A unit tries to rally.
   *
   * @param cost CP that were paid for it
   */
  void rally(int unit, int cost) {
    rallying.attempt(unit, cost);
  }

  void formSquare(int unit, int cost) {
    changeSquare(unit, true, cost);
    countMove(unit);
  }

  /**
   * A unit leaves its square, and may use the rest of that move (AR-190).
   *
   * @param length UD of the move that this takes
   */
  void leaveSquare(int unit, int cost, int length) {
    changeSquare(unit, false, cost);
    table.spent[unit] = 100 * length;
  }

  private void changeSquare(int unit, boolean square, int cost) {
    command.pay(unit, cost);
    table.square[unit] = square;
    if (table.hasListener) {
      table.emit(new AdlgEvent.Square(table.name(unit), square, SQUARE));
    }
  }

  /** A unit that has left its square uses the rest of that move (AR-190). */
  void restOfMove(int unit, Manoeuvre course) {
    Pose from = table.pose(unit);
    manoeuvres.carryOut(new int[] {unit}, course);
    table.spent[unit] = 0;
    if (course.makesWay()) {
      emitMove(unit, AdlgDecision.words(course), from, 0, LEFT_SQUARE);
    }
  }

  void disengage(int unit, int cost) {
    command.pay(unit, cost);
    Pose from = table.pose(unit);
    Pose to = withdrawal.disengaged(unit);
    table.disengage(unit);
    table.place(unit, to);
    countMove(unit);
    emitMove(unit, "disengages", from, cost, LEAVES);
  }

  /** Moves a unit back out of a zone by the distance of the die (AR-131, AR-132). */
  void stepBack(int unit, int cost) {
    command.pay(unit, cost);
    Pose from = table.pose(unit);
    int die = table.dice.d6(ChargeOptions::variable);
    double far = withdrawal.fromZone(unit, die);
    table.place(unit, withdrawal.back(unit, far));
    countMove(unit);
    if (table.hasListener) {
      table.emit(
          new AdlgEvent.StepsBack(
              table.name(unit),
              die,
              Manoeuvre.hundredths(far),
              from.toString(),
              table.pose(unit).toString(),
              cost,
              BACK));
    }
    if (!table.disordered(unit) || !table.rules.is("zone_exit_disorder", "once")) {
      table.disturb(unit, "it leaves a zone backwards", BACK);
    }
  }

  /** Moves a unit straight ahead out of a zone, as far as possible (AR-133). */
  void rideOn(int unit, int cost) {
    Pose from = table.pose(unit);
    Manoeuvre farthest = manoeuvres.farthestAhead(unit);
    command.pay(unit, cost);
    manoeuvres.carryOut(new int[] {unit}, farthest);
    emitMove(unit, "leaves the zone straight ahead", from, cost, RIDES);
  }

  private void countMove(int unit) {
    table.moves[unit]++;
    table.nearEnemy[unit] = true;
  }

  private Pose[] poses(int[] group) {
    Pose[] poses = new Pose[group.length];
    for (int i = 0; i < group.length; i++) {
      poses[i] = table.pose(group[i]);
    }
    return poses;
  }

  /** Reports a move of each unit of a group; the first event contains the cost. */
  private void emitMoves(int[] group, String what, Pose[] from, int cost, RuleRef rule) {
    for (int i = 0; i < group.length; i++) {
      emitMove(group[i], what, from[i], i == 0 ? cost : 0, rule);
    }
  }

  private void emitMove(int unit, String what, Pose from, int cost, RuleRef rule) {
    if (table.hasListener) {
      table.emit(
          new AdlgEvent.Moves(
              table.name(unit), what, from.toString(), table.pose(unit).toString(), cost, rule));
    }
  }
}
