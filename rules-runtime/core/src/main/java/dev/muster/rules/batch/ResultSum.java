package dev.muster.rules.batch;

/** The sums of {@link ResultSums}. A row has a number for each side unless it says otherwise. */
public enum ResultSum {
  /** Battles; one number. */
  BATTLES,
  /** Battles that are drawn, and then won by each side. */
  WINS,
  /** Battles in which the army broke. */
  BROKEN,
  /** Rounds, and their squares. */
  ROUNDS,
  /** Break Points, or units, lost. */
  LOST,
  /** Squares of those lost. */
  LOST_SQUARED,
  /** Strength lost. */
  STRENGTH,
  /** Squares of the strength lost. */
  STRENGTH_SQUARED,
  /** Battles in which a condition was true that the scenario expects something of; by condition. */
  CONDITIONS,
  /** Strength lost by a group that the scenario expects something of; by group. */
  GROUP,
  /** Squares of that. */
  GROUP_SQUARED,
  /** Strength such a group began with. */
  GROUP_WHOLE
}
