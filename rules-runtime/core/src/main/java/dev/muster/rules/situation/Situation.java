package dev.muster.rules.situation;

import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.List;

/**
 * A position on the table, what both sides order, and the dice in the order they fall.
 *
 * @param title what it shows
 * @param rules rows of the rule ledger it is an example of
 * @param program the position as a scenario
 * @param round the round played, from 1
 * @param properties what its rule system's own words say of the position, in the order of the file
 * @param orders orders of both sides in the order of play
 * @param dice D6 results in the order they are thrown
 * @param expectations what must be true at the end
 */
public record Situation(
    String title,
    List<String> rules,
    BattleProgram program,
    int round,
    List<Property> properties,
    List<Line> orders,
    List<Integer> dice,
    List<Line> expectations) {

  public Situation {
    rules = List.copyOf(rules);
    properties = List.copyOf(properties);
    orders = List.copyOf(orders);
    dice = List.copyOf(dice);
    expectations = List.copyOf(expectations);
  }

  /** Returns the properties of units, groups or sides that begin with a word. */
  public List<Property> properties(SituationFormat.Subject of, String word) {
    return properties.stream().filter(each -> each.of() == of && each.word().equals(word)).toList();
  }

  /**
   * The text about one that went its way: "orders carried out, 7 of 7 expectations held, 5 of 5
   * dice thrown", without what it has none of.
   */
  public String kept() {
    List<String> kept = new ArrayList<>(List.of("orders carried out"));
    if (!expectations.isEmpty()) {
      kept.add(expectations.size() + " of " + expectations.size() + " expectations held");
    }
    if (!dice.isEmpty()) {
      kept.add(dice.size() + " of " + dice.size() + " dice thrown");
    }
    return String.join(", ", kept);
  }

  /**
   * A statement about a position with a word of its rule system.
   *
   * @param line line of the file, from 1
   * @param about name of the unit or side, or the group as {@code Blue.Left}
   * @param value what follows the word; empty if none
   */
  public record Property(
      int line, SituationFormat.Subject of, String about, String word, String value) {

    /**
     * Returns why two units, which this line names, are in no melee.
     *
     * @param needs what a melee needs, with the rule
     * @param one where the first stands
     * @param other where the second stands
     * @param distance how they stand, such as {@code are 3 hexes apart}
     */
    public SituationException noMelee(String needs, Object one, Object other, String distance) {
      return new SituationException(
          line,
          needs
              + ": "
              + about
              + " at "
              + one
              + " and "
              + value
              + " at "
              + other
              + " "
              + distance
              + "; put one beside the other, or take the line out");
    }
  }

  /**
   * A line as written.
   *
   * @param number from 1
   */
  public record Line(int number, String text) {}
}
