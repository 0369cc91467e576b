package dev.muster.rules.fogr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.query.Ruling;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Keils: what they are, who must be one, and what may be changed. */
class KeilTest {
  private static final String ARMS = " capabilities=pike/heavy-weapon/swordsmen/musket ";

  /** A battle group of heavy foot in a layout. */
  private static FogTestTable laidOut(String layout, String more) {
    int bases = layout.replace("/", "").length();
    return FogTestTable.table()
        .red("P HeavyFoot 36,24 0 bases " + bases + " layout=" + layout + ARMS + more);
  }

  private static boolean keil(String layout) {
    return laidOut(layout, "").ask("keil of P").holds();
  }

  @Test
  @Tag("FR-001")
  void theDateOfABattleMattersNot() {
    Ruling early = laidOut("PPPP/PPPP", "").dated("1515-09-13").ask("keil of P");
    assertEquals(early, laidOut("PPPP/PPPP", "").dated("1690-07-01").ask("keil of P"));
  }

  @Test
  @Tag("FR-002")
  @Tag("FR-005")
  void twoFilesFourDeep() {
    laidOut("PPPP/PPPP", "").yes("keil of P", "FR-002", "FR-005");
    laidOut("PPPP/PPP", "").no("keil of P", "FR-002");
    assertTrue(keil("PPPPP/PPPP/PP"));
    assertEquals(false, keil("PPPP/PP/PP"));
  }

  @Test
  @Tag("FR-003")
  void twoPikesInEachOfThem() {
    assertTrue(keil("PPHH/PPHH"));
    assertEquals(false, keil("PHHH/PHHH"));
    assertEquals(false, keil("PPPP/PWWW"));
    laidOut("PHHH/PHHH", "").no("keil of P", "FR-003");
  }

  @Test
  @Tag("FR-004")
  void shotCountsTowardsNoFile() {
    assertEquals(false, keil("PPHS/PPHS"));
    assertTrue(keil("PPWHS/PPWHS"));
    laidOut("PPWHS/PPWHS", "").yes("keil of P", "FR-004");
  }

  @Test
  @Tag("FR-005")
  void aBaseWithPikeAndSwordIsAPike() {
    FogTestTable.table()
        .red("P HeavyFoot 36,24 0 bases 8 files 2 capabilities=pike/swordsmen")
        .yes("keil of P", "FR-005");
  }

  @Test
  @Tag("FR-006")
  void wingedPikesAreAKeilWhereTheyAreNoTercio() {
    laidOut("SS/PPPP/PPPP/SS", "").yes("keil of P", "FR-006");
    laidOut("SSSS/PPPP/PPPP/SSSS", "tercio=later").no("keil of P", "FR-006");
  }

  @Test
  @Tag("FR-007")
  void whoCanBeAKeilMustBe() {
    String wide = "PP/PP/PP/PP";
    assertEquals(
        "it has 8 bases that count and 8 pikes, so it can be a keil and must be: two files of 4",
        laidOut(wide, "").no("keil duty of P", "FR-007").why());
    laidOut("PPPP/PPPP", "").yes("keil duty of P", "FR-007");
    laidOut("PPPP/PPP", "").yes("keil duty of P", "FR-007");
    laidOut("PH/PH/PH/PH", "").no("keil duty of P", "FR-007");
    laidOut("PH/PH/PH/HH", "").yes("keil duty of P", "FR-007");
    laidOut("SS/PP/SS", "tercio=later").yes("keil duty of P", "FR-007");
  }

  @Test
  @Tag("FR-008")
  void unlessItsListForbids() {
    laidOut("PP/PP/PP/PP", "no-keil").yes("keil duty of P", "FR-008");
    laidOut("PPPP/PPPP", "no-keil").no("keil duty of P", "FR-008");
    laidOut("PP/PP/PP/PP", "no-keil").no("formation PPPP/PPPP of P", "FR-008");
    laidOut("PPP/PPP/PP", "no-keil").yes("formation PP/PP/PP/PP of P", "FR-008");
  }

  @Test
  @Tag("FR-009")
  void orItIsInSquareOrFormsOne() {
    laidOut("PP/PP/PP/PP", "square").yes("keil duty of P", "FR-009");
    laidOut("PP/PP/PP/PP", "forming-square").yes("keil duty of P", "FR-009");
    laidOut("PPPP/PPPP", "square").no("keil of P", "FR-009");
    laidOut("PPPP/PPPP", "").yes("formation square of P", "FR-009");
    laidOut("PPPP/PPPP", "square").no("formation square of P");
  }

  @Test
  @Tag("FR-010")
  void sideArmsStartInFilesWithPikes() {
    laidOut("PPPH/PPPH", "").yes("deployment of P", "FR-010");
    assertEquals(
        "file 3 from the left has heavy weapons or swordsmen and no pike",
        laidOut("PPPP/PPPP/HH", "").no("deployment of P", "FR-010").why());
    laidOut("PPPP/PPPP/HH", "no-keil").yes("deployment of P", "FR-010");
  }

  @Test
  @Tag("FR-011")
  void laterTheyMayGoToTheFlanks() {
    FogTestTable table = laidOut("PPPPH/PPPPH", "");
    table.yes("formation H/PPPP/PPPP/H of P", "FR-011");
    table.yes("formation HH/PPPP/PPPP of P", "FR-011");
    table.no("formation PPPP/HH/PPPP of P", "FR-011");
  }

  @Test
  @Tag("FR-012")
  void butNotWhereTheKeilIsLost() {
    laidOut("PPPH/PPPH", "").no("formation H/PPP/PPP/H of P", "FR-012");
    laidOut("PPPPP/PPPPP", "").no("formation PPP/PPP/PPP/P of P", "FR-007");
  }

  @Test
  @Tag("FR-013")
  void whoLosesItByLossesMustReform() {
    FogTestTable cut = laidOut("PPPP/PPPP/PPPP", "formed=PPP/PPP/PP");
    assertTrue(cut.yes("keil duty of P", "FR-013").why().contains("must try to re-form"));
    FogTestTable few = laidOut("PPPP/PPPP/PPPP", "formed=PPP/PPP/P");
    assertTrue(few.yes("keil duty of P").why().startsWith("it cannot be a keil"));
    FogTestTable pikeless = laidOut("PPHH/PPHH/PPHH", "formed=PHH/PHH/PHH");
    assertTrue(pikeless.yes("keil duty of P", "FR-013").why().contains("void"));
    // the same bases without losses are no such case
    laidOut("PPP/PPP/PP", "").no("keil duty of P", "FR-007");
  }

  @Test
  @Tag("FR-014")
  void andMayChargeMeanwhile() {
    FogTestTable cut = laidOut("PPPP/PPPP/PPPP", "formed=PPP/PPP/PP");
    assertTrue(cut.yes("charge of P", "FR-014").why().contains("no chance yet"));
    FogTestTable late = laidOut("PPPP/PPPP/PPPP", "formed=PPP/PPP/PP had-chance");
    late.no("keil duty of P", "FR-014");
    assertTrue(late.yes("charge of P", "FR-014").why().contains("owes its keil"));
  }

  private static FogTestTable cutDown(String formed, String more) {
    return laidOut("PPPP/PPPP", "formed=" + formed + " " + more);
  }

  @Test
  @Tag("FR-015")
  void fewLeftChangeFormationNoMoreAsTheyLike() {
    cutDown("PPP/PP/PP", "").no("formation PP/PPP/PP of P", "FR-015");
    // eight are left, or the start was no keil: free
    laidOut("PPPPP/PPPPP", "formed=PPPPP/PPPPP").no("formation PPPP/PPP/PPP of P", "FR-007");
    laidOut("PPP/PPP", "formed=PP/PP").yes("formation P/P/P/P of P");
  }

  @Test
  @Tag("FR-016")
  void theyMayFormSquare() {
    cutDown("PPPP/PPP", "").yes("formation square of P", "FR-016");
  }

  @Test
  @Tag("FR-017")
  void andLeaveIt() {
    cutDown("PPPP/PPP", "square").yes("formation PPPP/PPP of P", "FR-017");
    cutDown("PPPP/PPP", "square").no("formation PPP/PP/PP of P", "FR-019");
  }

  @Test
  @Tag("FR-018")
  void andContractOrExpand() {
    cutDown("PPP/PPP", "").yes("formation PPPPPP of P", "FR-018");
    cutDown("PPPPPP", "").yes("formation PPP/PPP of P", "FR-018");
  }

  @Test
  @Tag("FR-019")
  void toAWidthOfOneOrTwo() {
    cutDown("PPP/PPP", "").no("formation PP/PP/PP of P", "FR-019");
    // medium foot shot beside it does not count
    FogTestTable.table()
        .red(
            "P HeavyFoot 36,24 0 bases 10 layout=SPPPP/SPPPP shot-type=MediumFoot"
                + " capabilities=pike/musket formed=SPPP/SPPP")
        .yes("formation S/PPP/PPP/S of P", "FR-019");
  }

  @Test
  void aFormationOfOtherBasesIsNone() {
    laidOut("PPPP/PPPP", "").no("formation PPPP/PPPS of P", "FR-D09");
  }
}
