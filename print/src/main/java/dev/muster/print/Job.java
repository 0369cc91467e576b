package dev.muster.print;

import dev.muster.print.Documents.Setting;
import dev.muster.print.field.FieldMap.Manner;
import dev.muster.print.words.Words;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;

/**
 * A battle to be printed, and how.
 *
 * @param manner colours, and the side that may read it
 */
record Job(BattleProgram program, Setting setting, Manner manner) {
  /** A job as nobody chooses it otherwise. */
  static Job usual(BattleProgram program) {
    return of(program, Setting.USUAL);
  }

  /**
   * A job.
   *
   * @throws IllegalArgumentException for a side that the scenario has not
   */
  static Job of(BattleProgram program, Setting setting) {
    return new Job(program, setting, setting.manner(program));
  }

  /** The texts, in the words of its game. */
  Words words() {
    return manner.words();
  }

  Paper paper() {
    return setting.paper();
  }

  /** Number of the side whose player it is for; -1 for both, and for the umpire. */
  int viewer() {
    return manner.viewer();
  }

  /** Whether what a side alone may know may stand on it. */
  boolean shows(int side) {
    return viewer() < 0 || viewer() == side;
  }

  /** What the scenario is called; not yet safe for a page. */
  String title() {
    Scenario scenario = program.scenario();
    return scenario.label().isBlank() ? scenario.name() : scenario.label();
  }
}
