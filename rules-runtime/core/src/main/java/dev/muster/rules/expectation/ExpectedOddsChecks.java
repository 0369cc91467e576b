package dev.muster.rules.expectation;

import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.check.RecordFinding;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario.Expectation;
import dev.muster.rules.model.Scenario.ExpectedEnd;
import dev.muster.rules.odds.ExpectedOdds;
import dev.muster.rules.odds.OddsCalculator;
import dev.muster.rules.situation.SituationException;
import java.util.List;
import java.util.Objects;

/** Checks the odds that a scenario expects: order, unit and end. */
public final class ExpectedOddsChecks {
  /** Branches of dice that are run to find a course that carries an order out; an editor waits. */
  private static final int BUDGET = 2_000;

  private final FindingCollector found = new FindingCollector();
  private final ExpectedOdds odds;
  private final Expectation expectation;
  private final ExpectedEnd expected;

  private ExpectedOddsChecks(ExpectedOdds odds, Expectation expectation, ExpectedEnd expected) {
    this.odds = odds;
    this.expectation = expectation;
    this.expected = expected;
  }

  /**
   * Returns the findings about the odds that a scenario expects.
   *
   * @param program a scenario that can be set up
   */
  public static List<RecordFinding> check(BattleProgram program) {
    FindingCollector all = new FindingCollector();
    ExpectedOdds odds = ExpectedOdds.of(program);
    for (Expectation each : program.scenario().expectations()) {
      ExpectedEnd expected = each.odds();
      if (expected == null) {
        continue;
      }
      if (odds == null) {
        all.add(
            CommonCheckCode.V_254,
            each,
            "order",
            "battles of "
                + program.rulebook().label()
                + " are not fought, so there are no odds; remove this line");
        continue;
      }
      ExpectedOddsChecks one = new ExpectedOddsChecks(odds, each, expected);
      one.check();
      one.found.all().forEach(it -> all.add(it.code(), it.element(), it.part(), it.message()));
    }
    return all.all();
  }

  private void check() {
    String end = expected.end();
    List<String> words = odds.words();
    if (end != null && !words.contains(end)) {
      refuse(
          "end",
          "'"
              + end
              + "' is no end of an order in this game; write loses 2+, or one of "
              + String.join(", ", words));
    }
    OddsCalculator.Preview order;
    try {
      order = odds.preview(expected.order(), BUDGET);
    } catch (SituationException impossible) {
      refuse("order", Objects.requireNonNullElse(impossible.getMessage(), expected.order()));
      return;
    } catch (IllegalArgumentException unplaced) {
      return; // the scenario cannot be set up, and other checks say why
    }
    if (!order.refusal().isEmpty()) {
      refuse(
          "order",
          order.refusal()
              + "; write an order that is legal at the start, or of two lines of the army lists,"
              + " which then face each other");
      return;
    }
    Integer strength = order.strengths().get(expected.unit());
    if (strength == null) {
      refuse(
          "unit",
          "'"
              + expected.unit()
              + "' is not in this order; write one of "
              + String.join(", ", order.strengths().keySet()));
    } else if (end == null && (expected.loss() < 1 || expected.loss() > strength)) {
      refuse(
          "loss",
          expected.unit()
              + " has "
              + odds.counted(strength)
              + ", and so loses 1+ to "
              + strength
              + "+; found "
              + expected.loss()
              + "+");
    }
  }

  private void refuse(String part, String message) {
    found.add(CommonCheckCode.V_254, expectation, part, message);
  }
}
