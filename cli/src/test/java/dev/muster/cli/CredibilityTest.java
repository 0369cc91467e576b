package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.boxgrid.battle.BoxBehaviourCounter;
import dev.muster.rules.boxgrid.battle.BoxBehaviourMetric;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.battle.SnaphanceBehaviourCounter;
import dev.muster.rules.snaphance.battle.SnaphanceBehaviourMetric;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The commanders do not look foolish: the bounds of docs/measured/credibility.md, over fewer seeds.
 * A mean of few battles strays, so that a bound here is a little wider than the page's.
 */
@Tag("slow")
class CredibilityTest {
  private static final int BATTLES = 40;

  /** By field, so that each is fought once. */
  private static final Map<String, Map<SnaphanceBehaviourMetric, double[]>> COUNTED =
      new HashMap<>();

  /** Of all battles of a field, how often each thing happened, and of how many times. */
  private static Map<SnaphanceBehaviourMetric, double[]> counted(String directory, String scenario)
      throws Exception {
    Map<SnaphanceBehaviourMetric, double[]> known = COUNTED.get(directory);
    if (known != null) {
      return known;
    }
    BattleProgram program =
        MusterFileLoader.load(List.of(Path.of("../examples", directory))).program(scenario);
    Map<SnaphanceBehaviourMetric, double[]> sums = new EnumMap<>(SnaphanceBehaviourMetric.class);
    for (int seed = 1; seed <= BATTLES; seed++) {
      SnaphanceBehaviourCounter.of(
              program, RuleSystems.engine(program).commanders(program, seed), seed)
          .forEach(
              (habit, each) -> {
                double[] sum = sums.computeIfAbsent(habit, none -> new double[2]);
                sum[0] += each.times();
                sum[1] += each.of();
              });
    }
    COUNTED.put(directory, sums);
    return sums;
  }

  private static void atMost(
      Map<SnaphanceBehaviourMetric, double[]> counted,
      SnaphanceBehaviourMetric habit,
      double share) {
    double[] sum = counted.get(habit);
    assertTrue(sum[0] <= share * sum[1], habit.what + ": " + sum[0] + " of " + sum[1]);
  }

  private static void atLeast(
      Map<SnaphanceBehaviourMetric, double[]> counted,
      SnaphanceBehaviourMetric habit,
      double share) {
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
    Map<SnaphanceBehaviourMetric, double[]> counted = counted(directory, scenario);
    atMost(counted, SnaphanceBehaviourMetric.GENERALS_KILLED, generals);
    atMost(counted, SnaphanceBehaviourMetric.STRUCK_IN_FLANK_OR_REAR, flanks);
    atMost(counted, SnaphanceBehaviourMetric.IDLE, 0.05);
    assertEquals(
        0, counted.get(SnaphanceBehaviourMetric.OPPORTUNITY_RETAKEN)[0], "opportunity retaken");
    atLeast(counted, SnaphanceBehaviourMetric.OPPORTUNITY_OF_USE, 0.40);
    atMost(counted, SnaphanceBehaviourMetric.FIRE_AT_EVADERS, 0.05);
    atMost(counted, SnaphanceBehaviourMetric.SPENT_GO_NEARER, 0.05);
    atMost(counted, SnaphanceBehaviourMetric.SPENT_CHARGE, 0.05);
    atMost(counted, SnaphanceBehaviourMetric.ARRIVALS_WAIT, 0.06);
    atMost(counted, SnaphanceBehaviourMetric.PLACES_TAKEN_BACK, 0.03);
    assertTrue(counted.get(SnaphanceBehaviourMetric.GROUP_MOVES)[0] > 0, "group moves");
    assertTrue(counted.get(SnaphanceBehaviourMetric.GROUP_RALLIES)[0] > 0, "group rallies");
    if (!scenario.equals("Meeting")) { // where hardly anybody watches
      assertTrue(
          counted.get(SnaphanceBehaviourMetric.GROUP_OPPORTUNITY)[0] > 0, "joint opportunity");
    }
  }

  @Test
  void gunsFireWhereTheyCan() throws Exception {
    atLeast(counted("meeting", "Meeting"), SnaphanceBehaviourMetric.GUNS_FIRE, 0.40);
    atLeast(counted("dreux", "Dreux"), SnaphanceBehaviourMetric.GUNS_FIRE, 0.40);
    atLeast(counted("seneffe", "Seneffe"), SnaphanceBehaviourMetric.GUNS_FIRE, 0.40);
  }

  /** The same for the box-grid game, in its own measure. */
  @ParameterizedTest(name = "seeds 1 to 40 of {1}")
  @CsvSource({"pavia, Pavia, 0.32", "two-lines, TwoLines, 0.45"})
  void nobodyLaughsAtBoxes(String directory, String scenario, double commanders) throws Exception {
    BattleProgram program =
        MusterFileLoader.load(List.of(Path.of("../examples", directory))).program(scenario);
    Map<BoxBehaviourMetric, int[]> sums = new EnumMap<>(BoxBehaviourMetric.class);
    for (int seed = 1; seed <= BATTLES; seed++) {
      BoxBehaviourCounter.of(program, RuleSystems.engine(program).commanders(program, seed), seed)
          .forEach(
              (habit, each) -> {
                int[] sum = sums.computeIfAbsent(habit, none -> new int[2]);
                sum[0] += each[0];
                sum[1] += each[1];
              });
    }
    Map.of(
            BoxBehaviourMetric.COMMANDERS_LOST, commanders,
            BoxBehaviourMetric.SHAKEN_GO_NEARER, 0.15,
            BoxBehaviourMetric.CHARGES_AT_A_LOSS, 0.04,
            BoxBehaviourMetric.SHOOTERS_CHARGE, 0.02,
            BoxBehaviourMetric.PLACES_TAKEN_BACK, 0.02,
            BoxBehaviourMetric.BACK_TO_ENEMY, 0.07,
            BoxBehaviourMetric.IDLE, 0.05)
        .forEach(
            (habit, share) -> {
              int[] sum = sums.get(habit);
              assertTrue(sum[0] <= share * sum[1], habit.what + ": " + sum[0] + " of " + sum[1]);
            });
  }
}
