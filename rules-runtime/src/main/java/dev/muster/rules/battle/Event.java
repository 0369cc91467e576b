package dev.muster.rules.battle;

import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import java.util.List;

/**
 * Something that happened in a battle. Each names the rule it applied; the logs are rendered from
 * events alone. Stands and groups are named as in the scenario, distances are in hexes.
 */
public sealed interface Event {
  /** The rule section and the ledger rows that were applied. */
  RuleRef rule();

  /** A term of a sum of dice or of a test, such as "range -1". */
  record Term(String what, int value) {}

  record BattleBegins(
      String scenario,
      String label,
      String rulebook,
      List<String> sides,
      List<Integer> breakPoints,
      List<Integer> breaksAt,
      RuleRef rule)
      implements Event {}

  record RoundBegins(int round, RuleRef rule) implements Event {}

  /** Both sides name the group they want to move, before the dice (1.4). */
  record Declared(List<String> groups, RuleRef rule) implements Event {}

  record Initiative(
      List<String> groups,
      List<List<Integer>> dice,
      List<Integer> bonuses,
      List<Integer> totals,
      boolean tie,
      RuleRef rule)
      implements Event {}

  record GroupActs(String side, String group, boolean withoutDice, RuleRef rule) implements Event {}

  /** A decision a commander took; what a replay needs besides the dice. */
  record Decided(String point, String side, String about, String answer, int options, RuleRef rule)
      implements Event {}

  record GeneralMoves(String general, Hex from, Hex to, RuleRef rule) implements Event {}

  record GeneralAttaches(String general, String stand, boolean attached, RuleRef rule)
      implements Event {}

  /**
   * @param fate {@code killed}, {@code left the field}, {@code rode to X} or {@code replaced}
   */
  record GeneralFate(String general, String group, String fate, Hex at, RuleRef rule)
      implements Event {}

  /** Stands join for a group move (4.9), a group recovery or a group opportunity test. */
  record GroupForms(String purpose, List<String> stands, RuleRef rule) implements Event {}

  /**
   * A single move, or the part of it up to a reaction of the enemy.
   *
   * @param kind {@code forward}, {@code sideways}, {@code backwards}, {@code turn}, {@code about},
   *     {@code free}, {@code charge} or {@code stay}
   * @param move which move of the turn it is, from 1
   * @param path hexes entered, in order
   */
  record Moves(
      String stand,
      String kind,
      int move,
      Hex start,
      List<Hex> path,
      Facing from,
      Facing to,
      RuleRef rule)
      implements Event {}

  record Displaced(String stand, String by, Hex from, Hex to, RuleRef rule) implements Event {}

  /** A charger hit by Pistols on opportunity breaks off its charge (7.4.1.1). */
  record ChargeAborted(String stand, Hex at, RuleRef rule) implements Event {}

  record OrderTest(
      List<String> stands,
      String purpose,
      int die,
      List<Term> modifiers,
      int total,
      int needed,
      boolean passed,
      RuleRef rule)
      implements Event {}

  record Rallies(String stand, boolean mayAct, RuleRef rule) implements Event {}

  record StaysDisordered(String stand, RuleRef rule) implements Event {}

  record OnOpportunity(String stand, boolean on, RuleRef rule) implements Event {}

  record Evades(String stand, String from, Hex start, List<Hex> path, RuleRef rule)
      implements Event {}

  /**
   * @param kind {@code fire}, {@code opportunity}, {@code defensive}, {@code supporting} or {@code
   *     contact}
   * @param rank 1 for the front rank
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
      RuleRef rule)
      implements Event {}

  /** A shot that is lost because the target is out of reach or sight by now. */
  record ShotLost(String stand, String target, String why, RuleRef rule) implements Event {}

  record MoraleTest(
      String stand, List<Term> terms, int adjusted, int die, int loss, boolean passed, RuleRef rule)
      implements Event {}

  record LosesStrength(
      String stand, int lost, List<Integer> before, List<Integer> after, String why, RuleRef rule)
      implements Event {}

  record Disordered(String stand, String why, RuleRef rule) implements Event {}

  record LosesChargeBonus(String stand, String why, RuleRef rule) implements Event {}

  record BreakPointsLost(
      String side, String stand, int points, int before, int lost, int total, RuleRef rule)
      implements Event {}

  record Destroyed(String stand, String why, Hex at, RuleRef rule) implements Event {}

  /**
   * @param kind {@code charge}, {@code pursuit}, {@code opportunity charge}, {@code counter
   *     charge}, {@code ongoing} or {@code restart}
   */
  record Contact(
      String attacker,
      String defender,
      String aspect,
      String kind,
      List<String> attackSupports,
      List<String> defenceSupports,
      RuleRef rule)
      implements Event {}

  record MeleeThrow(String stand, List<Term> terms, List<Integer> dice, int hits, RuleRef rule)
      implements Event {}

  /**
   * @param winner name of the winning Battle Stand, empty for a draw
   */
  record MeleeResult(
      String attacker,
      String defender,
      int attackerLoss,
      int defenderLoss,
      String winner,
      boolean ongoing,
      RuleRef rule)
      implements Event {}

  /**
   * @param kind {@code retreat}, {@code bounce} or {@code pushed back}
   * @param costs SP paid on the way, with the reason of each
   */
  record Retreats(
      String stand,
      String kind,
      Hex start,
      List<Hex> path,
      List<Term> costs,
      boolean offBoard,
      RuleRef rule)
      implements Event {}

  /** A beaten stand that has nowhere to go (12.1). */
  record CannotRetreat(String stand, String consequence, RuleRef rule) implements Event {}

  record PursuitRoll(String stand, int die, int hexes, RuleRef rule) implements Event {}

  /**
   * @param why what ended the pursuit before its full distance, empty if nothing did
   */
  record Pursues(
      String stand, Hex start, List<Hex> path, boolean offBoard, String why, RuleRef rule)
      implements Event {}

  /** The throw a reinforcement needs to come in. */
  record ArrivalRoll(String stand, int die, int needed, boolean comes, RuleRef rule)
      implements Event {}

  record Arrives(String stand, Hex at, Facing facing, RuleRef rule) implements Event {}

  /** A reinforcement that may come finds a stand in each of its entry hexes, and waits. */
  record EntryTaken(String stand, RuleRef rule) implements Event {}

  /**
   * An objective has changed hands since the last round.
   *
   * @param side who holds all of it now, empty for nobody
   */
  record ObjectiveHeld(String objective, String side, RuleRef rule) implements Event {}

  /** What the points of a side are made of at the end, where the scenario counts points. */
  record Scores(String side, List<Term> terms, int points, RuleRef rule) implements Event {}

  record ArmyBreaks(String side, int lost, int total, int at, RuleRef rule) implements Event {}

  record BattleEnds(Outcome outcome, RuleRef rule) implements Event {}
}
