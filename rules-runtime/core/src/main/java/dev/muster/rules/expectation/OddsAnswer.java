package dev.muster.rules.expectation;

import dev.muster.rules.batch.ScenarioStatement;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.odds.ExpectedOdds;
import dev.muster.rules.situation.SituationException;

/** Decides a statement about odds without a battle. */
final class OddsAnswer {
  private static final double PERCENT = 100;

  private OddsAnswer() {}

  /**
   * Returns the answer to a statement. It is open only if what the budget leaves out matters.
   *
   * @param budget the most branches of dice that are run
   * @throws IllegalArgumentException if the order is not legal, with words for the user
   */
  static ExpectationRun.Answer of(BattleProgram program, ScenarioStatement statement, int budget) {
    Scenario.ExpectedEnd expected = statement.odds();
    ExpectedOdds odds = ExpectedOdds.of(program);
    if (expected == null || odds == null) {
      throw new IllegalArgumentException(statement.says() + ": there are no odds in this game");
    }
    try {
      ExpectedOdds.Chance chance = odds.chance(expected, budget);
      double low = PERCENT * chance.sure().value();
      double high = PERCENT * chance.sure().plus(chance.rest()).value();
      return new ExpectationRun.Answer(statement, statement.verdict(low, high), low, low, high, 0);
    } catch (SituationException refused) {
      throw new IllegalArgumentException(statement.says() + ": " + refused.getMessage(), refused);
    }
  }
}
