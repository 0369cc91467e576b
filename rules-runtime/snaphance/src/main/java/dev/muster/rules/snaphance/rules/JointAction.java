package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;

/** Resolves the actions of stands side by side that act in step (4.9). */
final class JointAction {
  private static final RuleRef GROUP = RuleRef.of("4.9", "SN-4.9-01", "SN-4.9-02");

  private final BattleContext play;
  private final SnaphanceState table;
  private final MoveGenerator movement;
  private final FireAndMove advance;
  private final InitiativeAndGenerals command;
  private final JointActors partners;
  private final SingleStandAction alone;

  /** The acting stands: at first one, then also those that join. */
  private final HexList who = new HexList();

  JointAction(
      BattleContext play,
      MoveGenerator movement,
      FireAndMove advance,
      InitiativeAndGenerals command,
      JointActors partners,
      SingleStandAction alone) {
    this.play = play;
    table = play.state;
    this.movement = movement;
    this.advance = advance;
    this.command = command;
    this.partners = partners;
    this.alone = alone;
  }

  /** Lets a stand act, with others if its owner moves them together. */
  void act(int stand) {
    who.clear();
    who.add(stand);
    if (partners.any(stand, JointActors.For.MOVE)) {
      partners.gather(stand, JointActors.For.MOVE, SnaphanceDecisionType.GROUP_MOVE, who);
    }
    if (who.size() > 1) {
      move();
    } else {
      alone.act(stand);
    }
  }

  /** Resolves a group move: all make the same steps, then each may fire (4.9). */
  private void move() {
    boolean inRange = false;
    for (int i = 0; i < who.size(); i++) {
      command.offerAttachment(who.get(i));
      inRange |= CommandRange.holds(table, who.get(i), true);
      table.acted[who.get(i)] = true;
      table.beginsTurn(who.get(i));
    }
    if (inRange) {
      movement.findGroup(who, false, play.decision.distinguishesPaths(table.side[who.get(0)]));
    }
    SnaphanceDecision choice =
        play.decision
            .ofStand(SnaphanceDecisionType.ACT, who.get(0))
            .with(who)
            .add(SnaphanceOrder.HOLD);
    for (int move = 0; inRange && move < play.moves.count; move++) {
      choice.add(SnaphanceOrder.MOVE, move);
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
    if (play.events.hasListener) {
      play.events.emit(new SnaphanceEvent.GroupForms("move", play.events.names(who), GROUP));
    }
    advance.moves(who, choice.number(answer));
    for (int i = 0; i < who.size(); i++) {
      Consequence.FIRE_AFTER_GROUP_MOVE.enqueueIn(table).with(who.get(i)).end();
    }
  }
}
