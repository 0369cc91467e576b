package dev.muster.dsl.ui.compare;

import dev.muster.dsl.ui.server.LspPositions;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.text.edits.InsertEdit;

/**
 * Puts a lost element back: behind the element that it stood behind, if that is still there, or
 * before the one that followed it, or at the end of the element that contained it.
 */
final class ElementRestore {

  private final ElementState lost;
  private final TextState now;

  private ElementRestore(ElementState lost, TextState now) {
    this.lost = lost;
    this.now = now;
  }

  /** Returns the change of the text. */
  static InsertEdit of(ElementState lost, TextState now) {
    return new ElementRestore(lost, now).edit();
  }

  private InsertEdit edit() {
    ElementPath parent = lost.path().parent();
    List<DocumentSymbol> then = parent.elements(lost.file().symbols());
    int at = then.indexOf(lost.path().in(lost.file().symbols()).orElseThrow());
    for (int i = at - 1; i >= 0; i--) {
      Optional<IRegion> before = there(parent, then, then.get(i));
      if (before.isPresent()) {
        return behind(before.get().getOffset() + before.get().getLength());
      }
    }
    for (int i = at + 1; i < then.size(); i++) {
      Optional<IRegion> after = there(parent, then, then.get(i));
      if (after.isPresent()) {
        return before(after.get().getOffset());
      }
    }
    return atTheEnd(parent);
  }

  private Optional<IRegion> there(
      ElementPath parent, List<DocumentSymbol> level, DocumentSymbol one) {
    return now.region(parent.child(level, one));
  }

  /** What stood before the element in its line: blanks, or other elements of the same line. */
  private Optional<String> indentation() {
    int offset = lost.file().region(lost.path()).orElseThrow().getOffset();
    String all = lost.file().text();
    String before = all.substring(all.lastIndexOf('\n', offset - 1) + 1, offset);
    return before.isBlank() ? Optional.of(before) : Optional.empty();
  }

  private String gap() {
    String lineEnd = now.text().contains("\r\n") ? "\r\n" : "\n";
    boolean top = lost.path().parent().equals(ElementPath.ROOT);
    return indentation().map(it -> (top ? lineEnd + lineEnd : lineEnd) + it).orElse(" ");
  }

  /** A comment that ends the line stays with the element before. */
  private InsertEdit behind(int end) {
    int line = now.text().indexOf('\n', end);
    int lineEnd = line < 0 ? now.text().length() : line;
    if (lineEnd > end && now.text().charAt(lineEnd - 1) == '\r') {
      lineEnd--;
    }
    String rest = now.text().substring(end, lineEnd).strip();
    boolean alone = rest.isEmpty() || rest.startsWith("//");
    return alone && indentation().isPresent()
        ? new InsertEdit(lineEnd, gap() + lost.text())
        : new InsertEdit(end, " " + lost.text());
  }

  private InsertEdit before(int start) {
    int line = now.text().lastIndexOf('\n', start - 1) + 1;
    boolean first = now.text().substring(line, start).isBlank();
    return first && indentation().isPresent()
        ? new InsertEdit(line, indentation().get() + lost.text() + end())
        : new InsertEdit(start, lost.text() + " ");
  }

  /** The ends of lines that {@link #gap} begins with. */
  private String end() {
    return gap().replaceAll("[ \t]", "");
  }

  private InsertEdit atTheEnd(ElementPath parent) {
    Optional<DocumentSymbol> around = parent.in(now.symbols());
    if (around.isEmpty()) {
      boolean begins = now.text().isBlank();
      return new InsertEdit(now.text().length(), (begins ? "" : gap()) + lost.text() + "\n");
    }
    int end = LspPositions.offset(new Document(now.text()), around.get().getRange().getEnd());
    int brace = now.text().lastIndexOf('}', end - 1);
    if (brace < now.region(around.get()).getOffset()) {
      return new InsertEdit(end, gap() + lost.text());
    }
    int line = now.text().lastIndexOf('\n', brace) + 1;
    boolean alone = now.text().substring(line, brace).isBlank();
    return alone && indentation().isPresent()
        ? new InsertEdit(line, indentation().get() + lost.text() + end())
        : new InsertEdit(brace, " " + lost.text() + " ");
  }
}
