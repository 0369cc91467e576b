package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import org.jspecify.annotations.Nullable;

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

  /** Lets a stand on opportunity keep it and turn at most one face, or leave it to act (6.1). */
  boolean stays(int stand) {
    int facing = table.facing[stand];
    SnaphanceDecision choice = play.decision.ofStand(SnaphanceDecisionType.OPPORTUNITY_TURN, stand);
    choice.add(SnaphanceOrder.KEEP_OPPORTUNITY);
    for (int by = 1; by < 6; by += 4) {
      int to = (facing + by) % 6;
      if (comesIntoContact(stand, to) == SnaphanceState.GONE
          && zoneLeftOpen(stand, to) == SnaphanceState.GONE) {
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

  /** Why a stand may not turn to a facing and stay on opportunity, null if it may. */
  @Nullable Because turnRefusal(int stand, int to) {
    int facing = table.facing[stand];
    if (to != (facing + 1) % 6 && to != (facing + 5) % 6) {
      return SnaphanceRefusal.ONE_FACE_ON_OPPORTUNITY.by(
          SnaphanceState.GONE, (facing + 1) % 6, (facing + 5) % 6);
    }
    int met = comesIntoContact(stand, to);
    if (met != SnaphanceState.GONE) {
      return SnaphanceRefusal.IS_CHARGE.by(met);
    }
    int owner = zoneLeftOpen(stand, to);
    return owner == SnaphanceState.GONE
        ? null
        : SnaphanceRefusal.EXPOSES_FLANK.at(table.hex[stand], owner);
  }

  /**
   * Returns an enemy whose zone would be on the flank or rear of a stand with a facing; GONE if
   * there is none.
   */
  private int zoneLeftOpen(int stand, int facing) {
    for (int d = 0; d < 6; d++) {
      int owner = ZoneOfControl.owner(table, table.side[stand], table.hex[stand], d);
      if (owner != SnaphanceState.GONE && !ZoneOfControl.ahead(facing, d)) {
        return owner;
      }
    }
    return SnaphanceState.GONE;
  }

  /**
   * Returns the enemy in front after a turn, which makes it a charge and not a turn; GONE if there
   * is none (10.0).
   */
  private int comesIntoContact(int stand, int facing) {
    for (int which = 0; which < 2; which++) {
      int ahead = table.grid.neighbour(table.hex[stand], (facing + which) % 6);
      int enemy = table.enemyIn(ahead, table.side[stand]);
      if (enemy != SnaphanceState.GONE
          && !table.hasInFront(stand, enemy)
          && !SnaphancePassage.openSkirmishers(table, enemy)) {
        return enemy;
      }
    }
    return SnaphanceState.GONE;
  }

  boolean mayGo(int stand) {
    return goRefusal(stand) == null;
  }

  private @Nullable SnaphanceRefusal goRefusal(int stand) {
    StandType type = table.type[stand];
    if (table.disordered[stand]) {
      return SnaphanceRefusal.DISORDERED_TRIES_NOT;
    }
    if (table.opportunity[stand]) {
      return SnaphanceRefusal.IS_ON_OPPORTUNITY;
    }
    if (table.opportunityDenied[stand]) {
      return SnaphanceRefusal.TRIED_OPPORTUNITY;
    }
    return type.canFire || type.chargeBonus > 0 ? null : SnaphanceRefusal.NOTHING_TO_WAIT_FOR;
  }

  /** Why a stand may not test to go on opportunity, null if it may. */
  @Nullable Because refusal(int stand) {
    SnaphanceRefusal why = goRefusal(stand);
    return why == null ? null : why.because();
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
        // a failed test has no other effect: each may still act, but not test again (6.1)
        table.opportunityDenied[who.get(i)] = true;
      }
    }
    return passed;
  }
}
