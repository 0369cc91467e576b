package dev.muster.dsl.ide.board;

import dev.muster.dsl.ide.ServerTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;

/** A battle on boxes and one on a table, as the tests of the language have them. */
abstract class BoardFixture extends ServerTest {
  /** The text of a battle: boxes, table or ways. */
  static String text(String board) {
    try {
      return Files.readString(
          Path.of("../dsl/tests/src/test/resources/dev/muster/dsl/boards/" + board + ".muster"));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The battle with something else in it; where that has {} is the cursor. */
  static String with(String board, String was, String becomes) {
    String text = text(board);
    if (!text.contains(was)) {
      throw new IllegalArgumentException("no " + was + " in " + board);
    }
    int at = text.indexOf(was);
    return text.substring(0, at)
        + becomes.replace("{}", CURSOR)
        + text.substring(at + was.length());
  }

  /** Opens a battle with something else in it. */
  Place opened(String board, String was, String becomes) {
    return open(board + ".muster", with(board, was, becomes), false);
  }

  List<String> labels(Place place) throws Exception {
    var result =
        languageServer.completion(new CompletionParams(place.file(), place.position())).get();
    List<CompletionItem> items = result.isLeft() ? result.getLeft() : result.getRight().getItems();
    return items.stream().map(CompletionItem::getLabel).toList();
  }

  /**
   * Findings that are errors or warnings, but for those of values we invented, and of leaders of
   * the house that the box-grid game has no use for: they are there to be read.
   */
  List<String> serious(String uri) throws Exception {
    return problems(uri).stream()
        .filter(each -> each.getSeverity().getValue() < 3)
        .filter(each -> !List.of("V-091", "BG-V-25").contains(code(each)))
        .map(each -> code(each) + " " + message(each))
        .toList();
  }
}
