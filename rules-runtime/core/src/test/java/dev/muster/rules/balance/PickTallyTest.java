package dev.muster.rules.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.battle.Outcome;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The battles that are worth watching, in constructed series whose answers are known. */
class PickTallyTest {
  private static final List<String> SIDES = List.of("One", "Other");
  private static final int LIMIT = 10;
  private static final long SEED = 7;

  /** Losses of the first and the second side, of 40 that break each. */
  private static BattleCourse battle(int winner, int[] lost, double start, Double... values) {
    return new BattleCourse(
        new Outcome(
            winner,
            "",
            values.length,
            List.of(
                new Outcome.SideAccount("One", 90, lost[0], 40, false, List.of()),
                new Outcome.SideAccount("Other", 90, lost[1], 40, false, List.of()))),
        start,
        List.of(values),
        new BitSet(),
        new BitSet(),
        null,
        List.of(),
        -1,
        ObjectiveCourse.NONE);
  }

  private static BattleCourse battle(int winner, double start, Double... values) {
    return battle(winner, new int[] {0, 0}, start, values);
  }

  private static PickTally of(BattleCourse... battles) {
    PickTally tally = new PickTally();
    for (int i = 0; i < battles.length; i++) {
      tally.add(i, battles[i]);
    }
    return tally;
  }

  private static BattlePick pick(BattlePick.Kind kind, BattleCourse... battles) {
    return of(battles).picks(SEED, SIDES, LIMIT).stream()
        .filter(each -> each.kind() == kind)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theClosestBattleIsNearestToEvenOverItsRoundsBeforeTheResult() {
    BattlePick pick =
        pick(
            BattlePick.Kind.CLOSEST,
            battle(0, 0.5, 0.7, 1.0), // 0.1 on average
            battle(1, 0.5, 0.6, 0.4, 0.0), // 0.067
            battle(0, 0.6, 0.4, 1.0)); // 0.1
    assertEquals(2, pick.battle());
    assertEquals(
        "the chances are 7 points from even on average; Other wins in round 3", pick.words());
    assertEquals(BatchSimulation.seed(SEED, 1), pick.dice());
  }

  @Test
  void aDrawnBattleIsClosestOnlyIfAllAreDrawn() {
    BattleCourse drawn = battle(-1, 0.5, 0.5, 0.5);
    assertEquals(2, pick(BattlePick.Kind.CLOSEST, drawn, battle(0, 0.5, 0.9, 1.0)).battle());
    List<BattlePick> all = of(drawn, drawn).picks(SEED, SIDES, LIMIT);
    assertEquals(
        List.of(BattlePick.Kind.CLOSEST, BattlePick.Kind.TYPICAL),
        all.stream().map(BattlePick::kind).toList(),
        "where all are drawn, none is an upset");
    assertEquals(1, all.getFirst().battle(), "of equal ones the first");
    assertEquals(
        "the chances are 0 points from even on average; drawn in round 2", all.getFirst().words());
  }

  @Test
  void theGreatestUpsetIsWonFromTheLowestChances() {
    BattlePick pick =
        pick(
            BattlePick.Kind.UPSET,
            battle(0, 0.5, 0.2, 1.0),
            battle(1, 0.5, 0.9, 0.5, 0.0), // the second side has 10 %
            battle(-1, 0.5, 0.01, 0.5), // not won
            battle(0, 0.05, 0.9, 1.0)); // from the start
    assertEquals(4, pick.battle());
    assertEquals("One wins in round 2 from chances of 5 %", pick.words());
  }

  @Test
  void theMostTypicalBattleIsNearestToTheMedians() {
    // medians: the first side wins, 3 rounds, 10 and 36 of 40 lost
    int[] usual = {12, 36};
    BattlePick pick =
        pick(
            BattlePick.Kind.TYPICAL,
            battle(1, new int[] {40, 10}, 0.5, 0.5, 0.0),
            battle(0, new int[] {10, 40}, 0.5, 0.5, 0.5, 0.5, 1.0),
            battle(0, usual, 0.5, 0.5, 0.5, 1.0),
            battle(0, new int[] {10, 10}, 0.5, 0.5, 0.5, 1.0),
            battle(0, new int[] {0, 40}, 0.5, 1.0));
    // from the medians the second is 0.1 in losses and 0.1 in rounds, the third 0.05 in losses
    assertEquals(3, pick.battle());
    assertEquals("One wins in round 3; of what breaks it One loses 30 %, Other 90 %", pick.words());
  }

  @Test
  void anotherResultIsAsFarAsAllThatBreaksASide() {
    int[] same = {20, 20};
    BattlePick pick =
        pick(
            BattlePick.Kind.TYPICAL,
            battle(1, same, 0.5, 0.0),
            battle(0, new int[] {20, 36}, 0.5, 1.0),
            battle(0, new int[] {20, 12}, 0.5, 1.0));
    // medians: the first side wins, both lose 20 of 40; the distances are 1, 0.4 and 0.2
    assertEquals(3, pick.battle());
  }

  @Test
  void partsInAnyOrderHaveTheSamePicks() {
    Random random = new Random(SEED);
    List<BattleCourse> battles = new ArrayList<>();
    PickTally whole = new PickTally();
    List<PickTally> parts = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      double value = random.nextDouble();
      battles.add(
          battle(
              random.nextInt(3) - 1,
              new int[] {random.nextInt(60), random.nextInt(100)},
              0.5,
              value,
              value,
              1.0));
      whole.add(i, battles.get(i));
      PickTally part = new PickTally();
      part.add(i, battles.get(i));
      parts.add(PickTally.of(part.written()));
    }
    Collections.shuffle(parts, random);
    PickTally joined = parts.stream().reduce(PickTally::plus).orElseThrow();
    assertEquals(whole, joined);
    assertEquals(whole.picks(SEED, SIDES, LIMIT), joined.picks(SEED, SIDES, LIMIT));
    assertEquals(3, whole.picks(SEED, SIDES, LIMIT).size());
  }

  @Test
  void memoryGrowsWithResultsAndNotWithBattles() {
    PickTally tally = new PickTally();
    for (int i = 0; i < 100_000; i++) {
      tally.add(i, battle(i % 3 - 1, new int[] {i % 50, i % 7}, 0.5, 0.5, 1.0));
    }
    assertEquals(100_000, tally.battles());
    assertTrue(tally.written().endings().size() < 3 * 26 * 5, "26 and 5 steps of losses");
  }

  @Test
  void numbersThatNoBattlesHaveAreRefused() {
    List<Long> row = List.of(2L, 3L, 0L, 0L, 1L, 0L);
    for (List<Long> wrong :
        List.of(
            List.of(3L, 3L, 0L, 0L, 1L, 0L),
            List.of(2L, 3L, 0L, 99L, 1L, 0L),
            List.of(2L, 3L, 0L, 0L, 0L, 0L),
            List.of(2L, 3L))) {
      assertThrows(
          IllegalArgumentException.class,
          () -> PickTally.of(new PickTally.Written(List.of(wrong), List.of(), List.of())));
    }
    assertThrows(
        IllegalArgumentException.class,
        () -> PickTally.of(new PickTally.Written(List.of(row, row), List.of(), List.of())));
  }
}
