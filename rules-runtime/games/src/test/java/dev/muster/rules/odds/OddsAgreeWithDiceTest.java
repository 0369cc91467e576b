package dev.muster.rules.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.DiceThrow;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.situation.SituationException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Exact odds agree with thrown dice: a step is played with seeded dice, one face at a time, and the
 * ends are counted. {@code -Dmuster.odds.throws=N} sets how often.
 */
class OddsAgreeWithDiceTest {
  private static final int NIGHTLY_CASES = 40;
  private static final int NIGHTLY_THROWS = 200_000;
  private static final int NIGHTLY_BUDGET = 20_000;
  private static final int USUAL_CASES = 6;
  private static final int USUAL_THROWS = 1_000;
  private static final int USUAL_BUDGET = 500;

  /** A case fails by chance once in a million. */
  private static final double DEVIATIONS = 4.75;

  static final List<String> GAMES = OddsCases.GAMES;

  @ParameterizedTest
  @FieldSource("GAMES")
  void agreeWithAFewThrows(String game) throws SituationException {
    int times = Integer.getInteger("muster.odds.throws", USUAL_THROWS);
    compare(game, USUAL_CASES, USUAL_BUDGET, times);
  }

  @Tag("nightly")
  @ParameterizedTest
  @FieldSource("GAMES")
  void agreeWithManyThrows(String game) throws SituationException {
    compare(game, NIGHTLY_CASES, NIGHTLY_BUDGET, NIGHTLY_THROWS);
  }

  private static void compare(String game, int most, int budget, int times)
      throws SituationException {
    List<OddsCases.Case> cases = OddsCases.of(game, most, budget);
    assertEquals(most, cases.size(), game);
    List<String> wrong = new ArrayList<>();
    for (OddsCases.Case each : cases) {
      compare(each, times, wrong);
    }
    assertEquals(List.of(), wrong, game);
  }

  private static void compare(OddsCases.Case which, int times, List<String> wrong)
      throws SituationException {
    Map<OrderCourse.Moment.Key, Probability> exact = new HashMap<>();
    OutcomeTape tape = new OutcomeTape();
    OrderCourse course = new OrderCourse(which.step(), tape, EventSink.SILENT);
    OutcomeEnumeration.of(course, tape, Integer.MAX_VALUE)
        .ends()
        .forEach(each -> exact.put(each.end(), each.probability()));
    Map<OrderCourse.Moment.Key, Integer> counted = thrown(which.step(), times);
    for (OrderCourse.Moment.Key each : counted.keySet()) {
      if (!exact.containsKey(each)) {
        wrong.add(which.name() + ": an end that cannot be");
        return;
      }
    }
    double square = 0;
    int bins = 0;
    double rare = 0;
    int rareCounted = 0;
    for (Map.Entry<OrderCourse.Moment.Key, Probability> each : exact.entrySet()) {
      double expected = each.getValue().value() * times;
      int found = counted.getOrDefault(each.getKey(), 0);
      if (expected < 5) {
        rare += expected;
        rareCounted += found;
      } else {
        square += (found - expected) * (found - expected) / expected;
        bins++;
      }
    }
    if (rare >= 5) {
      square += (rareCounted - rare) * (rareCounted - rare) / rare;
      bins++;
    }
    if (bins > 1 && square > bound(bins - 1)) {
      wrong.add(which.name() + ": chi-square " + square + " with " + (bins - 1));
    }
  }

  /** The quantile of chi-square after Wilson and Hilferty. */
  private static double bound(int freedom) {
    double part = 2.0 / (9 * freedom);
    return freedom * Math.pow(1 - part + DEVIATIONS * Math.sqrt(part), 3);
  }

  private static Map<OrderCourse.Moment.Key, Integer> thrown(OrderedStep step, int times)
      throws SituationException {
    Thrown dice = new Thrown();
    OrderCourse course = new OrderCourse(step, dice, EventSink.SILENT);
    OrderCourse.Moment start = course.keep(null);
    Map<OrderCourse.Moment.Key, Integer> counted = new HashMap<>();
    for (int i = 0; i < times; i++) {
      dice.begin();
      course.restore(start);
      boolean more = true;
      while (more) {
        more = course.advance();
      }
      counted.merge(course.end(), 1, Integer::sum);
    }
    return counted;
  }

  /** Seeded dice; what is answered before the first of them is worked out once. */
  private static final class Thrown implements CourseTape {
    private final Dice dice = new SeededDice(1);
    private final List<Object> lead = new ArrayList<>();
    private int next;
    private boolean rolled;

    void begin() {
      next = 0;
      rolled = false;
    }

    @Override
    public int d6() {
      rolled = true;
      return dice.d6();
    }

    @Override
    public int d6(Reading reading) {
      return d6();
    }

    @Override
    public void pool(int n, DiceThrow into, Score score) {
      into.clear();
      for (int i = 0; i < n; i++) {
        into.add(d6());
      }
    }

    @Override
    public <T> T recall(Class<T> type, Supplier<T> work) {
      if (rolled) {
        return work.get();
      }
      if (next == lead.size()) {
        lead.add(work.get());
      }
      return type.cast(lead.get(next++));
    }
  }
}
