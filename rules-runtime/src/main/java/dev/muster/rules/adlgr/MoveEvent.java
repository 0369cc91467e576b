package dev.muster.rules.adlgr;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;
import java.util.List;

/** What happens while a side of L'Art de la Guerre moves. Lengths are in UD. */
public sealed interface MoveEvent extends Event {
  /**
   * A corps begins to give its orders.
   *
   * @param points command points it has, the free one among them
   */
  record CorpsActs(String corps, int points, RuleRef rule) implements MoveEvent {}

  /**
   * A unit has moved.
   *
   * @param what in the words of the order
   * @param from where the middle of its front was, and its heading
   * @param cost command points of the order
   */
  record Moves(String unit, String what, String from, String to, int cost, RuleRef rule)
      implements MoveEvent {}

  /** A charge is declared. */
  record Charges(
      String unit, String target, String edge, boolean uncontrolled, int cost, RuleRef rule)
      implements MoveEvent {}

  /** A headstrong unit is held back. */
  record HeldBack(String unit, int cost, RuleRef rule) implements MoveEvent {}

  /**
   * A unit evades.
   *
   * @param through friends it bursts through
   * @param to where it comes, empty where it leaves the table
   */
  record Evades(
      String unit, int die, double far, List<String> through, String from, String to, RuleRef rule)
      implements MoveEvent {}

  /** The distance of a charge whose target has evaded. */
  record ChargeGoesOn(String unit, int die, double far, RuleRef rule) implements MoveEvent {}

  /** Units come into contact. */
  record Contact(String unit, String target, String edge, String at, RuleRef rule)
      implements MoveEvent {}

  /** A unit loses cohesion by how it moved, or by who went through it. */
  record Disturbed(String unit, String why, int total, RuleRef rule) implements MoveEvent {}

  record Square(String unit, boolean formed, RuleRef rule) implements MoveEvent {}

  record LeavesTable(String unit, RuleRef rule) implements MoveEvent {}
}
