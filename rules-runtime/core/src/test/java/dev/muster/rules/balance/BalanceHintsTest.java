package dev.muster.rules.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an author is told where a number is bad, and that he is told nothing else. */
class BalanceHintsTest {
  private static final int LIMIT = 4;

  private static List<String> hints(BattleCourse... battles) {
    BalanceTally tally = new BalanceTally(ConstructedBattles.scenario(), LIMIT);
    for (BattleCourse each : battles) {
      tally.add(each);
    }
    return BalanceHints.of(ConstructedBattles.scenario(), tally.course());
  }

  /** All units fight and arrive, and the first side loses 25 % as in history. */
  private static BattleCourse good(int winner) {
    return battle(winner, true, LIMIT - 1, 2, 2, 4);
  }

  private static BattleCourse battle(
      int winner, boolean broken, int rounds, int left, int arrival, int seen) {
    BitSet all = new BitSet();
    all.set(0, seen);
    return new BattleCourse(
        ConstructedBattles.outcome(winner, rounds, broken, 4, left, 4, 4),
        0.5,
        List.of(0.5, 0.5, winner < 0 ? 0.5 : 1.0 - winner),
        all,
        all,
        all,
        List.of(0, 0, 0, arrival),
        -1,
        ObjectiveCourse.NONE);
  }

  @Test
  void aGoodScenarioHasNoHints() {
    assertEquals(List.of(), hints(good(0), good(1), good(0), good(1)));
  }

  @Test
  void battlesThatTheClockEndsAreToldWithTheirDraws() {
    BattleCourse drawn = battle(-1, false, LIMIT, 2, 2, 4);
    List<String> hints =
        hints(drawn, drawn, drawn, good(0), drawn, drawn, drawn, drawn, good(1), drawn);
    assertTrue(
        hints
            .getFirst()
            .startsWith(
                "80 % of the battles end by the clock and 80 % are drawn: no group has a plan to attack"),
        hints.toString());
  }

  @Test
  void aSideWithoutAChanceIsTold() {
    BattleCourse[] lost = new BattleCourse[40];
    java.util.Arrays.setAll(lost, i -> good(0));
    List<String> hints = hints(lost);
    assertTrue(
        hints.stream()
            .anyMatch(
                each ->
                    each.startsWith("North comes to 0 % only")
                        && each.endsWith(
                            "Small edits that make it even are found by the quick fix of the"
                                + " scenario's first line in an editor, and by muster tune --want"
                                + " even")),
        hints.toString());
    assertTrue(hints.stream().noneMatch(each -> each.startsWith("South comes")), hints.toString());
  }

  @Test
  void whatNeverComesIsTold() {
    BattleCourse without = battle(0, true, 3, 2, -1, 3);
    List<String> hints = hints(without, good(1), without, without);
    assertTrue(
        hints.stream()
            .anyMatch(
                each ->
                    each.startsWith(
                        "Late of North comes in 25 % of the battles only, though it may from round"
                            + " 2")),
        hints.toString());
  }

  @Test
  void aGroupWithoutAnEnemyIsTold() {
    BitSet all = new BitSet();
    all.set(0, 4);
    BitSet first = new BitSet();
    first.set(0, 2);
    BattleCourse idle =
        new BattleCourse(
            ConstructedBattles.outcome(0, 3, true, 4, 2, 4, 4),
            0.5,
            List.of(0.5, 0.5, 1.0),
            all,
            all,
            first,
            List.of(0, 0, 0, 2),
            -1,
            ObjectiveCourse.NONE);
    List<String> hints = hints(idle, good(1));
    assertEquals(List.of(), hints, "half of the battles");
    hints = hints(idle, idle, idle, idle, idle, idle, idle, idle, idle, good(1));
    assertTrue(
        hints.stream()
            .anyMatch(
                each ->
                    each.startsWith("Main of North has hardly anything to do with an enemy: 1.8")),
        hints.toString());
  }

  @Test
  void unlikelyHistoryIsTold() {
    BattleCourse bloody = battle(0, true, 3, 0, 2, 4);
    List<String> hints = hints(bloody, battle(1, true, 3, 0, 2, 4));
    assertTrue(
        hints.contains(
            "losses of South were 25 % in history and are 50 % here: 0 % of the battles cost less"),
        hints.toString());
  }

  @Test
  void aSideWithHardlyAChanceIsToldWhereItLosesMost() {
    BattleCourse[] lost = new BattleCourse[60];
    Arrays.fill(lost, battle(0, true, 3, 0, 2, 4));
    assertTrue(
        hints(lost).stream()
            .anyMatch(
                each -> each.startsWith("North comes to 0 % only: as it stands, it has hardly")),
        () -> hints(lost).toString());
  }
}
