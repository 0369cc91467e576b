package dev.muster.rules.luck;

/**
 * The sums of {@link LuckTally}. Products are those of the columns of a battle: 1, its result, and
 * its luck. Each is added in two halves, so that no number of battles is too large for them.
 */
public enum LuckSum {
  /** Battles whose luck was counted; one number. */
  BATTLES,
  /** By pair of columns: the products, without their lower 32 bits. */
  HIGH,
  /** By pair of columns: the lower 32 bits of the products. */
  LOW
}
