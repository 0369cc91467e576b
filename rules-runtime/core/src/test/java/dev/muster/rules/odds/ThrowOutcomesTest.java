package dev.muster.rules.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.DiceThrow;
import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ThrowOutcomesTest {
  /** Sixes hit, and so does every pair of fives: no sum of single dice. */
  private static final Dice.Score PAIRS = thrown -> thrown.count(6) + thrown.count(5) / 2;

  @Test
  void facesOfOneReadingAreOneOutcome() {
    ThrowOutcomes outcomes = ThrowOutcomes.ofReading(face -> face >= 5 ? 1 : 0);
    assertEquals(2, outcomes.size());
    assertEquals("2/3", outcomes.chances().getFirst().fraction());
    assertEquals("1/3", outcomes.chances().getLast().fraction());
    assertEquals(1, outcomes.examples().getFirst()[0]);
    assertEquals(5, outcomes.examples().getLast()[0]);
  }

  @Test
  void agreesWithEveryThrowFaceByFace() {
    for (int dice = 0; dice <= 7; dice++) {
      assertEquals(faceByFace(dice), byScore(ThrowOutcomes.ofScore(dice, PAIRS)), dice + " dice");
    }
  }

  @Test
  void hitsOfManyDiceAreBinomial() {
    int dice = 24;
    Map<Integer, Probability> found =
        byScore(dice, ThrowOutcomes.ofScore(dice, thrown -> thrown.atLeast(5)), 5);
    for (int hits = 0; hits <= dice; hits++) {
      BigInteger ways =
          choose(dice, hits)
              .multiply(BigInteger.TWO.pow(hits))
              .multiply(BigInteger.valueOf(4).pow(dice - hits));
      assertEquals(Probability.of(ways, dice), found.get(hits), hits + " hits");
    }
  }

  @Test
  void allChancesTogetherAreExactlyOne() {
    for (int dice = 0; dice <= 20; dice++) {
      assertEquals(
          Probability.ONE,
          ThrowOutcomes.ofScore(dice, PAIRS).chances().stream()
              .reduce(Probability.ZERO, Probability::plus));
    }
  }

  private static Map<Integer, Probability> faceByFace(int dice) {
    Map<Integer, Probability> all = new TreeMap<>();
    for (int number = 0; number < Math.pow(6, dice); number++) {
      DiceThrow thrown = new DiceThrow();
      for (int i = 0, left = number; i < dice; i++, left /= 6) {
        thrown.add(left % 6 + 1);
      }
      all.merge(PAIRS.of(thrown), Probability.of(1, dice), Probability::plus);
    }
    return all;
  }

  private static Map<Integer, Probability> byScore(ThrowOutcomes outcomes) {
    Map<Integer, Probability> all = new TreeMap<>();
    for (int i = 0; i < outcomes.size(); i++) {
      DiceThrow thrown = new DiceThrow();
      for (int face : outcomes.examples().get(i)) {
        thrown.add(face);
      }
      all.put(PAIRS.of(thrown), outcomes.chances().get(i));
    }
    return all;
  }

  private static Map<Integer, Probability> byScore(int dice, ThrowOutcomes outcomes, int least) {
    Map<Integer, Probability> all = new TreeMap<>();
    for (int i = 0; i < outcomes.size(); i++) {
      DiceThrow thrown = new DiceThrow();
      for (int face : outcomes.examples().get(i)) {
        thrown.add(face);
      }
      assertEquals(dice, thrown.size());
      all.put(thrown.atLeast(least), outcomes.chances().get(i));
    }
    return all;
  }

  private static BigInteger choose(int all, int some) {
    BigInteger ways = BigInteger.ONE;
    for (int i = 0; i < some; i++) {
      ways = ways.multiply(BigInteger.valueOf(all - i)).divide(BigInteger.valueOf(i + 1L));
    }
    return ways;
  }
}
