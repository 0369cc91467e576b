package dev.muster.rules.commander;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.CommanderProfile;
import java.util.List;

/**
 * The settings of the commander {@code marshal}.
 *
 * @param effort how many rollouts it plays
 * @param enemy the profile it assumes for the enemy; not random, which scores no options
 * @param threads number of threads for rollouts, 1 or more; they change only the time it takes
 * @param seed seed of the dice of its rollouts
 * @param everyQuestion whether it also searches questions that are not worth their time in a battle
 */
public record SearchSettings(
    SearchEffort effort, CommanderProfile enemy, int threads, long seed, boolean everyQuestion) {
  public SearchSettings {
    if (threads < 1) {
      throw new IllegalArgumentException("a staff has 1 thread or more, found " + threads);
    }
  }

  /** The settings for a battle. */
  public SearchSettings(SearchEffort effort, CommanderProfile enemy, int threads, long seed) {
    this(effort, enemy, threads, seed, false);
  }

  /** The settings to look at some questions of a battle that has been fought. */
  public static SearchSettings forReview(SearchEffort effort, long seed) {
    SearchSettings usual = of(effort.withoutLimit(), seed);
    return new SearchSettings(usual.effort, usual.enemy, usual.threads, seed, true);
  }

  /** A staff of the usual kind: on all cores, with a steady enemy before its eyes. */
  public static SearchSettings of(SearchEffort effort, long seed) {
    return new SearchSettings(
        effort, CommanderProfile.STEADY, Runtime.getRuntime().availableProcessors(), seed);
  }

  /**
   * Returns a battle in which the commanders {@code marshal} use these settings; a plain battle if
   * there is none.
   *
   * @param commanders one per side
   * @throws IllegalArgumentException if a side has the commander {@code marshal} in a game without
   *     a position evaluation
   */
  public Battle newBattle(
      BattleSetup opening, List<Commander> commanders, Dice dice, EventSink sink) {
    return RolloutBattle.newBattle(opening, commanders, dice, sink, this);
  }
}
