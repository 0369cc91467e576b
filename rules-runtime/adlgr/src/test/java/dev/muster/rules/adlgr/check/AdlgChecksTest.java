package dev.muster.rules.adlgr.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.adlgr.rules.AdlgTestPosition;
import dev.muster.rules.adlgr.rules.TroopText;
import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.check.RecordFinding;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.SourceRange;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the rules say of lists, and of tables before anybody moves. */
class AdlgChecksTest {
  private static List<RecordFinding> ofLine(String line) {
    var found = new FindingCollector();
    var army =
        new Army(
            "A", "", null, null, List.of(TroopText.line(line)), List.of(), SourceRange.NOWHERE);
    new AdlgChecks().checkArmy(army, TroopText.BOOK, found);
    return found.all();
  }

  /** One finding each, at its place, telling what to write. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-V-02 | weapon | PikeAndShot bu bow | write: arquebus or musket
            AR-V-02 | weapon | Dragoon musket | half-arquebus or half-musket
            AR-V-02 | weapon | LaterPikeAndShot bu musket | flintlock
            AR-V-02 | weapon | Colunela bu arquebus | half-arquebus
            AR-V-02 | weapon | PikeAndShot bu arquebus salvo | write weapon musket
            AR-V-02 | weapon | HeavySwordsmen bu javelin | choose another or remove it
            AR-V-02 | weapon | MediumCavalry heavy-artillery | choose another or remove it
            AR-V-03 | | Tercio bu | add weapon arquebus or musket
            AR-V-03 | | LaterTercio bu | add weapon arquebus or musket
            AR-V-03 | | PikeAndShot bu | add weapon arquebus or musket
            AR-V-03 | | PikeAndShot bu salvo | add weapon musket
            AR-V-03 | | Dragoon | add weapon half-arquebus or half-musket
            AR-V-03 | | Artillery | add weapon light-artillery or medium-artillery
            AR-V-04 | formation | Tercio musket | formation=battle-unit
            AR-V-04 | formation | Keil | formation=battle-unit
            AR-V-05 | protection | HeavySwordsmen bu protection=2 | leave it out
            AR-V-05 | cohesion | HeavySwordsmen bu cohesion=7 | leave it out
            AR-V-06 | heavy-armour | HeavySwordsmen bu armour heavy-armour | keep the one
            AR-V-06 | armour | HeavyCavalry armour | remove it
            AR-V-06 | heavy-armour | Gendarme heavy-armour | remove it
            AR-V-07 | | Caracole | add armour or heavy-armour
            AR-V-08 | pistol-charge | MediumCavalry shock pistol-charge | remove pistol-charge
            AR-V-09 | keil-swordsmen | HeavySwordsmen bu keil-swordsmen | a Keil; remove it
            AR-V-09 | commanded-shot | HeavySwordsmen bu commanded-shot | mounted units; remove it
            AR-V-09 | caracole | Gendarme caracole | cavalry; remove it
            AR-V-09 | javelin-thrown | HeavySwordsmen bu javelin-thrown | LI, LH and LMI; remove it
            AR-V-09 | expendable | HeavySwordsmen bu expendable | Levy; remove it
            AR-V-09 | battle-ready | HeavySwordsmen bu battle-ready | war wagons; remove it
            AR-V-10 | regimental-artillery | Levy regimental-artillery | formation=battle-unit
            AR-V-10 | non-skirmisher-arquebus | Levy non-skirmisher-arquebus | formation=battle-unit
            AR-V-27 | formation | LightInfantry bu | write formation=unit
            AR-V-27 | formation | MediumCavalry bu | write formation=unit
            AR-V-27 | formation | Levy bu | write formation=unit
            AR-V-27 | formation | HeavySwordsmen | write formation=battle-unit
            AR-V-28 | salvo | HeavySwordsmen bu musket salvo | no Pike & Shot
          """)
  void aLineThatIsWrong(String code, String part, String line, String told) {
    List<RecordFinding> found = ofLine(line);
    assertEquals(List.of(code), found.stream().map(each -> each.code().id()).toList());
    RecordFinding one = found.getFirst();
    assertEquals(part == null ? "" : part, one.part());
    String what = told.replace("write: ", "");
    assertTrue(one.message().contains(what), one.message());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Tercio bu musket",
        "LaterPikeAndShot bu",
        "LaterPikeAndShot bu flintlock",
        "Colunela bu",
        "PikeAndShot bu musket salvo regimental-artillery",
        "Dragoon half-musket",
        "Caracole heavy-armour",
        "MediumCavalry carbine pistol-charge",
        "MediumCavalry elite impact commanded-shot",
        "LightCavalry javelin javelin-thrown",
        "WarWagons battle-ready musket",
        "Levy expendable",
        "Keil bu keil-swordsmen",
        "Bowmen bu longbow",
        "Artillery heavy-artillery",
        "HeavySwordsmen bu protection=1",
        "Camp",
        "FortifiedCamp",
      })
  void aLineThatIsRight(String line) {
    assertEquals(List.of(), ofLine(line));
  }

  // ---- the table before anybody moves

  private static List<String> ofTable(AdlgTestPosition position) {
    var found = new FindingCollector();
    new AdlgChecks().checkScenario(position.program(), null, found);
    return found.all().stream()
        .filter(each -> each.code() != AdlgCheckCode.AR_V_17)
        .map(each -> each.code().id() + " " + each.message())
        .toList();
  }

  /** A unit F of ours at a place, such as {@code Foot 5,5 0}, with what else there is. */
  private static AdlgTestPosition with(String unit) {
    return new AdlgTestPosition().corps(0, "Rupert strategist 15,2").red("F " + unit);
  }

  private static void only(AdlgTestPosition position, String... told) {
    assertEquals(List.of(told), ofTable(position));
  }

  @Test
  void whoOverlapsIsToldByHowMuch() {
    only(with("Foot 10,3 0").red("G Foot 11,3 0"));
    only(with("Foot 10,3 0").red("G Foot 10.98,3 0"));
    only(
        with("Foot 10,3 0").red("G Foot 10.97,3 0"),
        "AR-V-13 G cannot start at 10.97,3, where it overlaps F by 0.03 UD; move one of them by so"
            + " much");
    only(
        with("Foot 10,3 0").red("G Foot 10.5,3 0", "H Foot 11.5,3 0"),
        "AR-V-13 G cannot start at 10.5,3, where it overlaps F by 0.5 UD; move one of them by so"
            + " much");
  }

  @Test
  void whoIsOffTheTableIsToldByHowMuch() {
    only(
        with("Foot 10,0.3 0"),
        "AR-V-13 F cannot start at 10,0.3, where it is 0.2 UD off the table; move it by so much");
  }

  /** What holds for any game is told by the check of all games. */
  @Test
  void whatAllGamesTellIsNotToldTwice() {
    only(with("Foot 40,3 0").with("distance", "centre"), outOfReach("F", "24.5"));
    only(with("Foot 10,3 0").red("G Foot 10,3 0"));
  }

  private static String outOfReach(String unit, String far) {
    return "AR-V-15 "
        + unit
        + " starts "
        + far
        + " UD from Rupert, who reaches 8, so an order to it costs more; move one of them";
  }

  @Test
  void whoStandsOnGroundItDoesNotEnter() {
    String lake = "water 9,2 9,4 11,4 11,2";
    String wood = "wood 9,2 9,4 11,4 11,2";
    only(
        with("Foot 11.4,3 0").area(lake),
        "AR-V-13 F cannot start at 11.4,3, on impassable ground; move it off");
    only(with("Foot 10,3 0").area(lake)); // the point itself is told of for any game
    only(with("Foot 10,3 0").area(wood));
    only(
        with("Gun 10,3 0").area(wood),
        "AR-V-13 F cannot start at 10,3, in difficult ground, which Artillery does not enter; move"
            + " it off");
    only(
        with("Wagon 10,3 0").area(wood),
        "AR-V-13 F cannot start at 10,3, in difficult ground, which War wagons does not enter; move"
            + " it off");
    only(
        with("HeavyGun 10,3 0").area("brush 9,2 9,4 11,4 11,2"),
        "AR-V-13 F cannot start at 10,3, in rough ground, which Artillery does not enter; move it"
            + " off");
    only(with("Gun 10,3 0").area("brush 9,2 9,4 11,4 11,2"));
  }

  @Test
  void whoStartsInAZoneOrUnderFire() {
    only(with("Foot 10,3 0").corps(1, "Essex strategist 12,9").blue("E Foot 12.5,3.9 180"));
    only(
        with("Foot 10,3 0").corps(1, "Essex strategist 12,9").blue("E Foot 10,3.9 180"),
        "AR-V-14 F starts in the zone of control of E, 0.9 UD before its front; move one of them if"
            + " not so meant",
        "AR-V-14 E starts in the zone of control of F, 0.9 UD before its front; move one of them if"
            + " not so meant");
    only(
        with("Foot 10,3 0").corps(1, "Essex strategist 12,9").blue("E Shot 10,5.5 180"),
        "AR-V-14 F starts where E can shoot at it: 2.5 UD away, and musket reaches 3; move one of"
            + " them if not so meant");
    only(with("Foot 10,3 0").corps(1, "Essex strategist 12,9").blue("E Shot 10,6.1 180"));
    only(with("Foot 10,3 0").corps(1, "Essex strategist 12,9").blue("E Shot 10,5.5 0"));
  }

  @Test
  void whoStartsOutOfCommand() {
    only(with("Foot 23,2 0"));
    only(with("Foot 24,2 0"), outOfReach("F", "8.5"));
    only(with("LH 24,2 0")); // light troops are reached twice as far
    only(with("Foot 23,2 0").red("G Foot 24,2 0")); // a group is, by its nearest unit
    only(new AdlgTestPosition().corps(0, "Lunsford  1,2").red("F Foot 5,2 0"));
  }

  @Test
  void whoStandsAtWorksAndHasNothingOfThem() {
    only(with("Foot 10,3 0").way("fortification 9.5,3 10.5,3"));
    only(with("Foot 10,3 0").way("fortification 10.5,3 9.5,3"));
    only(
        with("Foot 10,3 0").way("fortification 9.7,3 10.7,3"),
        "AR-V-16 F stands at works and has nothing of them: its front corners are 0.2 UD off their"
            + " ends; move it, or draw a section as broad as its front of 1 UD");
    only(
        with("Block 10,3 0").way("wall 9,3 10,3"),
        "AR-V-16 F stands at works and has nothing of them: its front corners are 1 UD off their"
            + " ends; move it, or draw a section as broad as its front of 2 UD, or two of half of"
            + " it");
    only(with("Block 10,3 0").way("wall 9,3 10,3 11,3"));
    only(with("Foot 10,3 0").way("wall 9,4 12,4"));
  }

  @Test
  void corpsAndCommanders() {
    AdlgTestPosition five = new AdlgTestPosition();
    for (int i = 0; i < 5; i++) {
      five.corps(0, "C" + i + " ordinary " + (2 + 3 * i) + ",3")
          .red("F" + i + " Foot " + (2 + 3 * i) + ",2 0");
    }
    only(five, "AR-V-11 side 'Red' has 5 corps and may have 4; put some of them together");
    only(
        new AdlgTestPosition()
            .corps(0, "Rupert competent G")
            .red("F Foot 10,3 0")
            .corps(0, "Maurice competent 12,3")
            .red("G Foot 12,3 0"),
        "AR-V-12 'Rupert' commands RedCorps1 and is attached to G, which is of another corps;"
            + " attach him to a unit of his own");
  }

  @Test
  void theBreakPointThatNobodyHasWrittenIsTold() {
    var found = new FindingCollector();
    new AdlgChecks()
        .checkScenario(with("Foot 10,3 0").red("B Block 13,3 0").program(), null, found);
    List<String> told = found.all().stream().map(RecordFinding::message).toList();
    assertTrue(
        told.getFirst().startsWith("the sheet has no break point: 'Red' breaks at 3 points lost,"),
        told.toString());
    assertEquals(AdlgCheckCode.AR_V_17, found.all().getFirst().code());
  }
}
