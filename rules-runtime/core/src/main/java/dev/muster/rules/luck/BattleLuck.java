package dev.muster.rules.luck;

import dev.muster.rules.battle.ThrowLuck;

/** The luck of one battle: sums of its throws by side, kind and part of the battle. */
public final class BattleLuck implements ThrowLuck {
  /** Parts of a battle, by its rounds. */
  public static final int PARTS = 4;

  static final int SIDES = 2;
  static final int KINDS = Kind.values().length;

  /** Sums of one battle. */
  public static final int COLUMNS = PARTS * SIDES * KINDS;

  private final int roundLimit;
  private final long[] sums = new long[COLUMNS];
  private int part;

  /**
   * @param roundLimit the last round that is played
   */
  public BattleLuck(int roundLimit) {
    this.roundLimit = Math.max(1, roundLimit);
  }

  /** Throws from now on belong to a round, from 1; 0 for before it. */
  public void enter(int round) {
    part = Math.clamp((long) PARTS * (round - 1) / roundLimit, 0, PARTS - 1);
  }

  @Override
  public void add(int side, Kind kind, long above) {
    sums[column(part, side, kind)] += above;
  }

  /** The number of a sum. */
  public static int column(int part, int side, Kind kind) {
    return (part * SIDES + side) * KINDS + kind.ordinal();
  }

  /** Returns the sums so far, in {@link ThrowLuck#UNIT}. */
  public long[] sums() {
    return sums.clone();
  }
}
