package dev.muster.rules.battle;

import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.Temper;
import java.util.List;

/**
 * What a marshal has to try things out with.
 *
 * @param effort how much he tries
 * @param enemy how he takes the enemy to think; not random, which has no thoughts
 * @param threads that rehearse at once, 1 or more; they change nothing but the time it takes
 * @param seed of the dice of his rehearsals
 */
public record Staff(Effort effort, Temper enemy, int threads, long seed) {
  public Staff {
    if (threads < 1) {
      throw new IllegalArgumentException("a staff has 1 thread or more, found " + threads);
    }
  }

  /** A staff of the usual kind: on all cores, with a steady enemy before its eyes. */
  public static Staff of(Effort effort, long seed) {
    return new Staff(effort, Temper.STEADY, Runtime.getRuntime().availableProcessors(), seed);
  }

  /**
   * A battle in which a marshal has this staff; a plain one where none leads.
   *
   * @param commanders one a side
   * @throws IllegalArgumentException where a marshal leads in a game without a value of a position
   */
  public Battle battle(Opening opening, List<Commander> commanders, Dice dice, EventSink sink) {
    return Rehearsal.battle(opening, commanders, dice, sink, this);
  }
}
