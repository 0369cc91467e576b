package dev.muster.rules.commander;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.CommanderProfile;
import java.util.List;

/**
 * What a marshal has to try things out with.
 *
 * @param effort how much he tries
 * @param enemy how he takes the enemy to think; not random, which has no thoughts
 * @param threads that rehearse at once, 1 or more; they change nothing but the time it takes
 * @param seed of the dice of his rehearsals
 */
public record SearchSettings(SearchEffort effort, CommanderProfile enemy, int threads, long seed) {
  public SearchSettings {
    if (threads < 1) {
      throw new IllegalArgumentException("a staff has 1 thread or more, found " + threads);
    }
  }

  /** A staff of the usual kind: on all cores, with a steady enemy before its eyes. */
  public static SearchSettings of(SearchEffort effort, long seed) {
    return new SearchSettings(
        effort, CommanderProfile.STEADY, Runtime.getRuntime().availableProcessors(), seed);
  }

  /**
   * A battle in which a marshal has this staff; a plain one where none leads.
   *
   * @param commanders one a side
   * @throws IllegalArgumentException where a marshal leads in a game without a value of a position
   */
  public Battle newBattle(
      BattleSetup opening, List<Commander> commanders, Dice dice, EventSink sink) {
    return RolloutBattle.newBattle(opening, commanders, dice, sink, this);
  }
}
