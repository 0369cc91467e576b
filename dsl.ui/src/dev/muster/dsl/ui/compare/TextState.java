package dev.muster.dsl.ui.compare;

import dev.muster.dsl.ui.server.LspPositions;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.DocumentSymbol;

/**
 * A state of a whole file.
 *
 * @param time when the file was written, in milliseconds since 1970; 0 for the text in the editor
 * @param text the text
 * @param symbols the outline of the text
 */
record TextState(long time, String text, List<DocumentSymbol> symbols) {

  TextState {
    symbols = List.copyOf(symbols);
  }

  /** Returns where an element is; empty if this state does not have it. */
  Optional<IRegion> region(ElementPath path) {
    return path.in(symbols).map(this::region);
  }

  IRegion region(DocumentSymbol symbol) {
    return LspPositions.region(new Document(text), symbol.getRange());
  }

  /** Returns the text of an element; empty if this state does not have it. */
  Optional<String> text(ElementPath path) {
    return region(path).map(it -> text.substring(it.getOffset(), it.getOffset() + it.getLength()));
  }
}
