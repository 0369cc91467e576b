package dev.muster.dsl.ide.codelens;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import java.util.List;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.HoverParams;
import org.junit.jupiter.api.Test;

class MusterCodeLensServiceTest extends ServerTest {
  private List<? extends CodeLens> lenses(Place place) throws Exception {
    return languageServer.codeLens(new CodeLensParams(place.file())).get();
  }

  private List<String> titles(Place place) throws Exception {
    return lenses(place).stream()
        .map(lens -> lens.getRange().getStart().getLine() + ": " + lens.getCommand().getTitle())
        .toList();
  }

  @Test
  void anArmyShowsItsBreakPoints() throws Exception {
    Place place = open("army.muster", ARMY, false);
    assertEquals(List.of("0: One of each line: 16 BP, broken at 6"), titles(place));
  }

  @Test
  void aScenarioCanBeFoughtAndItsSidesShowTheirStrength() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    Place place = open("battle.muster", BATTLE, false);
    assertEquals(
        List.of(
            "3: Test battle",
            "3: Balance",
            "5: 2 units, 12 BP, broken at 4",
            "8: 2 units, 8 BP, broken at 3",
            "6: Odds against the nearest enemies",
            "9: Odds against the nearest enemies"),
        titles(place));
    CodeLens fight = lenses(place).getFirst();
    assertEquals("muster.showTestBattle", fight.getCommand().getCommand());
    assertEquals(List.of(place.uri(), "Test"), fight.getCommand().getArguments());
  }

  /** The lens asks the rules that fight the battle, with the switches of the scenario. */
  @Test
  void aSideBreaksWhereTheBattleBreaksIt() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String above = BATTLE.replace("length 8 rounds", "length 8 rounds\n    switch break_at above");
    Place place = open("battle.muster", above, false);
    assertEquals(
        List.of("6: 2 units, 12 BP, broken at 5", "9: 2 units, 8 BP, broken at 3"),
        titles(place).stream().filter(each -> each.contains("BP")).toList());
  }

  @Test
  void anArmyBreaksByTheReadingOfItsOwnRulebook() throws Exception {
    String house =
        """
        rulebook mine extends snaphance.final {
            switch break_at default above values at_or_above above ours "Past the share."
        }
        """;
    String army =
        house + ARMY.replace("snaphance.final", "mine").replace("3h -3 bp 3", "3h -3 bp 2");
    assertEquals(
        List.of("3: One of each line: 15 BP, broken at 6"),
        titles(open("army.muster", army, false)));
  }

  /** A rank that was lost before the battle counts no Break Points in it. */
  @Test
  void aRankLostBeforehandIsCountedAsInTheBattle() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String lost = BATTLE.replace("0204 facing N", "0204 facing N lost 0/0/5");
    Place place = open("battle.muster", lost, false);
    assertEquals(
        List.of("5: 2 units, 8 BP, broken at 3", "8: 2 units, 8 BP, broken at 3"),
        titles(place).stream().filter(each -> each.contains("BP")).toList());
  }

  @Test
  void aGameWithoutAnEngineIsNotOfferedToBeFought() throws Exception {
    writeFile("field.muster", FIELD);
    String text =
        """
        import "field.muster"

        army A for fogr {
            stand Swiss HeavyFoot average bases 6 files 3 pikes 2 shot 4 armour=armoured capabilities=pike/musket tercio=later
        }

        scenario S on Field {
            side R fields A { group G { general X at 0101 stand Swiss at 0101 facing S } }
            side B fields A { group G { general Y at 0404 stand Swiss at 0404 facing N } }
        }
        """;
    Place place = open("battle.muster", text, false);
    assertTrue(
        titles(place).contains("6: Nobody plays fogr: it can be checked, printed and asked"),
        titles(place)::toString);
    assertTrue(titles(place).stream().noneMatch(each -> each.contains("Test battle")));
    assertEquals(
        List.of(
            "Field of Glory: Renaissance is played on a table without a grid and map 'Field' is"
                + " drawn in hexes; choose a map such as Field 30 x 20 MU"),
        problems(place.uri()).stream()
            .filter(each -> each.getSeverity().getValue() < 3)
            .map(ServerTest::message)
            .toList());
  }

  /** What the rules say of who stands there is told where he is deployed, here and in a hover. */
  @Test
  void whatTheRulesSayOfAUnitStandsAboveIt() throws Exception {
    String text =
        """
        army A for fogr {
            stand Walloons HeavyFoot average bases 4 files 4 armour=armoured
            stand Cuirassiers Horse average bases 4 files 2 armour=armoured
        }

        map Heath 72 x 48 MU {
        }

        scenario S on Heath rules fogr {
            length 1 rounds
            side R fields A { group G {
                general X at 36,20
                stand Walloons as Walloons-1 at 36,24 facing N
            } }
            side B fields A { group G {
                general Y at 40,40
                stand Cuirassiers as Cuirassiers-1 at 25,30 facing S
            } }
        }
        """;
    Place place = open("battle.muster", marked(text, "Walloons-1"), false);
    assertEquals(
        List.of(
            "8: Nobody plays fogr: it can be checked, printed and asked",
            "12: threatened flank: cause c, by Cuirassiers-1, 8.63 MU from its left flank"),
        titles(place));
    String shown =
        languageServer
            .hover(new HoverParams(place.file(), place.position()))
            .get()
            .getContents()
            .getRight()
            .getValue();
    assertTrue(
        shown.contains("cause c, by Cuirassiers-1, 8.63 MU from its left flank")
            && shown.contains("FR-119"),
        shown);
  }

  @Test
  void halfTypedTextHasTheLensesItCanHave() throws Exception {
    Place place = open("battle.muster", "scenario S on ", false);
    assertEquals(List.of("0: Test battle", "0: Balance"), titles(place));
    assertEquals(
        List.of(), titles(open("a.muster", "army A for snaphance.final {\n stand X", true)));
  }
}
