package dev.muster.rules.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.odds.OutcomeEnumeration.Distribution;
import dev.muster.rules.odds.OutcomeEnumeration.End;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class OutcomeEnumerationTest {
  private static final int PLENTY = 1_000_000;

  /** A number that each stage changes by its dice. */
  private static final class Walk implements StagedCourse<int[], Integer> {
    private final OutcomeTape tape;
    private final int stages;
    private final ToIntBiFunction<OutcomeTape, Integer> stage;
    private int now;
    private int done;

    Walk(OutcomeTape tape, int stages, ToIntBiFunction<OutcomeTape, Integer> stage) {
      this.tape = tape;
      this.stages = stages;
      this.stage = stage;
    }

    @Override
    public int[] keep(int @Nullable [] used) {
      return new int[] {now, done};
    }

    @Override
    public void restore(int[] position) {
      now = position[0];
      done = position[1];
    }

    @Override
    public Object key() {
      return List.of(now, done);
    }

    @Override
    public boolean advance() {
      now = stage.applyAsInt(tape, now);
      return ++done < stages;
    }

    @Override
    public Integer end() {
      return now;
    }
  }

  private static Distribution<Integer> enumerate(
      int stages, int budget, ToIntBiFunction<OutcomeTape, Integer> stage) {
    OutcomeTape tape = new OutcomeTape();
    return OutcomeEnumeration.of(new Walk(tape, stages, stage), tape, budget);
  }

  private static Map<Integer, Probability> byEnd(Distribution<Integer> found) {
    Map<Integer, Probability> all = new TreeMap<>();
    found.ends().forEach(each -> all.put(each.end(), each.probability()));
    return all;
  }

  private static Probability sum(Distribution<?> found) {
    return found.ends().stream().map(End::probability).reduce(found.rest(), Probability::plus);
  }

  @Test
  void twoDiceAreThoseOfEveryTable() {
    Distribution<Integer> found = enumerate(1, PLENTY, (dice, before) -> dice.d6() + dice.d6());
    Map<Integer, Probability> sums = byEnd(found);
    for (int sum = 2; sum <= 12; sum++) {
      assertEquals(Probability.of(6 - Math.abs(7 - sum), 2), sums.get(sum), "sum " + sum);
    }
    assertEquals(36, found.branches());
    assertEquals(Probability.ONE, sum(found));
    assertTrue(found.rest().isZero());
  }

  @Test
  void laterThrowsCanDependOnEarlierOnes() {
    // a six is thrown again, once
    Distribution<Integer> found =
        enumerate(
            1,
            PLENTY,
            (dice, before) -> {
              int die = dice.d6();
              return die == 6 ? 6 + dice.d6() : die;
            });
    assertEquals("1/6", byEnd(found).get(3).fraction());
    assertEquals("1/36", byEnd(found).get(12).fraction());
    assertEquals(11, found.branches());
    assertEquals(Probability.ONE, sum(found));
  }

  @Test
  void equalPositionsAreGoneOnFromOnce() {
    // the sum of 40 coins: 2^40 courses, but never more than 41 positions
    Distribution<Integer> found =
        enumerate(40, PLENTY, (dice, before) -> before + (dice.d6(face -> face / 4) >= 4 ? 1 : 0));
    assertEquals(2 * (40 * 41 / 2), found.branches());
    assertEquals(41, found.ends().size());
    assertEquals(Probability.ONE, sum(found));
    double middle = 137_846_528_820.0 / Math.pow(2, 40);
    assertEquals(middle, byEnd(found).get(20).value(), 1e-15);
  }

  @Test
  void aBudgetLeavesARestAndNeverSharesItOut() {
    for (int budget : List.of(1, 2, 5, 17, 100, 819)) {
      Distribution<Integer> found =
          enumerate(
              40, budget, (dice, before) -> before + (dice.d6(face -> face / 4) >= 4 ? 1 : 0));
      assertTrue(found.branches() <= budget, "branches of " + budget);
      assertEquals(Probability.ONE, sum(found), "budget " + budget);
      assertEquals(1, sum(found).value(), 1e-12);
    }
    assertEquals(Probability.ONE, enumerate(40, 39, (dice, before) -> before + dice.d6()).rest());
  }

  @Test
  void whatIsMetWithinABudgetIsNeverMoreThanTheWhole() {
    ToIntBiFunction<OutcomeTape, Integer> game =
        (dice, before) -> before + dice.d6() * dice.d6(face -> face % 3);
    Map<Integer, Probability> whole = byEnd(enumerate(4, PLENTY, game));
    Distribution<Integer> part = enumerate(4, 700, game);
    assertFalse(part.rest().isZero());
    part.ends()
        .forEach(each -> assertTrue(each.probability().compareTo(whole.get(each.end())) <= 0));
  }

  @Test
  void theSameCourseGivesTheSameOddsAndOrder() {
    ToIntBiFunction<OutcomeTape, Integer> game =
        (dice, before) -> before + dice.d6() * dice.d6(face -> face % 3);
    for (int budget : List.of(300, PLENTY)) {
      List<String> one = told(enumerate(5, budget, game));
      assertEquals(one, told(enumerate(5, budget, game)));
    }
  }

  private static List<String> told(Distribution<Integer> found) {
    List<String> all = new ArrayList<>();
    found.ends().forEach(each -> all.add(each.end() + " " + each.probability().fraction()));
    all.add(found.rest().fraction() + " " + found.branches());
    return all;
  }

  @Test
  void eachEndHasACourseThatLeadsToIt() {
    ToIntBiFunction<OutcomeTape, Integer> game = (dice, before) -> before * 7 + dice.d6();
    for (End<Integer> end : enumerate(3, PLENTY, game).ends()) {
      RecordedTape tape = new RecordedTape();
      int now = 0;
      for (Object[] stage : end.example()) {
        tape.begin(stage);
        now = now * 7 + tape.d6();
      }
      assertEquals(end.end(), now);
    }
  }

  @Test
  void whatFollowsFromEarlierThrowsIsWorkedOutOnce() {
    int[] worked = {0};
    enumerate(
        1,
        PLENTY,
        (dice, before) -> {
          int die = dice.d6();
          int twice =
              dice.recall(
                  Integer.class,
                  () -> {
                    worked[0]++;
                    return die * 2;
                  });
          return twice + dice.d6();
        });
    assertEquals(6, worked[0]);
  }

  @Test
  void aCourseThatNeverEndsIsReported() {
    assertThrows(
        IllegalStateException.class,
        () -> enumerate(Integer.MAX_VALUE, PLENTY, (dice, before) -> before + 1));
  }
}
