package dev.muster.rules.battle;

import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import java.util.List;

/**
 * The status of a battle, for the conditions of its scenario and for its end. Sides and groups have
 * the indexes of the scenario, from 0; groups are counted over all sides.
 */
public interface BattleStatus {
  /** No side. */
  int NOBODY = -1;

  /** Returns the scenario of the battle. */
  Scenario scenario();

  /** Rounds begun. */
  int round();

  /** The last round that is played, from 1. */
  int roundLimit();

  /** Whether an army is broken. */
  default boolean isBroken(int side) {
    return lost(side) >= breaksAt(side);
  }

  /** Whether an army is broken, or has no units left. */
  default boolean isBeaten(int side) {
    return isBroken(side);
  }

  /** Losses of a side that count towards breaking, such as Break Points or units. */
  int lost(int side);

  /** Returns the initial total of a side, in the same unit. */
  int total(int side);

  /** Returns the losses at which a side breaks, in the same unit. */
  int breaksAt(int side);

  /** Units of a side that are gone; in most games an army breaks by them. */
  default int unitsLost(int side) {
    return lost(side);
  }

  /** Returns the number of lost units of a group, counted like those of its side. */
  int unitsLostOfGroup(int group);

  /** By group: whether a unit of it has come as a reinforcement; a column of the table. */
  boolean[] groupsArrived();

  /** Whether a unit of a side is gone. */
  boolean isLost(int side, String unit);

  /** Whether the General a group began with is lost; never in a game without Generals. */
  default boolean generalLost(int group) {
    return false;
  }

  /** The side of the last unit at a place; NOBODY if there is none. */
  int lastOccupant(Place place);

  /** By objective: its holder at the last check, NOBODY if there is none; a column of the table. */
  int[] objectiveHolders();

  /** The condition of the scenario that has been met, NOBODY if there is none. */
  int metCondition();

  /** Remembers that a condition of the scenario has been met. */
  void setMetCondition(int condition);

  /** By event of the scenario: whether it has happened; a column of the table. */
  boolean[] eventsHappened();

  /**
   * The result of a battle by its rules.
   *
   * @param winner NOBODY for a draw
   */
  record Verdict(int winner, String reason) {}

  /** Returns the result if both armies are beaten: the side that has lost less wins. */
  default Verdict verdictIfBothBeaten() {
    return new Verdict(sideAhead(), "both armies broke at once");
  }

  /** Returns the result after the last round: the side that has lost less wins. */
  default Verdict verdictAtRoundLimit() {
    return new Verdict(sideAhead(), "the limit of " + roundLimit() + " turns each was reached");
  }

  /** The side with fewer losses that count towards breaking; NOBODY if they are equal. */
  default int sideAhead() {
    return lost(0) == lost(1) ? NOBODY : lost(0) < lost(1) ? 0 : 1;
  }

  /** Adds the points that a side gets for the losses of its enemy. */
  default void score(List<Event.Term> terms, Scenario.Points points, int enemy) {
    int value = points.unitDestroyed() * unitsLost(enemy) + points.breakPoint() * lost(enemy);
    terms.add(new Event.Term("enemy units lost", value));
  }

  /**
   * Returns what happened to the units of a side. A unit that has left by an event keeps its
   * strength.
   */
  List<Outcome.StandAccount> standAccounts(int side);

  /** Strength of the units that a side has on the field or that are still to come. */
  int fightingStrength(int side);
}
