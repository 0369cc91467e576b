package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Shots: ranges, dice and what they do. */
class BoxShootingTest {
  private static final String FOOT =
      "HeavyFoot massed ccv 4 shaken 9 catastrophe 9 rupture 2 depth=medium";

  /** The farthest box straight ahead at which a line may shoot, and whether nearer ones too. */
  private static int reach(String line) {
    int reach = 0;
    for (int range = 1; range <= 8; range++) {
      var position =
          BoxTestPosition.of(10, 10)
              .line("U " + line)
              .red("R U D1 N")
              .blue("B Foot D" + (1 + range) + " S", "C Foot J10 S")
              .until(BoxState.Phase.MELEE);
      if (position.offered("R shoots at B")) {
        assertEquals(range - 1, reach, "no gap");
        reach = range;
      }
    }
    return reach;
  }

  private static final String LIGHT =
      "ccv 3 shaken 2 catastrophe 4 rupture 2 depth=shallow weapons=";

  @Test
  @Tag("BG-075")
  void javelinsReachOneBoxInTheHandsOfLightTroops() {
    assertEquals(1, reach("LightFoot open " + LIGHT + "javelin"));
    assertEquals(1, reach("LightMounted open " + LIGHT + "javelin"));
    assertEquals(0, reach(FOOT + " weapons=javelin"));
  }

  @Test
  @Tag("BG-079")
  void musketsOfFootReachThree() {
    assertEquals(3, reach(FOOT + " weapons=musket"));
  }

  @Test
  @Tag("BG-080")
  void longbowsReachThree() {
    assertEquals(3, reach(FOOT + " weapons=longbow"));
  }

  @Test
  @Tag("BG-081")
  void arquebusesOfFootReachTwo() {
    assertEquals(2, reach(FOOT + " weapons=arquebus"));
  }

  @Test
  @Tag("BG-082")
  void bowsOfFootReachTwo() {
    assertEquals(2, reach(FOOT + " weapons=bow"));
  }

  @Test
  @Tag("BG-083")
  void crossbowsOfFootReachTwo() {
    assertEquals(2, reach(FOOT + " weapons=crossbow"));
  }

  @Test
  @Tag("BG-084")
  void bowsOfHorseReachTwo() {
    assertEquals(2, reach("LightMounted open " + LIGHT + "bow"));
  }

  @Test
  @Tag("BG-085")
  void crossbowsOfHorseReachTwo() {
    assertEquals(2, reach("LightMounted open " + LIGHT + "crossbow"));
  }

  @Test
  @Tag("BG-086")
  void arquebusesOfHorseReachTwo() {
    assertEquals(2, reach("LightMounted open " + LIGHT + "arquebus"));
  }

  @Test
  @Tag("BG-087")
  void musketsOfHorseReachTwo() {
    assertEquals(2, reach("LightMounted open " + LIGHT + "musket"));
  }

  @Test
  @Tag("BG-088")
  void pistolsReachTheBoxStraightAhead() {
    assertEquals(1, reach("HeavyMounted close " + LIGHT + "pistol"));
    var aside =
        BoxTestPosition.field()
            .red("R Reiters D4 N")
            .blue("B Foot E5 S")
            .until(BoxState.Phase.MELEE);
    assertFalse(aside.offered("R shoots at B"));
  }

  /** Dice of a gun at a range against a deep target: threefold, and twice that for case. */
  private static String gun(String kind) {
    StringBuilder text = new StringBuilder();
    for (int range = 1; range <= 7; range++) {
      var position =
          BoxTestPosition.field()
              .line(
                  "U Artillery open ccv 2 shaken 2 catastrophe 3 rupture 2 depth=shallow weapons="
                      + kind)
              .line("Deep HeavyFoot close ccv 4 shaken 9 catastrophe 9 rupture 9 depth=deep")
              .red("R U D1 N")
              .blue("B Deep D" + (1 + range) + " S", "C Foot J10 S")
              .orders("R shoots at B")
              .dice(1, 1, 1, 1, 1, 1)
              .until(BoxState.Phase.MELEE);
      text.append(position.shotDice("R"));
    }
    return text.toString();
  }

  @Test
  @Tag("BG-089")
  @Tag("BG-090")
  @Tag("BG-095")
  @Tag("BG-096")
  @Tag("BG-102")
  void lightGuns() {
    assertEquals("6633000", gun("light-artillery"));
  }

  @Test
  @Tag("BG-091")
  @Tag("BG-092")
  void fieldGuns() {
    assertEquals("6633300", gun("field-artillery"));
  }

  @Test
  @Tag("BG-093")
  @Tag("BG-094")
  void heavyGuns() {
    assertEquals("6663330", gun("heavy-artillery"));
  }

  @Test
  @Tag("BG-095")
  @Tag("BG-096")
  @Tag("BG-097")
  void gunsByTheDepthOfTheTarget() {
    int[] dice = new int[6];
    int i = 0;
    for (String depth : List.of("shallow", "medium", "deep")) {
      for (String box : List.of("D6", "D8")) {
        var position =
            BoxTestPosition.field()
                .line("U HeavyFoot close ccv 4 shaken 9 catastrophe 9 rupture 9 depth=" + depth)
                .red("R Gun D4 N")
                .blue("B U " + box + " S", "C Foot J10 S")
                .orders("R shoots at B")
                .dice(1, 1, 1, 1, 1, 1)
                .until(BoxState.Phase.MELEE);
        dice[i++] = position.shotDice("R");
      }
    }
    assertEquals(List.of(2, 1, 4, 2, 6, 3), java.util.Arrays.stream(dice).boxed().toList());
  }

  @Test
  @Tag("BG-D17")
  void aHedgehogIsDeepForGuns() {
    var position =
        BoxTestPosition.field()
            .line("U HeavyFoot close-pike ccv 4 shaken 9 catastrophe 9 rupture 9 depth=shallow")
            .red("R Gun D4 N")
            .blue("B U D8 S hedgehog", "C Foot J10 S")
            .orders("R shoots at B")
            .dice(1, 1, 1)
            .turn();
    assertEquals(3, position.shotDice("R"));
  }

  @Test
  @Tag("BG-D26")
  void lightGunsDoNotMoveAndShoot() {
    var position =
        BoxTestPosition.field()
            .line(
                "LightGun Artillery open ccv 2 shaken 2 catastrophe 3 rupture 2 depth=shallow"
                    + " weapons=light-artillery")
            .red("R LightGun D4 N")
            .blue("B Foot D7 S")
            .orders("R moves forward to D5")
            .turn();
    assertFalse(position.offered("R shoots at B"));
  }

  /** Dice of R, of a line with something more, at B. */
  private static int dice(String line, String red, String blue) {
    var position =
        BoxTestPosition.field()
            .line("U " + line)
            .like("Foot", "Armoured", "well-armoured")
            .red("R U " + red)
            .blue("B " + blue, "C Foot J10 S")
            .orders("R shoots at B")
            .dice(1, 1, 1, 1, 1, 1, 1, 1)
            .until(BoxState.Phase.MELEE);
    return position.shotDice("R");
  }

  private static final String BOWMEN =
      "HeavyFoot massed ccv 4 shaken 9 catastrophe 9 rupture 2 depth=medium weapons=bow";

  @Test
  @Tag("BG-073")
  @Tag("BG-099")
  @Tag("BG-100")
  @Tag("BG-101")
  @Tag("BG-102")
  void asManyDiceAsTheValueAndTheModifiersAtLeastOne() {
    assertEquals(4, dice(BOWMEN, "D4 N", "Foot D5 S"));
    assertEquals(3, dice(BOWMEN, "D4 N", "Foot D6 S"));
    assertEquals(3, dice(BOWMEN, "D4 N shaken", "Foot D5 S"));
    assertEquals(2, dice(BOWMEN, "D4 N shaken", "Foot D6 S"));
    assertEquals(1, dice(BOWMEN.replace("ccv 4", "ccv 2"), "D4 N shaken", "Foot D6 S"));
    var unformed =
        BoxTestPosition.field()
            .terrain("rough", "D4")
            .line("U " + BOWMEN)
            .red("R U D4 N")
            .blue("B Foot D5 S", "C Foot J10 S")
            .orders("R shoots at B")
            .dice(1, 1, 1)
            .until(BoxState.Phase.MELEE);
    assertEquals(3, unformed.shotDice("R"));
  }

  @Test
  @Tag("BG-103")
  @Tag("BG-104")
  void firearmsOfHeavyFootNearByAndStandingStill() {
    String musketeers = BOWMEN.replace("bow", "musket");
    assertEquals(6, dice(musketeers, "D4 N", "Foot D5 S"));
    assertEquals(4, dice(musketeers, "D4 N", "Foot D6 S"));
    var moved =
        BoxTestPosition.field()
            .line("U " + musketeers)
            .red("R U D4 N")
            .blue("B Foot D6 S", "C Foot J10 S")
            .orders("R moves forward to D5", "R shoots at B")
            .dice(1, 1, 1, 1, 1)
            .turn();
    assertEquals(5, moved.shotDice("R"));
    assertEquals(
        3,
        dice("LightFoot open " + LIGHT + "musket", "D4 N", "Foot D5 S"),
        "light foot has neither");
  }

  @Test
  @Tag("BG-105")
  void horseThatHasMovedHasADieLess() {
    var position =
        BoxTestPosition.field()
            .like("OpenHorse", "Bows", "weapons=bow")
            .red("R Bows D4 N")
            .blue("B Foot D6 S", "C Foot J10 S")
            .orders("R moves forward to D5", "R shoots at B")
            .dice(1, 1)
            .turn();
    assertEquals(2, position.shotDice("R"));
    assertEquals(3, dice("LightMounted open " + LIGHT + "bow", "D4 N", "Foot D5 S"));
  }

  @Test
  @Tag("BG-107")
  void mixedUnitsHaveADieLess() {
    assertEquals(3, dice(BOWMEN + " mixed", "D4 N", "Foot D5 S"));
  }

  @Test
  @Tag("BG-108")
  @Tag("BG-109")
  @Tag("BG-110")
  void armourStopsArrowsAndNotBullets() {
    assertEquals(3, dice(BOWMEN, "D4 N", "Armoured D5 S"));
    assertEquals(2, dice(BOWMEN, "D4 N", "Armoured D6 S"));
    assertEquals(6, dice(BOWMEN.replace("bow", "arquebus"), "D4 N", "Armoured D5 S"));
    assertEquals(4, dice(BOWMEN.replace("bow", "crossbow"), "D4 N", "Armoured D5 S"));
    assertEquals(2, dice(BOWMEN.replace("bow", "crossbow"), "D4 N", "Armoured D6 S"));
    assertEquals(
        4,
        dice(
            "Artillery open ccv 2 shaken 2 catastrophe 3 rupture 2 depth=shallow"
                + " weapons=field-artillery",
            "D4 N",
            "Armoured D5 S"));
  }

  @Test
  @Tag("BG-111")
  void coverCostsADie() {
    for (String terrain : List.of("woods", "rough", "village")) {
      var position =
          BoxTestPosition.field()
              .terrain(terrain, "D5")
              .line("U " + BOWMEN)
              .red("R U D4 N")
              .blue("B Foot D5 S", "C Foot J10 S")
              .orders("R shoots at B")
              .dice(1, 1, 1)
              .turn();
      assertEquals(3, position.shotDice("R"), terrain);
    }
    var wall =
        BoxTestPosition.field()
            .wall("D5-D6")
            .line("U " + BOWMEN)
            .red("R U D4 N")
            .blue("B Foot D6 S", "C Foot J10 S")
            .orders("R shoots at B")
            .dice(1, 1)
            .turn();
    assertEquals(2, wall.shotDice("R"));
    var behind =
        BoxTestPosition.field()
            .wall("D6-D7")
            .line("U " + BOWMEN)
            .red("R U D4 N")
            .blue("B Foot D6 S", "C Foot J10 S")
            .orders("R shoots at B")
            .dice(1, 1, 1)
            .turn();
    assertEquals(3, behind.shotDice("R"), "the wall is on the other side");
  }

  @Test
  @Tag("BG-074")
  @Tag("BG-098")
  @Tag("BG-D10")
  void fourOrMoreHits() {
    var position =
        BoxTestPosition.field()
            .like("Shot", "U", "")
            .line("Tough HeavyFoot close ccv 4 shaken 9 catastrophe 9 rupture 9 depth=medium")
            .terrain("rough", "D5")
            .red("R U D4 N")
            .blue("B Tough D5 S hits 1", "C Foot J10 S")
            .orders("R shoots at B")
            .dice(2, 4, 5, 6, 6)
            .turn();
    assertEquals(5, position.get(UnitAttribute.HITS, "B"), "one before, and four");
  }

  @Test
  @Tag("BG-D10")
  void hitsDoNotHealButByTheSwitch() {
    for (String value : List.of("never", "rally")) {
      var position =
          BoxTestPosition.field()
              .with("hits_heal", value)
              .red("R Foot D4 N hits 2")
              .blue("B Foot J10 S hits 2")
              .turn();
      assertEquals(value.equals("never") ? 2 : 1, position.get(UnitAttribute.HITS, "R"));
      assertEquals(2, position.get(UnitAttribute.HITS, "B"));
    }
  }

  private static BoxTestPosition salvo(String target) {
    return BoxTestPosition.field()
        .like("Shot", "Salvo", "salvo")
        .line("Tough HeavyFoot close ccv 4 shaken 9 catastrophe 12 rupture 3 depth=medium")
        .red("R Salvo D4 N")
        .blue("B Tough " + target + " S", "C Foot J10 S")
        .orders("R shoots at B");
  }

  @Test
  @Tag("BG-112")
  @Tag("BG-113")
  @Tag("BG-114")
  void aSixOfASalvoIsTwoHits() {
    var position = salvo("D5").dice(4, 5, 6, 2, 1, 1).turn();
    assertEquals(4, position.get(UnitAttribute.HITS, "B"));
    assertTrue(position.report().contains("salvo"));
    var aside = salvo("E5").dice(4, 5, 6, 2, 1, 1).turn();
    assertEquals(3, aside.get(UnitAttribute.HITS, "B"));
    var far = salvo("D6").dice(4, 5, 6, 2).turn();
    assertEquals(3, far.get(UnitAttribute.HITS, "B"));
  }

  @Test
  @Tag("BG-115")
  void aSalvoThatHitsLowersTheRuptureTrigger() {
    for (int die : new int[] {4, 1}) {
      var position = salvo("D5").dice(die, 1, 1, 1, 1, 1).turn();
      BoxState field = position.state();
      var melee =
          new BoxMelee(
              field,
              BoxDecision.withoutCommanders(field),
              new BoxEngagements(field),
              new HitEffects(field, BoxDecision.withoutCommanders(field)));
      assertEquals(die == 4 ? 2 : 3, melee.ruptureTrigger(position.number("B")));
    }
  }

  private static BoxTestPosition archers(String weapon, String box) {
    return BoxTestPosition.field()
        .line(
            "U HeavyFoot massed ccv 4 shaken 9 catastrophe 9 rupture 2 depth=medium weapons="
                + weapon
                + " massed-archery")
        .line("Tough HeavyFoot close ccv 4 shaken 40 catastrophe 40 rupture 3 depth=medium")
        .red("R U D1 N")
        .blue("B Tough " + box + " S", "C Foot J10 S");
  }

  @Test
  @Tag("BG-076")
  @Tag("BG-077")
  void massedArcheryReachesFarther() {
    for (String weapon : List.of("bow", "longbow")) {
      int most = weapon.equals("bow") ? 3 : 4;
      for (int range = 1; range <= 5; range++) {
        assertEquals(
            range <= most,
            archers(weapon, "D" + (1 + range))
                .until(BoxState.Phase.MELEE)
                .offered("R shoots massed archery at B"),
            weapon + range);
      }
    }
  }

  @Test
  @Tag("BG-078")
  void itIsShotTwiceInTurnsThatFollow() {
    String massed = "R shoots massed archery at B";
    var twice = archers("bow", "D4");
    twice.orders(massed, massed).dice(1, 1, 1, 1, 1, 1).turns(3);
    assertEquals(2, twice.get(UnitAttribute.MASSED, "R"));
  }

  @Test
  @Tag("BG-078")
  void neverAThirdTimeNorAfterAPause() {
    BoxState field = archers("bow", "D4").state();
    var shooting =
        new BoxShooting(field, new HitEffects(field, BoxDecision.withoutCommanders(field)));
    assertTrue(shooting.aimsMassed(0, 1));
    field.put(UnitAttribute.MASSED, 0, 1);
    field.put(UnitAttribute.MASSED_ROUND, 0, field.round() - 1);
    assertTrue(shooting.aimsMassed(0, 1), "in the next turn");
    field.put(UnitAttribute.MASSED_ROUND, 0, field.round() - 2);
    assertFalse(shooting.aimsMassed(0, 1), "a turn between");
    field.put(UnitAttribute.MASSED, 0, 2);
    field.put(UnitAttribute.MASSED_ROUND, 0, field.round() - 1);
    assertFalse(shooting.aimsMassed(0, 1), "a third time");
  }

  @Test
  @Tag("BG-062")
  @Tag("BG-D15")
  void twoHitsOfItTryTheOrderOfTheTarget() {
    var position =
        archers("bow", "D2").orders("R shoots massed archery at B").dice(4, 4, 1, 1, 5).turn();
    assertEquals(List.of("B Massed Archery <5"), position.tests());
    assertTrue(position.unformed("B"));
    var one = archers("bow", "D2").orders("R shoots massed archery at B").dice(4, 1, 1, 1).turn();
    assertEquals(List.of(), one.tests());
    var shaken =
        archers("bow", "D2")
            .with("massed_archery_failed", "shaken")
            .orders("R shoots massed archery at B")
            .dice(4, 4, 1, 1, 5)
            .turn();
    assertFalse(shaken.unformed("B"));
    assertTrue(shaken.is(UnitAttribute.SHAKEN, "B"));
  }

  @Test
  @Tag("BG-062")
  void ofOneShotOrOfThePhaseByTheSwitch() {
    for (String value : List.of("per_shot", "per_phase")) {
      boolean added = value.equals("per_phase");
      var position =
          archers("bow", "D3")
              .with("massed_hits", value)
              .red("S U E1 N")
              .orders("R shoots massed archery at B", "S shoots massed archery at B")
              .dice(added ? new int[] {4, 1, 1, 4, 1, 1, 1} : new int[] {4, 1, 1, 4, 1, 1})
              .turn();
      assertEquals(added ? 1 : 0, position.tests().size(), value);
    }
  }

  @Test
  @Tag("BG-116")
  @Tag("BG-010")
  void hitsShakeTheTarget() {
    var position =
        BoxTestPosition.field()
            .line("U " + BOWMEN)
            .red("R U D4 N")
            .blue("B Foot D5 S hits 2", "C Foot J10 S")
            .orders("R shoots at B")
            .dice(4, 1, 1, 1)
            .turn();
    assertTrue(position.is(UnitAttribute.SHAKEN, "B"));
    var atOnce =
        BoxTestPosition.field()
            .with("shaken_hits", "at_once")
            .line("U " + BOWMEN)
            .red("R U D4 N")
            .blue("B Foot D5 S hits 2", "C Foot J10 S")
            .orders("R shoots at B")
            .dice(4, 1, 1, 1)
            .turn();
    assertFalse(atOnce.is(UnitAttribute.SHAKEN, "B"));
  }

  @Test
  @Tag("BG-117")
  void hitsFromTheCatastropheTriggerOnAreTested() {
    for (int before : new int[] {3, 4, 5}) {
      var position =
          BoxTestPosition.field()
              .line("U " + BOWMEN)
              .red("R U D4 N")
              .blue("B Foot D5 S hits " + before, "C Foot J10 S")
              .orders("R shoots at B")
              .dice(before == 3 ? new int[] {4, 1, 1, 1} : new int[] {4, 1, 1, 1, 1})
              .turn();
      assertEquals(before == 3 ? List.of() : List.of("B hits <4"), position.tests());
    }
  }

  @Test
  @Tag("BG-D07")
  void theArcIsAQuarterAndWhatStandsBetweenHidesWhatIsBehind() {
    var position =
        BoxTestPosition.field()
            .red("R Shot E5 N")
            .blue("B Foot G7 S", "C Foot G6 S", "D Foot E8 S", "E Foot E7 S")
            .until(BoxState.Phase.MELEE);
    assertTrue(position.offered("R shoots at B"));
    assertFalse(position.offered("R shoots at C"), "beside its arc");
    assertTrue(position.offered("R shoots at E"));
    assertFalse(position.offered("R shoots at D"), "behind E");
    for (String terrain : List.of("woods", "village", "hill")) {
      assertFalse(
          BoxTestPosition.field()
              .terrain(terrain, "E6")
              .red("R Shot E5 N")
              .blue("B Foot E7 S")
              .until(BoxState.Phase.MELEE)
              .offered("R shoots at B"),
          terrain);
    }
  }

  @Test
  @Tag("BG-D07")
  void rangeArcAndSightByTheirSwitches() {
    assertFalse(shoots("range", "steps", "B Foot G7 S"), "four steps away");
    assertFalse(shoots("arc", "column", "B Foot F7 S"));
    assertTrue(shoots("arc", "column", "B Foot E7 S"));
    assertTrue(shoots("sight", "free", "C Foot E6 S", "B Foot E7 S"));
    assertFalse(shoots("sight", "blocked", "C Foot E6 S", "B Foot E7 S"));
    assertTrue(shoots("range", "boxes", "B Foot G7 S"));
    assertTrue(shoots("arc", "quarter", "B Foot F7 S"));
  }

  private static boolean shoots(String key, String value, String... blue) {
    return BoxTestPosition.field()
        .with(key, value)
        .red("R Shot E5 N")
        .blue(blue)
        .until(BoxState.Phase.MELEE)
        .offered("R shoots at B");
  }

  @Test
  @Tag("BG-D27")
  void nobodyShootsIntoAMeleeNorFromOneButByTheSwitch() {
    for (String value : List.of("forbidden", "allowed")) {
      var position =
          BoxTestPosition.field()
              .with("shooting_into_melee", value)
              .red("R Shot E5 N", "S Shot F6 N", "T Foot E7 N")
              .blue("B Foot E8 S", "C Foot F7 S")
              .melee("T", "B")
              .melee("C", "S")
              .until(BoxState.Phase.MELEE);
      assertEquals(value.equals("allowed"), position.offered("S shoots at C"), value);
      var into =
          BoxTestPosition.field()
              .with("shooting_into_melee", value)
              .red("R Shot E5 N", "T Foot F7 N")
              .blue("B Foot E8 S")
              .melee("T", "B")
              .until(BoxState.Phase.MELEE);
      assertEquals(value.equals("allowed"), into.offered("R shoots at B"), value);
    }
  }

  @Test
  @Tag("BG-200")
  void anUnformedUnitHasADieLess() {
    var position =
        BoxTestPosition.field()
            .terrain("broken", "D4")
            .line("U " + BOWMEN)
            .red("R U D4 N")
            .blue("B Foot D5 S", "C Foot J10 S")
            .orders("R shoots at B")
            .dice(1, 1, 1)
            .turn();
    assertEquals(3, position.shotDice("R"));
  }
}
