package dev.muster.rules.dice;

/** A stream of six-sided dice. */
public interface Dice {
  /** Throws one D6: 1 to 6. */
  int d6();

  /** Throws n D6, left to right. */
  default int[] roll(int n) {
    int[] thrown = new int[n];
    for (int i = 0; i < n; i++) {
      thrown[i] = d6();
    }
    return thrown;
  }
}
