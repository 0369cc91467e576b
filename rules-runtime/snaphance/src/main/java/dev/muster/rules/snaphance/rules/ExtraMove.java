package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;

/** The Order Test of an extra move (4.4, 4.5). */
final class ExtraMove {
  private static final RuleRef FAILED = RuleRef.of("4.5", "SN-4.5-14");

  private final SnaphanceState table;
  private final InitiativeAndGenerals command;
  private final OrderTest orderTest;
  private final Losses losses;

  ExtraMove(BattleContext play, InitiativeAndGenerals command, OrderTest orderTest, Losses losses) {
    table = play.state;
    this.command = command;
    this.orderTest = orderTest;
    this.losses = losses;
  }

  /**
   * Tests the stands; a failure disorders and halts them.
   *
   * @param left moving stands that are still on the board
   * @return whether they pass
   */
  boolean test(HexList left) {
    if (left.isEmpty()) {
      return false;
    }
    for (int i = 0; i < left.size(); i++) {
      if (command.offerHelp(left.get(i)) && left.size() > 1) {
        // a group is helped only by a General attached to one of its stands (4.5)
        command.offerAttachment(left.get(i));
      }
    }
    int made = table.moves[left.get(0)] - (table.rules.testAfterMove ? 1 : 0);
    if (orderTest.take(left, OrderTest.Purpose.EXTRA_MOVE, Math.max(0, made - 1))) {
      return true;
    }
    for (int i = 0; i < left.size(); i++) {
      losses.disorder(left.get(i), "failed its Order Test", FAILED);
      table.halted[left.get(i)] = true;
    }
    return false;
  }
}
