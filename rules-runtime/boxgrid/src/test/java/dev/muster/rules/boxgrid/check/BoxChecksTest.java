package dev.muster.rules.boxgrid.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.boxgrid.battle.BoxBattle;
import dev.muster.rules.boxgrid.rules.BoxTestPosition;
import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.check.RecordFinding;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.SourceRange;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the rules say of lists and fields before a battle. */
class BoxChecksTest {
  private static List<String> ofLine(String line) {
    return found(line).all().stream().map(each -> each.code().id()).toList();
  }

  private static FindingCollector found(String line) {
    BattleProgram program =
        BoxTestPosition.field().line("U " + line).red("R Foot A1 N").blue("B Foot J10 S").program();
    Army army = program.armies().getFirst();
    var found = new FindingCollector();
    var alone =
        new Army(
            "A",
            "",
            null,
            null,
            army.stands().stream().filter(each -> each.name().equals("U")).toList(),
            List.of(),
            SourceRange.NOWHERE);
    new BoxChecks().checkArmy(alone, program.rulebook(), found);
    return found;
  }

  private static final String NUMBERS = " ccv 4 shaken 3 catastrophe 5 rupture 2 depth=medium";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "HeavyFoot close ccv 4 shaken 3 catastrophe 5 rupture 2 depth=medium|-",
        "HeavyFoot close ccv 7 shaken 3 catastrophe 5 rupture 2 depth=medium|BG-V-02",
        "HeavyFoot close ccv 1 shaken 3 catastrophe 5 rupture 2 depth=medium|BG-V-02",
        "HeavyFoot close ccv 4 shaken 5 catastrophe 5 rupture 2 depth=medium|-",
        "HeavyFoot close ccv 4 shaken 6 catastrophe 5 rupture 2 depth=medium|BG-V-02",
        "Artillery open ccv 1 shaken 3 catastrophe 5 rupture 2 depth=medium|-",
        "Camp open ccv 9 shaken 3 catastrophe 5 rupture 2 depth=medium|-",
      })
  void numbers(String line, String code) {
    assertEquals(code == null ? List.of() : List.of(code), ofLine(line));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "HeavyFoot open ||BG-V-03",
        "LightMounted close ||BG-V-03",
        "HeavyFoot open |own-weight|-",
        "Foot open ||-",
        "HeavyFoot close |shock 1 missile-reliant weapons=musket|BG-V-04",
        "HeavyMounted close |weapons=longbow|BG-V-05",
        "HeavyFoot close |weapons=pistol|BG-V-05",
        "HeavyFoot close |weapons=javelin|BG-V-05",
        "Artillery open |weapons=musket|BG-V-05",
        "HeavyFoot close |weapons=bow massed-archery|-",
        "LightFoot open |weapons=bow massed-archery|BG-V-06",
        "HeavyFoot close |weapons=musket massed-archery|BG-V-06",
        "HeavyFoot massed |weapons=longbow massed-archery|-",
        "HeavyFoot warrior |weapons=bow massed-archery|BG-V-06",
        "HeavyMounted close |weapons=bow massed-archery|BG-V-06",
        "HeavyFoot close |salvo|BG-V-07",
        "HeavyFoot close |salvo weapons=musket|-",
        "HeavyFoot close |salvo weapons=arquebus|-",
        "HeavyFoot close |salvo weapons=bow|BG-V-07",
        "HeavyMounted close |shock 1 missile-reliant weapons=pistol|-",
        "HeavyFoot close |shock 1 weapons=musket|-",
        "Elephants open |weapons=bow|-",
        "Elephants open |weapons=longbow|BG-V-05",
        "Camp open |weapons=musket|BG-V-05",
        "Artillery open |weapons=field-artillery|-",
        "Artillery open |weapons=field-artillery missile-reliant|BG-V-09",
        "Artillery open |weapons=field-artillery shock 1|BG-V-09",
        "HeavyFoot close |well-armoured|-",
        "HeavyFoot massed |pike-block nation=swiss|BG-V-08",
        "HeavyFoot close-pike |pike-block nation=other|BG-V-08",
        "LightMounted open |caracole|BG-V-15",
        "HeavyMounted close |gallopers caracole cavalry=reiter weapons=pistol|-",
        "HeavyFoot close |pike-block nation=swiss|BG-V-08",
        "HeavyFoot close-pike |pike-block|BG-V-08",
        "HeavyFoot close-pike |pike-block nation=swiss|-",
        "Artillery open |weapons=field-artillery well-armoured|BG-V-09",
        "Elephants open |weapons=field-artillery|BG-V-05",
        "LightMounted open |gallopers|BG-V-15",
        "HeavyFoot close |cavalry=reiter|BG-V-15",
        "HeavyFoot close-pike |hedgehog|BG-V-16",
        "HeavyFoot close |hedgehog|BG-V-08",
        "HeavyFoot close |tercio|BG-V-16",
        "HeavyFoot close |colunela|BG-V-16",
        "HeavyFoot close-pike |keil-brigade|BG-V-16",
      })
  void lines(String head, String more, String code) {
    String line = head + NUMBERS + (more == null ? "" : " " + more);
    assertEquals(code == null ? List.of() : List.of(code), ofLine(line));
  }

  /** Whose ranges have no such weapon is said. */
  @ParameterizedTest
  @CsvSource({
    "HeavyFoot close, pistol, of heavy foot",
    "LightFoot open, pistol, of light foot",
    "HeavyMounted close, longbow, of heavy mounted",
    "LightMounted open, longbow, of light mounted",
    "Artillery open, musket, of artillery",
    "Elephants open, longbow, of its kind",
    "Camp open, musket, of its kind"
  })
  void aWeaponOfAnotherKind(String head, String weapon, String whose) {
    String said = found(head + NUMBERS + " weapons=" + weapon).all().getFirst().message();
    assertTrue(said.contains(" no such weapon " + whose + ";"), said);
  }

  private static List<String> ofField(BoxTestPosition position) {
    BattleProgram program = position.program();
    var found = new FindingCollector();
    new BoxChecks().checkScenario(program, new BoxBattle.Opening(program), found);
    return found.all().stream().map(RecordFinding::code).map(each -> each.id()).toList();
  }

  @Test
  void aSoundFieldIsSilent() {
    assertEquals(
        List.of(),
        ofField(
            BoxTestPosition.field()
                .zones(2, 2)
                .reds("R Foot D2 N", "S Foot E2 N")
                .wall("D8-D9")
                .blues("B Foot D9 S", "C Foot E9 S", "H Horse F9 S")));
  }

  @Test
  void outsideItsZone() {
    assertEquals(
        List.of("BG-V-11"),
        ofField(BoxTestPosition.field().zones(2, 2).red("R Foot D3 N").blue("B Foot D9 S")));
  }

  @Test
  void apartFromItsBrigade() {
    assertEquals(
        List.of("BG-V-12"),
        ofField(
            BoxTestPosition.field()
                .zones(2, 2)
                .reds("R Foot A1 N", "S Foot B1 N", "T Foot E1 N")
                .blue("B Foot D9 S")));
  }

  /** The sheet knows no leader who is better than another. */
  @ParameterizedTest
  @CsvSource({"1, normal, 1", "-1, normal, 1", "0, brilliant, 1", "1, poor, 2", "0, normal, 0"})
  void aCommanderOfWorth(int bonus, String quality, int found) {
    assertEquals(
        Collections.nCopies(found, "BG-V-25"),
        ofField(
            BoxTestPosition.field()
                .zones(2, 2)
                .worth(bonus, quality)
                .led(0, "D2", "R Foot D2 N")
                .blue("B Foot D9 S")));
  }

  @ParameterizedTest
  @CsvSource({"Open, momentum, 1", "Foot, hedgehog, 1", "Foot, momentum, 0"})
  void aUnitBeginsAsItCanBe(String line, String mark, int found) {
    assertEquals(
        Collections.nCopies(found, "BG-V-26"),
        ofField(
            BoxTestPosition.field()
                .zones(2, 2)
                .red("R " + line + " D2 N " + mark)
                .blue("B Foot D9 S")));
  }

  @Test
  void horseBehindAWall() {
    assertEquals(
        List.of("BG-V-13"),
        ofField(BoxTestPosition.field().wall("D2-D3").red("R Horse D2 N").blue("B Foot D9 S")));
  }

  @Test
  void unformedByItsTerrain() {
    assertEquals(
        List.of("BG-V-14"),
        ofField(
            BoxTestPosition.field()
                .terrain("woods", "D2")
                .red("R Foot D2 N", "L Open E2 N")
                .blue("B Foot D9 S")));
  }
}
