package dev.muster.dsl.ui.wizard;

import dev.muster.dsl.ui.navigate.OpenElementHandler;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;

/**
 * The elements of the workspace that new files can use.
 *
 * @param all elements sorted by name
 */
record WorkspaceElements(List<Known> all) {

  /**
   * An army, stand, map or rulebook.
   *
   * @param name its qualified name
   * @param line from 0
   */
  record Known(String name, SymbolKind kind, IFile file, int line) {}

  static final WorkspaceElements NONE = new WorkspaceElements(List.of());

  WorkspaceElements {
    all = List.copyOf(all);
  }

  /** Asks the server; the answer comes in its thread. */
  static CompletableFuture<WorkspaceElements> ask() {
    return LanguageServerHost.running()
        .ask(it -> it.getWorkspaceService().symbol(new WorkspaceSymbolParams("")))
        .thenApply(
            answer ->
                answer == null || !answer.isRight()
                    ? NONE
                    : new WorkspaceElements(
                        answer.getRight().stream()
                            .flatMap(each -> known(each).stream())
                            .sorted(Comparator.comparing(Known::name))
                            .toList()));
  }

  private static Optional<Known> known(WorkspaceSymbol symbol) {
    return LspPositions.file(OpenElementHandler.place(symbol).getUri())
        .map(
            file ->
                new Known(
                    symbol.getName(),
                    symbol.getKind(),
                    file,
                    OpenElementHandler.place(symbol).getRange().getStart().getLine()));
  }

  /** Returns the elements of a kind in a project. */
  List<Known> of(SymbolKind kind, IProject project) {
    return all.stream()
        .filter(each -> each.kind() == kind && each.file().getProject().equals(project))
        .toList();
  }

  /** Returns the name of the first stand of an army; empty if it has none. */
  Optional<String> firstStand(Known army) {
    String prefix = army.name() + ".";
    return all.stream()
        .filter(
            each ->
                each.kind() == SymbolKind.Field
                    && each.file().equals(army.file())
                    && each.name().startsWith(prefix))
        .min(Comparator.comparing(Known::line))
        .map(each -> each.name().substring(prefix.length()));
  }
}
