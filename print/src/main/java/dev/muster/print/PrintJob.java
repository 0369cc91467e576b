package dev.muster.print;

import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.MapSheet.Manner;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;

/**
 * A battle to be printed, and how.
 *
 * @param manner colours, and the side that may read it
 */
record PrintJob(BattleProgram program, PrintSettings setting, Manner manner) {
  /** Returns a job with the default settings. */
  static PrintJob usual(BattleProgram program) {
    return of(program, PrintSettings.USUAL);
  }

  /**
   * A job.
   *
   * @throws IllegalArgumentException for a side that the scenario has not
   */
  static PrintJob of(BattleProgram program, PrintSettings setting) {
    return new PrintJob(program, setting, setting.manner(program));
  }

  /** The texts, in the words of its game. */
  PageMessages words() {
    return manner.words();
  }

  PaperSize paper() {
    return setting.paper();
  }

  /** Number of the side whose player it is for; -1 for both, and for the umpire. */
  int viewer() {
    return manner.viewer();
  }

  /** Returns whether information that only one side may know can be shown. */
  boolean shows(int side) {
    return viewer() < 0 || viewer() == side;
  }

  /** Returns the title of the scenario, not escaped. */
  String title() {
    Scenario scenario = program.scenario();
    return scenario.label().isBlank() ? scenario.name() : scenario.label();
  }
}
