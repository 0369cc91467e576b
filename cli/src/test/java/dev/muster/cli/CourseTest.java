package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.battle.SnaphanceCourseCounter;
import dev.muster.rules.snaphance.battle.SnaphanceCourseMetric;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Battles of Snaphance are decided by masses that meet: bounds on held-out seeds, over a few
 * battles. A mean of few strays, so a bound here is a little wider than docs/measured/course.md.
 */
@Tag("slow")
class CourseTest {
  private static final int FIRST = 9001;
  private static final int BATTLES = 24;

  private static Map<SnaphanceCourseMetric, int[]> counted(String directory, String scenario)
      throws Exception {
    BattleProgram program =
        MusterFileLoader.load(List.of(Path.of("../examples", directory))).program(scenario);
    Map<SnaphanceCourseMetric, int[]> sums = new EnumMap<>(SnaphanceCourseMetric.class);
    for (int seed = FIRST; seed < FIRST + BATTLES; seed++) {
      SnaphanceCourseCounter.of(
              program, RuleSystems.engine(program).commanders(program, seed), seed)
          .counts()
          .forEach(
              (metric, count) -> {
                int[] sum = sums.computeIfAbsent(metric, none -> new int[2]);
                sum[0] += count[0];
                sum[1] += count[1];
              });
    }
    return sums;
  }

  /** Broken armies and supported charges at least; idle rounds and the others at most. */
  @ParameterizedTest(name = "seeds from 9001 of {1}")
  @CsvSource({
    "meeting, Meeting, 0.75, 0.03, 0.15, 0.15, 0.06",
    "dreux, Dreux, 0.15, 0.02, 0.20, 0.25, 0.07"
  })
  void massesMeet(
      String directory,
      String scenario,
      double broken,
      double supported,
      double idle,
      double never,
      double alone)
      throws Exception {
    Map<SnaphanceCourseMetric, int[]> counted = counted(directory, scenario);
    atLeast(broken, counted, SnaphanceCourseMetric.BROKEN);
    atLeast(supported, counted, SnaphanceCourseMetric.SUPPORTED_CHARGES);
    atMost(idle, counted, SnaphanceCourseMetric.IDLE_ROUNDS);
    atMost(never, counted, SnaphanceCourseMetric.NEVER_IN_CONTACT);
    atMost(alone, counted, SnaphanceCourseMetric.CHARGES_AT_BETTER);
    atLeast(0.75, counted, SnaphanceCourseMetric.IN_LINE_EARLY);
    atMost(0.28, counted, SnaphanceCourseMetric.STRUCK_IN_FLANK_OR_REAR);
  }

  private static double share(int[] sum) {
    return (double) sum[0] / sum[1];
  }

  private static void atLeast(
      double bound, Map<SnaphanceCourseMetric, int[]> sums, SnaphanceCourseMetric metric) {
    double share = share(sums.get(metric));
    assertTrue(share >= bound, metric.what + ": " + share);
  }

  private static void atMost(
      double bound, Map<SnaphanceCourseMetric, int[]> sums, SnaphanceCourseMetric metric) {
    double share = share(sums.get(metric));
    assertTrue(share <= bound, metric.what + ": " + share);
  }
}
