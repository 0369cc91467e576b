package dev.muster.rules.balance;

/** The sums of {@link FieldCounter}. Rows are by cell of {@link FieldCells}. */
public enum FieldSum {
  /** Battles that were watched; one number. */
  WATCHED,
  /** Battles in which a unit was here. */
  CROSSED,
  /** Battles in which a unit here had to do with an enemy. */
  CONTACTS,
  /** Strength that units lost here. */
  LOST,
  /** Battles in which a side was the last to stand here; the cells of the second side follow. */
  HELD,
  /** Battles in which a unit of a group was here; group by group. */
  WENT
}
