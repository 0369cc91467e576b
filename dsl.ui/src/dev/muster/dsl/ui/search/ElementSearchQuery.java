package dev.muster.dsl.ui.search;

import dev.muster.dsl.ui.navigate.OpenElementHandler;
import dev.muster.dsl.ui.navigate.ReferenceSearchQuery;
import dev.muster.dsl.ui.navigate.ReferenceSearchResult;
import dev.muster.dsl.ui.server.LanguageServerHost;
import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.search.ui.ISearchQuery;

/** Searches elements of all files by kind, use or place. */
final class ElementSearchQuery implements ISearchQuery {

  private final SearchKind kind;
  private final String text;
  private final ReferenceSearchResult found = new ReferenceSearchResult(this);

  ElementSearchQuery(SearchKind kind, String text) {
    this.kind = kind;
    this.text = text.strip();
  }

  @Override
  public IStatus run(IProgressMonitor monitor) {
    found.removeAll();
    String query = kind.query(text);
    List<? extends WorkspaceSymbol> symbols =
        LanguageServerHost.running()
            .<Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>>answer(
                it -> it.getWorkspaceService().symbol(new WorkspaceSymbolParams(query)))
            .filter(Either::isRight)
            .<List<? extends WorkspaceSymbol>>map(Either::getRight)
            .orElse(List.of());
    try {
      for (WorkspaceSymbol each : symbols) {
        ReferenceSearchQuery.add(found, OpenElementHandler.place(each));
      }
      return Status.OK_STATUS;
    } catch (CoreException unreadable) {
      return unreadable.getStatus();
    }
  }

  @Override
  public String getLabel() {
    return kind.label() + " '" + text + "'";
  }

  @Override
  public boolean canRerun() {
    return true;
  }

  @Override
  public boolean canRunInBackground() {
    return true;
  }

  @Override
  public ReferenceSearchResult getSearchResult() {
    return found;
  }
}
