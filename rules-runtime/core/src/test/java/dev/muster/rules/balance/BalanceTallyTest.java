package dev.muster.rules.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.dice.RandomStream;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers about many battles, on constructed series whose answers are known. */
class BalanceTallyTest {
  private static final int LIMIT = 4;
  private static final double EXACT = 1e-12;

  private static BalanceTally tally() {
    return new BalanceTally(ConstructedBattles.scenario(), LIMIT);
  }

  @Test
  void theValueIsTheMeanResult() {
    BalanceTally tally = tally();
    tally.add(battle(0, 0.5, 1.0));
    tally.add(battle(0, 0.5, 1.0));
    tally.add(battle(-1, 0.5, 0.5));
    tally.add(battle(1, 0.5, 0.0));
    BalanceCourse course = tally.course();
    assertEquals(5 / 8.0, course.value().get(0).estimate(), EXACT);
    assertEquals(3 / 8.0, course.value().get(1).estimate(), EXACT);
    assertEquals(
        1 - course.value().get(0).low(), course.value().get(1).high(), EXACT, "one interval");
    assertEquals(0.25, course.drawn(), EXACT);
  }

  /** Of 1,000 runs, also of those that stop when enough is known, 95 % hold the true value. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.06})
  void theIntervalOfTheValueHoldsTheTruth(double until) {
    BattleCourse won = battle(0, 0.5, 1.0);
    BattleCourse drawn = battle(-1, 0.5, 0.5);
    BattleCourse lost = battle(1, 0.5, 0.0);
    int held = 0;
    for (int run = 0; run < 1000; run++) {
      RandomStream random = new RandomStream(run);
      BalanceTally tally = tally();
      while (isGoingOn(tally, until)) {
        int drawnFrom = random.nextBelow(20);
        tally.add(drawnFrom < 11 ? won : drawnFrom < 15 ? drawn : lost);
      }
      BatchSimulation.Mean value = tally.value(0);
      held += value.low() <= 0.65 && value.high() >= 0.65 ? 1 : 0;
    }
    // 3 standard errors of 1,000 runs, and what looking again and again may cost
    assertTrue(held >= 928 && held <= 971, held + " of 1000");
  }

  private static boolean isGoingOn(BalanceTally tally, double until) {
    int battles = tally.battles();
    if (until == 0) {
      return battles < 200;
    }
    BatchSimulation.Mean value = battles == 0 ? null : tally.value(0);
    return battles % BalanceRun.BATCH != 0
        || value == null
        || (value.high() - value.low()) / 2 > until;
  }

  @Test
  void whatEndsABattleIsToldApart() {
    BalanceTally tally = tally();
    tally.add(ended(0, 2, true));
    tally.add(ended(0, 2, false));
    tally.add(ended(0, LIMIT, false));
    tally.add(ended(1, LIMIT, true));
    tally.add(ended(-1, LIMIT, false));
    BalanceCourse course = tally.course();
    assertEquals(2, course.broken(), "also in the last round");
    assertEquals(1, course.byCondition());
    assertEquals(2, course.byClock());
  }

  @Test
  void aRoundHasDecidedIfItsLeaderAndAllLaterOnesWin() {
    BalanceTally tally = tally();
    // after round 1 the leader wins 9 of 10, after round 2 he wins 8 of 10, after round 3 all
    for (int i = 0; i < 10; i++) {
      double first = i == 0 ? 0.4 : 0.6;
      double second = i < 2 ? 0.4 : 0.6;
      tally.add(battle(0, 0.5, first, second, 0.7, 1.0));
    }
    BalanceCourse course = tally.course();
    assertEquals(List.of(0.9, 0.8, 1.0, 1.0), course.leaderWins());
    assertEquals(3, course.decidedAt(), "a later round without a sure leader comes after round 1");
  }

  @Test
  void aDrawnBattleIsNotWonByItsLeader() {
    BalanceTally tally = tally();
    tally.add(battle(-1, 0.5, 0.8, 0.5));
    tally.add(battle(0, 0.5, 0.8, 1.0));
    assertEquals(List.of(0.5, 1.0), tally.course().leaderWins());
  }

  @Test
  void aRoundInWhichNobodyLedHasNoShare() {
    BalanceTally tally = tally();
    tally.add(battle(0, 0.5, 0.5, 0.8, 1.0));
    tally.add(battle(0, 0.5, 0.5, 0.4, 1.0)); // the leader after round 2 loses
    BalanceCourse course = tally.course();
    assertEquals(List.of(-1.0, 0.5, 1.0), course.leaderWins());
    assertEquals(3, course.decidedAt());
  }

  @Test
  void leadChangesAreMeans() {
    BalanceTally tally = tally();
    tally.add(battle(0, 0.5, 0.7, 0.3, 1.0));
    tally.add(battle(0, 0.5, 0.7, 0.8, 1.0));
    assertEquals(1, tally.course().leadChanges(), EXACT);
  }

  @Test
  void whoWinsFromAQuarterHasComeBack() {
    BalanceTally tally = tally();
    tally.add(battle(0, 0.5, 0.25, 1.0));
    tally.add(battle(0, 0.5, 0.26, 1.0));
    tally.add(battle(1, 0.5, 0.8, 0.0));
    tally.add(battle(-1, 0.5, 0.1, 0.5));
    assertEquals(0.5, tally.course().comebacks(), EXACT, "the first and the third");
  }

  @Test
  void suspenseIsTheRootMeanSquareOfTheChangesOfARound() {
    BalanceTally tally = tally();
    tally.add(battle(0, 0.5, 0.8, 1.0));
    tally.add(battle(1, 0.5, 0.1, 0.5, 0.0));
    List<Double> suspense = tally.course().suspense();
    assertEquals(Math.sqrt((0.09 + 0.16) / 2), suspense.get(0), EXACT);
    assertEquals(Math.sqrt((0.04 + 0.16) / 2), suspense.get(1), EXACT);
    assertEquals(0.5, suspense.get(2), EXACT, "of the one battle that had a third round");
  }

  @Test
  void theSuspenseOfAFairCoinIsOneHalf() {
    BalanceTally tally = tally();
    tally.add(battle(0, 0.5, 1.0));
    tally.add(battle(1, 0.5, 0.0));
    assertEquals(List.of(0.5), tally.course().suspense());
  }

  @Test
  void unitsThatNeverMoveAndLoseNothingAreIdle() {
    BalanceTally tally = tally();
    // four units: moved; stood and lost; stood and lost nothing; never on the field
    tally.add(
        new BattleCourse(
            ConstructedBattles.outcome(0, 1, false, 4, 2, 4, 4),
            0.5,
            List.of(1.0),
            bits(0),
            bits(0, 1, 2),
            bits(0, 1),
            List.of(0, 0, 0, -1),
            0,
            ObjectiveCourse.NONE));
    BalanceCourse course = tally.course();
    assertEquals(3, course.units(), EXACT);
    assertEquals(1, course.idle(), EXACT);
    assertEquals(1, course.neverEngaged(), EXACT);
    assertEquals(List.of(0.25, 0.0), course.groups().stream().map(each -> each.lost()).toList());
    assertEquals(List.of(0.0, 1.0), course.groups().stream().map(each -> each.idle()).toList());
    assertEquals(
        List.of(1.0, 0.0), course.groups().stream().map(each -> each.firstHalved()).toList());
    assertEquals(
        List.of("Foot", "Horse", "Foot", "Horse"),
        course.lines().stream().map(each -> each.line()).toList());
    assertEquals(0.5, course.lines().get(1).lost(), EXACT);
  }

  @Test
  void whatNobodyListenedToCountsForNoMean() {
    BalanceTally tally = tally();
    tally.add(withEngaged(bits(0)));
    tally.add(withEngaged(null));
    assertEquals(3, tally.course().neverEngaged(), EXACT);
  }

  @Test
  void reinforcementsAreComparedWithTheirAbsence() {
    BalanceTally tally = tally();
    tally.add(arriving(2, 1));
    tally.add(arriving(2, 1));
    tally.add(arriving(4, 0));
    tally.add(arriving(-1, 1));
    tally.add(arriving(-1, -1));
    BalanceCourse.ArrivalCourse found = tally.course().arrivals().getFirst();
    assertEquals("Late", found.unit());
    assertEquals(2, found.planned());
    assertEquals(0.6, found.came(), EXACT);
    assertEquals(8 / 3.0, found.round(), EXACT);
    assertEquals(1, found.with(), EXACT, "both battles in which it came by round 2.7");
    assertEquals(0.5, found.without(), EXACT, "one of the two decided ones");
  }

  @Test
  void historyHasItsPlaceAmongTheBattles() {
    BalanceTally tally = tally();
    // the first side loses 0, 25 and 50 % of its 8; history has 25 %
    for (int left : List.of(4, 2, 0)) {
      tally.add(
          new BattleCourse(
              ConstructedBattles.outcome(0, 1, false, 4, left, 4, 4),
              0.5,
              List.of(1.0),
              bits(),
              bits(0, 1, 2, 3),
              null,
              List.of(0, 0, 0, 0),
              -1,
              ObjectiveCourse.NONE));
    }
    BalanceCourse.HistoryPlace found = tally.course().history().getFirst();
    assertEquals(25, found.told(), EXACT);
    assertEquals(25, found.mean(), EXACT);
    assertEquals(50, found.percentile(), EXACT, "one with less, half of the one with as much");
  }

  // ---- battles

  static BattleCourse battle(int winner, double start, Double... values) {
    return new BattleCourse(
        ConstructedBattles.outcome(winner, values.length, false, 4, 4, 4, 4),
        start,
        List.of(values),
        bits(0, 1, 2, 3),
        bits(0, 1, 2, 3),
        null,
        List.of(0, 0, 0, 0),
        -1,
        ObjectiveCourse.NONE);
  }

  private static BattleCourse ended(int winner, int rounds, boolean broken) {
    return new BattleCourse(
        ConstructedBattles.outcome(winner, rounds, broken, 4, 4, 4, 4),
        0.5,
        List.of(1.0),
        bits(),
        bits(),
        null,
        List.of(0, 0, 0, 0),
        -1,
        ObjectiveCourse.NONE);
  }

  private static BattleCourse withEngaged(@Nullable BitSet engaged) {
    return new BattleCourse(
        ConstructedBattles.outcome(0, 1, false, 4, 4, 4, 4),
        0.5,
        List.of(1.0),
        bits(),
        bits(0, 1, 2, 3),
        engaged,
        List.of(0, 0, 0, 0),
        -1,
        ObjectiveCourse.NONE);
  }

  private static BattleCourse arriving(int round, int winner) {
    return new BattleCourse(
        ConstructedBattles.outcome(winner, 4, false, 4, 4, 4, 4),
        0.5,
        List.of(0.5),
        bits(),
        bits(0, 1, 2),
        null,
        List.of(0, 0, 0, round),
        -1,
        ObjectiveCourse.NONE);
  }

  private static BitSet bits(int... set) {
    BitSet bits = new BitSet();
    for (int each : set) {
      bits.set(each);
    }
    return bits;
  }
}
