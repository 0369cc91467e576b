package dev.muster.rules.replay;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.ReseededDice;
import dev.muster.rules.model.BattleProgram;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes a battle as JSON lines: the scenario first, then one event a line with its number, LF at
 * the end of each. With the decisions and dice in it the log is the whole battle: {@link Referee}
 * plays it again.
 */
public final class JsonLog implements EventSink {
  /** The kind of the first line. */
  static final String HEAD = "Battle";

  /** The kind of the last line of a battle that was not fought to its end. */
  static final String BROKEN_OFF = "BrokenOff";

  /** The kind of the lines with a commander's scores; it rests on no rule. */
  static final String EVALUATION = CommonEvent.Weighed.class.getSimpleName();

  private final Appendable out;
  private int number;

  /** A log of events alone, such as those of a situation. */
  public JsonLog(Appendable out) {
    this.out = out;
  }

  /**
   * A log that can be played again.
   *
   * @param seed seed of the dice, null if they have no seed
   */
  public JsonLog(Appendable out, BattleProgram program, @Nullable Long seed) {
    this.out = out;
    write(JsonText.head(program, seed, List.of()));
  }

  /**
   * A log of a battle that was fought on with other dice.
   *
   * @param reseeds seeds of the dice after a number of throws, in their order
   */
  public JsonLog(
      Appendable out, BattleProgram program, long seed, List<ReseededDice.Reseed> reseeds) {
    this.out = out;
    write(JsonText.head(program, seed, reseeds));
  }

  /** Ends the log of a battle that is not over. */
  public void breakOff() {
    write(JsonText.brokenOff(number + 1));
  }

  @Override
  public void accept(Event event) {
    // scores have the number of the next event, so that the log is otherwise the same
    write(JsonText.line(event instanceof CommonEvent.Weighed ? number + 1 : ++number, event));
  }

  private void write(String line) {
    try {
      out.append(line).append('\n');
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
