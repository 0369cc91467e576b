package dev.muster.rules.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.batch.BatchSimulation.Mean;
import dev.muster.rules.batch.BatchSimulation.Report;
import dev.muster.rules.batch.BatchSimulation.Share;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.report.ReportVocabulary;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What an author can want of many battles. */
class TuneGoalTest {
  private static final double EXACT = 1e-9;

  private static Scenario scenario() {
    return new Scenario(
        "Constructed",
        "",
        "",
        8,
        Map.of(),
        List.of(side("South"), side("North")),
        List.of(),
        List.of(),
        List.of(),
        Scenario.Victory.BY_BREAKING,
        List.of(),
        List.of(),
        null,
        List.of(),
        SourceRange.NOWHERE);
  }

  private static Scenario.Side side(String name) {
    return new Scenario.Side(
        name, "", "Army", List.of(), List.of(), (CommanderProfile) null, "", SourceRange.NOWHERE);
  }

  /** Of 100 battles South wins 50 and North 30; South breaks in 20 and loses 40 %; 7 rounds. */
  private static Report report() {
    Mean none = new Mean(0, 0, 0);
    return new Report(
        ReportVocabulary.USUAL,
        100,
        List.of("South", "North"),
        List.of(50, 30),
        20,
        List.of(20, 40),
        7,
        List.of(0.4, 0.2),
        List.of(Share.of(50, 100), Share.of(30, 100)),
        Share.of(20, 100),
        List.of(Share.of(20, 100), Share.of(40, 100)),
        new Mean(7, 6.5, 7.5),
        List.of(new Mean(0.4, 0.35, 0.45), none),
        List.of(none, none),
        List.of(),
        List.of());
  }

  @Test
  void eachFormIsTheNumberItNames() {
    Object[][] forms = {
      {"South wins 40%..60%", 50.0},
      {"North wins 40 % .. 60 %", 30.0},
      {"expect South breaks 0%..30%", 20.0},
      {"South loses 10%..50%", 40.0},
      {"draw 0%..20%", 20.0},
      {"rounds 6..8", 7.0},
      {"even", 60.0},
    };
    for (Object[] each : forms) {
      TuneGoal goal = TuneGoal.of((String) each[0], scenario());
      TuneGoal.Found found = goal.found(report());
      assertEquals((double) each[1], found.estimate(), EXACT, (String) each[0]);
      assertEquals(!each[0].equals("even"), TuneGoal.isGoal((String) each[0]), "as an expectation");
      assertTrue(found.low() <= found.estimate() && found.estimate() <= found.high());
    }
  }

  @Test
  void notEveryExpectationCanBeAGoal() {
    for (String each :
        List.of(
            "expect South wins 50%",
            "expect rounds 8",
            "expect group Van loses 10%..20%",
            "expect 30%..60% that South holds Hill",
            "history winner South")) {
      assertFalse(TuneGoal.isGoal(each), each);
    }
  }

  @Test
  void distancesAreThoseToTheRange() {
    TuneGoal goal = TuneGoal.of("South wins 40%..60%", scenario());
    assertTrue(goal.isMet(40) && goal.isMet(60));
    assertFalse(goal.isMet(39.9));
    assertEquals(15, goal.distance(25), EXACT);
    assertEquals(10, goal.distance(70), EXACT);
    assertEquals(0, goal.distance(50), EXACT);
    assertEquals(20, goal.offMiddle(70), EXACT);
    assertEquals("40 % to 60 %", goal.range());
    assertEquals("6 to 8", TuneGoal.of("rounds 6..8", scenario()).range());
  }

  @Test
  void whatIsNoRangeIsRefused() {
    for (String each :
        List.of(
            "",
            "South",
            "South wins",
            "South wins 50%",
            "South wins 60%..40%",
            "South wins 40%..140%",
            "East wins 40%..60%",
            "rounds 8..8",
            "odd")) {
      assertThrows(IllegalArgumentException.class, () -> TuneGoal.of(each, scenario()), each);
    }
  }
}
