package dev.muster.rules.snaphance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Temper;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The counts of a battle are those of its events. */
class HabitsTest {
  private static final int BATTLES = 40;

  private static List<Commander> minds(long seed) {
    return List.of(Commanders.of(Temper.STEADY, seed), Commanders.of(Temper.BOLD, seed));
  }

  private static List<Event> events(BattleProgram program, long seed) {
    List<Event> events = new ArrayList<>();
    EventSink sink = events::add;
    new SnaphanceBattle.Opening(program)
        .battle(minds(seed), new SeededDice(seed), sink)
        .fight(() -> false);
    return events;
  }

  private static long count(List<Event> events, Predicate<Event> which) {
    return events.stream().filter(which).count();
  }

  @Test
  void theyAgreeWithWhatIsTold() {
    Map<Habit, Integer> times = new EnumMap<>(Habit.class);
    for (long seed = 1; seed <= BATTLES; seed++) {
      String battle = "generated battle " + seed;
      BattleProgram program = GeneratedBattles.of(seed);
      List<Event> events = events(program, seed);
      Map<Habit, Habits.Tally> found = Habits.of(program, minds(seed), seed);
      found.forEach((habit, each) -> times.merge(habit, each.times(), Integer::sum));
      assertEquals(
          count(events, it -> it instanceof SnaphanceEvent.GeneralFate e && killed(e)),
          found.get(Habit.GENERALS_KILLED).times() + found.get(Habit.NEW_GENERALS_KILLED).times(),
          battle);
      assertEquals(
          count(
              events, it -> it instanceof SnaphanceEvent.Contact e && !e.kind().equals("ongoing")),
          found.get(Habit.STRUCK_IN_FLANK_OR_REAR).of(),
          battle);
      assertEquals(
          count(events, it -> it instanceof SnaphanceEvent.Moves e && e.kind().equals("charge")),
          found.get(Habit.CHARGES_ON_EXTRA_MOVES).of(),
          battle);
      assertEquals(
          count(
              events,
              it ->
                  it instanceof SnaphanceEvent.OrderTest e && e.purpose().equals("an extra move")),
          found.get(Habit.EXTRA_MOVES_FAILED).of(),
          battle);
      assertEquals(
          count(events, it -> it instanceof SnaphanceEvent.ShotLost),
          found.get(Habit.FIRE_AT_EVADERS).times(),
          battle);
    }
    for (Habit habit :
        List.of(
            Habit.GENERALS_KILLED,
            Habit.OPPORTUNITY_USED,
            Habit.STRUCK_IN_FLANK_OR_REAR,
            Habit.SPENT_CHARGE,
            Habit.GUNS_FIRE,
            Habit.FIRE_AT_EVADERS)) {
      assertTrue(times.get(habit) > 0, habit + " in " + BATTLES + " battles");
    }
  }

  /** Flanks are counted by side as habits count them for both together, and each has a cause. */
  @Test
  void flanksAreCountedBySideAndCause() {
    Map<Flanks.Cause, Integer> times = new EnumMap<>(Flanks.Cause.class);
    for (long seed = 1; seed <= 2 * BATTLES; seed++) {
      BattleProgram program = GeneratedBattles.of(seed);
      Habits.Tally both = Habits.of(program, minds(seed), seed).get(Habit.STRUCK_IN_FLANK_OR_REAR);
      int contacts = 0;
      int struck = 0;
      for (Flanks.Count each : Flanks.of(program, minds(seed), seed)) {
        contacts += each.contacts();
        struck += each.struck().values().stream().mapToInt(Integer::intValue).sum();
        each.struck().forEach((cause, many) -> times.merge(cause, many, Integer::sum));
      }
      assertEquals(both, new Habits.Tally(struck, contacts), "generated battle " + seed);
    }
    assertEquals(Set.of(Flanks.Cause.values()), times.keySet());
  }

  private static boolean killed(SnaphanceEvent.GeneralFate e) {
    return e.fate().equals("killed");
  }

  @Test
  void nothingHappensOftenerThanItCan() {
    for (long seed = 1; seed <= BATTLES; seed++) {
      String battle = "generated battle " + seed;
      Habits.of(GeneratedBattles.of(seed), minds(seed), seed)
          .forEach(
              (habit, each) ->
                  assertTrue(
                      each.times() >= 0 && each.times() <= each.of(),
                      battle + ": " + habit + " " + each));
    }
  }

  @Test
  void watchingChangesNothing() {
    BattleProgram program = GeneratedBattles.of(7);
    List<Event> before = events(program, 7);
    Habits.of(program, minds(7), 7);
    assertEquals(before, events(program, 7));
  }
}
