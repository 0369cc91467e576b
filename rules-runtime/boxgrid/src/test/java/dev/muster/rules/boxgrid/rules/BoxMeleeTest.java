package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Dice of a melee, and who wins a round. */
class BoxMeleeTest {
  /** Dice of a unit against another with which it fights, struck from the front. */
  private static int dice(String unit, String enemy) {
    return dice(BoxTestPosition.field(), unit, enemy);
  }

  private static int dice(BoxTestPosition position, String unit, String enemy) {
    String[] words = unit.split(" ", 2);
    position
        .red("R " + words[0] + " D4 N" + (words.length > 1 ? " " + words[1] : ""))
        .blue("B " + enemy + " D5 S")
        .melee("R", "B");
    BoxState field = position.state();
    return melee(field).dice(position.number("R"), position.number("B"));
  }

  private static BoxMelee melee(BoxState field) {
    BoxDecision nobody = BoxDecision.withoutCommanders(field);
    return new BoxMelee(field, nobody, new BoxEngagements(field), new HitEffects(field, nobody));
  }

  @Test
  @Tag("BG-132")
  void theValueWithItsModifiersAtLeastOne() {
    assertEquals(4, dice("Foot", "Foot"));
    assertEquals(2, dice("Foot shaken unformed", "Foot"));
    assertEquals(
        1,
        dice(
            BoxTestPosition.field()
                .line("Weak HeavyFoot close ccv 1 shaken 3 catastrophe 5 rupture 2 depth=medium"),
            "Weak shaken unformed",
            "Foot"));
  }

  @Test
  @Tag("BG-134")
  @Tag("BG-135")
  @Tag("BG-136")
  @Tag("BG-137")
  @Tag("BG-138")
  @Tag("BG-139")
  @Tag("BG-140")
  void superiorOrderGivesADie() {
    List<String> orders = List.of("close-pike", "close", "massed", "warrior", "loose", "open");
    for (int one = 0; one < orders.size(); one++) {
      for (int other = 0; other < orders.size(); other++) {
        var position =
            BoxTestPosition.field()
                .line(
                    "U HeavyFoot "
                        + orders.get(one)
                        + " ccv 4 shaken 3 catastrophe 5 rupture 2 depth=deep")
                .line(
                    "V HeavyFoot "
                        + orders.get(other)
                        + " ccv 4 shaken 3 catastrophe 5 rupture 2 depth=deep");
        assertEquals(one < other ? 5 : 4, dice(position, "U", "V"), orders.get(one));
      }
    }
  }

  @Test
  @Tag("BG-134")
  void alsoBetweenFootAndHorseButByTheSwitch() {
    assertEquals(5, dice("Foot", "LooseHorse"));
    assertEquals(
        4,
        dice(BoxTestPosition.field().with("order_superiority", "same_arm"), "Foot", "LooseHorse"));
    assertEquals(
        5, dice(BoxTestPosition.field().with("order_superiority", "same_arm"), "Foot", "Loose"));
  }

  @Test
  @Tag("BG-D30")
  void elephantsHaveNoOrderButByTheSwitch() {
    assertEquals(4, dice("Elephants", "Foot"));
    assertEquals(4, dice("Foot", "Elephants"));
    var listed = BoxTestPosition.field().with("elephants_order", "listed");
    assertEquals(5, dice(listed, "Foot", "Elephants"), "these are listed as open");
  }

  @Test
  @Tag("BG-141")
  void lightHorseAgainstLightFoot() {
    assertEquals(4, dice("OpenHorse", "Open"));
    assertEquals(2, dice("OpenHorse unformed", "Open"));
    assertEquals(3, dice("OpenHorse", "OpenHorse"));
  }

  @Test
  @Tag("BG-142")
  void footThatDefendsTerrain() {
    var woods =
        BoxTestPosition.field()
            .terrain("woods", "D5")
            .red("R Horse D4 N")
            .blue("B Open D5 S", "C Foot J10 S")
            .orders("R charges B")
            .dice(1, 1, 1, 1, 1, 1, 1)
            .turn();
    assertEquals(4, woods.meleeDice("B"));
    var wall =
        BoxTestPosition.field()
            .wall("D4-D5")
            .red("R Foot D4 N")
            .blue("B Foot D5 S")
            .orders("R charges B")
            .dice(1, 1, 1, 1, 1, 1, 1, 1)
            .turn();
    assertEquals(5, wall.meleeDice("B"));
    assertEquals(3, wall.meleeDice("R"), "unformed by the wall");
    var heavy =
        BoxTestPosition.field()
            .terrain("woods", "D5")
            .red("R Foot D4 N")
            .blue("B Foot D5 S")
            .orders("R charges B")
            .dice(1, 1, 1, 1, 1, 1)
            .turn();
    assertEquals(3, heavy.meleeDice("B"), "heavy foot is Unformed in woods");
  }

  @Test
  @Tag("BG-143")
  @Tag("BG-144")
  @Tag("BG-200")
  void shakenAndUnformedCostADieEach() {
    assertEquals(3, dice("Foot shaken", "Foot"));
    assertEquals(3, dice("Foot unformed", "Foot"));
    assertEquals(2, dice("Foot shaken unformed", "Foot"));
  }

  @Test
  @Tag("BG-145")
  @Tag("BG-154")
  @Tag("BG-D21")
  void shockGivesTheDiceOfTheList() {
    assertEquals(6, dice("Lancers", "Horse"));
    assertEquals(4, dice("Horse", "Horse"));
    assertEquals(
        4,
        dice(BoxTestPosition.field().with("shock", "charge"), "Lancers", "Horse"),
        "that charge was in an earlier turn");
    assertEquals(
        4,
        dice(
            BoxTestPosition.field().like("Lancers", "Once", "shock-when=charge"), "Once", "Horse"));
    var charging =
        BoxTestPosition.field()
            .with("shock", "charge")
            .red("R Lancers D4 N")
            .blue("B Horse D5 S")
            .orders("R charges B")
            .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
            .turn();
    assertEquals(6, charging.meleeDice("R"));
  }

  @Test
  @Tag("BG-146")
  void missileReliantUnitsFightWorse() {
    var position = BoxTestPosition.field().like("Shot", "Reliant", "missile-reliant");
    assertEquals(3, dice(position, "Reliant", "Foot"));
    position = BoxTestPosition.field().like("Shot", "Reliant", "missile-reliant");
    assertEquals(4, dice(position, "Reliant", "Reliant"));
  }

  private static int block(String nation, String enemy) {
    var position = BoxTestPosition.field();
    for (String each : List.of("spanish", "italian", "french", "swiss", "landsknecht", "other")) {
      position.like("Block", each, "nation=" + each);
    }
    return dice(position, nation, enemy);
  }

  @Test
  @Tag("BG-147")
  @Tag("BG-148")
  @Tag("BG-149")
  void pikeBlocksAttackHeavyFoot() {
    for (String latin : List.of("italian", "spanish", "french")) {
      assertEquals(6, block(latin, "Pikes"), latin);
    }
    assertEquals(7, block("swiss", "spanish"));
    assertEquals(7, block("landsknecht", "french"));
    assertEquals(8, block("swiss", "landsknecht"));
    assertEquals(8, block("landsknecht", "swiss"));
    assertEquals(5, block("other", "Pikes"));
  }

  @Test
  @Tag("BG-150")
  void onlyBeforeThemAndOnlyHeavyFoot() {
    assertEquals(6, block("swiss", "Horse"), "order alone");
    var position =
        BoxTestPosition.field()
            .like("Block", "Swiss", "nation=swiss")
            .red("R Swiss D4 N")
            .blue("B Pikes C4 E", "C Pikes D5 S")
            .melee("B", "R")
            .melee("R", "C");
    BoxState field = position.state();
    field.put(UnitAttribute.UNFORMED, position.number("R"), 0);
    assertEquals(5, melee(field).dice(position.number("R"), position.number("B")));
    assertEquals(7, melee(field).dice(position.number("R"), position.number("C")));
  }

  @Test
  @Tag("BG-151")
  @Tag("BG-156")
  @Tag("BG-202")
  void allWhoAttackAFlankedUnitHaveTheirDiceDoubled() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N unformed", "S Open C5 E")
            .blue("B Open D5 S")
            .melee("R", "B")
            .melee("S", "B");
    BoxState field = position.state();
    assertEquals(6, melee(field).dice(position.number("R"), position.number("B")));
    assertEquals(6, melee(field).dice(position.number("S"), position.number("B")));
    assertEquals(2, melee(field).dice(position.number("B"), position.number("S")));
    var weak =
        BoxTestPosition.field()
            .line("Weak HeavyFoot close ccv 1 shaken 3 catastrophe 5 rupture 2 depth=medium")
            .red("R Weak D4 N unformed")
            .blue("B Foot D5 N")
            .melee("R", "B");
    assertEquals(2, melee(weak.state()).dice(weak.number("R"), weak.number("B")), "1 doubled");
  }

  @Test
  @Tag("BG-D06")
  void frontFlankAndRear() {
    for (String front : List.of("D6", "C6", "E6")) {
      assertTrue(frontal(BoxTestPosition.field(), front), front);
    }
    for (String flank : List.of("C5", "E5", "C4", "E4", "D4")) {
      assertFalse(frontal(BoxTestPosition.field(), flank), flank);
    }
    assertTrue(frontal(BoxTestPosition.field().with("front", "one"), "D6"));
    assertFalse(frontal(BoxTestPosition.field().with("front", "one"), "C6"));
  }

  private static boolean frontal(BoxTestPosition position, String attacker) {
    position.red("R Foot " + attacker + " N").blue("B Foot D5 N");
    BoxState field = position.state();
    return new BoxEngagements(field).frontal(position.number("B"), position.number("R"));
  }

  @Test
  @Tag("BG-D17")
  void aHedgehogHasNoFlank() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N")
            .blue("B Pikes D5 N hedgehog")
            .orders("R charges B")
            .dice(1, 1, 1, 1, 1, 1, 1, 1, 1)
            .turn();
    assertEquals(4, position.meleeDice("R"));
    assertFalse(position.unformed("B"));
  }

  @Test
  @Tag("BG-158")
  void tercioAndColunelaFightAsOthers() {
    var position =
        BoxTestPosition.field()
            .like("Foot", "Tercio", "tercio colunela")
            .red("R Foot D4 N")
            .blue("B Tercio D5 N")
            .orders("R charges B")
            .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
            .turn();
    assertEquals(8, position.meleeDice("R"));
    assertTrue(position.unformed("B"));
  }

  @Test
  @Tag("BG-153")
  @Tag("BG-201")
  void theUnformedHaveNoPlus() {
    assertEquals(4, block("other unformed", "Open"));
    assertEquals(3, dice("Lancers unformed", "OpenHorse"));
    assertEquals(4, block("swiss unformed", "landsknecht"));
  }

  @Test
  @Tag("BG-133")
  @Tag("BG-152")
  @Tag("BG-D03")
  void theSideWithMoreHitsWinsByTheDifference() {
    var position =
        BoxTestPosition.field()
            .like("Block", "Swiss", "nation=swiss")
            .like("Block", "Spanish", "nation=spanish")
            .red("R Swiss D4 N")
            .blue("B Spanish D5 S")
            .orders("R charges B")
            // seven dice of the active side, then six
            .dice(6, 5, 4, 4, 1, 2, 3, 6, 5, 1, 1, 1, 1)
            .turn();
    assertEquals(7, position.meleeDice("R"));
    assertEquals(6, position.meleeDice("B"));
    assertEquals(4, position.get(UnitAttribute.HITS, "B"));
    assertEquals(2, position.get(UnitAttribute.HITS, "R"));
    assertEquals(BoxState.WON, position.get(UnitAttribute.RESULT, "R"));
  }

  @Test
  @Tag("BG-D03")
  void orTheOtherSideThrowsFirstByTheSwitch() {
    for (String value : List.of("active", "passive")) {
      var position =
          BoxTestPosition.field()
              .with("first_dice", value)
              .red("R Foot D4 N")
              .blue("B Foot D5 S")
              .orders("R charges B")
              .dice(4, 4, 1, 1, 1, 1, 1, 1)
              .turn();
      assertEquals(value.equals("active") ? 2 : 0, position.get(UnitAttribute.HITS, "B"));
    }
  }

  @Test
  @Tag("BG-D22")
  void theHitsOfAllAttackersAreAddedUp() {
    var position =
        BoxTestPosition.field()
            .red("R Open D4 N", "S Open E4 N")
            .blue("B Open D5 S")
            .melee("R", "B")
            .melee("S", "B")
            .orders("B fights S")
            .dice(4, 4, 1, 4, 4, 1, 4, 4, 4, 1)
            .turn();
    assertEquals("[B fights R, B fights S]", position.options("BG-P-14b").substring(12));
    assertEquals(BoxState.LOST, position.get(UnitAttribute.RESULT, "B"), "3 against 4");
    assertEquals(0, position.get(UnitAttribute.HITS, "R"), "B hit S alone");
    assertEquals(3, position.get(UnitAttribute.HITS, "S"));
  }

  @Test
  @Tag("BG-D22")
  void orOnlyThoseOfTheOneItFightsByTheSwitch() {
    for (String value : List.of("summed", "apart")) {
      var position =
          BoxTestPosition.field()
              .with("many_attackers", value)
              .red("R Open D4 N", "S Open E4 N")
              .blue("B Open D5 S")
              .melee("R", "B")
              .melee("S", "B")
              .orders("B fights R")
              .dice(4, 1, 1, 4, 4, 1, 4, 4, 1)
              .turn();
      assertEquals(
          value.equals("summed") ? BoxState.LOST : BoxState.WON,
          position.get(UnitAttribute.RESULT, "B"));
    }
  }

  @Test
  @Tag("BG-D22")
  void anEnemyBeforeItComesFirst() {
    var position =
        BoxTestPosition.field()
            .red("R Open C5 E", "S Open D4 N")
            .blue("B Open D5 S")
            .melee("R", "B")
            .melee("S", "B")
            .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4)
            .turn();
    assertEquals(1, position.get(UnitAttribute.HITS, "S"), "it fights the one before it");
    assertEquals("never asked", position.options("BG-P-14b"));
  }

  @Test
  @Tag("BG-D22")
  void onlyTheOpponentLoses() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N hits 4", "S Foot E4 N hits 4")
            .blue("B Foot D5 S")
            .melee("R", "B")
            .melee("S", "B")
            .orders("B fights R")
            .dice(4, 1, 1, 1, 1, 1, 4, 4, 4, 1, 1, 1)
            .turn();
    assertEquals(List.of("R hits <4", "R rupture <4"), position.tests());
  }

  @Test
  @Tag("BG-D28")
  void everyMeleeIsFoughtInEveryTurnButByTheSwitch() {
    for (String value : List.of("every_phase", "own_phase")) {
      boolean every = value.equals("every_phase");
      var position =
          BoxTestPosition.field()
              .with("melees_fought", value)
              .red("R Foot D4 N")
              .blue("B Foot D5 S")
              .orders("R charges B")
              .dice(
                  every
                      ? new int[] {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}
                      : new int[] {1, 1, 1, 1, 1, 1, 1, 1})
              .turns(2);
      long rounds = position.events.stream().filter(BoxEvent.Melee.class::isInstance).count();
      assertEquals(every ? 2 : 1, rounds);
    }
  }

  @Test
  @Tag("BG-D29")
  void inMeleeNobodyMovesAndItEndsWithTheContact() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N")
            .blue("B Foot D5 S")
            .melee("R", "B")
            .everybody()
            .until(BoxState.Phase.SHOOTING);
    assertFalse(position.offered("R moves"));
    BoxState field = position.state();
    field.place(position.number("B"), field.ground.index(3, 7));
    new BoxEngagements(field).update();
    assertFalse(position.is(UnitAttribute.ENGAGED, "R"));
  }

  @Test
  @Tag("BG-118")
  void hitsShakeWhoeverTakesThem() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N hits 2")
            .blue("B Foot D5 S hits 2")
            .orders("R charges B")
            .dice(4, 4, 1, 1, 4, 1, 1, 1)
            .turn();
    assertTrue(position.is(UnitAttribute.SHAKEN, "R"), "the winner too");
    assertTrue(position.is(UnitAttribute.SHAKEN, "B"));
  }

  @Test
  @Tag("BG-203")
  @Tag("BG-D18")
  void pikeBlocksOfAKielBrigadeHandHitsOnByTheSwitch() {
    for (String value : List.of("off", "allowed")) {
      for (String mark : List.of("", " unformed")) {
        var position =
            BoxTestPosition.field()
                .with("hit_transfer", value)
                .like("Block", "Kiel", "keil-brigade")
                .terrain(mark.isEmpty() ? "plain" : "broken", "E5")
                .red("R Foot D4 N")
                .blues("B Kiel D5 S", "C Kiel E5 S")
                .orders("R charges B")
                .dice(4, 4, 1, 1, 1, 1, 1, 1, 1, 1);
        boolean may = value.equals("allowed") && mark.isEmpty();
        if (may) {
          position.orders("B hands a hit on to C");
        }
        position.untilTurnEnds();
        assertEquals(may ? 1 : 2, position.get(UnitAttribute.HITS, "B"), value + mark);
        assertEquals(may ? 1 : 0, position.get(UnitAttribute.HITS, "C"));
      }
    }
  }
}
