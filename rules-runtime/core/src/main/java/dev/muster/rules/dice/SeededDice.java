package dev.muster.rules.dice;

/** Dice from a named algorithm and a seed: the same throws on every machine and JDK. */
public final class SeededDice implements Dice {
  private final Stream stream;

  public SeededDice(long seed) {
    stream = new Stream(seed);
  }

  @Override
  public int d6() {
    return stream.below(6) + 1;
  }
}
