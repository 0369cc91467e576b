package dev.muster.rules.toy;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.server.MusterServerModule;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.xtext.testing.AbstractLanguageServerTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The editor completes the words of a game that it does not know. */
@Tag("slow")
class ToyEditorTest extends AbstractLanguageServerTest {
  ToyEditorTest() {
    super("muster");
  }

  @Override
  protected com.google.inject.Module getServerModule() {
    return new MusterServerModule();
  }

  @Override
  @BeforeEach
  public void setup() {
    super.setup();
  }

  @Test
  void completesAColumn() throws Exception {
    List<String> labels = completed("    stand New Foot formed ");
    assertTrue(labels.stream().anyMatch(each -> each.startsWith("strength ")), labels::toString);
  }

  @Test
  void completesACategory() throws Exception {
    List<String> labels = completed("    stand New ");
    assertTrue(labels.containsAll(List.of("Foot", "Horse")), labels::toString);
  }

  @Test
  void completesATerrain() throws Exception {
    List<String> labels = completed("}\nmap M 2 x 2 boxes {\n    legend { . ");
    assertTrue(labels.containsAll(List.of("plain", "woods")), labels::toString);
  }

  @Test
  void offersAnArmyList() throws Exception {
    List<String> labels = completed("}\n");
    assertTrue(labels.contains("army ... for toy"), labels::toString);
  }

  /** Labels at the end of a text behind the beginning of an army. */
  private List<String> completed(String typed) throws Exception {
    String text = "army A for toy {\n" + typed;
    String uri = writeFile("army.muster", text);
    initialize();
    open(uri, text);
    int line = (int) text.chars().filter(each -> each == '\n').count();
    var position = new Position(line, text.length() - text.lastIndexOf('\n') - 1);
    return languageServer
        .completion(new CompletionParams(new TextDocumentIdentifier(uri), position))
        .get()
        .getRight()
        .getItems()
        .stream()
        .map(CompletionItem::getLabel)
        .toList();
  }
}
