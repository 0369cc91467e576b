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
 * @param melees ongoing melees, the stand that began the contact first
 * @param before what has happened before the orders
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
    Before before,
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

  /** A situation before which nothing has happened. */
  public Situation(
      String title,
      List<String> rules,
      BattleProgram program,
      int round,
      List<Pair> melees,
      List<Line> orders,
      List<Integer> dice,
      List<Line> expectations) {
    this(title, rules, program, round, melees, Before.NOTHING, orders, dice, expectations);
  }

  /**
   * What is said of one that went its way: "orders carried out, 7 of 7 expectations held, 5 of 5
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

  /** Two Battle Stands of a melee, by name. */
  public record Pair(String attacker, String defender) {}

  /**
   * What has happened before the orders.
   *
   * @param lost Break Points each side has lost with stands that are gone, in the order of the
   *     sides
   * @param dead groups whose General is dead and not replaced yet, as {@code Blue.Left}
   * @param moved stands that have moved already this round
   */
  public record Before(List<Integer> lost, List<String> dead, List<String> moved) {
    static final Before NOTHING = new Before(List.of(0, 0), List.of(), List.of());

    public Before {
      lost = List.copyOf(lost);
      dead = List.copyOf(dead);
      moved = List.copyOf(moved);
    }
  }

  /**
   * A line as written.
   *
   * @param number from 1
   */
  public record Line(int number, String text) {}
}
