package dev.muster.rules.fogr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tercios: their horns, and early ones that become later ones. */
class TercioTest {
  private static FogTestTable tercio(String more) {
    return FogTestTable.table()
        .red(
            "T HeavyFoot 36,24 0 bases 16 files 4 pikes 8 shot 8 capabilities=pike/musket " + more);
  }

  private static TercioStatus status(FogTestTable table) {
    return new TercioStatus(table.field().rules());
  }

  @Test
  @Tag("FR-020")
  @Tag("FR-D09")
  void anEarlyTercioHasShotInItsFourHorns() {
    tercio("tercio=early").yes("tercio of T", "FR-020", "FR-D09");
    assertTrue(
        tercio("tercio=early formed=SPPS/PPPP/PPPP/SPPP")
            .no("tercio of T", "FR-020")
            .why()
            .startsWith("an early tercio without shot in the rear right horn"));
    tercio("").no("tercio of T", "FR-006");
  }

  @Test
  @Tag("FR-020")
  void itsHornsAreItsCornersOrTheEndsOfItsOuterFilesByTheSwitch() {
    String shorter = "tercio=early formed=SSSS/PPPP/PPPP/SSS";
    tercio(shorter).no("tercio of T", "FR-020");
    tercio(shorter).with("horns", "ends").yes("tercio of T", "FR-020");
  }

  @Test
  @Tag("FR-021")
  void elseItTakesAFormationOfALaterOne() {
    FogTestTable table = tercio("tercio=early formed=SSSS/PPPP/PPPP/SSS");
    Formation now = table.field().groups().getFirst().formation();
    Formation later = status(table).converted(now);
    assertNotNull(later);
    assertTrue(status(table).isLater(later));
    table.no("tercio of T", "FR-021");
  }

  @Test
  @Tag("FR-022")
  void byAsFewShiftsAsCanBe() {
    // full files of shot on both sides: nobody need move
    FogTestTable table = tercio("tercio=early formed=SSSS/PPPP/PPPP/SSS");
    assertEquals(
        "SSSS/PPPP/PPPP/SSS",
        status(table).converted(table.field().groups().getFirst().formation()).letters());
    assertTrue(table.ask("tercio of T").why().contains("0 bases shifted"));
    // shot in three corners alone: the pikes of one outer file are shifted, and no more
    FogTestTable corners = tercio("tercio=early formed=SPPS/PPPP/PPPP/SPPP");
    Formation from = corners.field().groups().getFirst().formation();
    Formation to = status(corners).converted(from);
    assertNotNull(to);
    assertTrue(status(corners).isLater(to), to.letters());
    assertEquals(from.bases().size(), to.bases().size());
    corners.no("tercio of T", "FR-022");
    // without pikes there is none
    FogTestTable shot = tercio("tercio=early formed=SSS/SSS");
    assertNull(status(shot).converted(shot.field().groups().getFirst().formation()));
  }

  @Test
  @Tag("FR-023")
  void atOnceAndAlsoInCloseCombat() {
    FogTestTable fighting = tercio("tercio=early formed=SPPS/PPPP/PPPP/SPPP close-combat");
    assertTrue(fighting.no("tercio of T", "FR-023").why().contains("at once, and at no cost"));
  }

  @Test
  @Tag("FR-024")
  void andStaysALaterOneToTheEnd() {
    FogTestTable back = tercio("tercio=early converted");
    assertTrue(back.yes("tercio of T", "FR-024").why().startsWith("a later tercio to the end"));
  }

  @Test
  @Tag("FR-025")
  void aGrandBattleGroupStaysOne() {
    assertTrue(
        tercio("tercio=early converted grand")
            .yes("grand status of T", "FR-025")
            .why()
            .contains("though it became a later tercio"));
    tercio("tercio=early converted").no("grand status of T", "FR-025");
    tercio("tercio=early converted grand").yes("tercio of T", "FR-025");
    assertTrue(tercio("tercio=early converted grand broken").ask("grand status of T").holds());
  }

  @Test
  @Tag("FR-D09")
  void aLaterTercioHasItsShotOnBothSidesOrOneByTheSwitch() {
    String later = "L HeavyFoot 36,24 0 bases 6 tercio=later capabilities=pike/musket layout=";
    FogTestTable.table().red(later + "SS/PP/SS").yes("tercio of L", "FR-D09");
    FogTestTable.table().red(later + "SS/PP/PP").no("tercio of L", "FR-D09");
    FogTestTable.table()
        .red(later + "SS/PP/PP")
        .with("later_tercio", "one_side")
        .yes("tercio of L", "FR-D09");
  }

  /** Who writes no layout is laid out by the template. */
  @Test
  @Tag("FR-D09")
  void theTemplate() {
    assertEquals("SSSS/PPPP/PPPP/SSSS", layout("HeavyFoot bases 16 files 4 pikes 8 shot 8"));
    assertEquals("SS/PP/SS", layout("HeavyFoot bases 6 files 3 pikes 2 shot 4"));
    assertEquals("SS/SP/SS", layout("HeavyFoot bases 6 files 3 pikes 1 shot 5"));
    assertEquals("PPPB/PPPB", layout("HeavyFoot bases 8 files 2 pikes 6"));
    assertEquals("BB/BB", layout("HeavyFoot bases 4"));
    assertEquals(
        "SPPS/PPPP/PPPP/SPPS", layout("HeavyFoot tercio=early bases 16 files 4 pikes 12 shot 4"));
  }

  private static String layout(String line) {
    String[] words = line.split(" ", 2);
    List<BattleGroup> groups =
        FogTestTable.table()
            .red("U " + words[0] + " 36,24 0 " + words[1] + " capabilities=pike/musket")
            .field()
            .groups();
    return groups.getFirst().formation().letters();
  }
}
