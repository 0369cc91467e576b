package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The Movement step: one corps after the other throws for its points and gives its orders, until it
 * has none it wants or can pay (AR-002, AR-D09).
 */
public final class MovementStep {
  private static final RuleRef MOVES = RuleRef.of("", "AR-022");
  private static final RuleRef REFORMS = RuleRef.of("", "AR-067", "AR-112", "AR-114");
  private static final RuleRef CHARGES = RuleRef.of("", "AR-176", "AR-020", "AR-021", "AR-022");
  private static final RuleRef HELD = RuleRef.of("", "AR-028", "AR-186");
  private static final RuleRef SQUARE = RuleRef.of("", "AR-025", "AR-026");
  private static final RuleRef LEFT_SQUARE = RuleRef.of("", "AR-190");
  private static final RuleRef BACK = RuleRef.of("", "AR-131", "AR-132");
  private static final RuleRef LEAVES = RuleRef.of("", "AR-104");
  private static final RuleRef RIDES = RuleRef.of("", "AR-133");

  private final AdlgState table;
  private final AdlgDecision choice;
  private final Rules rules;

  /**
   * What a move is made of.
   *
   * @param assault who may charge whom
   * @param charge how a charge is carried out
   */
  record Rules(
      CorpsCommand command,
      MovementGroups groups,
      ManoeuvreRules manoeuvres,
      ChargeOptions assault,
      ChargeExecution charge,
      AdlgEvasion evasion,
      AdlgWithdrawal withdrawal,
      SquareFormation squares,
      ZonesOfControl zones,
      CommanderMoves staff,
      RallyOrders rallying,
      FrontageRules reforming,
      GroupCharge groupCharge) {}

  /** A Movement step with all it is made of. */
  public static MovementStep of(
      AdlgState table, AdlgDecision choice, ZonesOfControl zones, SupportRules supports) {
    MoveAllowance allowance = new MoveAllowance(table);
    AdlgPassage passage = new AdlgPassage(table, supports);
    MovementGroups groups = new MovementGroups(table);
    ChargeOptions assault = new ChargeOptions(table, zones, allowance, passage);
    AdlgEvasion evasion = new AdlgEvasion(table, zones, allowance, passage);
    ManoeuvreRules manoeuvres = new ManoeuvreRules(table, zones, allowance, passage, groups);
    CorpsCommand command = new CorpsCommand(table);
    CommanderMoves staff = new CommanderMoves(table, command);
    StraightAdvance onward = new StraightAdvance(table, passage);
    ContactMove closing = new ContactMove(table, assault, new Conforming(table));
    ChargeExecution.Rules charging =
        new ChargeExecution.Rules(assault, evasion, onward, closing, staff);
    ChargeExecution charge = new ChargeExecution(table, choice, charging);
    return new MovementStep(
        table,
        choice,
        new Rules(
            command,
            groups,
            manoeuvres,
            assault,
            charge,
            evasion,
            new AdlgWithdrawal(table, zones, allowance, passage),
            new SquareFormation(table, allowance),
            zones,
            staff,
            new RallyOrders(table, command, supports),
            new FrontageRules(table, zones, allowance, groups, manoeuvres),
            new GroupCharge(table, choice, groups, charge, charging)));
  }

  MovementStep(AdlgState table, AdlgDecision choice, Rules rules) {
    this.table = table;
    this.choice = choice;
    this.rules = rules;
  }

  /** One corps is called, or gives one order; false where all have given theirs. */
  public boolean step() {
    if (table.corps() == AdlgState.NOBODY) {
      return callCorps();
    }
    int unit = headstrong();
    if (unit != AdlgState.NOBODY) {
      holdBackOrCharge(unit);
    } else if (!order()) {
      table.closed[table.corps()] = true;
      table.activate(AdlgState.NOBODY);
    }
    return true;
  }

  private boolean callCorps() {
    choice.ofSide(AdlgDecisionType.NEXT_CORPS, table.active());
    for (int corps = 0; corps < table.forces().corps; corps++) {
      if (table.forces().corpsSide[corps] == table.active()
          && !table.closed[corps]
          && hasUnits(corps)) {
        choice.add(AdlgOrder.ACTIVATE, corps);
      }
    }
    if (choice.size() == 0) {
      return false;
    }
    int corps = choice.askNumber();
    table.activate(corps);
    rules.command.begin(corps);
    return true;
  }

  private boolean hasUnits(int corps) {
    for (int each : table.forces().members[corps]) {
      if (table.canAct(each)) {
        return true;
      }
    }
    return false;
  }

  /** A headstrong unit of the corps that has an enemy in reach, NOBODY for none (AR-186). */
  private int headstrong() {
    for (int each : table.forces().members[table.corps()]) {
      if (table.canAct(each)
          && table.type(each).has(Ability.HEADSTRONG)
          && !table.held[each]
          && rules.assault.uncontrolled(each) != null) {
        return each;
      }
    }
    return AdlgState.NOBODY;
  }

  private void holdBackOrCharge(int unit) {
    int[] alone = {unit};
    int cost = rules.command.cost(CommandPoints.Order.HOLD, alone, false, false);
    choice.ofUnit(AdlgDecisionType.HOLD_BACK, unit).add(AdlgOrder.LET_CHARGE).asDefault();
    if (rules.command.canPay(unit, cost)) {
      choice.add(AdlgOrder.HOLD_BACK);
    }
    if (choice.askOrder() == AdlgOrder.HOLD_BACK) {
      holdBack(unit, cost);
      return;
    }
    ChargePath way = rules.assault.uncontrolled(unit);
    if (way != null) {
      table.uncontrolled[unit] = true;
      charge(unit, way, "", 0);
    }
  }

  /**
   * All headstrong units of its group are held back with it, and one may rally (AR-028, AR-029).
   */
  private void holdBack(int unit, int cost) {
    rules.command.pay(unit, cost);
    int[] group = rules.groups.of(unit);
    for (int each : group) {
      if (each == unit || table.type(each).has(Ability.HEADSTRONG)) {
        table.held[each] = true;
        if (table.hasListener) {
          table.emit(new AdlgEvent.HeldBack(table.name(each), each == unit ? cost : 0, HELD));
        }
      }
    }
    choice.ofUnit(AdlgDecisionType.FREE_RALLY, unit).add(AdlgOrder.NOBODY).asDefault();
    for (int each : group) {
      if (rules.rallying.may(each)) {
        choice.add(AdlgOrder.RALLIES, each);
      }
    }
    if (choice.size() > 1) {
      int answer = choice.ask();
      if (choice.order(answer) == AdlgOrder.RALLIES) {
        rules.rallying.attempt(choice.number(answer), 0);
      }
    }
  }

  private void charge(int unit, ChargePath way, String begins, int cost) {
    rules.command.pay(unit, cost);
    if (table.hasListener) {
      table.emit(
          new AdlgEvent.Charges(
              table.name(unit),
              begins,
              table.name(way.target()),
              way.edge().words(),
              table.uncontrolled[unit],
              cost,
              CHARGES));
    }
    rules.charge.carryOut(unit, way);
  }

  private int groupChargeCost(int[] group) {
    return rules.command.cost(CommandPoints.Order.MOVE, group, false, false);
  }

  private void charge(int[] group, ChargePath way, String begins) {
    int cost = groupChargeCost(group);
    rules.command.pay(group, cost);
    if (table.hasListener) {
      table.emit(
          new AdlgEvent.Charges(
              "the group of " + table.name(group[0]),
              begins,
              table.name(way.target()),
              way.edge().words(),
              false,
              cost,
              CHARGES));
    }
    rules.groupCharge.carryOut(group, way);
  }

  /** Asks whom to order, then what; false where the corps gives no more orders. */
  private boolean order() {
    int corps = table.corps();
    choice
        .ofSide(AdlgDecisionType.NEXT_ORDER, table.active())
        .add(AdlgOrder.NO_MORE, corps)
        .asDefault();
    for (int each : table.forces().members[corps]) {
      if (table.canAct(each) && !table.stayed[each]) {
        choice.add(AdlgOrder.UNIT, each);
        int[] group = rules.groups.of(each);
        if (group.length > 1 && group[0] == each) {
          choice.add(AdlgOrder.GROUP, each);
        }
      }
    }
    rides(corps);
    int answer = choice.ask();
    int unit = choice.number(answer);
    switch (choice.order(answer)) {
      case GROUP -> orderGroup(rules.groups.of(unit));
      case UNIT -> orderUnit(unit);
      case JOIN -> rules.staff.join(corps, unit);
      case LEAVE -> rules.staff.leave(corps);
      case RIDE -> ride(corps);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Where the commander of the corps may ride (AR-D32). */
  private void rides(int corps) {
    rules.staff.joins(corps).forEach(each -> choice.add(AdlgOrder.JOIN, each));
    if (rules.staff.may(corps) && table.commanderWith[corps] != AdlgState.NOBODY) {
      choice.add(AdlgOrder.LEAVE, table.commanderWith[corps]);
    }
    if (rules.staff.mayRide(corps)) {
      choice.add(AdlgOrder.RIDE, corps);
    }
  }

  /** Asks for the point: one of those offered, or any other in reach (AR-D32). */
  private void ride(int corps) {
    choice.ofSide(AdlgDecisionType.RIDE, table.active());
    rules.staff.rides(corps).forEach(choice::add);
    choice.orRide(to -> rules.staff.refusal(corps, to));
    rules.staff.ride(corps, choice.place(choice.ask()));
  }

  private void orderGroup(int[] group) {
    choice.ofGroup(AdlgDecisionType.ORDER, group[0]).add(AdlgOrder.STAY).asDefault();
    int cost = groupChargeCost(group);
    if (rules.command.canPay(group, cost)) {
      charges(group, rules.groupCharge.all(group));
      choice.orCharge(
          said -> rules.groupCharge.refusal(group, said),
          said -> found(rules.groupCharge.along(group, said.start())));
    }
    moves(group);
    for (FrontageChange each : rules.reforming.of(group)) {
      if (rules.command.canPay(group, reformCost(group))) {
        choice.add(each);
      }
    }
    carryOut(group, choice.ask());
  }

  /** Every move a group makes that its corps can pay. */
  private void moves(int[] group) {
    for (Manoeuvre each : rules.manoeuvres.courses(group)) {
      if (rules.command.canPay(group, cost(group, each))) {
        choice.add(AdlgOrder.MOVE, each);
      }
    }
    choice.orMove(course -> refusal(group, course));
  }

  /** What forbids a move, or that it is too dear; null for nothing. */
  private @Nullable String refusal(int[] group, Manoeuvre course) {
    String refused = rules.manoeuvres.refusal(group, course);
    if (refused != null) {
      return refused;
    }
    int cost = cost(group, course);
    return cost <= table.points[table.corps()] ? null : tooDear(cost);
  }

  private void movesWithRally(int[] alone) {
    for (Manoeuvre each : rules.manoeuvres.courses(alone)) {
      if (rules.command.canPay(alone, cost(alone, each, true))) {
        choice.add(AdlgOrder.MOVE_AND_RALLY, each);
      }
    }
  }

  private int cost(int[] group, Manoeuvre course) {
    return cost(group, course, false);
  }

  private int cost(int[] group, Manoeuvre course, boolean andRally) {
    boolean difficult = rules.manoeuvres.difficult(group, course);
    return rules.command.cost(CommandPoints.Order.MOVE, group, difficult, andRally);
  }

  private int reformCost(int[] group) {
    boolean difficult = rules.reforming.difficult(group);
    return rules.command.cost(CommandPoints.Order.MOVE, group, difficult, false);
  }

  private int moveCost(int unit, boolean difficult) {
    return rules.command.cost(CommandPoints.Order.MOVE, new int[] {unit}, difficult, false);
  }

  private void orderUnit(int unit) {
    int[] alone = {unit};
    choice.ofUnit(AdlgDecisionType.ORDER, unit).add(AdlgOrder.STAY).asDefault();
    if (rules.rallying.may(unit) && rules.command.canPay(unit, rules.rallying.cost(unit))) {
      choice.add(AdlgOrder.RALLY);
    }
    if (table.inMelee(unit)) {
      if (rules.withdrawal.mayDisengage(unit) && canPay(unit, false)) {
        choice.add(AdlgOrder.DISENGAGE);
      }
    } else {
      List<ChargePath> paid = new ArrayList<>(rules.assault.all(unit));
      paid.removeIf(each -> !rules.command.canPay(unit, chargeCost(unit, each)));
      charges(alone, paid);
      choice.orCharge(
          said -> refusal(unit, said), said -> found(rules.assault.along(unit, said.start())));
      exits(unit);
      squares(unit);
      moves(alone);
      if (rules.rallying.mayWithMove(unit)) {
        movesWithRally(alone);
      }
    }
    carryOut(alone, choice.ask());
  }

  /**
   * Offers charges: of each enemy and edge the one that takes least, and by a way of their own
   * those that come to stand elsewhere; all others to who tells them apart.
   */
  private void charges(int[] group, List<ChargePath> all) {
    List<ChargePath> least = ChargeOptions.least(all);
    least.forEach(choice::add);
    boolean every = choice.distinguishesPaths(table.active());
    List<Pose> ends = new ArrayList<>();
    least.forEach(each -> ends.add(rules.charge.end(group[0], each)));
    for (ChargePath each : all) {
      if (least.contains(each)) {
        continue;
      }
      Pose end = rules.charge.end(group[0], each);
      if (every || group.length == 1 && !ends.contains(end)) {
        choice.addByItsWay(each);
        ends.add(end);
      }
    }
  }

  private @Nullable String refusal(int unit, ChargePath.Spec said) {
    String refused = rules.assault.refusal(unit, said);
    if (refused != null) {
      return refused;
    }
    int cost = chargeCost(unit, found(rules.assault.along(unit, said.start())));
    return rules.command.canPay(unit, cost) ? null : tooDear(cost);
  }

  private String tooDear(int cost) {
    return "it costs " + cost + " CP, and " + table.points[table.corps()] + " are left";
  }

  /** A charge that was found legal. */
  private static ChargePath found(@Nullable ChargePath way) {
    return Objects.requireNonNull(way, "a charge that was found legal");
  }

  /** A charge at an enemy in the unit's own zone is spontaneous and free (AR-020, AR-185). */
  private int chargeCost(int unit, ChargePath way) {
    CommandPoints.Order order =
        rules.zones.controls(unit, way.target())
            ? CommandPoints.Order.SPONTANEOUS_CHARGE
            : CommandPoints.Order.MOVE;
    return rules.command.cost(order, new int[] {unit}, false, false);
  }

  private boolean canPay(int unit, boolean difficult) {
    return rules.command.canPay(unit, moveCost(unit, difficult));
  }

  /** Ways out of a zone (AR-130 to AR-133). */
  private void exits(int unit) {
    int threat = rules.zones.threat(unit);
    if (threat == AdlgState.NOBODY || table.moves[unit] > 0 || table.square[unit]) {
      return;
    }
    if (rules.evasion.may(unit)) {
      if (canPay(unit, false)) {
        int away = table.pose(threat).tenths();
        rules.evasion.headings(unit, away).forEach(each -> choice.add(AdlgOrder.SLIP_AWAY, each));
      }
    } else if (canPay(unit, true)) {
      choice.add(AdlgOrder.STEP_BACK);
    }
    if (rules.withdrawal.mayRideOn(unit)
        && canPay(unit, false)
        && rules.manoeuvres.farthestAhead(unit).ahead() > 0) {
      choice.add(AdlgOrder.RIDE_ON);
    }
  }

  private void squares(int unit) {
    int cost = rules.command.cost(CommandPoints.Order.SQUARE, new int[] {unit}, false, false);
    if (rules.command.canPay(unit, cost)) {
      if (rules.squares.mayForm(unit)) {
        choice.add(AdlgOrder.FORM_SQUARE);
      }
      if (rules.squares.mayLeave(unit)) {
        choice.add(AdlgOrder.LEAVE_SQUARE);
      }
    }
  }

  private void carryOut(int[] group, int answer) {
    int unit = group[0];
    switch (choice.order(answer)) {
      case MOVE -> move(group, choice.course(answer), false);
      case REFORM -> reform(group, choice.reform(answer));
      case MOVE_AND_RALLY -> {
        int cost = move(group, choice.course(answer), true);
        rules.rallying.attempt(unit, cost);
      }
      case RALLY -> {
        int cost = rules.rallying.cost(unit);
        rules.command.pay(unit, cost);
        rules.rallying.attempt(unit, cost);
      }
      case CHARGE, CHARGE_BY -> {
        ChargePath way = choice.approach(answer);
        String begins =
            choice.order(answer) == AdlgOrder.CHARGE ? "" : AdlgDecision.begins(way.start());
        if (group.length > 1) {
          charge(group, way, begins);
        } else {
          charge(unit, way, begins, chargeCost(unit, way));
        }
      }
      case FORM_SQUARE -> square(unit);
      case LEAVE_SQUARE -> {
        square(unit);
        restOfMove(unit);
      }
      case DISENGAGE -> disengage(unit);
      case STEP_BACK -> stepBack(unit);
      case RIDE_ON -> rideOn(unit);
      case SLIP_AWAY -> {
        rules.command.pay(unit, moveCost(unit, false));
        table.moves[unit]++;
        rules.charge.flee(unit, choice.number(answer));
      }
      default -> {
        for (int each : group) {
          table.stayed[each] = true;
        }
      }
    }
  }

  private int move(int[] group, Manoeuvre course, boolean andRally) {
    int cost = cost(group, course, andRally);
    Pose[] from = poses(group);
    rules.command.pay(group, cost);
    rules.manoeuvres.carryOut(group, course);
    for (int i = 0; i < group.length; i++) {
      emitMove(group[i], AdlgDecision.words(course), from[i], i == 0 ? cost : 0, MOVES);
    }
    return cost;
  }

  private void reform(int[] group, FrontageChange reform) {
    int cost = reformCost(group);
    Pose[] from = poses(group);
    rules.command.pay(group, cost);
    rules.reforming.carryOut(group, reform);
    for (int i = 0; i < group.length; i++) {
      emitMove(group[i], AdlgDecision.words(reform), from[i], i == 0 ? cost : 0, REFORMS);
    }
  }

  private Pose[] poses(int[] group) {
    Pose[] poses = new Pose[group.length];
    for (int i = 0; i < group.length; i++) {
      poses[i] = table.pose(group[i]);
    }
    return poses;
  }

  private void emitMove(int unit, String what, Pose from, int cost, RuleRef rule) {
    if (table.hasListener) {
      table.emit(
          new AdlgEvent.Moves(
              table.name(unit), what, from.toString(), table.pose(unit).toString(), cost, rule));
    }
  }

  private void square(int unit) {
    rules.command.pay(
        unit, rules.command.cost(CommandPoints.Order.SQUARE, new int[] {unit}, false, false));
    table.square[unit] = !table.square[unit];
    if (table.hasListener) {
      table.emit(new AdlgEvent.Square(table.name(unit), table.square[unit], SQUARE));
    }
    if (table.square[unit]) {
      moved(unit);
    }
  }

  /**
   * Who has left his square goes on with what is left of that move: one order, paid already
   * (AR-190).
   */
  private void restOfMove(int unit) {
    int[] alone = {unit};
    table.spent[unit] = 100 * rules.squares.cost();
    choice.ofUnit(AdlgDecisionType.REST_OF_MOVE, unit).add(AdlgOrder.STAY).asDefault();
    rules.manoeuvres.courses(alone).forEach(each -> choice.add(AdlgOrder.MOVE, each));
    choice.orMove(course -> rules.manoeuvres.refusal(alone, course));
    int answer = choice.ask();
    Manoeuvre course =
        choice.order(answer) == AdlgOrder.MOVE ? choice.course(answer) : Manoeuvre.advance(0);
    Pose from = table.pose(unit);
    rules.manoeuvres.carryOut(alone, course);
    table.spent[unit] = 0;
    if (course.makesWay()) {
      emitMove(unit, AdlgDecision.words(course), from, 0, LEFT_SQUARE);
    }
  }

  private void disengage(int unit) {
    int cost = moveCost(unit, false);
    rules.command.pay(unit, cost);
    Pose from = table.pose(unit);
    Pose to = rules.withdrawal.disengaged(unit);
    table.disengage(unit);
    table.place(unit, to);
    moved(unit);
    emitMove(unit, "disengages", from, cost, LEAVES);
  }

  private void stepBack(int unit) {
    int cost = moveCost(unit, true);
    rules.command.pay(unit, cost);
    Pose from = table.pose(unit);
    int die = table.dice.d6(ChargeOptions::variable);
    double far = rules.withdrawal.fromZone(unit, die);
    table.place(unit, rules.withdrawal.back(unit, far));
    moved(unit);
    if (table.hasListener) {
      table.emit(
          new AdlgEvent.StepsBack(
              table.name(unit),
              die,
              far,
              from.toString(),
              table.pose(unit).toString(),
              cost,
              BACK));
    }
    if (!table.disordered(unit) || !table.rules.is("zone_exit_disorder", "once")) {
      rules.charge.disturb(unit, "it leaves a zone backwards", BACK);
    }
  }

  /** Straight ahead, as far as it can (AR-133). */
  private void rideOn(int unit) {
    int[] alone = {unit};
    int cost = moveCost(unit, false);
    Pose from = table.pose(unit);
    Manoeuvre farthest = rules.manoeuvres.farthestAhead(unit);
    rules.command.pay(unit, cost);
    rules.manoeuvres.carryOut(alone, farthest);
    emitMove(unit, "leaves the zone straight ahead", from, cost, RIDES);
  }

  private void moved(int unit) {
    table.moves[unit]++;
    table.nearEnemy[unit] = true;
  }
}
