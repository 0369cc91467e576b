package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;

/** Recovery from disorder, alone or together (9.0, 9.1). */
final class Rally {
  private static final RuleRef RALLIES = RuleRef.of("9.0", "SN-9.0-02", "SN-9.0-03");
  private static final RuleRef TOGETHER = RuleRef.of("9.1", "SN-9.1-02");

  private final BattleContext play;
  private final SnaphanceState table;
  private final OrderTest orderTest;
  private final JointActors partners;
  private final HexList who = new HexList();

  Rally(BattleContext play, OrderTest orderTest, JointActors partners) {
    this.play = play;
    table = play.state;
    this.orderTest = orderTest;
    this.partners = partners;
  }

  /**
   * Lets a disordered stand try to rally.
   *
   * @return true if it can do nothing more this turn
   */
  boolean attempt(int stand) {
    boolean others = partners.any(stand, JointActors.For.RECOVERY);
    SnaphanceDecision choice =
        play.decision.ofStand(SnaphanceDecisionType.RALLY, stand).add(SnaphanceOrder.RALLY);
    if (others) {
      choice.add(SnaphanceOrder.RALLY_TOGETHER);
    }
    SnaphanceOrder order = choice.order(choice.add(SnaphanceOrder.ACT_DISORDERED).ask());
    if (order == SnaphanceOrder.ACT_DISORDERED) {
      return false;
    }
    who.clear();
    who.add(stand);
    if (order == SnaphanceOrder.RALLY_TOGETHER) {
      partners.gather(stand, JointActors.For.RECOVERY, SnaphanceDecisionType.TEST_MEMBERS, who);
    }
    if (play.events.hasListener && who.size() > 1) {
      play.events.emit(new SnaphanceEvent.GroupForms("recovery", play.events.names(who), TOGETHER));
    }
    boolean passed = orderTest.take(who, OrderTest.Purpose.RECOVERY, 0);
    for (int i = 0; i < who.size(); i++) {
      settle(who.get(i), passed);
    }
    return !passed;
  }

  /** Rallies the stand after a pass; a failure rallies it too, but ends its turn (9.0, literal). */
  private void settle(int stand, boolean passed) {
    if (passed || table.rules.rallyOnFail) {
      table.disordered[stand] = false;
      if (play.events.hasListener) {
        play.events.emit(new SnaphanceEvent.Rallies(table.name[stand], passed, RALLIES));
      }
    } else if (play.events.hasListener) {
      play.events.emit(new SnaphanceEvent.StaysDisordered(table.name[stand], RALLIES));
    }
    if (!passed) {
      table.acted[stand] = true;
    }
  }
}
