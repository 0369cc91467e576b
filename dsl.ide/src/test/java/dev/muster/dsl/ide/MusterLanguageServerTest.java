package dev.muster.dsl.ide;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.GsonBuilder;
import dev.muster.dsl.ide.command.CompileResult;
import dev.muster.dsl.ide.command.MusterCommandService;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.ExecuteCommandCapabilities;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class MusterLanguageServerTest extends ServerTest {
  private static final String ARMY =
      """
      army Royal "Royal army" for snaphance.final {
          training poor
          breaks at 1/3
          stand Swiss "Swiss pikes" Pike B mp 1 sp 5/5/5 cb 3 bp 2 two-hex-pursuit
      }
      """;
  private static final String SCENARIO =
      """
      import "army.muster"
      map Field 2 x 2 { legend { . plain } rows \"""
          . .
           . .
      \""" }
      scenario Test on Field {
          length 8 rounds
          side Red fields Royal { group Van { general Guise at 0101 stand Swiss at 0101 facing N } }
          side Blue fields Royal { group Main { general Conde at 0202 stand Swiss at 0202 facing S } }
      }
      """;

  private String started(String file, String text) {
    String uri = writeFile(file, text);
    initialize(
        params -> {
          var workspace = new WorkspaceClientCapabilities();
          workspace.setWorkspaceFolders(true);
          workspace.setExecuteCommand(new ExecuteCommandCapabilities());
          var capabilities = new ClientCapabilities();
          capabilities.setWorkspace(workspace);
          params.setCapabilities(capabilities);
        });
    open(uri, text);
    return uri;
  }

  @Test
  void findingsReachTheEditorWithCodeAndSection() throws Exception {
    String uri = started("army.muster", ARMY.replace("bp 2", "bp 7"));
    Diagnostic problem =
        problems(uri).stream()
            .filter(each -> each.getCode().getLeft().equals("V-012"))
            .findFirst()
            .orElseThrow();
    assertTrue(message(problem).endsWith("[14.0]"), message(problem));
    Assertions.assertEquals(3, problem.getRange().getStart().getLine());
  }

  @Test
  void completionKnowsTheRulebook() throws Exception {
    String uri = started("army.muster", ARMY);
    List<String> labels = labels(uri, 3, ARMY.lines().toList().get(3).indexOf("Pike B"));
    assertTrue(labels.contains("Lancer") && labels.contains("SlowHorse"), labels::toString);
    List<String> stats = labels(uri, 3, ARMY.lines().toList().get(3).indexOf("two-hex"));
    assertTrue(stats.contains("2h 0") && stats.contains("must-pursue"), stats::toString);
  }

  private List<String> labels(String uri, int line, int column) throws Exception {
    var result =
        languageServer
            .completion(
                new CompletionParams(new TextDocumentIdentifier(uri), new Position(line, column)))
            .get();
    return (result.isLeft() ? result.getLeft() : result.getRight().getItems())
        .stream().map(CompletionItem::getLabel).toList();
  }

  @Test
  void hoverTellsTheRule() throws Exception {
    String uri = started("army.muster", ARMY);
    int column = ARMY.lines().toList().get(3).indexOf("two-hex") + 2;
    var hover =
        languageServer
            .hover(new HoverParams(new TextDocumentIdentifier(uri), new Position(3, column)))
            .get();
    String text = hover.getContents().getRight().getValue();
    assertTrue(text.contains("§13.0") && text.contains("table of the cavalry"), text);
  }

  @Test
  void definitionsAreFoundInOtherFilesAndInTheLibrary() throws Exception {
    writeFile("army.muster", ARMY);
    String uri = started("battle.muster", SCENARIO);
    Assertions.assertEquals(
        List.of(),
        problems(uri).stream().filter(each -> each.getSeverity().getValue() == 1).toList());
    String line = SCENARIO.lines().toList().get(7);
    Location stand = definition(uri, 7, line.indexOf("Swiss") + 1);
    assertTrue(stand.getUri().endsWith("army.muster"), stand.getUri());
    Assertions.assertEquals(3, stand.getRange().getStart().getLine());
    String map = SCENARIO.lines().toList().get(1);
    Location plain = definition(uri, 1, map.indexOf("plain") + 1);
    assertTrue(
        plain.getUri().startsWith("file:") && plain.getUri().endsWith("snaphance.muster"),
        plain.getUri());
  }

  private Location definition(String uri, int line, int column) throws Exception {
    var result =
        languageServer
            .definition(
                new DefinitionParams(new TextDocumentIdentifier(uri), new Position(line, column)))
            .get();
    return result.getLeft().getFirst();
  }

  @Test
  void theOutlineListsArmiesAndStands() throws Exception {
    String uri = started("army.muster", ARMY);
    var symbols =
        languageServer
            .documentSymbol(new DocumentSymbolParams(new TextDocumentIdentifier(uri)))
            .get();
    List<String> names = new ArrayList<>();
    symbols.forEach(
        each -> {
          if (each.isLeft()) {
            names.add(each.getLeft().getName());
          } else {
            names.add(each.getRight().getName());
          }
        });
    Assertions.assertEquals(List.of("Royal", "Swiss"), names, symbols::toString);
  }

  @Test
  void formattingSendsEdits() throws Exception {
    String uri = started("army.muster", ARMY.replace("    training", "training"));
    var edits =
        languageServer
            .formatting(
                new DocumentFormattingParams(
                    new TextDocumentIdentifier(uri), new FormattingOptions(4, true)))
            .get();
    assertTrue(
        edits.stream().anyMatch(each -> each.getNewText().contains("    ")), edits::toString);
  }

  @Test
  void textAsItIsTypedNeverBreaksTheServer() throws Exception {
    String uri = started("army.muster", ARMY);
    for (int end = 0; end < ARMY.length(); end += 11) {
      close(uri);
      open(uri, ARMY.substring(0, end));
      labels(uri, 0, 0);
    }
    assertTrue(
        problems(uri).stream().noneMatch(each -> message(each).contains("failed on this element")));
  }

  @Test
  void compilesWhatTheEditorShows() throws Exception {
    writeFile("army.muster", ARMY);
    String uri = started("battle.muster", SCENARIO);
    CompileResult saved = compile(uri);
    Assertions.assertEquals("", saved.refusal());
    Assertions.assertEquals("Test", saved.programs().getFirst().scenario().name());
    String wire = new GsonBuilder().create().toJson(saved);
    assertTrue(wire.startsWith("{\"programs\":[{\"schema\":"), wire);

    close(uri);
    open(uri, SCENARIO.replace("scenario Test", "scenario Unsaved"));
    Assertions.assertEquals("Unsaved", compile(uri).programs().getFirst().scenario().name());
  }

  @Test
  void refusesToCompileWhatCannotBeFought() throws Exception {
    writeFile("army.muster", ARMY.replace("bp 2", "bp 7"));
    String uri = started("battle.muster", SCENARIO);
    CompileResult brokenArmy = compile(uri);
    Assertions.assertEquals(List.of(), brokenArmy.programs());
    assertTrue(brokenArmy.refusal().contains("army.muster, line 4: "), brokenArmy.refusal());

    close(uri);
    open(uri, "army Lonely for snaphance.final { training poor breaks at 1/3 }\n");
    assertTrue(compile(uri).refusal().startsWith("There is no scenario"), compile(uri).refusal());
    CompileResult nowhere = compile(uri.replace("battle.muster", "missing.muster"));
    assertTrue(nowhere.refusal().startsWith("there is no battle"), nowhere.refusal());
  }

  private CompileResult compile(String uri) throws Exception {
    return (CompileResult)
        languageServer
            .executeCommand(new ExecuteCommandParams(MusterCommandService.COMPILE, List.of(uri)))
            .get();
  }
}
