package dev.muster.rules.situation;

import dev.muster.rules.model.BattleProgram;
import java.util.List;

/**
 * A position on the table, what both sides order, and the dice in the order they fall.
 *
 * @param title what it shows
 * @param rules rows of the rule ledger it is an example of
 * @param program the position as a scenario
 * @param round the round played, from 1
 * @param melees ongoing melees, the stand that began the contact first
 * @param orders orders of both sides in the order of play
 * @param dice D6 results in the order they are thrown
 * @param expectations what must be true at the end
 */
public record Situation(
    String title,
    List<String> rules,
    BattleProgram program,
    int round,
    List<Pair> melees,
    List<Line> orders,
    List<Integer> dice,
    List<Line> expectations) {

  public Situation {
    rules = List.copyOf(rules);
    melees = List.copyOf(melees);
    orders = List.copyOf(orders);
    dice = List.copyOf(dice);
    expectations = List.copyOf(expectations);
  }

  /** Two Battle Stands of a melee, by name. */
  public record Pair(String attacker, String defender) {}

  /**
   * A line as written.
   *
   * @param number from 1
   */
  public record Line(int number, String text) {}
}
