package dev.muster.dsl.ui.navigate;

import dev.muster.dsl.ui.server.LanguageServerHost;
import java.util.List;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;

/** A search for the uses of a name. */
public final class ReferenceSearchQuery extends PlaceSearchQuery {

  private final String name;
  private final TextDocumentIdentifier file;
  private final Position position;

  ReferenceSearchQuery(String name, TextDocumentIdentifier file, Position position) {
    this.name = name;
    this.file = file;
    this.position = position;
  }

  @Override
  protected List<? extends Location> places() {
    return LanguageServerHost.running()
        .<List<? extends Location>>answer(
            it ->
                it.getTextDocumentService()
                    .references(new ReferenceParams(file, position, new ReferenceContext(true))))
        .orElse(List.of());
  }

  @Override
  public String getLabel() {
    return "Uses of '" + name + "'";
  }

  String name() {
    return name;
  }
}
