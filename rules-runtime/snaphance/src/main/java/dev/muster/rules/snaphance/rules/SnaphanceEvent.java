package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import java.util.List;

/** The events that only battles of Snaphance have. Distances are in hexes. */
public sealed interface SnaphanceEvent extends Event {
  /** Both sides declare the group they want to move, before the initiative dice (1.4). */
  record Declared(List<String> groups, RuleRef rule) implements SnaphanceEvent {}

  record Initiative(
      List<String> groups,
      List<List<Integer>> dice,
      List<Integer> bonuses,
      List<Integer> totals,
      boolean tie,
      RuleRef rule)
      implements SnaphanceEvent {}

  record GroupActs(String side, String group, boolean withoutDice, RuleRef rule)
      implements SnaphanceEvent {}

  record GeneralMoves(String general, Hex from, Hex to, RuleRef rule) implements SnaphanceEvent {}

  record GeneralAttaches(String general, String stand, boolean attached, RuleRef rule)
      implements SnaphanceEvent {}

  /**
   * @param fate {@code killed}, {@code left the field}, {@code rode to X} or {@code replaced}
   */
  record GeneralFate(String general, String group, String fate, Hex at, RuleRef rule)
      implements SnaphanceEvent {}

  /** Stands join for a group move (4.9), a group recovery or a group opportunity test. */
  record GroupForms(String purpose, List<String> stands, RuleRef rule) implements SnaphanceEvent {}

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
      implements SnaphanceEvent {}

  record Displaced(String stand, String by, Hex from, Hex to, RuleRef rule)
      implements SnaphanceEvent {}

  /** A charger hit by Pistols on opportunity breaks off its charge (7.4.1.1). */
  record ChargeAborted(String stand, Hex at, RuleRef rule) implements SnaphanceEvent {}

  record OrderTest(
      List<String> stands,
      String purpose,
      int die,
      List<Term> modifiers,
      int total,
      int needed,
      boolean passed,
      RuleRef rule)
      implements SnaphanceEvent {}

  record Rallies(String stand, boolean mayAct, RuleRef rule) implements SnaphanceEvent {}

  record StaysDisordered(String stand, RuleRef rule) implements SnaphanceEvent {}

  record OnOpportunity(String stand, boolean on, RuleRef rule) implements SnaphanceEvent {}

  record Evades(String stand, String from, Hex start, List<Hex> path, RuleRef rule)
      implements SnaphanceEvent {}

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
      implements SnaphanceEvent {}

  /** A shot is lost because the target is now out of range or sight. */
  record ShotLost(String stand, String target, String why, RuleRef rule)
      implements SnaphanceEvent {}

  record MoraleTest(
      String stand, List<Term> terms, int adjusted, int die, int loss, boolean passed, RuleRef rule)
      implements SnaphanceEvent {}

  record LosesStrength(
      String stand, int lost, List<Integer> before, List<Integer> after, String why, RuleRef rule)
      implements SnaphanceEvent {}

  record Disordered(String stand, String why, RuleRef rule) implements SnaphanceEvent {}

  record LosesChargeBonus(String stand, String why, RuleRef rule) implements SnaphanceEvent {}

  record BreakPointsLost(
      String side, String stand, int points, int before, int lost, int total, RuleRef rule)
      implements SnaphanceEvent {}

  record Destroyed(String stand, String why, Hex at, RuleRef rule) implements SnaphanceEvent {}

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
      implements SnaphanceEvent {}

  record MeleeThrow(String stand, List<Term> terms, List<Integer> dice, int hits, RuleRef rule)
      implements SnaphanceEvent {}

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
      implements SnaphanceEvent {}

  /**
   * @param kind {@code retreat}, {@code bounce} or {@code pushed back}
   * @param costs SP lost on the path, with the reason for each
   */
  record Retreats(
      String stand,
      String kind,
      Hex start,
      List<Hex> path,
      List<Term> costs,
      boolean offBoard,
      RuleRef rule)
      implements SnaphanceEvent {}

  /** A beaten stand that has nowhere to go (12.1). */
  record CannotRetreat(String stand, String consequence, RuleRef rule) implements SnaphanceEvent {}

  record PursuitRoll(String stand, int die, int hexes, RuleRef rule) implements SnaphanceEvent {}

  /**
   * @param why what ended the pursuit before its full distance, empty if it went the full distance
   */
  record Pursues(
      String stand, Hex start, List<Hex> path, boolean offBoard, String why, RuleRef rule)
      implements SnaphanceEvent {}

  /** The throw a reinforcement needs to come in. */
  record ArrivalRoll(String stand, int die, int needed, boolean comes, RuleRef rule)
      implements SnaphanceEvent {}

  record Arrives(String stand, Hex at, Facing facing, RuleRef rule) implements SnaphanceEvent {}

  /** A reinforcement waits because all of its entry hexes are occupied. */
  record EntryTaken(String stand, RuleRef rule) implements SnaphanceEvent {}
}
