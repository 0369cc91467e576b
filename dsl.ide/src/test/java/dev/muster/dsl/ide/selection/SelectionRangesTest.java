package dev.muster.dsl.ide.selection;

import dev.muster.dsl.ide.ServerTest;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.junit.jupiter.api.Test;

class SelectionRangesTest extends ServerTest {
  @Test
  void growsFromTheWordToTheFile() throws Exception {
    String text = "army A for snaphance.final {\n  stand S Pike B mp 1 sp 5/4\n}\n";
    Place place = open("army.muster", marked(text, "4\n"), false);
    SelectionRange selection =
        languageServer
            .selectionRange(new SelectionRangeParams(place.file(), List.of(place.position())))
            .get()
            .getFirst();
    List<String> grown = new ArrayList<>();
    for (; selection != null; selection = selection.getParent()) {
      grown.add(textAt(text, selection.getRange()));
    }
    assertEquals(
        List.of("4", "5/4", "sp 5/4", "stand S Pike B mp 1 sp 5/4", text.strip(), text), grown);
  }
}
