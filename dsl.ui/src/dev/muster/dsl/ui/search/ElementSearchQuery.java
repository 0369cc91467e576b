package dev.muster.dsl.ui.search;

import dev.muster.dsl.ui.navigate.OpenElementHandler;
import dev.muster.dsl.ui.navigate.PlaceSearchQuery;
import dev.muster.dsl.ui.server.LanguageServerHost;
import java.util.List;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Searches elements of all files by kind, use or place. */
final class ElementSearchQuery extends PlaceSearchQuery {

  private final SearchKind kind;
  private final String text;

  ElementSearchQuery(SearchKind kind, String text) {
    this.kind = kind;
    this.text = text.strip();
  }

  @Override
  protected List<? extends Location> places() {
    String query = kind.query(text);
    return LanguageServerHost.running()
        .<Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>>answer(
            it -> it.getWorkspaceService().symbol(new WorkspaceSymbolParams(query)))
        .filter(Either::isRight)
        .<List<? extends WorkspaceSymbol>>map(Either::getRight)
        .orElse(List.of())
        .stream()
        .map(OpenElementHandler::place)
        .toList();
  }

  @Override
  public String getLabel() {
    return kind.label() + " '" + text + "'";
  }
}
