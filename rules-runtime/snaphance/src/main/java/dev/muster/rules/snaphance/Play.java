package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import java.util.List;

/**
 * What the chapters of the rules play with: the table, the dice, the question that is asked, and
 * what is told of it.
 */
final class Play {
  final Table table;
  final Dice dice;
  final Chronicle chronicle;
  final Choice choice;
  final Stepping stepping;

  /** The moves found last, which the next question may offer. */
  final Moves moves = new Moves();

  /**
   * @param commanders one a side
   */
  Play(Table table, List<Commander> commanders, Dice dice, EventSink sink) {
    this.table = table;
    this.dice = dice;
    chronicle = new Chronicle(table, sink);
    choice =
        new Choice(table, commanders, chronicle, moves, Orders.WORDS, () -> new Outlook(table));
    stepping = new Stepping(table, choice, chronicle);
  }
}
