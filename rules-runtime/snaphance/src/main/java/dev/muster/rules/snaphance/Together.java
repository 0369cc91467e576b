package dev.muster.rules.snaphance;

import dev.muster.rules.battle.RuleRef;

/** What stands side by side do in step (4.9). */
final class Together {
  private static final RuleRef GROUP = RuleRef.of("4.9", "SN-4.9-01", "SN-4.9-02");

  private final Play play;
  private final Table table;
  private final Movement movement;
  private final Advance advance;
  private final Command command;
  private final Partners partners;
  private final Alone alone;

  /** Those who act: one alone, until others join. */
  private final Steps who = new Steps();

  Together(
      Play play,
      Movement movement,
      Advance advance,
      Command command,
      Partners partners,
      Alone alone) {
    this.play = play;
    table = play.table;
    this.movement = movement;
    this.advance = advance;
    this.command = command;
    this.partners = partners;
    this.alone = alone;
  }

  /** A stand acts, with others where its owner wants them to move together. */
  void act(int stand) {
    who.clear();
    who.add(stand);
    if (partners.any(stand, Partners.For.MOVE)) {
      partners.gather(stand, Partners.For.MOVE, Decision.GROUP_MOVE, who);
    }
    if (who.size() > 1) {
      move();
    } else {
      alone.act(stand);
    }
  }

  /** A group move: all make the same steps, then each may fire (4.9). */
  private void move() {
    boolean inRange = false;
    for (int i = 0; i < who.size(); i++) {
      command.offerAttachment(who.get(i));
      inRange |= CommandRange.holds(table, who.get(i), true);
      table.acted[who.get(i)] = true;
      table.beginsTurn(who.get(i));
    }
    if (inRange) {
      movement.findGroup(who, false, play.choice.everyPath(table.side[who.get(0)]));
    }
    Choice choice = play.choice.of(Decision.ACT, who.get(0)).with(who).add(Order.HOLD);
    for (int move = 0; inRange && move < play.moves.count; move++) {
      choice.add(Order.MOVE, move);
    }
    int answer = choice.ask();
    if (answer == 0) {
      // they did not move together after all: each acts for himself
      for (int i = 0; i < who.size(); i++) {
        table.acted[who.get(i)] = i == 0;
      }
      alone.act(who.get(0));
      return;
    }
    if (play.chronicle.heard) {
      play.chronicle.tell(new SnaphanceEvent.GroupForms("move", play.chronicle.names(who), GROUP));
    }
    advance.moves(who, choice.number(answer));
    for (int i = 0; i < who.size(); i++) {
      Due.FIRE_AFTER_GROUP_MOVE.in(table).with(who.get(i)).end();
    }
  }
}
