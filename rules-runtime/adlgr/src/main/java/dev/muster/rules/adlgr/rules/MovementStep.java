package dev.muster.rules.adlgr.rules;

/**
 * The Movement step: each corps in turn throws for its command points and gives orders until it has
 * no more to give or cannot pay (AR-002, AR-D09). This class selects the corps and the unit or
 * commander; {@link OrderQuestions} asks for the order itself.
 */
public final class MovementStep {
  private final AdlgState table;
  private final AdlgDecision choice;
  private final CorpsCommand command;
  private final MovementGroups groups;
  private final CommanderMoves staff;
  private final OrderQuestions orders;

  /**
   * A Movement step with all its rules.
   *
   * @param assault the charges of the table
   */
  public static MovementStep of(
      AdlgState table,
      AdlgDecision choice,
      ZonesOfControl zones,
      SupportRules supports,
      ChargeOptions assault) {
    MoveAllowance allowance = new MoveAllowance(table);
    AdlgPassage passage = new AdlgPassage(table, supports);
    MovementGroups groups = new MovementGroups(table);
    AdlgEvasion evasion = new AdlgEvasion(table, zones, allowance, passage);
    ManoeuvreRules manoeuvres = new ManoeuvreRules(table, zones, allowance, passage, groups);
    CorpsCommand command = new CorpsCommand(table);
    CommanderMoves staff = new CommanderMoves(table, command);
    StraightAdvance onward = new StraightAdvance(table, passage);
    ContactMove closing = new ContactMove(table, assault, new Conforming(table));
    ChargeExecution.Rules charging =
        new ChargeExecution.Rules(assault, evasion, onward, closing, staff);
    ChargeExecution charge = new ChargeExecution(table, choice, charging);
    GroupChargeOptions together = new GroupChargeOptions(table, groups, assault, onward);
    GroupCharge groupCharge = new GroupCharge(table, choice, together, charge, charging);
    FrontageRules reforming = new FrontageRules(table, zones, allowance, groups, manoeuvres);
    AdlgWithdrawal withdrawal = new AdlgWithdrawal(table, zones, allowance, passage, evasion);
    SquareFormation squares = new SquareFormation(table, allowance);
    RallyOrders rallying = new RallyOrders(table, command, supports);
    OrderLegality legality =
        new OrderLegality(command, manoeuvres, reforming, withdrawal, squares, rallying);
    OrderExecution execution =
        new OrderExecution(table, command, manoeuvres, reforming, withdrawal, rallying);
    ChargeOrders charges = new ChargeOrders(table, command, zones, assault, charge, groupCharge);
    OrderRefusals refusals = new OrderRefusals(table, staff, legality, charges, groups);
    OrderQuestions.Rules rules = new OrderQuestions.Rules(legality, execution, charges, refusals);
    OrderQuestions orders = new OrderQuestions(table, choice, groups, rules);
    return new MovementStep(table, choice, command, groups, staff, orders);
  }

  MovementStep(
      AdlgState table,
      AdlgDecision choice,
      CorpsCommand command,
      MovementGroups groups,
      CommanderMoves staff,
      OrderQuestions orders) {
    this.table = table;
    this.choice = choice;
    this.command = command;
    this.groups = groups;
    this.staff = staff;
    this.orders = orders;
  }

  /** Calls one corps, or lets it give one order; returns false if all corps are done. */
  public boolean step() {
    if (table.corps() == AdlgState.NOBODY) {
      return callCorps();
    }
    int unit = orders.headstrong(table.corps());
    if (unit != AdlgState.NOBODY) {
      orders.holdBackOrCharge(unit);
    } else if (!order()) {
      table.closed[table.corps()] = true;
      table.activate(AdlgState.NOBODY);
    }
    return true;
  }

  private boolean callCorps() {
    choice.ofSide(AdlgDecisionType.NEXT_CORPS, table.active()).refusing(orders::closedRefusal);
    for (int corps = 0; corps < table.forces().corps; corps++) {
      if (table.forces().corpsSide[corps] == table.active()
          && !table.closed[corps]
          && hasUnits(corps)) {
        choice.add(AdlgOrder.ACTIVATE, corps);
      }
    }
    if (choice.size() == 0) {
      choice.withhold();
      return false;
    }
    int corps = choice.askNumber();
    table.activate(corps);
    command.begin(corps);
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

  /** Asks which unit gets an order, then for the order; false if the corps gives no more orders. */
  private boolean order() {
    int corps = table.corps();
    choice
        .ofSide(AdlgDecisionType.NEXT_ORDER, table.active())
        .refusing(orders::nextRefusal)
        .add(AdlgOrder.NO_MORE, corps)
        .asDefault();
    for (int each : table.forces().members[corps]) {
      if (table.canAct(each) && !table.stayed[each]) {
        choice.add(AdlgOrder.UNIT, each);
        int[] group = groups.of(each);
        if (group.length > 1 && group[0] == each) {
          choice.add(AdlgOrder.GROUP, each);
        }
      }
    }
    offerRides(corps);
    int answer = choice.ask();
    int unit = choice.number(answer);
    switch (choice.order(answer)) {
      case GROUP -> orders.orderGroup(unit);
      case UNIT -> orders.orderUnit(unit);
      case JOIN -> staff.join(corps, unit);
      case LEAVE -> staff.leave(corps);
      case RIDE -> ride(corps);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Offers the rides of the commander of the corps (AR-D32). */
  private void offerRides(int corps) {
    staff.joins(corps).forEach(each -> choice.add(AdlgOrder.JOIN, each));
    if (staff.may(corps) && table.commanderWith[corps] != AdlgState.NOBODY) {
      choice.add(AdlgOrder.LEAVE, table.commanderWith[corps]);
    }
    if (staff.mayRide(corps)) {
      choice.add(AdlgOrder.RIDE, corps);
    }
  }

  /** Asks for the point: an offered one, or any other in reach (AR-D32). */
  private void ride(int corps) {
    choice.ofSide(AdlgDecisionType.RIDE, table.active());
    staff.rides(corps).forEach(choice::add);
    choice.orRide(to -> staff.refusal(corps, to));
    staff.ride(corps, choice.place(choice.ask()));
  }
}
