package dev.muster.rules.expectation;

import dev.muster.rules.batch.GroupLosses;
import dev.muster.rules.batch.HistoricalFit;
import dev.muster.rules.batch.ScenarioStatement;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Outcome;
import java.util.ArrayList;
import java.util.List;

/**
 * Decides one statement of a scenario from battles one after another. It looks after 100, 200, 400,
 * 800 battles and so on, and stops at the first answer. However often it looks, the chance of a
 * wrong answer is at most the error it was given: the look number k may err by error / (k (k + 1)),
 * and these add up to no more than the error.
 */
final class SequentialTest {
  /** Battles before the first look. */
  static final int FIRST_LOOK = 100;

  private final ScenarioStatement statement;
  private final BattleSetup setup;
  private final GroupLosses groups;
  private final double error;

  /** The mean of the tested value; for the historical result, the mean of its share. */
  private final BoundedMean mean = new BoundedMean();

  /** For the result in the history: half of 1 and how much more often it comes than each other. */
  private final List<BoundedMean> leads = new ArrayList<>();

  private int looks;
  private HistoricalFit.Verdict verdict = HistoricalFit.Verdict.OPEN;

  /**
   * @param error the chance of a wrong answer, above 0 and below 1
   */
  SequentialTest(ScenarioStatement statement, BattleSetup setup, GroupLosses groups, double error) {
    this.groups = groups;
    this.statement = statement;
    this.setup = setup;
    this.error = error;
    if (statement.measure() == ScenarioStatement.Measure.LIKELIEST_RESULT) {
      leads.add(new BoundedMean());
      leads.add(new BoundedMean());
    }
  }

  boolean isDecided() {
    return verdict != HistoricalFit.Verdict.OPEN;
  }

  /** Adds a battle, unless the answer is known. */
  void add(Outcome outcome) {
    if (isDecided()) {
      return;
    }
    mean.add(measured(outcome));
    int lead = 0;
    for (int other = -1; other < 2 && !leads.isEmpty(); other++) {
      if (other != statement.side()) {
        leads
            .get(lead++)
            .add(outcome.winner() == statement.side() ? 1 : outcome.winner() == other ? 0 : 0.5);
      }
    }
    if (mean.count() == FIRST_LOOK << looks) {
      look();
    }
  }

  /** No battle will follow: a last look. */
  void end() {
    int lastLook = looks == 0 ? 0 : FIRST_LOOK << (looks - 1);
    if (!isDecided() && mean.count() > lastLook) {
      look();
    }
  }

  private void look() {
    looks++;
    if (leads.isEmpty()) {
      BoundedMean.Interval found = mean.interval(errorOfLook());
      verdict = statement.verdict(scale() * found.low(), scale() * found.high());
      return;
    }
    boolean surely = true;
    for (BoundedMean lead : leads) {
      BoundedMean.Interval found = lead.interval(errorOfLook() / leads.size());
      surely &= found.low() > 0.5;
      if (found.high() < 0.5) {
        verdict = HistoricalFit.Verdict.MISSED;
      }
    }
    if (surely) {
      verdict = HistoricalFit.Verdict.MET;
    }
  }

  private double errorOfLook() {
    return error / ((double) looks * (looks + 1));
  }

  /** Returns the measured value of a battle, 0 to 1. */
  private double measured(Outcome outcome) {
    int side = statement.side();
    return switch (statement.measure()) {
      case WINS, DRAWS, LIKELIEST_RESULT -> outcome.winner() == side ? 1 : 0;
      case CONDITION -> outcome.expected() != null && outcome.expected().get(side) ? 1 : 0;
      case BREAKS -> outcome.sides().get(side).broken() ? 1 : 0;
      case BREAK_POINTS -> part(outcome.sides().get(side).lost(), setup.breakPoints()[side]);
      case STRENGTH ->
          part(
              setup.strengths()[side] - outcome.sides().get(side).strength(),
              setup.strengths()[side]);
      case GROUP_STRENGTH -> part(groups.lost(outcome, side), groups.whole(outcome, side));
      case ODDS -> throw new IllegalStateException("not of battles: " + statement.says());
      case ROUNDS -> part(outcome.rounds(), setup.roundLimit());
    };
  }

  private static double part(int some, int all) {
    return all == 0 ? 0 : Math.clamp((double) some / all, 0, 1);
  }

  /** From 0 to 1 to percent, or rounds. */
  private double scale() {
    return statement.measure().kind() == ScenarioStatement.Kind.ROUNDS ? setup.roundLimit() : 100;
  }

  /** Returns the answer so far. */
  ExpectationRun.Answer answer() {
    BoundedMean.Interval found =
        looks == 0 ? new BoundedMean.Interval(0, 1) : mean.interval(errorOfLook());
    return new ExpectationRun.Answer(
        statement,
        verdict,
        scale() * mean.mean(),
        scale() * found.low(),
        scale() * found.high(),
        mean.count());
  }
}
