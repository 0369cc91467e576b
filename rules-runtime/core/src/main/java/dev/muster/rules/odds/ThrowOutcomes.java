package dev.muster.rules.odds;

import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.DiceThrow;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The distinct results of one throw, by its reading: for each an example and the chance.
 *
 * @param dice number of dice
 * @param examples faces in the order they are thrown, one example for each way
 * @param chances of each result, in the same order; their sum is 1
 */
record ThrowOutcomes(int dice, List<int[]> examples, List<Probability> chances) {
  private static final int FACES = 6;

  /** A die of which each face matters. */
  static final ThrowOutcomes OF_A_DIE = ofReading(face -> face);

  ThrowOutcomes {
    examples = List.copyOf(examples);
    chances = List.copyOf(chances);
  }

  int size() {
    return chances.size();
  }

  /** Returns the outcomes of one die. */
  static ThrowOutcomes ofReading(Dice.Reading reading) {
    Collected collected = new Collected(1);
    for (int face = 1; face <= FACES; face++) {
      collected.add(reading.of(face), new int[] {face}, BigInteger.ONE);
    }
    return collected.outcomes();
  }

  /**
   * Returns the outcomes of several dice. The dice of a throw are interchangeable, so each set of
   * faces is scored once and weighted by the number of its orders.
   */
  static ThrowOutcomes ofScore(int dice, Dice.Score score) {
    Collected collected = new Collected(dice);
    new FaceCounts(score, collected).fill(1, dice, BigInteger.ONE);
    return collected.outcomes();
  }

  /** Chooses how many dice show each face. */
  private static final class FaceCounts {
    private final Dice.Score score;
    private final Collected collected;
    private final DiceThrow thrown = new DiceThrow();

    FaceCounts(Dice.Score score, Collected collected) {
      this.score = score;
      this.collected = collected;
    }

    /**
     * @param left dice that show this face or a higher one
     * @param orders in which those chosen can be thrown
     */
    void fill(int face, int left, BigInteger orders) {
      if (face == FACES) {
        add(face, left);
        collected.add(score.of(thrown), thrown, orders);
        thrown.removeLast(left);
        return;
      }
      BigInteger choices = BigInteger.ONE;
      for (int count = 0; count <= left; count++) {
        fill(face + 1, left - count, orders.multiply(choices));
        choices =
            choices
                .multiply(BigInteger.valueOf(left - count))
                .divide(BigInteger.valueOf(count + 1L));
        thrown.add(face);
      }
      thrown.removeLast(left + 1);
    }

    private void add(int face, int times) {
      for (int i = 0; i < times; i++) {
        thrown.add(face);
      }
    }
  }

  /** The distinct results, in order of discovery. */
  private static final class Collected {
    private final int dice;
    private final Map<Integer, BigInteger> ways = new LinkedHashMap<>();
    private final List<int[]> examples = new ArrayList<>();

    Collected(int dice) {
      this.dice = dice;
    }

    void add(int reading, int[] example, BigInteger orders) {
      if (ways.merge(reading, orders, BigInteger::add).equals(orders)) {
        examples.add(example);
      }
    }

    void add(int reading, DiceThrow thrown, BigInteger orders) {
      if (ways.merge(reading, orders, BigInteger::add).equals(orders)) {
        int[] faces = new int[thrown.size()];
        Arrays.setAll(faces, thrown::face);
        examples.add(faces);
      }
    }

    ThrowOutcomes outcomes() {
      List<Probability> chances =
          ways.values().stream().map(each -> Probability.of(each, dice)).toList();
      return new ThrowOutcomes(dice, examples, chances);
    }
  }
}
