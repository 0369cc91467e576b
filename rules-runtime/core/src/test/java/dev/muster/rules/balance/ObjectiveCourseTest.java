package dev.muster.rules.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.BattleStatus;
import dev.muster.rules.battle.VictoryStanding;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Objectives and points of constructed battles. */
class ObjectiveCourseTest {
  private static final int NOBODY = BattleStatus.NOBODY;
  private static final double EXACT = 1e-12;

  private static Scenario scenario() {
    Scenario plain = ConstructedBattles.scenario();
    return new Scenario(
        plain.name(),
        plain.label(),
        plain.date(),
        plain.roundLimit(),
        plain.switches(),
        plain.sides(),
        plain.notes(),
        plain.zones(),
        List.of(objective("Hill", "The hill"), objective("Mill", "")),
        plain.victory(),
        plain.specialRules(),
        plain.sources(),
        null,
        plain.expectations(),
        plain.source());
  }

  private static Scenario.Objective objective(String name, String label) {
    return new Scenario.Objective(
        name, label, List.of(new Hex(1, 1)), 3, null, SourceRange.NOWHERE);
  }

  /** A battle at whose rounds sides hold the hill; the mill is never held. */
  private static ObjectiveCourse held(int... hill) {
    ObjectiveCourse.Watch watch = new ObjectiveCourse.Watch();
    for (int i = 0; i < hill.length; i++) {
      int last = hill[i];
      watch.look(
          new VictoryStanding(
              List.of(last, NOBODY),
              List.of(List.of(last == 0 ? 3 : 0, 0, 0, 5), List.of(last == 1 ? 3 : 0, 0, 10, 0))));
    }
    return watch.course();
  }

  private static BattleCourse battle(ObjectiveCourse objectives) {
    return new BattleCourse(
        ConstructedBattles.outcome(0, 4, false, 4, 4, 4, 4),
        0.5,
        List.of(0.5, 0.5, 0.5, 1.0),
        new BitSet(),
        new BitSet(),
        null,
        List.of(0, 0, 0, 0),
        -1,
        objectives);
  }

  @Test
  void aSideTakesWhatItDidNotHoldBefore() {
    assertEquals(List.of(0, 0), held(0, 0, 0).taken(), "held from the start");
    assertEquals(List.of(1, 0), held(NOBODY, 0, 0).taken());
    assertEquals(List.of(3, 0), held(0, 1, 0, 1).taken());
    assertEquals(List.of(1, 0), held(0, NOBODY, 0).taken(), "lost and taken back");
    assertEquals(List.of(0, 0), held(0, NOBODY, NOBODY).taken(), "no side has taken it");
  }

  @Test
  void objectivesAndPointsAreMeansOverTheBattles() {
    BalanceTally tally = new BalanceTally(scenario(), 4);
    tally.add(battle(held(NOBODY, 0, 0)));
    tally.add(battle(held(NOBODY, 0, 1)));
    tally.add(battle(held(NOBODY, NOBODY)));
    tally.add(battle(held(1, 1)));
    BalanceCourse.ObjectiveNumbers hill = tally.course().objectives().get(0);
    assertEquals("The hill", hill.objective());
    assertEquals(3 / 4.0, hill.taken(), EXACT);
    assertEquals(List.of(0.25, 0.5), hill.held());
    assertFalse(hill.untouched());
    BalanceCourse.ObjectiveNumbers mill = tally.course().objectives().get(1);
    assertEquals("Mill", mill.objective());
    assertTrue(mill.untouched());
    List<BalanceCourse.PointSource> points = tally.course().points();
    assertEquals(
        List.of("The hill", "enemy broken", "enemy losses"),
        points.stream().map(each -> each.source()).toList(),
        "without what never gave any");
    assertEquals(List.of(0.75, 1.5), points.get(0).mean());
    assertEquals(List.of(0.0, 10.0), points.get(1).mean());
    assertEquals(List.of(5.0, 0.0), points.get(2).mean());
  }

  @Test
  void whatNoSideEverHoldsIsWorthALook() {
    BalanceTally tally = new BalanceTally(scenario(), 4);
    for (int i = 0; i < 10; i++) {
      tally.add(battle(held(NOBODY, i % 2)));
    }
    List<BalanceHint> hints =
        BalanceHints.all(scenario(), tally.course()).stream()
            .filter(each -> each.kind() == BalanceHint.Kind.NEVER_HELD)
            .toList();
    assertEquals(List.of("Mill"), hints.stream().map(BalanceHint::element).toList());
    assertTrue(hints.getFirst().words().startsWith("no side ever holds Mill"));
  }
}
