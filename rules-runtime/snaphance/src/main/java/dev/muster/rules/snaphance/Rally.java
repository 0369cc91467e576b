package dev.muster.rules.snaphance;

import dev.muster.rules.battle.RuleRef;

/** Recovery from disorder, alone or together (9.0, 9.1). */
final class Rally {
  private static final RuleRef RALLIES = RuleRef.of("9.0", "SN-9.0-02", "SN-9.0-03");
  private static final RuleRef TOGETHER = RuleRef.of("9.1", "SN-9.1-02");

  private final Play play;
  private final Table table;
  private final OrderTest orderTest;
  private final Partners partners;
  private final Steps who = new Steps();

  Rally(Play play, OrderTest orderTest, Partners partners) {
    this.play = play;
    table = play.table;
    this.orderTest = orderTest;
    this.partners = partners;
  }

  /** Lets a disordered stand try to rally; true when it can do nothing more this turn. */
  boolean attempt(int stand) {
    boolean others = partners.any(stand, Partners.For.RECOVERY);
    Choice choice = play.choice.of(Decision.RALLY, stand).add(Order.RALLY);
    if (others) {
      choice.add(Order.RALLY_TOGETHER);
    }
    Order order = choice.order(choice.add(Order.ACT_DISORDERED).ask());
    if (order == Order.ACT_DISORDERED) {
      return false;
    }
    who.clear();
    who.add(stand);
    if (order == Order.RALLY_TOGETHER) {
      partners.gather(stand, Partners.For.RECOVERY, Decision.TEST_MEMBERS, who);
    }
    if (play.chronicle.heard && who.size() > 1) {
      play.chronicle.tell(
          new SnaphanceEvent.GroupForms("recovery", play.chronicle.names(who), TOGETHER));
    }
    boolean passed = orderTest.take(who, OrderTest.Purpose.RECOVERY, 0);
    for (int i = 0; i < who.size(); i++) {
      settle(who.get(i), passed);
    }
    return !passed;
  }

  /** A pass rallies; so does a fail, but the stand may do nothing more (9.0, literal). */
  private void settle(int stand, boolean passed) {
    if (passed || table.rules.rallyOnFail) {
      table.disordered[stand] = false;
      if (play.chronicle.heard) {
        play.chronicle.tell(new SnaphanceEvent.Rallies(table.name[stand], passed, RALLIES));
      }
    } else if (play.chronicle.heard) {
      play.chronicle.tell(new SnaphanceEvent.StaysDisordered(table.name[stand], RALLIES));
    }
    if (!passed) {
      table.acted[stand] = true;
    }
  }
}
