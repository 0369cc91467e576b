package dev.muster.rules.battle;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.Temper;
import java.util.List;

/** Plays one rule system. Has no state; safe to share between threads. */
public interface Engine {
  /** A brief report is shorter than so many lines, whatever the battle. */
  int BRIEF = 60;

  /**
   * Sets a scenario up.
   *
   * @throws IllegalArgumentException when it cannot be
   */
  Opening open(BattleProgram program);

  /**
   * A built-in commander.
   *
   * @param seed of the random one's own stream; the others have no use for it
   */
  Commander commander(Temper temper, long seed);

  /** The commanders the scenario names for its sides and groups, steady where it names none. */
  List<Commander> commanders(BattleProgram program, long seed);

  /** What sides lose in it, in words. */
  default ReportWords reportWords() {
    return ReportWords.USUAL;
  }

  /** The words for a report of a battle. */
  Telling telling(Scenario scenario);

  /** Tells a battle in fewer than {@value #BRIEF} lines, when it is over. */
  EventSink brief(Appendable out, Scenario scenario);
}
