package dev.muster.dsl.ide.completion;

import dev.muster.dsl.ide.ServerTest;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.TextEdit;

/** What an editor proposes at a place. */
abstract class CompletionFixture extends ServerTest {
  protected List<CompletionItem> items(Place place) throws Exception {
    var result =
        languageServer.completion(new CompletionParams(place.file(), place.position())).get();
    return result.isLeft() ? result.getLeft() : result.getRight().getItems();
  }

  protected List<String> labels(Place place) throws Exception {
    return items(place).stream().map(CompletionItem::getLabel).toList();
  }

  protected CompletionItem item(Place place, String label) throws Exception {
    List<CompletionItem> items = items(place);
    return items.stream()
        .filter(each -> each.getLabel().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new AssertionError(
                    "no "
                        + label
                        + " in "
                        + items.stream().map(CompletionItem::getLabel).toList()));
  }

  protected static String accepted(Place place, CompletionItem item) {
    List<TextEdit> edits = new ArrayList<>(List.of(item.getTextEdit().getLeft()));
    if (item.getAdditionalTextEdits() != null) {
      edits.addAll(item.getAdditionalTextEdits());
    }
    return edited(place.text(), edits);
  }
}
