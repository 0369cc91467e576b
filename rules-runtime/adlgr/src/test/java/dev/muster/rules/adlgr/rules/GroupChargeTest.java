package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Groups that charge. */
class GroupChargeTest {
  private static AdlgTestPosition three(String line, String... blue) {
    return new AdlgTestPosition()
        .line("Wild MediumCavalry - headstrong")
        .corps(0, "Rupert competent 15,3")
        .red("A " + line + " 14,5 0", "B " + line + " 15,5 0", "C " + line + " 16,5 0")
        .blue(blue);
  }

  @Test
  @Tag("AR-183")
  @Tag("AR-022")
  void whoIsNotInContactMayGoOn() {
    var position = three("Cv", "E Foot 15,7 180");
    PlayedStep played =
        PlayedStep.movement(
            position,
            new int[] {1},
            "the group of A",
            "the group of A charges the front of E",
            "A goes 2 UD",
            "C goes 3.5 UD");
    assertEquals("15,7 facing 0", played.at("B"));
    assertEquals("14,7 facing 0", played.at("A"));
    assertEquals("16,8.5 facing 0", played.at("C"));
    assertTrue(played.fight("B", "E"));
    assertFalse(played.table.inMelee(played.unit("C")));
    assertTrue(played.table.charged[played.unit("C")]);
    assertEquals(2 - 1, played.table.points[0]);
    assertTrue(
        played.asked.contains(
            "AR-P-05b [A goes 2 UD, A goes 2.5 UD, A goes 3 UD, A goes 3.5 UD, A goes 4 UD]"));
  }

  @Test
  @Tag("AR-183")
  void whoGoesOnMayMeetAnother() {
    var position = three("Cv", "E Foot 15,7 180", "F Foot 16,8 180");
    PlayedStep played =
        PlayedStep.movement(
            position,
            new int[] {1},
            "the group of A",
            "the group of A charges the front of E",
            "A goes 2 UD",
            "C goes 3 UD");
    assertTrue(played.fight("C", "F"));
    assertTrue(played.table.chargedInto(played.unit("C"), played.unit("F")));
    PlayedStep stays =
        PlayedStep.movement(
            position,
            new int[] {1},
            "the group of A",
            "the group of A charges the front of E",
            "A goes 2 UD",
            "C goes 2.5 UD");
    assertFalse(stays.fight("C", "F"));
  }

  @Test
  @Tag("AR-184")
  void theHeadstrongGoAllTheWay() {
    var position = three("Wild", "E Foot 15,7 180");
    PlayedStep played =
        PlayedStep.movement(
            position,
            new int[] {6},
            "A is held back",
            "the group of A",
            "the group of A charges the front of E");
    assertEquals("14,9 facing 0", played.at("A"));
    assertEquals("16,9 facing 0", played.at("C"));
    assertTrue(played.fight("B", "E"));
  }

  @Test
  @Tag("AR-179")
  @Tag("AR-180")
  void whereAllEvadeTheDieIsThrownOnce() {
    var position = three("Cv", "L LH 15,7.5 180");
    PlayedStep played =
        PlayedStep.movement(
            position,
            new int[] {1, 6, 5},
            "the group of A",
            "the group of A charges the front of L",
            "L evades to 0",
            "L keeps its facing",
            "A goes 2 UD",
            "B goes 5 UD",
            "C goes 3 UD");
    assertEquals("14,7 facing 0", played.at("A"));
    assertEquals("15,10 facing 0", played.at("B"));
    assertEquals(1, played.told(AdlgEvent.ChargeGoesOn.class).size());
  }

  @Test
  @Tag("AR-118")
  void aGroupDoesNotChargePastWhoThreatensOneOfIt() {
    var free = three("Cv", "E Foot 14,7 180");
    assertEquals(
        1,
        ChargePath.least(free.groupCharge().options().all(free.groups().of(free.unit("A"))))
            .size());
    var held = three("Cv", "E Foot 14,7 180", "F Foot 17,5.2 225");
    assertEquals(held.unit("F"), held.zones().threat(held.unit("C")));
    assertTrue(
        ChargePath.least(held.groupCharge().options().all(held.groups().of(held.unit("A"))))
            .stream()
            .allMatch(each -> each.target() == held.unit("F")));
  }

  @Test
  @Tag("AR-170")
  void nobodyWhoMayNotChargeGoesWithOthersThatDo() {
    var position =
        new AdlgTestPosition().red("A Foot 14,5 0", "W Wagon 15,5 0").blue("E Foot 14,6.5 180");
    assertEquals(
        List.of(),
        ChargePath.least(
            position.groupCharge().options().all(position.groups().of(position.unit("A")))));
  }

  /** Rounded to the hundredth it may go past whom its corner would have grazed. */
  @Test
  @Tag("AR-178")
  void aGroupThatOnlyGrazesAnEnemyDoesNotChargeHim() {
    int charges = 0;
    for (int hundredths = 1680; hundredths <= 1760; hundredths++) {
      var position = three("Cv", "L LH " + hundredths / 100.0 + ",6.9 187");
      List<ChargePath> found =
          ChargePath.least(
              position.groupCharge().options().all(position.groups().of(position.unit("A"))));
      charges += found.size();
      assertTrue(found.stream().allMatch(each -> each.target() == position.unit("L")));
    }
    assertTrue(charges > 50, charges + " charges");
  }

  /** Two touch one enemy: who conforms first may leave the other no room beside him. */
  @Test
  @Tag("AR-182")
  void whoFindsNoRoomBesideTheFirstIsNotInContact() {
    var position = three("Cv", "E Foot 14.4,7 180");
    PlayedStep played =
        PlayedStep.movement(
            position,
            new int[] {1},
            "the group of A",
            "the group of A charges the front of E",
            "C goes 2 UD");
    assertTrue(played.fight("A", "E"));
    assertFalse(played.fight("B", "E"));
    assertFalse(
        played
            .table
            .footprint(played.unit("A"))
            .overlaps(played.table.footprint(played.unit("B"))));
  }

  /** The place that a target has left for good is no contact. */
  @Test
  @Tag("AR-372")
  void whoLeavesTheTableFightsNobody() {
    var position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent 15,12")
            .red("A Cv 14,14.5 0", "B Cv 15,14.5 0", "C Cv 16,14.5 0")
            .blue("L LH 15,15.8 180", "E Foot 3,3 180");
    PlayedStep played =
        PlayedStep.movement(
            position,
            new int[] {1, 6, 5},
            "the group of A",
            "the group of A charges the front of L",
            "L evades to 0");
    assertEquals(AdlgState.Fate.FLED, played.table.fate(played.unit("L")));
    assertFalse(played.table.inMelee(played.unit("B")));
    assertFalse(played.table.inMelee(played.unit("L")));
  }
}
