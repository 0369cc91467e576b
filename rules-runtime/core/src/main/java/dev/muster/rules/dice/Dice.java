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

  /** What a D6 is read as. */
  interface Reading {
    /** The same for faces that mean the same. */
    int of(int face);
  }

  /**
   * What several D6 come to, whatever their order. One score always reads in the same way; a throw
   * that is read in another way has another score.
   */
  interface Score {
    /** The same for throws that mean the same. */
    int of(DiceThrow thrown);
  }
}
