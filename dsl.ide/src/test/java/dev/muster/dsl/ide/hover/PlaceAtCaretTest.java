package dev.muster.dsl.ide.hover;

import dev.muster.dsl.ide.ServerTest;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.PlaceResult;
import java.util.List;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The place that a status line tells while the caret goes through a text. */
class PlaceAtCaretTest extends ServerTest {
  @BeforeEach
  void begin() {
    start();
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
  }

  private PlaceResult asked(String marked) throws Exception {
    Place at = open("caret" + marked.indexOf(CURSOR) + ".muster", marked, true);
    return (PlaceResult)
        languageServer
            .executeCommand(
                new ExecuteCommandParams(
                    MusterCommandService.PLACE_AT_CARET,
                    List.of(
                        at.uri(), at.position().getLine() + 1, at.position().getCharacter() + 1)))
            .get();
  }

  @Test
  void aLetterOfTheRowsIsAPlace() throws Exception {
    String rows = ". w w . . .";
    String field = FIELD.replace(rows, ". " + CURSOR + "w w . . .");
    assertEquals(new PlaceResult("0202", "0202 woods"), asked(field));
    assertEquals(
        new PlaceResult("0101", "0101 plain: place The mill"),
        asked(FIELD.replaceFirst("(?<=    )\\.", CURSOR + ".")));
  }

  @Test
  void aNumberIsAPlaceWithWhoStandsThere() throws Exception {
    assertEquals(
        new PlaceResult(
            "0401",
            "0401 plain: General Conde of Main, Blue; stand Reiters-2 (Reiters) of Main, Blue,"
                + " facing S"),
        asked(BATTLE.replace("0301 0401", "0301 04" + CURSOR + "01")));
    assertEquals(
        new PlaceResult("0901", "0901 off map Field"),
        asked(BATTLE.replace("0301 0401", "0301 09" + CURSOR + "01")));
  }

  @Test
  void elsewhereIsNoPlace() throws Exception {
    assertEquals(new PlaceResult("", ""), asked(BATTLE.replace("length", "len" + CURSOR + "gth")));
    assertEquals(
        new PlaceResult("", ""),
        languageServer
            .executeCommand(
                new ExecuteCommandParams(
                    MusterCommandService.PLACE_AT_CARET,
                    List.of(open("end.muster", ARMY, true).uri(), 900, 1)))
            .get());
    assertEquals(
        new PlaceResult("", ""),
        languageServer
            .executeCommand(
                new ExecuteCommandParams(MusterCommandService.PLACE_AT_CARET, List.of("x")))
            .get());
  }
}
