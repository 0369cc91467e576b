package dev.muster.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.junit.jupiter.api.Test;

/** The map beside the text. */
class MapResultTest extends ServerTest {
  private static final Pattern BLOCK =
      Pattern.compile("<g class=\"block\" data-from=\"(\\d+):(\\d+)\" data-to=\"(\\d+):(\\d+)\"");

  private MapResult asked(Object... arguments) throws Exception {
    return (MapResult)
        languageServer
            .executeCommand(
                new ExecuteCommandParams(MusterCommandService.MAP, Arrays.asList(arguments)))
            .get();
  }

  private String battle(String text) {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    return open("battle.muster", text, false).uri();
  }

  /** A stand on the map leads to where it is deployed. */
  @Test
  void eachStandHasItsPlaceInTheText() throws Exception {
    MapResult map = asked(battle(BATTLE), 1);
    assertEquals("", map.refusal());
    List<String> lines = BATTLE.lines().toList();
    Matcher block = BLOCK.matcher(map.svg());
    int found = 0;
    while (block.find()) {
      String line = lines.get(Integer.parseInt(block.group(1)) - 1);
      assertTrue(
          line.substring(Integer.parseInt(block.group(2)) - 1).startsWith("stand "),
          () -> block.group() + " in " + line);
      found++;
    }
    assertTrue(found == 4, map.svg());
    assertFalse(map.svg().contains("<script"), "a picture");
  }

  /** The text as it stands in the editor is drawn, and while it is wrong the reason is told. */
  @Test
  void theMapFollowsTheText() throws Exception {
    String uri = battle(BATTLE);
    assertTrue(asked(uri, 1).svg().contains("· 0104 ·"));
    assertTrue(
        asked(battleAgain(BATTLE.replace("at 0104 0204", "at 0103 0203")), 1)
            .svg()
            .contains("· 0103 ·"));
    MapResult wrong = asked(battleAgain(BATTLE.replace("facing N", "facing")), 1);
    assertEquals("", wrong.svg());
    assertTrue(wrong.refusal().startsWith("There "), wrong.refusal());
    assertTrue(asked("file:///nowhere/a.muster", 1).refusal().contains("no battle to read"));
  }

  private String battleAgain(String text) {
    return open("battle" + text.hashCode() + ".muster", text, true).uri();
  }

  @Test
  void aFileWithoutScenarioHasNoMap() throws Exception {
    String uri = open("field.muster", FIELD, false).uri();
    assertTrue(asked(uri, 1).refusal().startsWith("There is no scenario in field.muster"));
  }
}
