package dev.muster.dsl.ide.lens;

import dev.muster.dsl.ide.ServerTest;
import java.util.List;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.junit.jupiter.api.Test;

class BattleLensesTest extends ServerTest {
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
            "8: 2 units, 8 BP, broken at 3"),
        titles(place));
    CodeLens fight = lenses(place).getFirst();
    assertEquals("muster.showTestBattle", fight.getCommand().getCommand());
    assertEquals(List.of(place.uri(), "Test"), fight.getCommand().getArguments());
  }

  @Test
  void halfTypedTextHasTheLensesItCanHave() throws Exception {
    Place place = open("battle.muster", "scenario S on ", false);
    assertEquals(List.of("0: Test battle", "0: Balance"), titles(place));
    assertEquals(
        List.of(), titles(open("a.muster", "army A for snaphance.final {\n stand X", true)));
  }
}
