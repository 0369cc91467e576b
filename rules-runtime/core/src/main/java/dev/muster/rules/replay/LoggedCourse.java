package dev.muster.rules.replay;

import dev.muster.rules.dice.ReseededDice;
import java.util.List;

/**
 * What it takes besides the program and the seed to fight a logged battle again.
 *
 * @param reseeds other seeds of its dice, after a number of throws
 * @param answers what was decided, in the order of the battle
 * @param brokenOff whether the battle goes on after the log
 */
public record LoggedCourse(
    List<ReseededDice.Reseed> reseeds, List<LoggedAnswer> answers, boolean brokenOff) {
  public LoggedCourse {
    reseeds = List.copyOf(reseeds);
    answers = List.copyOf(answers);
  }

  /**
   * A decision.
   *
   * @param event its number in the log
   * @param round from 1; 0 before the first
   * @param words the label of the option
   */
  public record LoggedAnswer(int event, int round, String words) {}
}
