package dev.muster.dsl.ide.background;

import dev.muster.dsl.ide.scene.Chances;
import dev.muster.dsl.validation.BattleFindings;
import dev.muster.rules.balance.BalanceHint;
import dev.muster.rules.balance.BalanceHints;
import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.balance.BalanceSums;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchReportText;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.HistoricalFit;
import dev.muster.rules.batch.ScenarioStatement;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.commander.SearchingCommander;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Fights a scenario in the background, within limits of time and memory. The dice are always the
 * same, so the same text has the same numbers after the same number of battles.
 */
final class BackgroundRun {
  /** Battles after which the numbers are shown. The last is the most that are fought. */
  private static final List<Integer> STAGES = List.of(10, 25, 50, 100, 200);

  /** Battles without which nothing is said about a group or an objective. */
  private static final int ENOUGH = 50;

  private static final double PERCENT = 100;

  /** Seed of all dice, that of a balance run where the user does not say. */
  private static final long SEED = 1;

  /** Time of one scenario. */
  private static final long MOST_NANOS = 30_000_000_000L;

  /** Memory that stays free for the editor. */
  private static final long SPARE_BYTES = 64L * 1024 * 1024;

  private final BattleProgram program;
  private final Engine engine;
  private final BooleanSupplier stopped;
  private final long began = System.nanoTime();

  /** The result of the battles so far; null if none was over. */
  private BalanceRun.@Nullable Result result;

  /**
   * @param stopped whether the battles are to end, asked between steps
   */
  BackgroundRun(BattleProgram program, BooleanSupplier stopped) {
    this.program = program;
    this.stopped = stopped;
    engine = RuleSystems.engine(program);
  }

  /**
   * Fights until the most battles are over, or a limit is reached.
   *
   * @param seen receives the numbers after each stage
   * @return whether it came to its end; false if it was stopped before
   */
  boolean fight(Consumer<Chances.OfScenario> seen) {
    if (isSearched()) {
      return true;
    }
    BalanceSums sums = null;
    int fought = 0;
    for (int stage : STAGES) {
      BalanceRun.Result more = fight(fought, stage - fought);
      if (stopped.getAsBoolean()) {
        return false;
      }
      if (more == null) {
        break;
      }
      sums = sums == null ? more.sums() : sums.plus(more.sums());
      fought = sums.battles();
      result = sums.result(engine, program, SEED, true);
      boolean last = fought < stage || stage == STAGES.getLast() || isExhausted();
      seen.accept(chances(result, last));
      if (last) {
        break;
      }
    }
    return true;
  }

  private BalanceRun.@Nullable Result fight(int first, int battles) {
    Batch batch = Batch.of(SEED, STAGES.getLast(), 1).range(first, battles);
    return new BalanceRun(engine, program, new BalanceRun.Sampling(batch, 0, 0))
        .run(done -> {}, () -> stopped.getAsBoolean() || isExhausted());
  }

  private Chances.OfScenario chances(BalanceRun.Result known, boolean finished) {
    List<Chances.OfSide> sides = new ArrayList<>();
    List<BatchSimulation.Mean> values = known.course().value();
    for (int i = 0; i < values.size(); i++) {
      BatchSimulation.Mean value = values.get(i);
      String side = program.scenario().sides().get(i).name();
      sides.add(new Chances.OfSide(side, value.estimate(), value.low(), value.high()));
    }
    int battles = known.report().battles();
    String text =
        String.format(
            Locale.ROOT,
            "%s %s (%.0f to %.0f), %s %s; %d battles",
            sides.get(0).side(),
            ReportVocabulary.chances(sides.get(0).value(), 0),
            PERCENT * sides.get(0).low(),
            PERCENT * sides.get(0).high(),
            sides.get(1).side(),
            ReportVocabulary.chances(sides.get(0).value(), 1),
            battles);
    return new Chances.OfScenario(
        program.scenario().name(),
        program.scenario().source().line(),
        battles,
        finished,
        sides,
        text,
        "Fought in the background "
            + battles
            + (battles == 1 ? " time: " : " times: ")
            + "battles won and half of those drawn, with the interval of 95 %. "
            + ReportVocabulary.percent(known.course().drawn())
            + " are drawn.");
  }

  private boolean isExhausted() {
    Runtime memory = Runtime.getRuntime();
    long free = memory.maxMemory() - memory.totalMemory() + memory.freeMemory();
    return System.nanoTime() - began > MOST_NANOS || free < SPARE_BYTES;
  }

  /** Whether a marshal leads, whose battles take too long. */
  private boolean isSearched() {
    return BatchSimulation.commanders(engine, program, null, SEED).stream()
        .anyMatch(SearchingCommander.class::isInstance);
  }

  /** Returns what the battles have shown that no check can see; empty if they were too few. */
  List<BattleFindings.FoughtFinding> findings() {
    BalanceRun.Result known = result;
    if (known == null || known.report().battles() < ENOUGH) {
      return List.of();
    }
    List<BattleFindings.FoughtFinding> found = new ArrayList<>();
    for (BalanceHint each : BalanceHints.all(program.scenario(), known.course())) {
      CommonCheckCode code = code(each.kind());
      if (code != null) {
        found.add(
            new BattleFindings.FoughtFinding(
                code,
                program.scenario().name(),
                each.side(),
                each.element(),
                -1,
                "in " + known.report().battles() + " battles: " + each.words()));
      }
    }
    missed(known, found);
    return found;
  }

  /** What the scenario expects and the battles do not show, at the 95 % of the status line. */
  private void missed(BalanceRun.Result known, List<BattleFindings.FoughtFinding> found) {
    List<ScenarioStatement> said = ScenarioStatement.of(program.scenario());
    for (int i = 0; i < program.scenario().expectations().size(); i++) {
      if (!said.get(i).isAboutBattles()) {
        continue;
      }
      HistoricalFit fit = HistoricalFit.compare(said.get(i), known.report());
      if (fit.verdict() == HistoricalFit.Verdict.MISSED) {
        found.add(
            new BattleFindings.FoughtFinding(
                CommonCheckCode.V_264,
                program.scenario().name(),
                "",
                "",
                i,
                "in "
                    + known.report().battles()
                    + " battles: "
                    + fit.says()
                    + ": it is "
                    + BatchReportText.found(fit, known.report().words())));
      }
    }
  }

  private static @Nullable CommonCheckCode code(BalanceHint.Kind kind) {
    return switch (kind) {
      case NEVER_ENGAGED, IDLE -> CommonCheckCode.V_260;
      case RARELY_ARRIVES -> CommonCheckCode.V_261;
      case NEVER_HELD -> CommonCheckCode.V_262;
      case CLOCK -> CommonCheckCode.V_263;
      case DRAWN, UNFAIR, EARLY, HISTORY -> null;
    };
  }
}
