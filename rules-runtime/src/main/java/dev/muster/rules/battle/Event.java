package dev.muster.rules.battle;

import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import java.util.List;

/**
 * Something that happened in a battle. Each names the rule section it applied; the logs are
 * rendered from events alone. Stands and groups are named as in the scenario.
 */
public sealed interface Event {
  /**
   * Section of the printed rules, such as {@code 10.4}; empty where only Muster's own default
   * applies.
   */
  String rule();

  /** A term of a sum of dice or of a test, such as "range -1". */
  record Term(String what, int value) {}

  record BattleBegins(
      String scenario,
      String label,
      String rulebook,
      List<String> sides,
      List<Integer> breakPoints,
      List<Integer> breaksAt,
      String rule)
      implements Event {}

  record RoundBegins(int round, String rule) implements Event {}

  record Initiative(
      List<String> groups,
      List<List<Integer>> dice,
      List<Integer> bonuses,
      List<Integer> totals,
      boolean tie,
      String rule)
      implements Event {}

  record GroupActs(String side, String group, boolean withoutDice, String rule) implements Event {}

  record GeneralMoves(String general, Hex from, Hex to, String rule) implements Event {}

  record GeneralFate(String general, String group, String fate, Hex at, String rule)
      implements Event {}

  /**
   * @param kind {@code forward}, {@code sideways}, {@code backwards}, {@code turn}, {@code free} or
   *     {@code charge}
   */
  record Moves(
      String stand,
      String kind,
      int move,
      List<Hex> path,
      Facing from,
      Facing to,
      boolean disordered,
      String rule)
      implements Event {}

  record Displaced(String stand, String by, Hex to, String rule) implements Event {}

  record OrderTest(
      String stand,
      String purpose,
      int die,
      List<Term> modifiers,
      int needed,
      boolean passed,
      String rule)
      implements Event {}

  record Rallies(String stand, boolean mayAct, String rule) implements Event {}

  record OnOpportunity(String stand, String rule) implements Event {}

  record Evades(String stand, String from, List<Hex> path, String rule) implements Event {}

  /**
   * @param kind {@code fire}, {@code opportunity}, {@code defensive}, {@code supporting} or {@code
   *     contact}
   */
  record Fires(
      String stand,
      String target,
      String kind,
      int rank,
      int range,
      List<Term> terms,
      List<Integer> dice,
      int hits,
      String rule)
      implements Event {}

  record MoraleTest(
      String stand, List<Term> terms, int adjusted, int die, int loss, boolean passed, String rule)
      implements Event {}

  record LosesStrength(
      String stand, int lost, List<Integer> before, List<Integer> after, String why, String rule)
      implements Event {}

  record Disordered(String stand, String why, String rule) implements Event {}

  record BreakPointsLost(String side, String stand, int points, int lost, int total, String rule)
      implements Event {}

  record Destroyed(String stand, String why, String rule) implements Event {}

  record Contact(
      String attacker,
      String defender,
      String aspect,
      List<String> attackSupports,
      List<String> defenceSupports,
      boolean ongoing,
      String rule)
      implements Event {}

  record MeleeThrow(String stand, List<Term> terms, List<Integer> dice, int hits, String rule)
      implements Event {}

  /**
   * @param winner empty for a draw
   */
  record MeleeResult(
      String attacker,
      String defender,
      int attackerLoss,
      int defenderLoss,
      String winner,
      boolean ongoing,
      String rule)
      implements Event {}

  /**
   * @param kind {@code retreat} or {@code bounce}
   */
  record Retreats(
      String stand, String kind, List<Hex> path, int spLost, boolean offBoard, String rule)
      implements Event {}

  record PursuitRoll(String stand, int die, int hexes, String rule) implements Event {}

  record Pursues(String stand, List<Hex> path, boolean offBoard, String rule) implements Event {}

  record ArmyBreaks(String side, int lost, int total, int at, String rule) implements Event {}

  record BattleEnds(Outcome outcome, String rule) implements Event {}
}
