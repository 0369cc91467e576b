package dev.muster.rules.dice;

/** Dice from a named algorithm and a seed: the same throws on every machine and JDK. */
public final class SeededDice implements Dice {
  private final RandomStream stream;

  public SeededDice(long seed) {
    stream = new RandomStream(seed);
  }

  @Override
  public int d6() {
    return stream.nextBelow(6) + 1;
  }
}
