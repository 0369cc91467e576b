package dev.muster.dsl.ide.rulebook;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The sheets of an author's own, from the guide, in an editor; the rest is tested in cli. */
class HouseRulesEditingTest extends ServerTest {
  private String text;

  @BeforeEach
  void read() throws Exception {
    text =
        Files.readString(
            Path.of("../docs/guide/snippets/house-rules.muster"), StandardCharsets.UTF_8);
  }

  private String at(String was, String becomes) {
    assertTrue(text.contains(was), was);
    return text.replace(was, becomes);
  }

  private CompletionItem proposed(Place place, String label) throws Exception {
    var result =
        languageServer.completion(new CompletionParams(place.file(), place.position())).get();
    List<CompletionItem> items = result.isLeft() ? result.getLeft() : result.getRight().getItems();
    return items.stream()
        .filter(each -> each.getLabel().equals(label))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + label + " in " + items));
  }

  private static String documentation(CompletionItem item) {
    return item.getDocumentation().getRight().getValue();
  }

  private String hover(Place place) throws Exception {
    Hover hover = languageServer.hover(new HoverParams(place.file(), place.position())).get();
    return hover.getContents().getRight().getValue();
  }

  @Test
  void everyWordOfItIsProposedWithWhatItSays() throws Exception {
    Place trait = open("a.muster", at("bp 3 veterans", "bp 3 <|>"), false);
    assertTrue(documentation(proposed(trait, "veterans")).contains("They have seen worse."));
    Place category =
        open("b.muster", at("Cuirassiers B weapon", "<|> B weapon").replace("Saturday", "B"), true);
    assertTrue(documentation(proposed(category, "Cuirassiers")).contains("three-quarter armour"));
    Place terrain =
        open("c.muster", at("plain v vineyard }", "plain v <|> }").replace("Saturday", "C"), true);
    assertTrue(documentation(proposed(terrain, "vineyard")).contains("Vines in rows"));
    Place setting =
        open("d.muster", at("switch rain heavy", "switch <|>").replace("Saturday", "D"), true);
    assertTrue(documentation(proposed(setting, "rain")).contains("since dawn"));
    Place value =
        open("e.muster", at("switch rain heavy", "switch rain <|>").replace("Saturday", "E"), true);
    assertEquals("the default", proposed(value, "none").getDetail());
    proposed(value, "heavy");
  }

  @Test
  void everyWordOfItIsExplainedAndMarkedAsOurs() throws Exception {
    start();
    int file = 0;
    for (String[] word :
        new String[][] {
          {"veterans\n    stand Militia", "They have seen worse."},
          {"vineyard }", "Vines in rows"},
          {"rain heavy\n\n", "since dawn"},
          {"wet-match label", "Half of the matches"},
          {"Cuirassiers B weapon", "three-quarter armour"},
        }) {
      Place place = open("h" + file++ + ".muster", marked(text, word[0]), true);
      String shown = hover(place);
      assertTrue(shown.contains(word[1]), shown);
      assertTrue(shown.contains("ours"), shown);
    }
    Place stand = open("h9.muster", marked(text, "Armoured \"Cuirassiers\""), true);
    assertTrue(hover(stand).contains("| B | CS, Cu, pistol | 2 | 6/5 |"), hover(stand));
  }

  @Test
  void itsWordsLeadToTheirEntry() throws Exception {
    Place place = open("a.muster", marked(text, "veterans\n    stand Militia"), false);
    var target =
        languageServer
            .definition(new DefinitionParams(place.file(), place.position()))
            .get()
            .getLeft()
            .getFirst();
    assertEquals(place.uri(), target.getUri());
    assertEquals("veterans", textAt(text, target.getRange()));
    assertTrue(
        languageServer.codeLens(new CodeLensParams(place.file())).get().stream()
            .anyMatch(each -> each.getCommand().getTitle().startsWith("One of each line: 13 BP")));
    assertEquals(
        List.of(),
        problems(place.uri()).stream()
            .filter(each -> each.getSeverity().getValue() < 3)
            .map(ServerTest::message)
            .toList());
  }
}
