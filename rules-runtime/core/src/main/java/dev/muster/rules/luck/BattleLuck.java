package dev.muster.rules.luck;

import dev.muster.rules.battle.ThrowLuck;

/**
 * The luck of one battle: sums of its throws by side, kind and half of the battle. Each throw is
 * also added with the weight that a throw has at the time: all while the battle is open, none when
 * it is as good as decided. The weight is known before the throw, so its mean stays 0.
 */
public final class BattleLuck implements ThrowLuck {
  /** Parts of a battle, by its rounds. */
  static final int PARTS = 2;

  /** The weight of a throw in a battle that is even. */
  static final int FULL_WEIGHT = 64;

  static final int SIDES = 2;
  static final int KINDS = Kind.values().length;

  private static final int PLAIN = PARTS * SIDES * KINDS;

  /** Sums of one battle. */
  public static final int COLUMNS = 2 * PLAIN;

  private final int roundLimit;
  private final long[] sums = new long[COLUMNS];
  private int part;
  private int weight = FULL_WEIGHT;

  /**
   * @param roundLimit the last round that is played
   */
  public BattleLuck(int roundLimit) {
    this.roundLimit = Math.max(1, roundLimit);
  }

  /**
   * Throws from now on belong to a round.
   *
   * @param round from 1; 0 for before the first
   * @param value of the first side when the round begins, 0 to 1
   */
  public void enter(int round, double value) {
    part = Math.clamp((long) PARTS * (round - 1) / roundLimit, 0, PARTS - 1);
    weight = (int) Math.round(4 * FULL_WEIGHT * value * (1 - value));
  }

  @Override
  public void add(int side, Kind kind, long above) {
    int column = column(false, part, side, kind);
    sums[column] += above;
    sums[PLAIN + column] += weight * above;
  }

  /** The number of a sum. */
  static int column(boolean weighted, int part, int side, Kind kind) {
    return (weighted ? PLAIN : 0) + (part * SIDES + side) * KINDS + kind.ordinal();
  }

  /**
   * Returns the sums so far, in {@link ThrowLuck#UNIT}; the weighted ones times {@link
   * #FULL_WEIGHT}.
   */
  public long[] sums() {
    return sums.clone();
  }
}
