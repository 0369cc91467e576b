package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.dice.Dice;
import java.util.List;
import java.util.function.Supplier;

/**
 * The shared context of the chapters of the rules: the table, the dice, the current question, and
 * the events.
 */
public final class BattleContext {
  public final SnaphanceState state;
  final Dice dice;
  final ThrowLuck luck;
  public final EventEmitter events;
  public final SnaphanceDecision decision;
  final StandRelocation relocation;

  /** The moves found last, which the next question may offer. */
  final MoveList moves = new MoveList();

  /**
   * @param commanders one per side
   * @param outlooks makes the option evaluator when a commander first needs it
   */
  public BattleContext(
      SnaphanceState table,
      List<Commander> commanders,
      Dice dice,
      EventSink sink,
      Supplier<? extends SnaphanceDecision.OptionEvaluator> outlooks) {
    this.state = table;
    this.dice = dice;
    luck = sink.luck();
    events = new EventEmitter(table, sink);
    decision =
        new SnaphanceDecision(table, commanders, events, moves, SnaphanceOrderText.WORDS, outlooks);
    relocation = new StandRelocation(table, decision, events);
  }
}
