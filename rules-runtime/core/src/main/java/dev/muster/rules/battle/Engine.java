package dev.muster.rules.battle;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.Temper;
import java.util.List;

/** Plays one rule system. Has no state; safe to share between threads. */
public interface Engine {
  /**
   * Sets a scenario up.
   *
   * @throws IllegalArgumentException when it cannot be
   */
  Opening open(BattleProgram program);

  /** What its built-in commanders go by. */
  Mind.Judge judge();

  /**
   * A built-in commander.
   *
   * @param seed of the random one's own stream; the others have no use for it
   */
  default Commander commander(Temper temper, long seed) {
    return Mind.of(judge(), temper, seed);
  }

  /** The commanders the scenario names for its sides and groups, steady where it names none. */
  default List<Commander> commanders(BattleProgram program, long seed) {
    return Mind.of(judge(), program, seed);
  }

  /** What sides lose in it, in words. */
  default ReportWords reportWords() {
    return ReportWords.USUAL;
  }

  /** The words for a report of a battle. */
  Telling telling(Scenario scenario);

  /** What a short report makes of its events. */
  BriefLog.Reader briefReader(Scenario scenario);

  /** Tells a battle in fewer than {@value BriefLog#LINES} lines, when it is over. */
  default EventSink brief(Appendable out, Scenario scenario) {
    return new BriefLog(out, reportWords(), new Told(scenario), briefReader(scenario));
  }
}
