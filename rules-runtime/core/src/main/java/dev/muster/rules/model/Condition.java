package dev.muster.rules.model;

import java.util.List;

/**
 * Something about the state of a battle that is true or false: when a side has won, or when
 * reinforcements may come. Sides, objectives, stands and generals are named as in the scenario.
 */
public sealed interface Condition {
  /** The side holds all hexes of the objective, see {@link Scenario.Objective}. */
  record Holds(String side, String objective) implements Condition {}

  /** The side has lost at least this many units; a unit of several ranks counts once. */
  record UnitsLost(String side, int atLeast) implements Condition {}

  /** The group of the side has lost at least this many units, counted as those of a side. */
  record GroupUnitsLost(String side, String group, int atLeast) implements Condition {}

  /** A unit of the group of the side has come to the field, or began on it. */
  record GroupArrived(String side, String group) implements Condition {}

  /** The side has lost at least this share of its Break Points, in percent from 1 to 100 (14.0). */
  record BreakPointsLost(String side, int percent) implements Condition {}

  /** The named stand of the side is destroyed or has left the board. */
  record StandLost(String side, String stand) implements Condition {}

  /** The named General of the side was killed (3.2). */
  record GeneralLost(String side, String general) implements Condition {}

  /** The army of the side is broken (14.0). */
  record Broken(String side) implements Condition {}

  /** This round or a later one is played, counted from 1. */
  record FromRound(int round) implements Condition {}

  /** True when all are; at least two. */
  record AllOf(List<Condition> conditions) implements Condition {
    public AllOf {
      conditions = List.copyOf(conditions);
    }
  }

  /** True when one is; at least two. */
  record AnyOf(List<Condition> conditions) implements Condition {
    public AnyOf {
      conditions = List.copyOf(conditions);
    }
  }

  /** True when the other is not. */
  record Not(Condition condition) implements Condition {}
}
