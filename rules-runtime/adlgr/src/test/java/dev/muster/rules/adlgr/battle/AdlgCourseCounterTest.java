package dev.muster.rules.adlgr.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.adlgr.AdlgGame;
import dev.muster.rules.adlgr.rules.AdlgEvent;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The counts of a battle agree with its events. */
@Tag("slow")
class AdlgCourseCounterTest {
  private static final AdlgGame GAME = new AdlgGame();
  private static final int BATTLES = 10;

  private static List<Commander> minds(long seed) {
    return List.of(
        GAME.commander(CommanderProfile.STEADY, seed), GAME.commander(CommanderProfile.BOLD, seed));
  }

  @Test
  void countsAgreeWithTheEvents() {
    int contacts = 0;
    for (long seed = 1; seed <= BATTLES; seed++) {
      String battle = "generated battle " + seed;
      BattleProgram program = GeneratedAdlgBattles.of(seed);
      List<Event> events = new ArrayList<>();
      GAME.setUp(program)
          .newBattle(minds(seed), new SeededDice(seed), events::add)
          .fight(() -> false);
      Map<AdlgCourseMetric, int[]> counts = AdlgCourseCounter.of(program, minds(seed), seed);
      int[] struck = Objects.requireNonNull(counts.get(AdlgCourseMetric.STRUCK_IN_FLANK_OR_REAR));
      assertEquals(contacts(events, e -> true), struck[1], battle);
      assertEquals(contacts(events, e -> !e.edge().equals("front")), struck[0], battle);
      contacts += struck[1];
      int[] points = Objects.requireNonNull(counts.get(AdlgCourseMetric.POINTS_UNSPENT));
      assertEquals(
          events.stream()
              .mapToInt(it -> it instanceof AdlgEvent.CorpsActs e ? e.points() : 0)
              .sum(),
          points[1],
          battle);
      counts.forEach(
          (metric, count) ->
              assertTrue(
                  count[0] >= 0 && count[0] <= count[1],
                  battle + ": " + metric + " " + count[0] + " of " + count[1]));
    }
    assertTrue(contacts > 0, "units meet in " + BATTLES + " battles");
  }

  private static long contacts(List<Event> events, Predicate<AdlgEvent.Contact> which) {
    return events.stream().filter(it -> it instanceof AdlgEvent.Contact e && which.test(e)).count();
  }
}
