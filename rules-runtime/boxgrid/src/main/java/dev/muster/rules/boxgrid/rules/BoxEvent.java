package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;
import java.util.List;

/**
 * The events that only battles of the box-grid game have. Boxes are named as on the map, such as
 * {@code D4}; facings are N, E, S and W; ranges are in boxes.
 */
public sealed interface BoxEvent extends Event {
  /** Loses its Unformed marker (BG-002). */
  record Reforms(String unit, RuleRef rule) implements BoxEvent {}

  record Unformed(String unit, String why, RuleRef rule) implements BoxEvent {}

  record OutOfCommand(String unit, RuleRef rule) implements BoxEvent {}

  record Momentum(String unit, boolean under, String why, RuleRef rule) implements BoxEvent {}

  /**
   * A step, a turn, or a move as the result of a fight.
   *
   * @param kind {@code forward}, {@code diagonal}, {@code turn}, {@code about}, {@code follow up},
   *     {@code into the gap}, {@code withdraw} or {@code exploit}
   */
  record Moves(String unit, String kind, String from, String to, String facing, RuleRef rule)
      implements BoxEvent {}

  record Charges(String unit, String target, boolean diagonal, RuleRef rule) implements BoxEvent {}

  record Evades(String unit, String from, String to, String facing, RuleRef rule)
      implements BoxEvent {}

  /** Stops short of the enemy: the charge is not finished (BG-D14). */
  record Halts(String unit, String target, RuleRef rule) implements BoxEvent {}

  /**
   * @param aspect {@code front}, {@code flank} or {@code rear} of the defender
   */
  record Contact(String attacker, String defender, String aspect, RuleRef rule)
      implements BoxEvent {}

  /**
   * @param terms the parts of the value
   * @param below the modified value: passed if the die shows less
   */
  record ControlTest(
      String unit,
      String purpose,
      List<Term> terms,
      int below,
      int die,
      boolean passed,
      RuleRef rule)
      implements BoxEvent {}

  /**
   * @param cause {@code hits}, {@code rupture}, {@code brigade} or {@code flight path}
   * @param because the unit whose breaking caused it; empty if there is none
   */
  record CatastropheTest(
      String unit,
      String cause,
      String because,
      List<Term> terms,
      int below,
      int die,
      boolean passed,
      RuleRef rule)
      implements BoxEvent {}

  record Hedgehog(String unit, boolean formed, RuleRef rule) implements BoxEvent {}

  /**
   * @param kind {@code shot}, {@code massed archery}, {@code salvo}, {@code case} or {@code ball}
   */
  record Shoots(
      String unit,
      String target,
      String weapon,
      String kind,
      int range,
      List<Term> terms,
      List<Integer> dice,
      int hits,
      RuleRef rule)
      implements BoxEvent {}

  record TakesHits(String unit, int hits, int total, RuleRef rule) implements BoxEvent {}

  record HandsOn(String unit, String to, int hits, RuleRef rule) implements BoxEvent {}

  record Shaken(String unit, int hits, RuleRef rule) implements BoxEvent {}

  record Melee(String target, List<String> attackers, String opponent, RuleRef rule)
      implements BoxEvent {}

  record MeleeThrow(
      String unit,
      String against,
      List<Term> terms,
      boolean doubled,
      List<Integer> dice,
      int hits,
      RuleRef rule)
      implements BoxEvent {}

  /**
   * @param winner a unit of the winning side; empty for a tie
   * @param loser the unit that has lost; empty for a tie
   */
  record MeleeResult(
      String target, int attackersHits, int targetHits, String winner, String loser, RuleRef rule)
      implements BoxEvent {}

  /**
   * A unit is lost.
   *
   * @param fate {@code broken}, {@code dispersed}, {@code taken}, {@code fled} or {@code routed}
   * @param at its box; empty for a unit that had not arrived
   */
  record Lost(String unit, String side, String fate, String at, int lost, int of, RuleRef rule)
      implements BoxEvent {}

  record CommanderLost(String commander, String brigade, String unit, RuleRef rule)
      implements BoxEvent {}

  /**
   * @param path boxes entered, in order
   * @param why the reason why it ended before its full distance; empty if it went the full distance
   */
  record Pursues(String unit, String from, List<String> path, String why, RuleRef rule)
      implements BoxEvent {}

  /**
   * The throw a reinforcement needs.
   *
   * @param needed this or more
   */
  record ArrivalRoll(String unit, int die, int needed, boolean comes, RuleRef rule)
      implements BoxEvent {}

  record Arrives(String unit, String at, String facing, RuleRef rule) implements BoxEvent {}
}
