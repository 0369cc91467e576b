package dev.muster.rules.balance;

/** The sums of {@link BalanceTally}. Rounds are indexed from 0, units as in the scenario. */
public enum CourseSum {
  /** Battles; one number. */
  BATTLES,
  /** Points of the first side: 2 for a win, 1 for a draw; then their squares. */
  SCORE,
  /** Drawn battles; one number. */
  DRAWN,
  /** Battles by what ended them, in the order of {@link BattleCourse.Ending}. */
  ENDINGS,
  /** By round: battles that had it. */
  HAD,
  /** By round: battles with a leader at its end. */
  LED,
  /** By round: battles that the leader at its end won. */
  LED_AND_WON,
  /** By round: battles that it was the last of, and that were not drawn. */
  DECIDED_IN,
  /** By round: squares of the changes of the value, in units of {@link FixedPoint}. */
  CHANGES,
  /** Lead changes; one number. */
  LEAD_CHANGES,
  /** Battles won from behind; one number. */
  COMEBACKS,
  /** Units that were on the field; one number. */
  SEEN,
  /** By unit: battles in which it was idle. */
  IDLE,
  /** Battles whose events were observed; one number. */
  WATCHED,
  /** By unit: watched battles in which it was on the field and never engaged. */
  NEVER_ENGAGED,
  /** By unit: strength lost. */
  LOST,
  /** By unit: strength at the start. */
  FULL,
  /** By group: battles in which it was the first to lose half. */
  FIRST_HALVED,
  /** By arriving unit and round, the first for never: battles in which it came then. */
  ARRIVED,
  /** As {@link #ARRIVED}: those of them that were not drawn. */
  ARRIVED_DECIDED,
  /** As {@link #ARRIVED}: those of them that its side won. */
  ARRIVED_WON,
  /** By loss in the history: battles that cost less. */
  HISTORY_BELOW,
  /** By loss in the history: battles that cost as much. */
  HISTORY_SAME,
  /** By loss in the history: strength lost. */
  HISTORY_LOST,
  /** By loss in the history: strength at the start. */
  HISTORY_FULL,
  /** By objective: how often a side took it. */
  TAKEN,
  /**
   * By objective, three numbers each: battles at whose end neither, the first, the second held it.
   */
  HELD,
  /** By source of points, two numbers each: points of the first side and of the second. */
  POINTS,
  /** Squares of what throws changed, in units of {@link FixedPoint}; one number. */
  DICE,
  /** Squares of all changes of the analysed battles, as {@link #DICE}. */
  DICE_AND_OTHERS
}
