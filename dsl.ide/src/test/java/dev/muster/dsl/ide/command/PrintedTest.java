package dev.muster.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonPrimitive;
import dev.muster.dsl.ide.ServerTest;
import dev.muster.print.Page;
import java.util.Arrays;
import java.util.List;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.junit.jupiter.api.Test;

/** The pages of a file as it stands in the editor. */
class PrintedTest extends ServerTest {
  private Printed printed(Object... arguments) throws Exception {
    return (Printed)
        languageServer
            .executeCommand(new ExecuteCommandParams(Commands.PRINT, Arrays.asList(arguments)))
            .get();
  }

  private String battle() {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    return open("battle.muster", BATTLE, false).uri();
  }

  private static List<String> files(Printed printed) {
    assertEquals("", (Object) printed.refusal());
    return printed.pages().stream().map(Page::fileName).toList();
  }

  @Test
  void aScenarioIsPrintedWithItsArmies() throws Exception {
    Printed printed = printed(battle());
    assertEquals(List.of("army-Royal.html", "scenario-Test.html"), files(printed));
    assertTrue(printed.pages().getLast().html().startsWith("<!DOCTYPE html>"));
  }

  @Test
  void onePageAloneByItsName() throws Exception {
    String uri = battle();
    assertEquals(List.of("scenario-Test.html"), files(printed(uri, "Test")));
    assertEquals(List.of("army-Royal.html"), files(printed(uri, new JsonPrimitive("Royal"))));
    assertTrue(printed(uri, "Nobody").refusal().contains("there is: Royal, Test"));
  }

  @Test
  void anArmyListWithoutABattleHasItsPageAsItStandsInTheEditor() throws Exception {
    String uri = open("list.muster", ARMY, false).uri();
    assertEquals(List.of("army-Royal.html"), files(printed(uri)));
    close(uri);
    open(uri, ARMY.replace("army Royal", "army Loyal"));
    assertEquals(List.of("army-Loyal.html"), files(printed(uri)));
  }

  @Test
  void whatCannotBePrintedIsRefusedWithTheReason() throws Exception {
    String map = open("field.muster", FIELD, false).uri();
    assertTrue(printed(map).refusal().contains("no army and no scenario to print in field.muster"));
    String wrong = writeFile("wrong.muster", ARMY.replace("Lancer", "Lancers"));
    open(wrong, ARMY.replace("Lancer", "Lancers"));
    assertTrue(printed(wrong).refusal().contains("Line 4"));
    String gone = wrong.replace("wrong", "gone");
    assertTrue(printed(gone).refusal().contains("no battle to read at " + gone));
    assertTrue(printed().refusal().contains("first argument"));
  }
}
