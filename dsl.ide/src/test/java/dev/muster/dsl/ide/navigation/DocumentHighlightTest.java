package dev.muster.dsl.ide.navigation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.dsl.ide.ServerTest;
import java.util.List;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.junit.jupiter.api.Test;

/** What is marked with the word at the cursor. */
class DocumentHighlightTest extends ServerTest {
  private List<String> marked(String part) throws Exception {
    Place place = open("army.muster", marked(ARMY, part), false);
    List<String> found =
        languageServer
            .documentHighlight(new DocumentHighlightParams(place.file(), place.position()))
            .get()
            .stream()
            .map(DocumentHighlight::getRange)
            .map(range -> textAt(ARMY, range))
            .toList();
    close(place.uri());
    return found;
  }

  @Test
  void aNameIsMarked() throws Exception {
    assertEquals(List.of("Swiss"), marked("Swiss").stream().distinct().toList());
  }

  @Test
  void aNumberOrAWordOfTheLanguageIsNot() throws Exception {
    assertEquals(List.of(), marked("5/5/5"));
  }

  @Test
  void aKeywordIsNot() throws Exception {
    assertEquals(List.of(), marked("stand"));
  }
}
