package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;

/** Skirmishers leave an enemy that has come before them (10.5). */
final class BreakOff {
  private static final RuleRef LOST = RuleRef.of("10.5", "SN-10.5-09");

  private final BattleContext play;
  private final SnaphanceState table;
  private final MoveGenerator movement;
  private final MoveList moves;
  private final MoveExecution march;
  private final Losses losses;
  private final HexList who = new HexList();

  BreakOff(BattleContext play, MoveGenerator movement, MoveExecution march, Losses losses) {
    this.play = play;
    table = play.state;
    moves = play.moves;
    this.movement = movement;
    this.march = march;
    this.losses = losses;
  }

  /** Skirmishers with an enemy in front at the start of their turn leave, or are lost (10.5). */
  void attempt(int stand) {
    movement.find(stand, false, play.decision.distinguishesPaths(table.side[stand]));
    SnaphanceDecision choice = play.decision.ofStand(SnaphanceDecisionType.BREAK_OFF, stand);
    for (int move = 0; move < moves.count; move++) {
      boolean away = moves.endHex[move] != table.hex[stand];
      if (away && clearAhead(stand, move)) {
        choice.add(SnaphanceOrder.MOVE, move);
      }
    }
    if (choice.size() == 0) {
      losses.destroy(stand, "could not break off", LOST);
      return;
    }
    who.clear();
    who.add(stand);
    march.run(who, choice.askNumber(), false);
    Consequence.FIRE_AFTER_MOVE.enqueueIn(table).with(stand).end();
  }

  private boolean clearAhead(int stand, int move) {
    for (int which = 0; which < 2; which++) {
      int ahead = table.grid.neighbour(moves.endHex[move], (moves.endFacing[move] + which) % 6);
      if (table.enemyIn(ahead, table.side[stand]) != SnaphanceState.GONE) {
        return false;
      }
    }
    return true;
  }
}
