package dev.muster.rules.dice;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Dice from a named algorithm and a seed: the same throws on every machine and JDK. */
public final class SeededDice implements Dice {
  private static final RandomGeneratorFactory<RandomGenerator> ALGORITHM =
      RandomGeneratorFactory.of("L64X128MixRandom");

  private final RandomGenerator generator;

  public SeededDice(long seed) {
    generator = ALGORITHM.create(seed);
  }

  @Override
  public int d6() {
    return generator.nextInt(6) + 1;
  }
}
