package dev.muster.rules.snaphance.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.snaphance.commander.SnaphanceCommanders;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The counts of a battle are those of its events. */
@Tag("slow")
class SnaphanceBehaviourCounterTest {
  private static final int BATTLES = 160;

  private static List<Commander> minds(long seed) {
    return List.of(
        SnaphanceCommanders.of(CommanderProfile.STEADY, seed),
        SnaphanceCommanders.of(CommanderProfile.BOLD, seed));
  }

  private static List<Event> events(BattleProgram program, long seed) {
    List<Event> events = new ArrayList<>();
    EventSink sink = events::add;
    new SnaphanceBattle.Opening(program)
        .newBattle(minds(seed), new SeededDice(seed), sink)
        .fight(() -> false);
    return events;
  }

  private static long count(List<Event> events, Predicate<Event> which) {
    return events.stream().filter(which).count();
  }

  @Test
  void theyAgreeWithWhatIsTold() {
    Map<SnaphanceBehaviourMetric, Integer> times = new EnumMap<>(SnaphanceBehaviourMetric.class);
    for (long seed = 1; seed <= BATTLES; seed++) {
      String battle = "generated battle " + seed;
      BattleProgram program = GeneratedSnaphanceBattles.of(seed);
      List<Event> events = events(program, seed);
      Map<SnaphanceBehaviourMetric, SnaphanceBehaviourCounter.Tally> found =
          SnaphanceBehaviourCounter.of(program, minds(seed), seed);
      found.forEach((habit, each) -> times.merge(habit, each.times(), Integer::sum));
      assertEquals(
          count(events, it -> it instanceof SnaphanceEvent.GeneralFate e && killed(e)),
          found.get(SnaphanceBehaviourMetric.GENERALS_KILLED).times()
              + found.get(SnaphanceBehaviourMetric.NEW_GENERALS_KILLED).times(),
          battle);
      assertEquals(
          count(
              events, it -> it instanceof SnaphanceEvent.Contact e && !e.kind().equals("ongoing")),
          found.get(SnaphanceBehaviourMetric.STRUCK_IN_FLANK_OR_REAR).of(),
          battle);
      assertEquals(
          count(events, it -> it instanceof SnaphanceEvent.Moves e && e.kind().equals("charge")),
          found.get(SnaphanceBehaviourMetric.CHARGES_ON_EXTRA_MOVES).of(),
          battle);
      assertEquals(
          count(
              events,
              it ->
                  it instanceof SnaphanceEvent.OrderTest e && e.purpose().equals("an extra move")),
          found.get(SnaphanceBehaviourMetric.EXTRA_MOVES_FAILED).of(),
          battle);
      assertEquals(
          count(events, it -> it instanceof SnaphanceEvent.ShotLost),
          found.get(SnaphanceBehaviourMetric.FIRE_AT_EVADERS).times(),
          battle);
    }
    for (SnaphanceBehaviourMetric habit :
        List.of(
            SnaphanceBehaviourMetric.GENERALS_KILLED,
            SnaphanceBehaviourMetric.OPPORTUNITY_USED,
            SnaphanceBehaviourMetric.STRUCK_IN_FLANK_OR_REAR,
            SnaphanceBehaviourMetric.SPENT_CHARGE,
            SnaphanceBehaviourMetric.GUNS_FIRE,
            SnaphanceBehaviourMetric.FIRE_AT_EVADERS)) {
      assertTrue(times.get(habit) > 0, habit + " in " + BATTLES + " battles");
    }
  }

  /** Flanks are counted by side as habits count them for both together, and each has a cause. */
  @Test
  void flanksAreCountedBySideAndCause() {
    Map<FlankAttackStatistics.Cause, Integer> times =
        new EnumMap<>(FlankAttackStatistics.Cause.class);
    for (long seed = 1; seed <= BATTLES; seed++) {
      BattleProgram program = GeneratedSnaphanceBattles.of(seed);
      SnaphanceBehaviourCounter.Tally both =
          SnaphanceBehaviourCounter.of(program, minds(seed), seed)
              .get(SnaphanceBehaviourMetric.STRUCK_IN_FLANK_OR_REAR);
      int contacts = 0;
      int struck = 0;
      for (FlankAttackStatistics.Count each :
          FlankAttackStatistics.of(program, minds(seed), seed)) {
        contacts += each.contacts();
        struck += each.struck().values().stream().mapToInt(Integer::intValue).sum();
        each.struck().forEach((cause, many) -> times.merge(cause, many, Integer::sum));
      }
      assertEquals(
          both, new SnaphanceBehaviourCounter.Tally(struck, contacts), "generated battle " + seed);
    }
    assertEquals(Set.of(FlankAttackStatistics.Cause.values()), times.keySet());
  }

  private static boolean killed(SnaphanceEvent.GeneralFate e) {
    return e.fate().equals("killed");
  }

  @Test
  void nothingHappensOftenerThanItCan() {
    for (long seed = 1; seed <= BATTLES; seed++) {
      String battle = "generated battle " + seed;
      SnaphanceBehaviourCounter.of(GeneratedSnaphanceBattles.of(seed), minds(seed), seed)
          .forEach(
              (habit, each) ->
                  assertTrue(
                      each.times() >= 0 && each.times() <= each.of(),
                      battle + ": " + habit + " " + each));
    }
  }

  @Test
  void watchingChangesNothing() {
    BattleProgram program = GeneratedSnaphanceBattles.of(7);
    List<Event> before = events(program, 7);
    SnaphanceBehaviourCounter.of(program, minds(7), 7);
    assertEquals(before, events(program, 7));
  }
}
