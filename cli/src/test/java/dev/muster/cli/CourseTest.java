package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.adlgr.battle.AdlgCourseCounter;
import dev.muster.rules.adlgr.battle.AdlgCourseMetric;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.boxgrid.battle.BoxCourseCounter;
import dev.muster.rules.boxgrid.battle.BoxCourseMetric;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.battle.SnaphanceCourseCounter;
import dev.muster.rules.snaphance.battle.SnaphanceCourseMetric;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Battles are decided by masses that meet, in good order. The bounds are what some 300 battles on
 * other seeds gave, less about 2 standard errors of the battles that are fought here. No choice
 * between weights has looked at these seeds.
 */
@Tag("slow")
class CourseTest {
  private static final int FIRST = 80001;

  /** The counts of a battle. */
  private interface Counter<M> {
    Map<M, int[]> of(BattleProgram program, List<Commander> commanders, long seed);
  }

  /** The sums of a row: directory, scenario, battles, and then the bounds. */
  private static <M> Map<M, int[]> counted(ArgumentsAccessor row, Counter<M> counter)
      throws Exception {
    BattleProgram program =
        MusterFileLoader.load(List.of(Path.of("../examples", row.getString(0))))
            .program(row.getString(1));
    Map<M, int[]> sums = new HashMap<>();
    for (int seed = FIRST; seed < FIRST + row.getInteger(2); seed++) {
      counter
          .of(program, RuleSystems.engine(program).commanders(program, seed), seed)
          .forEach(
              (metric, count) -> {
                int[] sum = sums.computeIfAbsent(metric, none -> new int[2]);
                sum[0] += count[0];
                sum[1] += count[1];
              });
    }
    return sums;
  }

  /**
   * Broken armies, supported charges and foot in line at least; idle rounds and the others at most.
   */
  @ParameterizedTest(name = "{2} battles of {1}")
  @CsvSource({"meeting, Meeting, 60, 0.88, 0.04, 0.11, 0.11, 0.05, 0.74, 0.265"})
  void massesMeet(ArgumentsAccessor row) throws Exception {
    Map<SnaphanceCourseMetric, int[]> counted =
        counted(
            row,
            (program, commanders, seed) ->
                SnaphanceCourseCounter.of(program, commanders, seed).counts());
    atLeast(row.getDouble(3), counted, SnaphanceCourseMetric.BROKEN);
    atLeast(row.getDouble(4), counted, SnaphanceCourseMetric.SUPPORTED_CHARGES);
    atMost(row.getDouble(5), counted, SnaphanceCourseMetric.IDLE_ROUNDS);
    atMost(row.getDouble(6), counted, SnaphanceCourseMetric.NEVER_IN_CONTACT);
    atMost(row.getDouble(7), counted, SnaphanceCourseMetric.CHARGES_AT_BETTER);
    atLeast(row.getDouble(8), counted, SnaphanceCourseMetric.IN_LINE_EARLY);
    atMost(row.getDouble(9), counted, SnaphanceCourseMetric.STRUCK_IN_FLANK_OR_REAR);
  }

  @Tag("nightly")
  @ParameterizedTest(name = "{2} battles of {1}")
  @CsvSource({
    "dreux, Dreux, 60, 0.27, 0.03, 0.19, 0.24, 0.09, 0.82, 0.355",
    "seneffe, Seneffe, 20, 0, 0.06, 0.30, 0.32, 0.14, 0.84, 0.19"
  })
  void massesMeetInOtherBattles(ArgumentsAccessor row) throws Exception {
    massesMeet(row);
  }

  /** Broken armies at least; Unformed units in reach of the enemy and the others at most. */
  @ParameterizedTest(name = "{2} battles of {1}")
  @CsvSource({"two-lines, TwoLines, 60, 0.97, 0.045, 0.03, 0.14, 0.05, 0.31"})
  void linesKeepTheirOrder(ArgumentsAccessor row) throws Exception {
    Map<BoxCourseMetric, int[]> counted = counted(row, BoxCourseCounter::of);
    atLeast(row.getDouble(3), counted, BoxCourseMetric.BROKEN);
    atMost(row.getDouble(4), counted, BoxCourseMetric.MOVES_UNFORMED);
    atMost(row.getDouble(5), counted, BoxCourseMetric.UNFORMED_IN_REACH);
    atMost(row.getDouble(6), counted, BoxCourseMetric.IDLE_TURNS);
    atMost(row.getDouble(7), counted, BoxCourseMetric.CHARGES_AT_BETTER);
    atMost(row.getDouble(8), counted, BoxCourseMetric.STRUCK_IN_FLANK_OR_REAR);
  }

  @Tag("nightly")
  @ParameterizedTest(name = "{2} battles of {1}")
  @CsvSource({"pavia, Pavia, 60, 0.86, 0.095, 0.01, 0.28, 0.06, 0.26"})
  void linesKeepTheirOrderInOtherBattles(ArgumentsAccessor row) throws Exception {
    linesKeepTheirOrder(row);
  }

  /** Broken armies at least; idle horse, unspent command points and the others at most. */
  @ParameterizedTest(name = "{2} battles of {1}")
  @CsvSource({"even-table, EvenTable, 40, 0.97, 0.30, 0.25, 0.31, 0.085, 0.13"})
  void wingsFight(ArgumentsAccessor row) throws Exception {
    Map<AdlgCourseMetric, int[]> counted = counted(row, AdlgCourseCounter::of);
    atLeast(row.getDouble(3), counted, AdlgCourseMetric.BROKEN);
    atMost(row.getDouble(4), counted, AdlgCourseMetric.HORSE_WITHOUT_MELEE);
    atMost(row.getDouble(5), counted, AdlgCourseMetric.FOOT_WITHOUT_MELEE);
    atMost(row.getDouble(6), counted, AdlgCourseMetric.POINTS_UNSPENT);
    atMost(row.getDouble(7), counted, AdlgCourseMetric.CHARGES_AT_BETTER);
    atMost(row.getDouble(8), counted, AdlgCourseMetric.STRUCK_IN_FLANK_OR_REAR);
  }

  @Tag("nightly")
  @ParameterizedTest(name = "{2} battles of {1}")
  @CsvSource({"breitenfeld, Breitenfeld, 12, 0.97, 0.62, 0.65, 0.11, 0.16, 0.29"})
  void wingsFightInOtherBattles(ArgumentsAccessor row) throws Exception {
    wingsFight(row);
  }

  private static <M> double share(Map<M, int[]> sums, M metric) {
    int[] sum = sums.get(metric);
    return (double) sum[0] / sum[1];
  }

  private static <M> void atLeast(double bound, Map<M, int[]> sums, M metric) {
    double share = share(sums, metric);
    assertTrue(share >= bound, metric + ": " + share);
  }

  private static <M> void atMost(double bound, Map<M, int[]> sums, M metric) {
    double share = share(sums, metric);
    assertTrue(share <= bound, metric + ": " + share);
  }
}
