package dev.muster.rules.luck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.ExactSums;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.dice.RandomStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The adjusted value, on constructed battles whose value is known. */
class LuckAdjustmentTest {
  private static final int COUNTED = 6;
  private static final int HIDDEN = 6;

  /** What a face is worth; 0 on average. */
  private enum Faces {
    NORMAL(-5, -3, -1, 1, 3, 5),
    SKEWED(-1, -1, -1, -1, -1, 5),
    /** The battle does not depend on the dice that are counted. */
    USELESS(-5, -3, -1, 1, 3, 5);

    private final int[] worth;

    Faces(int... worth) {
      this.worth = worth;
    }
  }

  /**
   * A side wins if its dice are worth this much more than those of the other and what is hidden.
   */
  private static final int NEEDED = 4;

  private record Course(int score, long[] luck) {}

  private static Course battle(Faces faces, RandomStream random) {
    BattleLuck luck = new BattleLuck(4);
    int sum = 0;
    for (int side = 0; side < 2; side++) {
      for (int i = 0; i < COUNTED; i++) {
        luck.enter(1 + i % 4, 0.5);
        int face = random.nextBelow(6) + 1;
        int worth = faces.worth[face - 1];
        luck.die(side, ThrowLuck.Kind.values()[i % 2], each -> faces.worth[each - 1], face);
        sum += faces == Faces.USELESS ? 0 : side == 0 ? worth : -worth;
      }
    }
    for (int i = 0; i < HIDDEN; i++) {
      sum += Faces.NORMAL.worth[random.nextBelow(6)];
    }
    return new Course(Integer.compare(sum, NEEDED) + 1, luck.sums());
  }

  /** The value of the first side, by all ways in which the dice can fall. */
  private static double truth(Faces faces) {
    int most = 200;
    double[] chance = new double[2 * most + 1];
    chance[most] = 1;
    for (int i = 0; i < 2 * COUNTED + HIDDEN; i++) {
      boolean hidden = i >= 2 * COUNTED;
      if (!hidden && faces == Faces.USELESS) {
        continue;
      }
      double[] next = new double[chance.length];
      for (int sum = 10; sum < chance.length - 10; sum++) {
        for (int face = 0; face < 6; face++) {
          int worth = hidden ? Faces.NORMAL.worth[face] : faces.worth[face];
          next[sum + (!hidden && i >= COUNTED ? -worth : worth)] += chance[sum] / 6;
        }
      }
      chance = next;
    }
    double value = chance[most + NEEDED] / 2;
    for (int sum = NEEDED + 1; sum <= most; sum++) {
      value += chance[most + sum];
    }
    return value;
  }

  private static LuckTally tally() {
    return new LuckTally(new ExactSums<>(LuckSum.class));
  }

  private static LuckAdjustment fought(Faces faces, long seed, double until, int most) {
    RandomStream random = new RandomStream(seed);
    LuckTally tally = tally();
    LuckAdjustment found = null;
    for (int battles = 1; battles <= most; battles++) {
      Course course = battle(faces, random);
      tally.add(course.score, course.luck);
      if (battles == most || (until > 0 && battles % BalanceRun.BATCH == 0)) {
        found = LuckAdjustment.of(tally.sums());
        assertNotNull(found);
        if ((found.value().high() - found.value().low()) / 2 <= until) {
          return found;
        }
      }
    }
    return Objects.requireNonNull(found);
  }

  /** Of many runs, also of those that stop when enough is known, 95 % hold the true value. */
  private static void holds(Faces faces, double until, int most, int runs, boolean helps) {
    double truth = truth(faces);
    int held = 0;
    int used = 0;
    double ratio = 0;
    for (int run = 0; run < runs; run++) {
      LuckAdjustment found = fought(faces, run, until, most);
      held += found.value().low() <= truth && found.value().high() >= truth ? 1 : 0;
      used += found.used() ? 1 : 0;
      ratio += found.ratio() / runs;
    }
    String told =
        String.format(
            Locale.ROOT,
            "%s until %.2f: %d of %d held, %d adjusted, ratio %.2f",
            faces,
            until,
            held,
            runs,
            used,
            ratio);
    System.out.println(told);
    // 3 standard errors, and 0.6 % for looking again and again, as with plain counts
    double error = 3 * Math.sqrt(0.95 * 0.05 / runs);
    assertTrue(held >= (0.944 - error) * runs && held <= (0.95 + error) * runs, told);
    assertTrue(helps ? used > 0.9 * runs && ratio < 0.75 : used < 0.05 * runs, told);
  }

  @ParameterizedTest
  @CsvSource({
    "NORMAL,0,200,true",
    "SKEWED,0,200,true",
    "USELESS,0,200,false",
    "NORMAL,0.06,2000,true",
    "SKEWED,0.06,2000,true",
    "USELESS,0.06,2000,false"
  })
  void theIntervalHoldsTheTruth(Faces faces, double until, int most, boolean helps) {
    holds(faces, until, most, 1000, helps);
  }

  @ParameterizedTest
  @Tag("nightly")
  @CsvSource({"NORMAL,0.03,true", "SKEWED,0.03,true", "USELESS,0.03,false"})
  void theIntervalOfALongRunHoldsTheTruth(Faces faces, double until, boolean helps) {
    holds(faces, until, 4000, 2000, helps);
  }

  @Test
  void oneColumnIsTheRegressionOfTheTextbook() {
    RandomStream random = new RandomStream(3);
    LuckTally tally = tally();
    int n = 400;
    double[] x = new double[n];
    double[] y = new double[n];
    for (int i = 0; i < n; i++) {
      BattleLuck luck = new BattleLuck(4);
      luck.enter(1, 0); // weight 0
      int face = random.nextBelow(6) + 1;
      luck.die(0, ThrowLuck.Kind.MELEE, each -> each, face);
      int score = face + random.nextBelow(6) > 6 ? 2 : 0;
      tally.add(score, luck.sums());
      x[i] = face - 3.5;
      y[i] = score / 2.0;
    }
    double meanX = mean(x);
    double meanY = mean(y);
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (int i = 0; i < n; i++) {
      xx += (x[i] - meanX) * (x[i] - meanX);
      xy += (x[i] - meanX) * (y[i] - meanY);
      yy += (y[i] - meanY) * (y[i] - meanY);
    }
    double left = (yy - xy * xy / xx) / (n - 2);
    double error = Math.sqrt(left * (1.0 / n + meanX * meanX / xx));
    LuckAdjustment found = LuckAdjustment.of(tally.sums());
    assertNotNull(found);
    assertTrue(found.used());
    assertEquals(1, found.columns());
    assertEquals(meanY - xy / xx * meanX, found.value().estimate(), 1e-12);
    // Student's t with 398 degrees of freedom
    assertEquals(1.965942 * error, found.value().high() - found.value().estimate(), 1e-7);
    assertEquals(left / (yy / (n - 1)) * (n - 2) / (n - 3), found.ratio(), 1e-12);
    assertEquals(1, found.value(1).estimate() + found.value(0).estimate(), 1e-15);
    assertEquals(1, found.value(1).low() + found.value(0).high(), 1e-15);
  }

  private static double mean(double[] of) {
    double sum = 0;
    for (double each : of) {
      sum += each;
    }
    return sum / of.length;
  }

  @Test
  void aBattleWithoutLuckHasNoAdjustment() {
    LuckTally tally = tally();
    assertNull(LuckAdjustment.of(tally.sums()));
    tally.add(2, new BattleLuck(4).sums());
    assertNull(LuckAdjustment.of(tally.sums()), "the game counts none");
  }

  /** Where one side wins nearly all, or few battles were fought, the plain mean stays. */
  @Test
  void tooFewOrOneSidedBattlesAreCountedPlainly() {
    LuckAdjustment few = fought(Faces.NORMAL, 1, 0, 30);
    assertFalse(few.used());
    assertEquals(0, few.columns());
    assertEquals(1, few.ratio());
    assertEquals(few.plain(), few.value());
    LuckTally tally = tally();
    RandomStream random = new RandomStream(1);
    for (int i = 0; i < 500; i++) {
      tally.add(i % 100 == 0 ? 0 : 2, battle(Faces.NORMAL, random).luck);
    }
    LuckAdjustment oneSided = LuckAdjustment.of(tally.sums());
    assertNotNull(oneSided);
    assertFalse(oneSided.used());
    assertEquals(BatchSimulation.Mean.of(990, 1980, 500, 0, 2).dividedBy(2), oneSided.value());
  }

  @Test
  void theAdjustedValueIsAShare() {
    for (int seed = 0; seed < 300; seed++) {
      BatchSimulation.Mean value = fought(Faces.SKEWED, seed, 0, 60).value();
      assertTrue(0 <= value.low() && value.low() <= value.estimate(), "seed " + seed);
      assertTrue(value.estimate() <= value.high() && value.high() <= 1, "seed " + seed);
    }
  }

  /** Any parts, in any order, have the same sums. */
  @Test
  void theSumsOfPartsAreThoseOfTheWhole() {
    RandomStream random = new RandomStream(9);
    LuckTally whole = tally();
    List<ExactSums<LuckSum>> parts = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      Course course = battle(Faces.NORMAL, random);
      whole.add(course.score, course.luck);
      LuckTally one = tally();
      one.add(course.score, course.luck);
      parts.add(ExactSums.of(LuckSum.class, one.sums().byName()));
    }
    Collections.shuffle(parts, new Random(9));
    ExactSums<LuckSum> joined = new ExactSums<>(LuckSum.class);
    parts.forEach(joined::addAll);
    assertEquals(whole.sums(), joined);
    assertEquals(LuckAdjustment.of(whole.sums()), LuckAdjustment.of(joined));
  }

  /** Products that a long does not hold are exact, as are their sums. */
  @Test
  void largeSumsAreExact() {
    LuckTally tally = tally();
    long[] luck = new long[BattleLuck.COLUMNS];
    luck[0] = 5_000_000_000L;
    luck[1] = -5_000_000_000L;
    for (int i = 0; i < 10; i++) {
      tally.add(1, luck);
    }
    assertEquals(
        "250000000000000000000",
        LuckTally.product(tally.sums(), LuckTally.LUCK, LuckTally.LUCK).toString());
    assertEquals(
        "-250000000000000000000",
        LuckTally.product(tally.sums(), LuckTally.LUCK + 1, LuckTally.LUCK).toString());
  }
}
