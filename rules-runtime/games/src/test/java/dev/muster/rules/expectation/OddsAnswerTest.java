package dev.muster.rules.expectation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.batch.HistoricalFit.Verdict;
import dev.muster.rules.batch.ScenarioStatement;
import dev.muster.rules.batch.ScenarioStatement.Measure;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario.ExpectedEnd;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.odds.OddsTestPositions;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.SituationService;
import org.junit.jupiter.api.Test;

/** Statements about odds: decided at once, unless what was left out matters. */
class OddsAnswerTest {
  private static final int PLENTY = 100_000;
  private static final String CHARGE = "Gendarmes-1 charges Regiment-1";

  private static BattleProgram program() throws SituationException {
    return SituationService.read("position", OddsTestPositions.SNAPHANCE).program();
  }

  private static ScenarioStatement disordered(String order, int from, int to) {
    return new ScenarioStatement(
        "test",
        Measure.ODDS,
        -1,
        new ExpectedEnd(order, "Regiment-1", "disordered", 0),
        from,
        to,
        SourceRange.NOWHERE);
  }

  private static ExpectationRun.Answer answer(int from, int to, int budget)
      throws SituationException {
    return OddsAnswer.of(program(), disordered(CHARGE, from, to), budget);
  }

  @Test
  void whatIsPlayedOutIsPassedOrFailed() throws SituationException {
    ExpectationRun.Answer all = answer(0, 100, PLENTY);
    assertEquals(Verdict.MET, all.verdict());
    assertEquals(all.low(), all.high());
    assertEquals(0, all.battles());
    assertTrue(all.found().matches("it is \\d+\\.\\d %, exactly"), all.found());
    int below = (int) Math.floor(all.estimate());
    assertEquals(Verdict.MISSED, answer(0, below - 1, PLENTY).verdict());
    assertEquals(Verdict.MET, answer(below, below + 1, PLENTY).verdict());
    assertEquals(
        Verdict.MET,
        answer((int) Math.round(all.estimate()), (int) Math.round(all.estimate()), PLENTY)
            .verdict(),
        "a single number stands for what rounds to it");
  }

  /** With the same budget, a range that the rest cannot leave is decided. */
  @Test
  void aRestIsOpenOnlyIfItMatters() throws SituationException {
    int budget = 60;
    ExpectationRun.Answer some = answer(0, 100, budget);
    assertEquals(Verdict.MET, some.verdict());
    assertTrue(some.low() < some.high(), "the budget leaves a rest");
    int middle = (int) Math.round((some.low() + some.high()) / 2);
    ExpectationRun.Answer open = answer(middle, 100, budget);
    assertEquals(Verdict.OPEN, open.verdict());
    assertTrue(open.found().contains("more ways for the dice to fall"), open.found());
  }

  @Test
  void anIllegalOrderSaysWhy() throws SituationException {
    BattleProgram program = program();
    String why =
        assertThrows(
                IllegalArgumentException.class,
                () ->
                    OddsAnswer.of(
                        program, disordered("Regiment-1 charges Gendarmes-1", 0, 9), PLENTY))
            .getMessage();
    assertTrue(why.startsWith("test: Regiment-1 charges Gendarmes-1: Regiment-1 cannot"), why);
  }
}
