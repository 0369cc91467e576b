package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import java.util.List;
import java.util.function.Supplier;

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
   * @param outlooks makes what the options are weighed with, when a commander first asks for it
   */
  Play(
      Table table,
      List<Commander> commanders,
      Dice dice,
      EventSink sink,
      Supplier<? extends Choice.Outlook> outlooks) {
    this.table = table;
    this.dice = dice;
    chronicle = new Chronicle(table, sink);
    choice = new Choice(table, commanders, chronicle, moves, Orders.WORDS, outlooks);
    stepping = new Stepping(table, choice, chronicle);
  }
}
