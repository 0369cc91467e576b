package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.boxgrid.battle.BoxBattle;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Momentum: who comes under it, and what suspends it. */
class MomentumTest {
  /** A brigade of which one unit stands beyond its zone, with an enemy far ahead. */
  private static BoxTestPosition brigade(String line) {
    return BoxTestPosition.field()
        .zones(2, 2)
        .reds("R " + line + " D2 N", "S " + line + " E3 N")
        .blue("B Foot D9 S");
  }

  @Test
  @Tag("BG-024")
  @Tag("BG-D31")
  void aHeavyUnitGoesUnderMomentumWhenItsBrigadeHasLeftItsZone() {
    var position = brigade("Foot").orders("R moves forward to D3").turn();
    assertTrue(position.is(UnitAttribute.MOMENTUM, "R"));
    var nobodyLeft =
        BoxTestPosition.field()
            .zones(3, 2)
            .reds("R Foot D2 N", "S Foot E3 N")
            .blue("B Foot D9 S")
            .orders("R moves forward to D3")
            .turn();
    assertFalse(nobodyLeft.is(UnitAttribute.MOMENTUM, "R"));
  }

  @Test
  @Tag("BG-D31")
  void theOwnCrossingCountsByTheSwitchAlone() {
    for (String value : List.of("others", "own")) {
      var position =
          BoxTestPosition.field()
              .with("momentum_crossing", value)
              .zones(2, 2)
              .red("R Foot D2 N")
              .blue("B Foot D9 S")
              .orders("R moves forward to D3")
              .turn();
      assertEquals(value.equals("own"), position.is(UnitAttribute.MOMENTUM, "R"), value);
    }
  }

  @Test
  @Tag("BG-D04")
  void withoutZonesTheTwoRowsAtItsEdgeAreASidesOwn() {
    var program = BoxTestPosition.field().reds("R Foot D2 N", "S Foot E3 N").blue("B Foot D9 S");
    var forces = new BoxBattle.Opening(program.withoutZones()).newState().forces();
    assertTrue(forces.zone[0][forces.ground.index(3, 1)]);
    assertFalse(forces.zone[0][forces.ground.index(3, 2)]);
    assertTrue(forces.zone[1][forces.ground.index(3, 8)]);
    assertFalse(forces.zone[1][forces.ground.index(3, 7)]);
  }

  @Test
  @Tag("BG-025")
  void lightUnitsNeverDo() {
    var position = brigade("OpenHorse").orders("R moves forward to D3").turn();
    assertFalse(position.is(UnitAttribute.MOMENTUM, "R"));
  }

  @Test
  @Tag("BG-007")
  void thoseUnderMomentumMoveFirst() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N momentum", "S Foot F4 N")
            .blue("B Foot D8 S")
            .orders("R moves on", "R moves forward to D5")
            .turn();
    assertEquals("BG-P-02 R: [R moves on, R tests to stop]", position.options("BG-P-02"));
    assertTrue(position.asked.stream().noneMatch(each -> each.contains("[S moves, R moves")));
    assertTrue(
        position.asked.indexOf("BG-P-02 R: [R moves on, R tests to stop]") == 0,
        position.asked.toString());
  }

  @Test
  @Tag("BG-027")
  @Tag("BG-028")
  void whoDoesNotTestMovesOn() {
    var position =
        BoxTestPosition.field()
            .red("R Horse D4 N momentum")
            .blue("B Foot D9 S")
            .orders("R moves on", "R moves forward to D5", "R stops")
            .turn();
    assertEquals("D5 N", position.at("R"));
    assertEquals(
        "BG-P-05 R: [R moves forward to D5, R moves diagonally to C5, R moves diagonally to E5]",
        position.asked.get(1),
        "it may not stand still, nor turn");
  }

  @Test
  @Tag("BG-028")
  @Tag("BG-029")
  void whoFailsMovesAtLeastABoxAndMayGoDiagonally() {
    var position =
        BoxTestPosition.field()
            .red("R Horse D4 N momentum")
            .blue("B Foot D9 S")
            .orders("R tests to stop", "R moves forward to D5", "R moves diagonally to E6")
            .dice(5)
            .turn();
    assertEquals(List.of("R stopping its momentum <5"), position.tests());
    assertEquals("E6 N", position.at("R"));
    assertTrue(position.unformed("R"));
  }

  @Test
  @Tag("BG-030")
  @Tag("BG-031")
  @Tag("BG-032")
  @Tag("BG-033")
  @Tag("BG-026")
  void whoPassesStopsOrTurnsOrFormsHedgehog() {
    for (String order : List.of("R stops", "R turns to E", "R turns about", "R forms hedgehog")) {
      var position =
          BoxTestPosition.field()
              .red("R Pikes D4 N momentum")
              .blue("B Foot D9 S")
              .orders("R tests to stop", order)
              .dice(4)
              .turn();
      assertFalse(position.is(UnitAttribute.MOMENTUM, "R"));
      assertEquals(
          order.equals("R turns to E") ? "D4 E" : order.equals("R turns about") ? "D4 S" : "D4 N",
          position.at("R"));
      assertEquals(order.endsWith("hedgehog"), position.is(UnitAttribute.HEDGEHOG, "R"));
    }
  }

  @Test
  @Tag("BG-034")
  void aChargeIntoMeleeEndsIt() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N momentum")
            .blue("B Foot D5 S")
            .orders("R moves on", "R charges B")
            .dice(1, 1, 1, 1, 1, 1, 1, 1)
            .turn();
    assertFalse(position.is(UnitAttribute.MOMENTUM, "R"));
    assertTrue(position.is(UnitAttribute.ENGAGED, "R"));
  }

  @Test
  @Tag("BG-034")
  void oneThatEndsInNoMeleeDoesNot() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N momentum")
            .blue("B Open D5 S", "C Foot D8 S")
            .orders("R charges B")
            .dice(1)
            .until(BoxState.Phase.SHOOTING);
    assertEquals("D5 N", position.at("R"));
    assertTrue(position.report().contains("R follows up"));
    assertFalse(
        position.events.stream()
            .anyMatch(
                each -> each instanceof BoxEvent.Momentum m && m.why().contains("into melee")));
  }

  @Test
  @Tag("BG-035")
  void shootersHaltForATargetInRange() {
    var position =
        BoxTestPosition.field()
            .red("R Shot D4 N momentum")
            .blue("B Foot D7 S")
            .orders("R halts to shoot")
            .until(BoxState.Phase.SHOOTING);
    assertEquals("D4 N", position.at("R"));
    assertFalse(position.is(UnitAttribute.MOMENTUM, "R"));
    var stepsOn =
        BoxTestPosition.field()
            .red("R Shot D4 N momentum")
            .blue("B Foot D7 S")
            .orders("R halts to shoot", "R moves forward to D5")
            .until(BoxState.Phase.SHOOTING);
    assertEquals("D4 N", stepsOn.at("R"), "who halts stands until the phase is over");
    assertEquals("never asked", stepsOn.options("BG-P-05"));
    var tooFar =
        BoxTestPosition.field()
            .red("R Shot D4 N momentum")
            .blue("B Foot D8 S")
            .until(BoxState.Phase.SHOOTING);
    assertEquals("BG-P-02 R: [R moves on, R tests to stop]", tooFar.options("BG-P-02"));
  }

  /** What suspends the momentum of R at once, when its turn to move comes. */
  private static void suspends(BoxTestPosition position) {
    position.until(BoxState.Phase.SHOOTING);
    assertEquals("never asked", position.options("BG-P-02"), position.report());
    assertFalse(position.is(UnitAttribute.MOMENTUM, "R"));
  }

  @Test
  @Tag("BG-036")
  @Tag("BG-037")
  void aFriendInTheWaySuspendsIt() {
    suspends(
        BoxTestPosition.field().red("R Foot D4 N momentum", "S Foot D5 N").blue("B Foot D8 S"));
    var bothUnder =
        BoxTestPosition.field()
            .red("R Foot D4 N momentum", "S Foot D5 N momentum")
            .blue("B Foot D9 S")
            .orders("S moves on", "S moves forward to D6")
            .until(BoxState.Phase.SHOOTING);
    assertEquals("D6 N", bothUnder.at("S"), "the one before it goes first");
    assertEquals("D5 N", bothUnder.at("R"), "and is not in the way");
  }

  @Test
  @Tag("BG-037")
  void anEnemyItMayNotChargeIsInTheWay() {
    suspends(
        BoxTestPosition.field()
            .terrain("woods", "D5")
            .red("R Foot D4 N momentum")
            .blue("B Foot D5 S"));
  }

  @Test
  @Tag("BG-038")
  void impassableGroundSuspendsIt() {
    suspends(
        BoxTestPosition.field()
            .terrain("impassable", "D5")
            .red("R Foot D4 N momentum")
            .blue("B Foot D8 S"));
  }

  @Test
  @Tag("BG-039")
  void defensibleGroundSuspendsIt() {
    suspends(
        BoxTestPosition.field()
            .terrain("village", "D5")
            .red("R Foot D4 N momentum")
            .blue("B Foot D8 S"));
    suspends(BoxTestPosition.field().wall("D4-D5").red("R Foot D4 N momentum").blue("B Foot D8 S"));
  }

  @Test
  @Tag("BG-040")
  void theEdgeOfTheTableSuspendsIt() {
    var position = BoxTestPosition.field().red("R Foot D10 N momentum").blue("B Foot A1 S");
    var field = position.state();
    var momentum =
        new Momentum(
            field,
            new ChargeEligibility(field),
            new BoxShooting(field, new HitEffects(field, nobody(field))));
    assertTrue(momentum.obstructed(position.number("R"), false));
    suspends(position);
  }

  private static BoxDecision nobody(BoxState field) {
    return BoxDecision.withoutCommanders(field);
  }

  @Test
  @Tag("BG-041")
  void aBrigadeIsNotLeftBehind() {
    for (String value : List.of("follow", "still")) {
      var position =
          BoxTestPosition.field()
              .with("momentum_contact", value)
              .reds("R Foot D4 N momentum", "S Foot E3 N")
              .blue("B Foot D9 S")
              .until(BoxState.Phase.SHOOTING);
      assertEquals(value.equals("still"), position.options("BG-P-02").equals("never asked"));
    }
    suspends(
        BoxTestPosition.field()
            .reds("R Foot D4 N momentum", "S Gun E3 N hits 0", "C Camp D3 N")
            .blue("B Foot D10 S", "E Foot E4 S")
            .melee("E", "S"));
  }

  /** Who is apart from its brigade, or alone in it, has no contact to lose. */
  @Test
  @Tag("BG-041")
  void whoHasNoContactCannotLoseIt() {
    for (String value : List.of("keeps", "ends")) {
      for (String mate : List.of("", "S Foot F3 N")) {
        var position = BoxTestPosition.field().with("momentum_apart", value).blue("B Foot D9 S");
        position =
            mate.isEmpty()
                ? position.red("R Foot D4 N momentum")
                : position.reds("R Foot D4 N momentum", mate);
        position = position.until(BoxState.Phase.SHOOTING);
        assertEquals(
            value.equals("ends"), position.options("BG-P-02").equals("never asked"), value + mate);
      }
    }
  }

  @Test
  @Tag("BG-042")
  void noPreyWithinSixBoxesSuspendsIt() {
    suspends(BoxTestPosition.field().red("R Foot D2 N momentum").blue("B Foot D9 S"));
    suspends(BoxTestPosition.field().red("R Foot D2 N momentum").blue("B Open D6 S"));
    for (String prey : List.of("B Foot D8 S", "B Camp D8 S", "B Elephants D8 S")) {
      var position =
          BoxTestPosition.field()
              .red("R Foot D2 N momentum")
              .blue(prey)
              .orders("R moves on")
              .until(BoxState.Phase.SHOOTING);
      assertEquals("D3 N", position.at("R"), prey);
    }
  }

  @Test
  @Tag("BG-043")
  void outOfCommandThereIsNone() {
    var position =
        BoxTestPosition.field()
            .reds("S Foot A1 N", "R Foot D4 N momentum")
            .blue("B Foot D8 S")
            .until(BoxState.Phase.SHOOTING);
    assertFalse(position.is(UnitAttribute.MOMENTUM, "R"));
    assertEquals("never asked", position.options("BG-P-02"));
  }

  @Test
  @Tag("BG-D31")
  void itLastsFromTurnToTurn() {
    var position = brigade("Foot").orders("R moves forward to D3").turn();
    position.orders("R moves on", "R moves forward to D4").turns(2);
    assertEquals("D4 N", position.at("R"));
  }
}
