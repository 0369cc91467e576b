package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.balance.BalanceCourse;
import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.balance.SkillRun;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Points and objectives of many battles are those that the battles themselves report. */
@Tag("slow")
class BalancePointsTest {
  private static final int BATTLES = 4;
  private static final double EXACT = 1e-9;

  private static BattleProgram program(String file) throws Exception {
    return MusterFileLoader.load(List.of(Path.of("../examples/" + file))).programs().getFirst();
  }

  private static BalanceRun.Result run(BattleProgram program, int battles) {
    BalanceRun.Result result =
        new BalanceRun(
                RuleSystems.engine(program),
                program,
                new BalanceRun.Sampling(Batch.of(1, battles, 2), 0, 0))
            .run(done -> {}, () -> false);
    assertNotNull(result);
    return result;
  }

  /** Adds up what the battles report. */
  private static final class Heard implements EventSink {
    final double[] points = new double[2];
    int taken;

    @Override
    public void accept(Event event) {
      if (event instanceof CommonEvent.Scores scores) {
        points[sides.indexOf(scores.side())] += scores.points();
      } else if (event instanceof CommonEvent.ObjectiveHeld held && !held.side().isEmpty()) {
        taken++;
      }
    }

    private final List<String> sides;

    Heard(BattleProgram program) {
      sides = program.scenario().sides().stream().map(each -> each.name()).toList();
    }
  }

  /** In each game that is fought. */
  @ParameterizedTest
  @ValueSource(
      strings = {"lutzen/lutzen.muster", "pavia/pavia.muster", "breitenfeld/breitenfeld.muster"})
  void theyAddUpToWhatEachBattleReports(String file) throws Exception {
    BattleProgram program = program(file);
    BalanceCourse course = run(program, BATTLES).course();
    Heard heard = new Heard(program);
    for (int i = 0; i < BATTLES; i++) {
      RuleSystems.fight(program, BatchSimulation.seed(1, i), heard, () -> false);
    }
    for (int side = 0; side < 2; side++) {
      int number = side;
      double sum =
          course.points().stream().mapToDouble(each -> each.mean().get(number)).sum() * BATTLES;
      assertEquals(heard.points[side], sum, EXACT, "points of side " + side);
    }
    double taken =
        course.objectives().stream().mapToDouble(BalanceCourse.ObjectiveNumbers::taken).sum();
    // the end of a battle within a round is a look of its own
    assertTrue(
        taken * BATTLES >= heard.taken - EXACT && taken * BATTLES <= heard.taken + BATTLES,
        taken * BATTLES + " and " + heard.taken);
    assertEquals(program.scenario().objectives().size(), course.objectives().size());
    for (BalanceCourse.ObjectiveNumbers each : course.objectives()) {
      assertTrue(each.held().get(0) + each.held().get(1) <= 1 + EXACT, each.toString());
    }
  }

  /** With an error in each second decision battles go otherwise; with none they are the same. */
  @Test
  void skillChangesTheBattlesAndNotTheDice() throws Exception {
    BattleProgram program = program("two-lines/two-lines.muster");
    Engine engine = RuleSystems.engine(program);
    BalanceRun.Result faultless = run(program, 20);
    BalanceRun.Sampling sampling = new BalanceRun.Sampling(Batch.of(1, 20, 2), 0, 0);
    List<SkillRun.Level> levels =
        new SkillRun(engine, program, sampling).run(faultless, name -> done -> {}, () -> false);
    assertEquals(1 + SkillRun.LEVELS.size(), levels.size());
    assertEquals(0, levels.getFirst().oneErrorIn());
    assertEquals(faultless.course().value().getFirst(), levels.getFirst().value());
    assertEquals(
        levels,
        new SkillRun(engine, program, sampling).run(faultless, name -> done -> {}, () -> false),
        "the same every time");
    assertTrue(
        levels.stream().map(SkillRun.Level::value).distinct().count() > 1, levels.toString());
  }
}
