package dev.muster.dsl.ui.outline;

import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import dev.muster.dsl.ui.server.MusterFile;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.swt.widgets.Display;

/**
 * Provides the parts of a file in the Project Explorer: its armies, maps, scenarios and rulebooks,
 * and their parts. It requests them when a file is opened for the first time and after changes of
 * its text; the tree does not wait.
 */
public final class FileParts implements ITreeContentProvider {

  private static final Object[] NONE = {};

  private static final Set<FileParts> OPEN = ConcurrentHashMap.newKeySet();

  private final Map<String, List<OutlineNode>> known = new ConcurrentHashMap<>();
  private StructuredViewer viewer;

  /** Made by the Project Explorer. */
  public FileParts() {
    OPEN.add(this);
  }

  /** Follows the texts from now on. */
  public static void follow() {
    PublishedDiagnostics.onPublished(
        (uri, findings) -> OPEN.forEach(each -> each.textChanged(uri)));
  }

  private void textChanged(String uri) {
    if (known.containsKey(uri)) {
      LspPositions.file(uri).ifPresent(file -> ask(file, uri));
    }
  }

  @Override
  public void inputChanged(Viewer shown, Object before, Object now) {
    viewer = shown instanceof StructuredViewer tree ? tree : null;
  }

  @Override
  public Object[] getElements(Object input) {
    return getChildren(input);
  }

  @Override
  public Object[] getChildren(Object parent) {
    if (parent instanceof OutlineNode node) {
      return node.children().toArray();
    }
    Optional<MusterFile> file =
        parent instanceof IFile each ? MusterFile.in(each) : Optional.empty();
    if (file.isEmpty() || !file.get().uri().endsWith(".muster")) {
      return NONE;
    }
    List<OutlineNode> parts = known.get(file.get().uri());
    if (parts == null) {
      ask((IFile) parent, file.get().uri());
      return NONE;
    }
    return parts.toArray();
  }

  private void ask(IFile file, String uri) {
    LanguageServerHost.running()
        .ask(
            it ->
                it.getTextDocumentService()
                    .documentSymbol(new DocumentSymbolParams(new TextDocumentIdentifier(uri))))
        .thenAccept(
            symbols -> {
              if (symbols != null) {
                List<OutlineNode> told =
                    symbols.stream()
                        .filter(Either::isRight)
                        .map(each -> new OutlineNode(each.getRight(), MusterFile.in(file)))
                        .toList();
                take(file, uri, told);
              }
            });
  }

  private void take(IFile file, String uri, List<OutlineNode> told) {
    Display.getDefault()
        .asyncExec(
            () -> {
              List<OutlineNode> before = known.get(uri);
              boolean same = before != null && OutlineNode.moved(before, told);
              if (!same) {
                known.put(uri, told);
                if (viewer != null && !viewer.getControl().isDisposed()) {
                  viewer.refresh(file.equals(viewer.getInput()) ? viewer.getInput() : file);
                }
              }
            });
  }

  @Override
  public Object getParent(Object element) {
    return element instanceof OutlineNode node
        ? node.parent() != null ? node.parent() : node.getAdapter(IFile.class)
        : null;
  }

  @Override
  public boolean hasChildren(Object element) {
    if (element instanceof OutlineNode node) {
      return !node.children().isEmpty();
    }
    if (!(element instanceof IFile file) || !"muster".equals(file.getFileExtension())) {
      return false;
    }
    return MusterFile.in(file)
        .map(each -> known.get(each.uri()))
        .map(parts -> !parts.isEmpty())
        .orElse(file.isAccessible());
  }

  @Override
  public void dispose() {
    OPEN.remove(this);
  }
}
