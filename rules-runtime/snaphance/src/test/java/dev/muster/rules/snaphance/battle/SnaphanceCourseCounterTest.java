package dev.muster.rules.snaphance.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.snaphance.commander.SnaphanceCommanders;
import dev.muster.rules.snaphance.rules.PendingMelee;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The counts of a battle agree with its events. */
class SnaphanceCourseCounterTest {
  private static final int BATTLES = 40;

  private static List<Commander> minds(long seed) {
    return List.of(
        SnaphanceCommanders.of(CommanderProfile.STEADY, seed),
        SnaphanceCommanders.of(CommanderProfile.BOLD, seed));
  }

  @Test
  void countsAgreeWithTheEvents() {
    Map<SnaphanceCourseMetric, Integer> times = new EnumMap<>(SnaphanceCourseMetric.class);
    for (long seed = 1; seed <= BATTLES; seed++) {
      String battle = "generated battle " + seed;
      BattleProgram program = GeneratedSnaphanceBattles.of(seed);
      List<Event> events = new ArrayList<>();
      Outcome outcome =
          new SnaphanceBattle.Opening(program)
              .newBattle(minds(seed), new SeededDice(seed), events::add)
              .fight(() -> false);
      SnaphanceCourseCounter.Course found = SnaphanceCourseCounter.of(program, minds(seed), seed);
      assertEquals(outcome, found.outcome(), battle + ": counting changes nothing");
      assertCount(
          found,
          SnaphanceCourseMetric.STRUCK_IN_FLANK_OR_REAR,
          contacts(events, e -> !ongoing(e) && !e.aspect().equals("front")),
          contacts(events, e -> !ongoing(e)),
          battle);
      long charges = contacts(events, SnaphanceCourseCounterTest::charge);
      assertCount(
          found,
          SnaphanceCourseMetric.SUPPORTED_CHARGES,
          contacts(events, e -> charge(e) && !e.attackSupports().isEmpty()),
          charges,
          battle);
      assertEquals(charges, found.charges().values().stream().mapToInt(each -> each).sum(), battle);
      found
          .counts()
          .forEach(
              (metric, count) -> {
                assertTrue(count[0] >= 0 && count[0] <= count[1], battle + ": " + metric);
                times.merge(metric, count[0], Integer::sum);
              });
    }
    // These battles are too short for the second look at the line.
    times.remove(SnaphanceCourseMetric.IN_LINE_LATE);
    times.forEach((metric, many) -> assertTrue(many > 0, metric + " in " + BATTLES + " battles"));
  }

  /** Also where the battle ends in the round after the one that is looked at. */
  @Test
  void aLineIsLookedAtOnce() {
    int endRightAfter = 0;
    for (long seed = 1; seed <= BATTLES; seed++) {
      BattleProgram program = GeneratedSnaphanceBattles.of(seed);
      SnaphanceState table =
          new SnaphanceBattle.Opening(program)
              .newBattle(minds(seed), new SeededDice(seed), EventSink.SILENT)
              .state();
      long foot = Arrays.stream(table.type).filter(each -> each.combat && each.infantry).count();
      SnaphanceCourseCounter.Course found = SnaphanceCourseCounter.of(program, minds(seed), seed);
      endRightAfter += found.outcome().rounds() == SnaphanceCourseMetric.EARLY + 1 ? 1 : 0;
      int[] count = Objects.requireNonNull(found.counts().get(SnaphanceCourseMetric.IN_LINE_EARLY));
      assertTrue(count[1] <= foot, "generated battle " + seed + ": " + count[1] + " of " + foot);
    }
    assertTrue(endRightAfter > 0, "battles that end right after");
  }

  private static void assertCount(
      SnaphanceCourseCounter.Course found,
      SnaphanceCourseMetric metric,
      long happened,
      long of,
      String battle) {
    int[] count = Objects.requireNonNull(found.counts().get(metric));
    assertEquals(happened + " of " + of, count[0] + " of " + count[1], battle + ": " + metric);
  }

  private static long contacts(List<Event> events, Predicate<SnaphanceEvent.Contact> which) {
    return events.stream()
        .filter(it -> it instanceof SnaphanceEvent.Contact e && which.test(e))
        .count();
  }

  private static boolean ongoing(SnaphanceEvent.Contact e) {
    return e.kind().equals(PendingMelee.Kind.ONGOING.words);
  }

  private static boolean charge(SnaphanceEvent.Contact e) {
    return e.kind().equals(PendingMelee.Kind.CHARGE.words)
        || e.kind().equals(PendingMelee.Kind.RESTART.words);
  }
}
