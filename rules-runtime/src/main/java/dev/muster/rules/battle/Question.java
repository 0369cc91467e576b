package dev.muster.rules.battle;

import java.util.List;

/**
 * A decision the rules leave to a player.
 *
 * @param point id of the decision point, such as {@code D-30}
 * @param side index of the side that decides
 * @param about the stand or group it is about
 * @param options the legal options, at least one, in a fixed order
 */
public record Question(String point, int side, String about, List<Option> options) {
  public Question {
    if (options.isEmpty()) {
      throw new IllegalArgumentException(point + " about " + about + " has no legal option");
    }
    options = List.copyOf(options);
  }

  /**
   * One legal option.
   *
   * @param label in the hobby's words, unique within the question
   * @param worth what a player who sees the table would expect of it, higher is better
   */
  public record Option(String label, double worth) {}
}
