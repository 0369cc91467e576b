package dev.muster.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import dev.muster.dsl.ide.ServerTest;
import dev.muster.dsl.ide.command.ImportResult.ImportFinding;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.junit.jupiter.api.Test;

/** Army lists out of tables, by the server. */
class ImportResultTest extends ServerTest {

  private static final String TABLE =
      """
      Stands;Cat;MP;SP;CB;PB;2H;BP
      Reiters B;CS, Pistol;2;5/4;1;0;-1;2
      Shot C;Sh, Musket;1;4;;0;-1;1
      """;

  private ImportResult imported(Object... arguments) throws Exception {
    return (ImportResult)
        languageServer
            .executeCommand(
                new ExecuteCommandParams(MusterCommandService.IMPORT, Arrays.asList(arguments)))
            .get();
  }

  @Test
  void aTableBecomesTextThatIsLaidOutAndHasNoError() throws Exception {
    start();
    ImportResult imported = imported(TABLE, Map.of("name", "Our army", "rules", "snaphance.draft"));
    assertEquals("", imported.refusal());
    assertEquals(List.of(), imported.findings());
    assertEquals(
        """
        army OurArmy "Our army" for snaphance.draft {
            stand Reiters "Reiters" Pistols B                mp 2  sp 5/4  cb 1  pb 0  2h -1  bp 2
            stand Shot    "Shot"    Shot    C weapon musket  mp 1  sp 4          pb 0  2h -1  bp 1
        }
        """
            .replaceAll(" +", " "),
        imported.text().replaceAll(" +", " "));
    String file = writeFile("army.muster", imported.text());
    open(file, imported.text());
    assertTrue(
        getDiagnostics().get(file).stream().noneMatch(each -> each.getSeverity().getValue() == 1),
        () -> getDiagnostics().toString());
  }

  @Test
  void whatCannotBeReadIsFoundWithItsPlaceAndStaysAsAComment() throws Exception {
    start();
    ImportResult imported = imported(TABLE.replace(";5/4;", ";many;"), Map.of());
    ImportFinding found = imported.findings().getFirst();
    assertEquals("error", found.severity());
    assertEquals(2, found.line());
    assertTrue(found.message().contains("many"), found.message());
    assertTrue(imported.text().contains("//"), imported.text());
    assertTrue(imported.text().contains("stand Shot"), imported.text());
  }

  @Test
  void whatIsNoTableIsNoArmy() throws Exception {
    start();
    ImportResult imported = imported("Dear Sir,\nthe list follows.\n", Map.of());
    assertEquals("", imported.text());
    assertTrue(
        imported.findings().getFirst().message().contains("no army list here"),
        () -> imported.findings().toString());
  }

  @Test
  void itSaysWhatItTakes() throws Exception {
    start();
    assertTrue(imported().refusal().contains("takes the text of a table"));
    assertTrue(imported(TABLE, "army").refusal().contains("an object of options"));
    assertEquals(
        "there is no option 'colour'; there are name, rules",
        imported(TABLE, Map.of("colour", "red")).refusal());
    assertTrue(imported(TABLE, Map.of("rules", "chess")).refusal().contains("no rulebook chess"));
  }

  /** Over a wire the arguments are JSON. */
  @Test
  void argumentsMayBeJson() throws Exception {
    start();
    Gson gson = new Gson();
    JsonElement table = gson.toJsonTree(TABLE);
    JsonElement options = gson.toJsonTree(Map.of("name", "Wire"));
    assertTrue(imported(table, options).text().startsWith("army Wire \"Wire\""));
  }
}
