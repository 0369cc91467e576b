package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.compile.MusterFiles;
import dev.muster.rules.boxgrid.BoxHabit;
import dev.muster.rules.boxgrid.BoxHabits;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.Habit;
import dev.muster.rules.snaphance.Habits;
import dev.muster.rules.systems.Systems;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The commanders do not look foolish: the bounds of docs/measured/credibility.md, over fewer seeds. A mean
 * of few battles strays, so that a bound here is a little wider than the page's.
 */
class CredibilityTest {
  private static final int BATTLES = 40;

  /** Of all battles of a field, how often each thing happened, and of how many times. */
  private static Map<Habit, double[]> counted(String directory, String scenario) throws Exception {
    BattleProgram program =
        MusterFiles.load(List.of(Path.of("../examples", directory))).program(scenario);
    Map<Habit, double[]> sums = new EnumMap<>(Habit.class);
    for (int seed = 1; seed <= BATTLES; seed++) {
      Habits.of(program, Systems.engine(program).commanders(program, seed), seed)
          .forEach(
              (habit, each) -> {
                double[] sum = sums.computeIfAbsent(habit, none -> new double[2]);
                sum[0] += each.times();
                sum[1] += each.of();
              });
    }
    return sums;
  }

  private static void atMost(Map<Habit, double[]> counted, Habit habit, double share) {
    double[] sum = counted.get(habit);
    assertTrue(sum[0] <= share * sum[1], habit.what + ": " + sum[0] + " of " + sum[1]);
  }

  private static void atLeast(Map<Habit, double[]> counted, Habit habit, double share) {
    double[] sum = counted.get(habit);
    assertTrue(sum[0] >= share * sum[1], habit.what + ": " + sum[0] + " of " + sum[1]);
  }

  @ParameterizedTest(name = "seeds 1 to 40 of {1}")
  @CsvSource({
    "meeting, Meeting, 0.20, 0.28",
    "dreux, Dreux, 0.125, 0.35",
    "seneffe, Seneffe, 0.21, 0.20"
  })
  void nobodyLaughs(String directory, String scenario, double generals, double flanks)
      throws Exception {
    Map<Habit, double[]> counted = counted(directory, scenario);
    atMost(counted, Habit.GENERALS_KILLED, generals);
    atMost(counted, Habit.STRUCK_IN_FLANK_OR_REAR, flanks);
    atMost(counted, Habit.IDLE, 0.05);
    assertEquals(0, counted.get(Habit.OPPORTUNITY_RETAKEN)[0], "opportunity retaken");
    atLeast(counted, Habit.OPPORTUNITY_OF_USE, 0.40);
    atMost(counted, Habit.FIRE_AT_EVADERS, 0.05);
    atMost(counted, Habit.SPENT_GO_NEARER, 0.05);
    atMost(counted, Habit.SPENT_CHARGE, 0.05);
    atMost(counted, Habit.ARRIVALS_WAIT, 0.06);
    atMost(counted, Habit.PLACES_TAKEN_BACK, 0.03);
    assertTrue(counted.get(Habit.GROUP_MOVES)[0] > 0, "group moves");
    assertTrue(counted.get(Habit.GROUP_RALLIES)[0] > 0, "group rallies");
    if (!scenario.equals("Meeting")) { // where hardly anybody watches
      assertTrue(counted.get(Habit.GROUP_OPPORTUNITY)[0] > 0, "joint opportunity");
    }
  }

  @Test
  void gunsFireWhereTheyCan() throws Exception {
    atLeast(counted("meeting", "Meeting"), Habit.GUNS_FIRE, 0.40);
    atLeast(counted("dreux", "Dreux"), Habit.GUNS_FIRE, 0.40);
    atLeast(counted("seneffe", "Seneffe"), Habit.GUNS_FIRE, 0.40);
  }

  /** The same for the box-grid game, in its own measure. */
  @ParameterizedTest(name = "seeds 1 to 40 of {1}")
  @CsvSource({"pavia, Pavia, 0.32", "two-lines, TwoLines, 0.45"})
  void nobodyLaughsAtBoxes(String directory, String scenario, double commanders) throws Exception {
    BattleProgram program =
        MusterFiles.load(List.of(Path.of("../examples", directory))).program(scenario);
    Map<BoxHabit, int[]> sums = new EnumMap<>(BoxHabit.class);
    for (int seed = 1; seed <= BATTLES; seed++) {
      BoxHabits.of(program, Systems.engine(program).commanders(program, seed), seed)
          .forEach(
              (habit, each) -> {
                int[] sum = sums.computeIfAbsent(habit, none -> new int[2]);
                sum[0] += each[0];
                sum[1] += each[1];
              });
    }
    Map.of(
            BoxHabit.COMMANDERS_LOST, commanders,
            BoxHabit.SHAKEN_GO_NEARER, 0.15,
            BoxHabit.CHARGES_AT_A_LOSS, 0.04,
            BoxHabit.SHOOTERS_CHARGE, 0.02,
            BoxHabit.PLACES_TAKEN_BACK, 0.02,
            BoxHabit.BACK_TO_ENEMY, 0.07,
            BoxHabit.IDLE, 0.05)
        .forEach(
            (habit, share) -> {
              int[] sum = sums.get(habit);
              assertTrue(sum[0] <= share * sum[1], habit.what + ": " + sum[0] + " of " + sum[1]);
            });
  }
}
