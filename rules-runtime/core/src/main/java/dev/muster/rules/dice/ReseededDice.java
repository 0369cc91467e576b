package dev.muster.rules.dice;

import java.util.ArrayList;
import java.util.List;

/**
 * Seeded dice that go on with another seed after a number of throws, as a battle does that is
 * fought on from its middle.
 */
public final class ReseededDice implements Dice {
  private final List<Reseed> reseeds;
  private SeededDice dice;
  private int thrown;

  /**
   * Another seed from a throw on.
   *
   * @param dice how many dice were thrown before, 0 or more
   */
  public record Reseed(int dice, long seed) {
    public Reseed {
      if (dice < 0) {
        throw new IllegalArgumentException("dice thrown are 0 or more, found " + dice);
      }
    }
  }

  /**
   * @param reseeds in the order of the throws; of two after the same throw the later one holds
   */
  public ReseededDice(long seed, List<Reseed> reseeds) {
    dice = new SeededDice(seed);
    this.reseeds = new ArrayList<>(reseeds);
    for (int i = 1; i < reseeds.size(); i++) {
      if (reseeds.get(i).dice < reseeds.get(i - 1).dice) {
        throw new IllegalArgumentException("seeds stand in the order of the throws");
      }
    }
  }

  /** Goes on with another seed. */
  public void reseed(long seed) {
    reseeds.add(new Reseed(thrown, seed));
  }

  /** Returns the number of dice thrown so far. */
  public int thrown() {
    return thrown;
  }

  @Override
  public int d6() {
    while (!reseeds.isEmpty() && reseeds.getFirst().dice == thrown) {
      dice = new SeededDice(reseeds.removeFirst().seed);
    }
    thrown++;
    return dice.d6();
  }
}
