package dev.muster.rules.snaphance.rules;

/** Resolves the action of a single stand in its turn (4.0). */
final class SingleStandAction {
  private final BattleContext play;
  private final SnaphanceState table;
  private final MoveGenerator movement;
  private final FireAndMove advance;
  private final JointActors partners;
  private final OpportunityOrders watch;
  private final HexList who = new HexList();

  SingleStandAction(
      BattleContext play,
      MoveGenerator movement,
      FireAndMove advance,
      JointActors partners,
      OpportunityOrders watch) {
    this.play = play;
    table = play.state;
    this.movement = movement;
    this.advance = advance;
    this.partners = partners;
    this.watch = watch;
  }

  /** The turn of a single stand: hold, opportunity, fire, move, charge (4.0). */
  void act(int stand) {
    act(stand, watch.mayGo(stand));
  }

  private void act(int stand, boolean mayWatch) {
    advance.findTargets(stand);
    movement.find(stand, false, play.decision.distinguishesPaths(table.side[stand]));
    SnaphanceDecision choice =
        play.decision.ofStand(SnaphanceDecisionType.ACT, stand).add(SnaphanceOrder.HOLD);
    if (mayWatch) {
      choice.add(SnaphanceOrder.GO_ON_OPPORTUNITY);
      if (partners.any(stand, JointActors.For.OPPORTUNITY)) {
        choice.add(SnaphanceOrder.GO_ON_OPPORTUNITY_TOGETHER);
      }
    }
    advance.offerFire(choice, stand);
    choice.addEach(SnaphanceOrder.MOVE, play.moves.count);
    int answer = choice.ask();
    int number = choice.number(answer);
    switch (choice.order(answer)) {
      case GO_ON_OPPORTUNITY -> offerOpportunity(stand, false);
      case GO_ON_OPPORTUNITY_TOGETHER -> offerOpportunity(stand, true);
      case FIRE -> advance.fire(stand, number, FiringRanks.BOTH, 0);
      case FIRE_FRONT_RANK -> advance.fire(stand, number, FiringRanks.FRONT, 0);
      case FIRE_THEN_MOVE, FIRE_KEEPING_CHARGE -> advance.fire(stand, number, FiringRanks.BOTH, 1);
      case MOVE -> {
        who.clear();
        who.add(stand);
        advance.moves(who, number);
        Consequence.FIRE_AFTER_MOVE.enqueueIn(table).with(stand).end();
      }
      default -> {
        // holds
      }
    }
  }

  private void offerOpportunity(int stand, boolean together) {
    if (!watch.goOnOpportunity(stand, together)) {
      act(stand, false);
    }
  }
}
