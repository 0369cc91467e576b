package dev.muster.rules.battle;

import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.DiceThrow;

/**
 * Receives what each throw of a battle came to, less the mean of that throw. The mean is that of
 * the situation in which the dice are thrown, as the rule that reads them gives it. So what is
 * received is 0 on average, whatever the battle does. Copies of a battle on which commanders try
 * orders have no receiver.
 */
public interface ThrowLuck {
  /**
   * One whole, such as a hit. Sums are whole numbers of this unit, so they do not depend on the
   * order in which they are added. Means over one die or two are exact; others are rounded to it.
   */
  int UNIT = 36 << 12;

  /** Receives nothing. */
  ThrowLuck NONE =
      new ThrowLuck() {
        @Override
        public void add(int side, Kind kind, long above) {
          // nothing is counted
        }

        @Override
        public boolean counts() {
          return false;
        }
      };

  /** What a throw decides. */
  enum Kind {
    /** What shooting does. */
    SHOOTING,
    /** What blows in melee do. */
    MELEE,
    /** What a test of courage costs, or a rally brings. */
    MORALE,
    /** What orders can be given and are obeyed. */
    COMMAND
  }

  /**
   * A throw was made.
   *
   * @param side whose throw it is: 0 or 1
   * @param above what it came to less its mean, in {@link #UNIT}
   */
  void add(int side, Kind kind, long above);

  /** Whether it counts; otherwise no mean need be computed. */
  default boolean counts() {
    return true;
  }

  /**
   * A die was thrown.
   *
   * @param value what the die is worth, by its face
   */
  default void die(int side, Kind kind, Dice.Reading value, int face) {
    int all = 0;
    for (int each = 1; each <= 6; each++) {
      all += value.of(each);
    }
    add(side, kind, (long) UNIT * value.of(face) - (long) (UNIT / 6) * all);
  }

  /**
   * Dice were thrown together, each of which counts for itself.
   *
   * @param score of which the score of several dice is the sum
   */
  default void dice(int side, Kind kind, Dice.Score score, DiceThrow thrown) {
    DiceThrow one = new DiceThrow();
    int all = 0;
    for (int each = 1; each <= 6; each++) {
      one.clear();
      one.add(each);
      all += score.of(one);
    }
    add(side, kind, (long) UNIT * score.of(thrown) - (long) (UNIT / 6) * all * thrown.size());
  }

  /** A mean in {@link #UNIT}. */
  static long inUnits(double mean) {
    return Math.round(mean * UNIT);
  }
}
