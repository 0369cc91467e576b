package dev.muster.rules.dice;

/**
 * A stream of six-sided dice. The caller declares what the dice are read as. Faces with an equal
 * reading lead to the same battle, so an exact calculation need not try each of them. A rule states
 * only its reading; which faces are equal follows from it.
 */
public interface Dice {
  /** Throws one D6: 1 to 6. */
  int d6();

  /** Throws one D6 of which only the reading matters: 1 to 6. */
  default int d6(Reading reading) {
    return d6();
  }

  /** Throws n D6 of which only the score matters, left to right. */
  default void pool(int n, DiceThrow into, Score score) {
    into.clear();
    for (int i = 0; i < n; i++) {
      into.add(d6());
    }
  }

  /** The reading of a D6. */
  interface Reading {
    /** Returns the same value for faces with the same meaning. */
    int of(int face);
  }

  /**
   * The score of several D6, independent of their order. Use one instance for each kind of reading.
   */
  interface Score {
    /** Returns the same value for throws with the same meaning. */
    int of(DiceThrow thrown);
  }
}
