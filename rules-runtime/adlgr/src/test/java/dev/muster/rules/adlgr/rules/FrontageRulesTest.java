package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Groups that extend their front and contract it. */
class FrontageRulesTest {
  private static AdlgTestPosition units(String... red) {
    return new AdlgTestPosition()
        .corps(0, "Rupert competent 15,3")
        .red(red)
        .blue("E Foot 1,19 180");
  }

  private static AdlgTestPosition column() {
    return units("A Cv 15,6 0", "B Cv 15,5.25 0", "C Cv 15,4.5 0");
  }

  @Test
  @Tag("AR-112")
  void anExtensionTakesOneAndOneForEachUnit() {
    var column = column();
    assertEquals("legal", column.reform("A", FrontageChange.extension(2, true, 1)));
    assertEquals(
        "A has 4 UD, the move takes 4.1 (AR-051, AR-112)",
        column.reform("A", FrontageChange.extension(2, true, 1.1)));
    assertEquals(
        "the group has 2 units behind its front rank to extend with (AR-112)",
        column.reform("A", FrontageChange.extension(3, true, 0)));
    var foot = units("A Foot 15,6 0", "B Foot 15,5.5 0", "C Foot 15,5 0").blue("F Foot 19,6 270");
    assertEquals("legal", foot.reform("A", FrontageChange.extension(1, true, 0)));
    assertEquals(
        "A has 2 UD, the move takes 3 (AR-042, AR-112)",
        foot.reform("A", FrontageChange.extension(2, true, 0)));
  }

  @Test
  @Tag("AR-112")
  @Tag("AR-113")
  void theyComeUpBesideTheFrontAndGoOn() {
    PlayedStep played =
        PlayedStep.movement(
            column(),
            new int[] {3},
            "the group of A",
            "the group of A extends right by 2 and advances 1");
    assertEquals("15,7 facing 0", played.at("A"));
    assertEquals("16,7 facing 0", played.at("C"));
    assertEquals("17,7 facing 0", played.at("B"));
    assertEquals(3 - 1, played.table.points[0]);
    assertEquals(1, played.table.moves[played.unit("C")]);
    PlayedStep left =
        PlayedStep.movement(
            column(), new int[] {3}, "the group of A", "the group of A extends left by 1");
    assertEquals("14,6 facing 0", left.at("C"));
    assertEquals("15,5.25 facing 0", left.at("B"));
  }

  @Test
  @Tag("AR-067")
  void aMoveIsOneOrTheOther() {
    assertEquals(
        "a move has an extension or a contraction, not both (AR-067)",
        units("A Cv 15,6 0", "B Cv 16,6 0", "C Cv 15,5.25 0")
            .reform("A", new FrontageChange(1, 1, true, 1)));
  }

  @Test
  @Tag("AR-114")
  void whoLeadsAContractionGoesOneAhead() {
    var line = units("A Cv 15,6 0", "B Cv 16,6 0");
    assertEquals("legal", line.reform("A", FrontageChange.contraction(1, true, 1)));
    assertEquals(
        "who leads a contraction goes ahead 1 UD or more (AR-114)",
        line.reform("A", FrontageChange.contraction(1, true, 0.9)));
  }

  @Test
  @Tag("AR-115")
  void soManyContractAsTheyHaveToGoLessOne() {
    var horse = units("A Cv 15,6 0", "B Cv 16,6 0", "C Cv 17,6 0", "D Cv 18,6 0", "F Cv 19,6 0");
    assertEquals("legal", horse.reform("A", FrontageChange.contraction(3, true, 1)));
    assertEquals(
        "A has 4 UD: 3 units contract, not 4 (AR-115)",
        horse.reform("A", FrontageChange.contraction(4, true, 1)));
    var foot = units("A Foot 15,6 0", "B Foot 16,6 0", "C Foot 17,6 0").blue("G Foot 21,6 270");
    assertEquals("legal", foot.reform("A", FrontageChange.contraction(1, true, 1)));
    assertEquals(
        "C has 2 UD: 1 units contract, not 2 (AR-115)",
        foot.reform("A", FrontageChange.contraction(2, true, 1)));
  }

  @Test
  @Tag("AR-114")
  void theyFallInBehindTheOthers() {
    PlayedStep played =
        PlayedStep.movement(
            units("A Cv 15,6 0", "B Cv 16,6 0", "C Cv 17,6 0"),
            new int[] {3},
            "the group of A",
            "the group of A contracts from the right by 2 and advances 2");
    assertEquals("15,8 facing 0", played.at("A"));
    assertEquals("15,7.25 facing 0", played.at("B"));
    assertEquals("15,6.5 facing 0", played.at("C"));
    PlayedStep left =
        PlayedStep.movement(
            units("A Cv 15,6 0", "B Cv 16,6 0", "C Cv 17,6 0"),
            new int[] {3},
            "the group of A",
            "the group of A contracts from the left by 1 and advances 1");
    assertEquals("16,6.25 facing 0", left.at("A"));
    assertEquals("17,7 facing 0", left.at("C"));
  }

  @Test
  @Tag("AR-078")
  void itIsDifficultForTheUnmanoeuvrable() {
    PlayedStep played =
        PlayedStep.movement(
            units("A Levy 15,6 0", "B Levy 15,5.5 0"),
            new int[] {3},
            "the group of A",
            "the group of A extends right by 1 and advances 1");
    assertEquals(3 - 2, played.table.points[0]);
  }

  @Test
  @Tag("AR-120")
  void whoIsInAZoneStaysInIt() {
    var position = units("A Foot 15,6 0", "B Foot 15,5.5 0").blue("F Foot 15,6.6 180");
    assertEquals("legal", position.reform("A", FrontageChange.extension(1, true, 0)));
    var leaving = units("A Foot 15,6 0", "B Foot 16,6 0").blue("F Foot 14,6.9 135");
    assertEquals(leaving.unit("F"), leaving.zones().threat(leaving.unit("A")));
    assertEquals(
        "A would leave the zone of F (AR-120)",
        leaving.reform("A", FrontageChange.contraction(1, false, 1)));
  }

  @Test
  void nobodyReformsIntoOthersOrOverTheEdge() {
    var edge = units("A Cv 29.4,6 0", "B Cv 29.4,5.25 0");
    assertEquals(
        "B would leave the table (AR-D02)", edge.reform("A", FrontageChange.extension(1, true, 0)));
    var foe = units("A Cv 15,6 0", "B Cv 15,5.25 0").blue("F Foot 16,5.8 270");
    assertEquals(
        "B would touch F, which is a charge (AR-176)",
        foe.reform("A", FrontageChange.extension(1, true, 0)));
    var crooked = units("A Cv 15,6 0", "B Cv 16,5.6 0");
    assertEquals(
        "the front rank of A is not in one line (AR-112, AR-114)",
        crooked.reform("A", FrontageChange.contraction(1, true, 1)));
  }

  @Test
  void battleUnitsExtendWithTheirGap() {
    var blocks = units("A Block 15,6 0", "B Block 17,5.5 0", "C Block 19,6 0");
    int[] group = blocks.groups().of(blocks.unit("A"));
    assertEquals(3, group.length);
    assertEquals(2, blocks.groups().files(group).size());
    assertEquals("legal", blocks.reform("A", FrontageChange.extension(1, true, 0)));
    blocks.reforming().carryOut(group, FrontageChange.extension(1, true, 0));
    assertEquals("22,6 facing 0", blocks.pose("B").toString());
    assertFalse(blocks.table().moves[blocks.unit("C")] == 0);
  }
}
