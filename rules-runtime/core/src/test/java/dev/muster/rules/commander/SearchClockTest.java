package dev.muster.rules.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** What the questions of a battle may cost. */
class SearchClockTest {
  private static final int OPTIONS_OF_ROLLOUT = 10;

  private static SearchClock begun(double options) {
    SearchClock clock = new SearchClock(options);
    clock.rolloutsOfQuestion(1);
    clock.spend(1, OPTIONS_OF_ROLLOUT);
    return clock;
  }

  private static void spendAll(SearchClock clock, int rollouts) {
    clock.spend(rollouts, (long) rollouts * OPTIONS_OF_ROLLOUT);
  }

  @Test
  void withoutALimitEachQuestionMayUseAny() {
    SearchClock clock = begun(Double.POSITIVE_INFINITY);
    for (int i = 0; i < 100; i++) {
      assertEquals(Integer.MAX_VALUE, clock.rolloutsOfQuestion(1 + i / 10));
      spendAll(clock, 1000);
    }
  }

  /** A quarter of 32,010 options for the round, an eighth of that for the question. */
  @Test
  void aQuestionGetsItsShareOfTheRound() {
    SearchClock clock = begun(32_010);
    assertEquals(32_000 / 4 / 8 / OPTIONS_OF_ROLLOUT, clock.rolloutsOfQuestion(2));
  }

  @Test
  void whatAQuestionLeavesIsForTheNext() {
    SearchClock clock = begun(32_010);
    int first = clock.rolloutsOfQuestion(2);
    int next = clock.rolloutsOfQuestion(2);
    assertEquals(first * 8 / 7, next);
    spendAll(clock, next);
    assertEquals((first * 8 - next) / 6, clock.rolloutsOfQuestion(2));
  }

  /** Twenty questions of one round are expected in the next. */
  @Test
  void expectsAsManyQuestionsAsInTheRoundBefore() {
    SearchClock clock = begun(32_010);
    for (int i = 0; i < 20; i++) {
      clock.rolloutsOfQuestion(2);
    }
    assertEquals(32_000 / 4 / 20 / OPTIONS_OF_ROLLOUT, clock.rolloutsOfQuestion(3));
  }

  /** Whatever the battle, its questions together use no more than there is. */
  @Test
  void aBattleUsesNoMoreThanThereIs() {
    for (long seed = 1; seed <= 200; seed++) {
      Random random = new Random(seed);
      long limit = 1_000 + random.nextInt(1_000_000);
      SearchClock clock = begun(limit);
      long spent = OPTIONS_OF_ROLLOUT;
      for (int round = 1 + random.nextInt(3); round < 20; round++) {
        int questions = random.nextInt(60);
        for (int i = 0; i < questions; i++) {
          int used = random.nextInt(clock.rolloutsOfQuestion(round) + 1);
          spendAll(clock, used);
          spent += (long) used * OPTIONS_OF_ROLLOUT;
        }
      }
      assertTrue(spent <= limit, spent + " of " + limit + ", seed " + seed);
    }
  }
}
