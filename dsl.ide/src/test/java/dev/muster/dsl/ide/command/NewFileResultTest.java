package dev.muster.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import dev.muster.dsl.ide.ServerTest;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.Test;

/** The texts of new files. */
class NewFileResultTest extends ServerTest {
  private NewFileResult begun(Object... arguments) throws Exception {
    return (NewFileResult)
        languageServer
            .executeCommand(
                new ExecuteCommandParams(MusterCommandService.BEGIN, Arrays.asList(arguments)))
            .get();
  }

  private String written(String file, Object... arguments) throws Exception {
    NewFileResult begun = begun(arguments);
    assertEquals("", begun.refusal());
    return writeFile(file, begun.text());
  }

  /** A rulebook, an army for it, a map, and a scenario of them, without an error and laid out. */
  @Test
  void aBattleCanBeMadeFromNewFilesAlone() throws Exception {
    start();
    List<String> files =
        List.of(
            written(
                "sheet.muster",
                "rulebook",
                Map.of(
                    "name", "saturday.house", "title", "House rules", "rules", "snaphance.draft")),
            written(
                "red.muster",
                "army",
                Map.of(
                    "name",
                    "Rouge",
                    "title",
                    "Red army",
                    "rules",
                    "saturday.house",
                    "imports",
                    List.of("sheet.muster"))),
            written(
                "blue.muster",
                "army",
                Map.of(
                    "name", "Bleu", "rules", "saturday.house", "imports", List.of("sheet.muster"))),
            written("field.muster", "map", Map.of("name", "Meadow", "title", "Café & 5$ {meadow")),
            written(
                "battle.muster",
                "scenario",
                Map.of(
                    "name",
                    "Saturday",
                    "map",
                    "Meadow",
                    "red",
                    "Rouge",
                    "blue",
                    "Bleu",
                    "redStand",
                    "Foot",
                    "blueStand",
                    "Foot",
                    "imports",
                    List.of("red.muster", "field.muster", "blue.muster", "sheet.muster"))));
    for (String file : files) {
      open(file, Files.readString(Path.of(URI.create(file))));
      List<Diagnostic> found = getDiagnostics().getOrDefault(file, List.of());
      assertEquals(
          List.of(),
          found.stream().filter(each -> each.getSeverity() == DiagnosticSeverity.Error).toList());
      assertEquals(
          List.of(),
          languageServer
              .formatting(
                  new DocumentFormattingParams(
                      new TextDocumentIdentifier(file), new FormattingOptions(4, true)))
              .get());
    }
  }

  @Test
  void whatIsLeftOutIsAsTheReadyMadePieceProposes() throws Exception {
    start();
    assertTrue(begun("map").text().startsWith("map Field \"The field\" 8 x 6 {\n"));
  }

  @Test
  void optionsComeOverAWireToo() throws Exception {
    start();
    Gson gson = new Gson();
    JsonElement options = gson.toJsonTree(Map.of("name", "side", "imports", List.of("a.muster")));
    assertTrue(
        begun(gson.toJsonTree("army"), options)
            .text()
            .startsWith("import \"a.muster\"\n\narmy ^side \"Royal army\""));
  }

  @Test
  void whatCannotBeWrittenIsRefused() throws Exception {
    start();
    assertTrue(begun("army", Map.of("name", "Red army")).refusal().contains("'Red army' cannot"));
    assertTrue(begun("army", Map.of("title", "a \"b\"")).refusal().contains("quotation mark"));
    assertTrue(begun("army", Map.of("colour", "red")).refusal().contains("name, rules, title"));
    assertTrue(begun("hat").refusal().contains("army, map, scenario and rulebook"));
    assertTrue(begun().refusal().contains("muster.begin takes"));
    assertEquals("", begun("army", Map.of("name", "Red army")).text());
  }
}
