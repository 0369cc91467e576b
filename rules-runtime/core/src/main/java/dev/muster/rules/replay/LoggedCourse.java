package dev.muster.rules.replay;

import dev.muster.rules.dice.ReseededDice;
import java.util.List;

/**
 * The data to fight a logged battle again, besides the program and the seed.
 *
 * @param reseeds new seeds of its dice, each after a number of throws
 * @param answers decisions in the order of the battle
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
