package dev.muster.rules.fogr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who is protected. P stands with its front on y 24, facing north. */
class ProtectedStatusTest {
  private static FogTestTable foot(String more) {
    return FogTestTable.table()
        .red("P MediumFoot 36,24 0 bases 2 files 2 capabilities=musket " + more)
        .blue("E Horse 36,40 180 bases 4", "R Horse 36,8 0 bases 4");
  }

  private static final String ASK = "protection of P";

  @Test
  @Tag("FR-101")
  void footBehindFieldFortifications() {
    // drawn from west to east its rear is to the south
    FogTestTable works = foot("").way("fortification", "30,24.5 42,24.5", 1);
    assertEquals(
        "all bases behind Field fortification, against attackers across it",
        works.yes(ASK, "FR-101").why());
    works.yes("protection of P against E", "FR-101");
    works.no("protection of P against R", "FR-101");
    foot("").way("fortification", "42,24.5 30,24.5", 1).no(ASK, "FR-101");
    foot("").way("fortification", "30,24.8 42,24.8", 1).no(ASK, "FR-101");
    foot("").area("fortification", "30,25 42,25 42,24 30,24").yes(ASK, "FR-101");
    FogTestTable.table()
        .red("P Horse 36,24 0 bases 2 files 2")
        .way("fortification", "30,24.5 42,24.5", 1)
        .no(ASK);
  }

  @Test
  @Tag("FR-102")
  void footEntirelyInEnclosedFields() {
    assertEquals(
        "all bases entirely in Enclosed fields",
        foot("").area("enclosed-fields", "30,20 42,30").yes(ASK, "FR-102").why());
    // the eastern base stands with a corner outside
    assertEquals(
        "1 of 2 bases entirely in Enclosed fields",
        foot("").area("enclosed-fields", "30,20 37.5,30").yes(ASK, "FR-102").why());
    foot("").area("enclosed-fields", "34.5,20 35.9,30").no(ASK, "FR-102");
    foot("").area("rough", "30,20 42,30").no(ASK);
  }

  @Test
  @Tag("FR-103")
  void orInAVillageOrPartlyInEach() {
    foot("").area("village", "30,20 42,30").yes(ASK, "FR-103");
    assertEquals(
        "all bases entirely in Enclosed fields and Village",
        foot("")
            .area("enclosed-fields", "30,20 36.5,30")
            .area("village", "36.5,20 42,30")
            .yes(ASK, "FR-103")
            .why());
    foot("").area("enclosed-fields", "30,20 35,30").area("village", "37,20 42,30").no(ASK);
  }

  @Test
  @Tag("FR-D06")
  void dragoonsAreFootOrMountedByTheSwitch() {
    FogTestTable dragoons =
        FogTestTable.table()
            .red("P Dragoons 36,24 0 bases 2 files 2 capabilities=arquebus")
            .area("village", "30,20 42,30");
    dragoons.yes(ASK, "FR-103");
    dragoons.with("dragoons_class", "mounted").no(ASK);
  }

  /** Files of medium foot shot, and of heavy foot. */
  private static FogTestTable mixed(String layout, String more) {
    int bases = layout.replace("/", "").length();
    return FogTestTable.table()
        .red(
            "P HeavyFoot 36,24 0 shot-type=MediumFoot capabilities=pike/musket bases "
                + bases
                + " layout="
                + layout
                + " "
                + more);
  }

  @Test
  @Tag("FR-105")
  void mediumFootBesideHeavyFoot() {
    assertEquals(
        "files 2, 3, 4 as medium foot and heavy foot beside each other",
        mixed("SS/SS/PP/SS", "").yes(ASK, "FR-105").why());
    // in square its files look all ways; medium foot that does not shoot gives nothing
    mixed("SS/SS/PP/SS", "square").no(ASK, "FR-105");
    FogTestTable.table()
        .red("P MediumFoot 36,24 0 bases 4 files 2 capabilities=swordsmen")
        .no(ASK, "FR-105");
    // what counts of the other file is its front rank
    mixed("SS/SP", "").no(ASK, "FR-105");
  }

  @Test
  @Tag("FR-106")
  void noOtherFiles() {
    String why = mixed("SS/SS/PP/PP/SS", "").yes(ASK, "FR-106").why();
    assertTrue(why.startsWith("files 2, 3, 4, 5 "), why);
    mixed("SS/SS", "").no(ASK, "FR-106");
  }

  /** Two bases of commanded shot to the left of four of horse, so far ahead of them. */
  private static FogTestTable beside(double ahead, double gap, String horse, String trait) {
    return FogTestTable.table()
        .red(
            "P MediumFoot "
                + (31.2 - gap)
                + ","
                + (24 + ahead)
                + " 0 bases 2 files 2 capabilities=musket "
                + trait,
            "H " + horse + " 36,24 0 bases 8 files 4");
  }

  @Test
  @Tag("FR-107")
  void commandedShotAndHorseOfOthers() {
    FogTestTable table = beside(0, 0, "Horse", "commanded-shot");
    assertEquals("file 2 beside H", table.yes(ASK, "FR-107").why());
    assertEquals("file 1 beside P", table.yes("protection of H", "FR-107").why());
    beside(0, 0, "Cavaliers", "commanded-shot").yes(ASK, "FR-107");
    beside(0, 0, "DeterminedHorse", "commanded-shot").yes(ASK, "FR-107");
    beside(0, 0, "Cavalry", "commanded-shot").no(ASK, "FR-107");
    beside(0, 0, "Gendarmes", "commanded-shot").no(ASK);
    beside(0, 0, "Horse", "").no(ASK, "FR-107");
  }

  @Test
  @Tag("FR-108")
  void alongAPartOfTheirSides() {
    beside(0, 0.1, "Horse", "commanded-shot").no(ASK);
    // the horse is 2.4 deep: 0.1 of their sides is common, then none
    beside(-2.3, 0, "Horse", "commanded-shot").yes(ASK, "FR-108");
    beside(-2.4, 0, "Horse", "commanded-shot").no(ASK);
  }

  @Test
  @Tag("FR-109")
  void notAheadOfThem() {
    beside(0.2, 0, "Horse", "commanded-shot").no(ASK);
    beside(0.2, 0, "Horse", "commanded-shot").no("protection of H");
    beside(-0.2, 0, "Horse", "commanded-shot").yes(ASK, "FR-109");
    assertEquals(
        "FR-V-24 P stands farther forward than H beside it, so neither protects the other; move it"
            + " back",
        beside(0.2, 0, "Horse", "commanded-shot").findings().getFirst());
  }

  @Test
  @Tag("FR-110")
  void theTouchingFilesAlone() {
    String why = beside(0, 0, "Horse", "commanded-shot").yes("protection of H", "FR-110").why();
    assertEquals("file 1 beside P", why);
  }

  private static FogTestTable marker(String more) {
    return FogTestTable.table().red("P Horse 36,24 0 bases 4 " + more);
  }

  @Test
  @Tag("FR-111")
  void mountedMenWithTheirMarker() {
    assertEquals(
        "all bases by its commanded shot marker",
        marker("commanded-shot-marker").yes(ASK, "FR-111").why());
    marker("commanded-shot-marker marker-discarded").no(ASK, "FR-111");
    marker("commanded-shot-marker marker-lost").no(ASK, "FR-111");
    marker("").no(ASK);
  }
}
