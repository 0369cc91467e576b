package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.adlgr.battle.AdlgMapAnalysis;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.ScriptedDice;
import dev.muster.rules.model.Point;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.system.MapAnalysis;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The layer of a map that says what the shots of the enemy cost a unit in each place. */
class ThreatLayerTest {
  private static final String FOE = "Foe SmallShot 15,14 180";

  private static List<MapAnalysis.Area> threat(AdlgTestPosition position, String unit) {
    return new AdlgMapAnalysis().areas(position.program(), "threat", unit);
  }

  /** The figure of a square by its lower left corner; empty where there is no danger. */
  private static String at(List<MapAnalysis.Area> areas, int column, int row) {
    return areas.stream()
        .filter(each -> each.places().getFirst().equals(new Point(column, row)))
        .map(MapAnalysis.Area::sign)
        .findFirst()
        .orElse("");
  }

  private static int unit(AdlgState table, String name) {
    return Arrays.asList(table.forces().name).indexOf(name);
  }

  /** Cohesion that a shot costs on average: it is shot with each pair of dice. */
  private static double average(String target) {
    return IntStream.range(0, 36)
        .map(pair -> lost(target, pair / 6 + 1, pair % 6 + 1))
        .average()
        .orElseThrow();
  }

  private static int lost(String target, int shooter, int other) {
    AdlgState table =
        AdlgDeployment.table(
            new AdlgForces(new AdlgTestPosition().red(target).blue(FOE).program()),
            new ScriptedDice(shooter, other),
            EventSink.SILENT);
    table.beginTurn(1);
    var volleys =
        new ShootingOnTable(
            table, new TableMelees(table, new SupportRules(table, new ZonesOfControl(table))));
    int shot = unit(table, "A");
    int foe = unit(table, "Foe");
    assertEquals(List.of(shot), volleys.targets(foe), target);
    volleys.shoot(volleys.firer(foe, shot), shot, List.of());
    return table.hits[shot];
  }

  @Test
  @Tag("AR-270")
  void itIsTheAverageOfAllDice() {
    List<MapAnalysis.Area> areas =
        threat(new AdlgTestPosition().red("A Swords 15,8 0").blue(FOE), "A");
    assertFalse(areas.isEmpty());
    for (int row : new int[] {11, 12}) {
      String figure =
          String.format(Locale.ROOT, "%.1f", average("A Swords 15.5," + (row + 0.5) + " 0"));
      assertEquals(figure, at(areas, 15, row), "row " + row);
    }
    MapAnalysis.Area near =
        areas.stream()
            .filter(each -> each.places().getFirst().equals(new Point(15, 12)))
            .findFirst()
            .orElseThrow();
    assertEquals(
        "A would lose " + near.sign() + " cohesion to shots here on average (AR-267, AR-270)",
        near.label());
    assertEquals(MapAnalysis.Tone.DANGER, near.tone());
    assertEquals(1, near.side(), "whose shots they are");
    assertTrue(near.strength() > 0 && near.strength() <= 1);
    assertEquals(4, near.places().size());
    assertEquals("", at(areas, 15, 6), "out of range");
    assertEquals("", at(areas, 15, 17), "behind the enemy");
    assertEquals("", at(areas, 14, 14), "in the enemy");
  }

  /**
   * An enemy shoots at the nearest straight ahead: who stands behind another has nothing to fear.
   */
  @Test
  @Tag("AR-267")
  void whoStandsBehindAnotherIsNotShotAt() {
    var alone = new AdlgTestPosition().red("A Swords 15,8 0").blue(FOE);
    var behind = new AdlgTestPosition().red("A Swords 15,8 0", "B Swords 15.5,12.9 0").blue(FOE);
    assertFalse(at(threat(alone, "A"), 15, 11).isEmpty());
    assertEquals("", at(threat(behind, "A"), 15, 11));
    assertFalse(at(threat(behind, "B"), 15, 12).isEmpty());
  }

  /** The unit is tried everywhere, and stands where it stood. */
  @Test
  void theUnitStaysWhereItIs() {
    AdlgState table = new AdlgTestPosition().red("A Swords 15,12 0").blue(FOE).table();
    var survey = new TableSurvey(table);
    Pose before = table.pose(0);
    double here = survey.expectedLoss(0, new Point(15, 12));
    assertTrue(here > 0);
    survey.expectedLoss(0, new Point(3, 3));
    assertEquals(before, table.pose(0));
    assertEquals(here, survey.expectedLoss(0, new Point(15, 12)));
    assertEquals(0, survey.expectedLoss(0, new Point(0, 0)), "off the table");
  }

  @Test
  void withoutASelectedUnitThereIsNone() {
    var position = new AdlgTestPosition().red("A Swords 15,12 0").blue(FOE);
    assertEquals(List.of(), new AdlgMapAnalysis().areas(position.program(), "threat", null));
    assertEquals(List.of(), threat(position, "Nobody"));
  }
}
