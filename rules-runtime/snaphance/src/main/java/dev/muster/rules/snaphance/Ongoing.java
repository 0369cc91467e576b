package dev.muster.rules.snaphance;

import dev.muster.rules.battle.RuleRef;

/** A Battle Stand's melee goes on in its turn (4.6, 10.4, 11.3). */
final class Ongoing {
  private static final RuleRef TURNS = RuleRef.of("4.6", "SN-4.6-06", "SN-10.4-06");

  private final Play play;
  private final Table table;
  private final Engagements engagements;

  Ongoing(Play play, Engagements engagements) {
    this.play = play;
    table = play.table;
    this.engagements = engagements;
  }

  /** The stand may turn to who attacks it, and the melee is fought again. */
  void fightOn(int stand) {
    turnToAttacker(stand);
    if (!(table.rules.ongoingOncePerRound && table.foughtRound[stand] == table.round)) {
      engagements.again(stand);
    }
  }

  /** A stand attacked only on flank or rear may turn to its attacker, any faces (4.6, 10.4). */
  private void turnToAttacker(int stand) {
    int enemy = table.foe[stand];
    if (table.hasInFront(stand, enemy) || attackedInFront(stand)) {
      return;
    }
    int d = table.grid.direction(table.hex[stand], table.hex[enemy]);
    Choice choice = play.choice.of(Decision.TURN_TO_ATTACKER, stand);
    choice.add(Order.TURN, d).add(Order.TURN, (d + 5) % 6).add(Order.KEEP_FACING);
    int answer = choice.ask();
    if (choice.order(answer) == Order.TURN) {
      int from = table.facing[stand];
      table.face(stand, choice.number(answer));
      play.chronicle.turns(stand, from, TURNS);
    }
  }

  private boolean attackedInFront(int stand) {
    for (int which = 0; which < 2; which++) {
      int enemy = table.enemyIn(table.frontHex(stand, which), table.side[stand]);
      if (enemy != Table.GONE && table.hasInFront(enemy, stand) && table.engaged(enemy)) {
        return true;
      }
    }
    return false;
  }
}
