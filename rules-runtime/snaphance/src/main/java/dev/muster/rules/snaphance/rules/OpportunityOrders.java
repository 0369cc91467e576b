package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;

/** Going on opportunity, keeping it and leaving it (6.1). */
final class OpportunityOrders {
  private static final RuleRef OPPORTUNITY = RuleRef.of("6.1", "SN-6.1-01", "SN-6.1-07");
  private static final RuleRef LEAVES = RuleRef.of("6.1", "SN-6.1-04", "SN-6.1-05");
  private static final RuleRef GROUP = RuleRef.of("4.9", "SN-4.9-01", "SN-4.9-02");

  private final BattleContext play;
  private final SnaphanceState table;
  private final JointActors partners;
  private final OrderTest orderTest;
  private final HexList who = new HexList();

  OpportunityOrders(BattleContext play, JointActors partners, OrderTest orderTest) {
    this.play = play;
    table = play.state;
    this.partners = partners;
    this.orderTest = orderTest;
  }

  /** A stand on opportunity keeps it, turning at most one face, or leaves it to act (6.1). */
  boolean stays(int stand) {
    int facing = table.facing[stand];
    SnaphanceDecision choice = play.decision.ofStand(SnaphanceDecisionType.OPPORTUNITY_TURN, stand);
    choice.add(SnaphanceOrder.KEEP_OPPORTUNITY);
    for (int by = 1; by < 6; by += 4) {
      int to = (facing + by) % 6;
      if (!comesIntoContact(stand, to)
          && !ZoneOfControl.exposesFlank(table, table.side[stand], table.hex[stand], to)) {
        choice.add(SnaphanceOrder.TURN, to);
      }
    }
    int answer = choice.add(SnaphanceOrder.LEAVE_OPPORTUNITY).ask();
    if (choice.order(answer) == SnaphanceOrder.LEAVE_OPPORTUNITY) {
      table.opportunity[stand] = false;
      table.leftOpportunity[stand] = true;
      play.events.opportunity(stand, false, LEAVES);
      return false;
    }
    if (choice.order(answer) == SnaphanceOrder.TURN) {
      table.face(stand, choice.number(answer));
      play.events.turns(stand, facing, LEAVES);
    }
    return true;
  }

  /** Whether the turn brings an enemy before the stand: that is a charge and no turn (10.0). */
  private boolean comesIntoContact(int stand, int facing) {
    for (int which = 0; which < 2; which++) {
      int ahead = table.grid.neighbour(table.hex[stand], (facing + which) % 6);
      int enemy = table.enemyIn(ahead, table.side[stand]);
      if (enemy != SnaphanceState.GONE
          && !table.hasInFront(stand, enemy)
          && !SnaphancePassage.openSkirmishers(table, enemy)) {
        return true;
      }
    }
    return false;
  }

  boolean mayGo(int stand) {
    StandType type = table.type[stand];
    return !table.disordered[stand]
        && !table.opportunity[stand]
        && !table.opportunityDenied[stand]
        && (type.canFire || type.chargeBonus > 0);
  }

  /**
   * A stand, or several together, test to go on opportunity.
   *
   * @return whether they passed
   */
  boolean goOnOpportunity(int stand, boolean together) {
    who.clear();
    who.add(stand);
    if (together) {
      partners.gather(stand, JointActors.For.OPPORTUNITY, SnaphanceDecisionType.TEST_MEMBERS, who);
    }
    if (play.events.hasListener && who.size() > 1) {
      play.events.emit(new SnaphanceEvent.GroupForms("opportunity", play.events.names(who), GROUP));
    }
    boolean passed = orderTest.take(who, OrderTest.Purpose.OPPORTUNITY, 0);
    for (int i = 0; i < who.size(); i++) {
      if (passed) {
        table.opportunity[who.get(i)] = true;
        table.acted[who.get(i)] = true;
        play.events.opportunity(who.get(i), true, OPPORTUNITY);
      } else {
        // a failed test has no ill effect: each may still act, but not test again (6.1)
        table.opportunityDenied[who.get(i)] = true;
      }
    }
    return passed;
  }
}
