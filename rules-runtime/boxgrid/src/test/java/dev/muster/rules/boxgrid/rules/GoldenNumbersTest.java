package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Chances known from the binomial distribution, counted by the engine throw by throw. */
class GoldenNumbersTest {
  /** Hit or miss for each bit of a number. */
  private static int[] dice(int bits, int count) {
    int[] dice = new int[count];
    for (int i = 0; i < count; i++) {
      dice[i] = (bits >> i & 1) == 1 ? 4 : 3;
    }
    return dice;
  }

  @Test
  @Tag("BG-152")
  void twoPoolsOfFourTieIn70Of256() {
    int[] results = new int[4];
    for (int bits = 0; bits < 256; bits++) {
      var position =
          BoxTestPosition.field()
              .line("Tough HeavyFoot close ccv 4 shaken 20 catastrophe 20 rupture 20 depth=medium")
              .red("R Tough D4 N")
              .blue("B Tough D5 S")
              .melee("R", "B")
              .dice(dice(bits, 8))
              .turn();
      results[position.get(UnitAttribute.RESULT, "R")]++;
    }
    assertEquals(70, results[BoxState.TIED]);
    assertEquals(93, results[BoxState.WON]);
    assertEquals(93, results[BoxState.LOST]);
  }

  @Test
  @Tag("BG-133")
  @Tag("BG-074")
  void fourDiceHitByTheBinomialDistribution() {
    int[] hits = new int[5];
    for (int bits = 0; bits < 16; bits++) {
      var position =
          BoxTestPosition.field()
              .line("Tough HeavyFoot close ccv 4 shaken 20 catastrophe 20 rupture 20 depth=medium")
              .line(
                  "Bows HeavyFoot massed ccv 4 shaken 3 catastrophe 5 rupture 2 depth=medium"
                      + " weapons=bow")
              .red("R Bows D4 N")
              .blue("B Tough D5 S")
              .orders("R shoots at B")
              .dice(dice(bits, 4))
              .turn();
      hits[position.get(UnitAttribute.HITS, "B")]++;
    }
    assertArrayEquals(new int[] {1, 4, 6, 4, 1}, hits);
  }

  @Test
  @Tag("BG-114")
  void aDieOfASalvoHitsTwoThirdsOfATime() {
    int hits = 0;
    for (int thrown = 0; thrown < 216; thrown++) {
      var position =
          BoxTestPosition.field()
              .line(
                  "Salvo HeavyFoot close ccv 1 shaken 3 catastrophe 5 rupture 2 depth=medium"
                      + " weapons=musket salvo")
              .line("Tough HeavyFoot close ccv 4 shaken 20 catastrophe 20 rupture 20 depth=medium")
              .red("R Salvo D4 N")
              .blue("B Tough D5 S")
              .orders("R shoots at B")
              .dice(thrown % 6 + 1, thrown / 6 % 6 + 1, thrown / 36 + 1)
              .turn();
      hits += position.get(UnitAttribute.HITS, "B");
    }
    assertEquals(216 * 3 * 2 / 3, hits);
  }
}
