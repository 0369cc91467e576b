package dev.muster.dsl.ui.outline;

import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import dev.muster.dsl.ui.server.MusterFile;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension4;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * The armies, maps and scenarios of a text with their parts, requested again when the user pauses
 * typing. The outline and the breadcrumb of a text share one model. For use in the UI thread only.
 */
final class OutlineModel implements IDocumentListener {

  /** Hears what is in the text. */
  interface Listener {

    /**
     * @param renewed whether there are other nodes; otherwise only their places in the text are new
     */
    void outlined(boolean renewed);
  }

  private static final int QUIET_MILLISECONDS = 400;
  private static final int AGAIN_MILLISECONDS = 1000;

  private static final Map<IDocument, OutlineModel> FOLLOWED = new IdentityHashMap<>();

  private final ITextEditor editor;
  private final IDocument document;
  private final List<Listener> listeners = new CopyOnWriteArrayList<>();
  private final Runnable refresh = this::refresh;
  private List<OutlineNode> nodes = List.of();

  /** The stamp of the text that the nodes know their places in. */
  private long current = IDocumentExtension4.UNKNOWN_MODIFICATION_STAMP;

  private OutlineModel(ITextEditor editor, IDocument document) {
    this.editor = editor;
    this.document = document;
  }

  /** Returns the model of a text, and notifies a listener of changes until {@link #leave}. */
  static OutlineModel follow(ITextEditor editor, IDocument document, Listener listener) {
    OutlineModel model =
        FOLLOWED.computeIfAbsent(document, it -> new OutlineModel(editor, document));
    if (model.listeners.isEmpty()) {
      document.addDocumentListener(model);
      model.refresh.run();
    }
    model.listeners.add(listener);
    return model;
  }

  /** Removes a listener. */
  void leave(Listener listener) {
    if (listeners.remove(listener) && listeners.isEmpty()) {
      document.removeDocumentListener(this);
      FOLLOWED.remove(document);
    }
  }

  /** The nodes at the top. */
  List<OutlineNode> nodes() {
    return nodes;
  }

  /** Returns the smallest node that contains an offset; empty if there is none. */
  Optional<OutlineNode> at(int offset) {
    return OutlineNode.at(nodes, LspPositions.position(document, offset));
  }

  /** Returns whether the ranges of the nodes match the current text. */
  boolean isCurrent() {
    return stamp() == current;
  }

  /** Selects the name of a node in the editor. */
  void reveal(OutlineNode node) {
    var region = LspPositions.region(document, node.symbol().getSelectionRange());
    editor.selectAndReveal(region.getOffset(), region.getLength());
  }

  private long stamp() {
    return ((IDocumentExtension4) document).getModificationStamp();
  }

  private void refresh() {
    if (FOLLOWED.get(document) != this) {
      return;
    }
    Optional<MusterFile> file = MusterFile.of(editor.getEditorInput());
    long asked = stamp();
    LspPositions.battle(document)
        .ifPresent(
            battle ->
                LanguageServerHost.running()
                    .ask(
                        it ->
                            it.getTextDocumentService()
                                .documentSymbol(new DocumentSymbolParams(battle)))
                    .thenAccept(
                        answer -> {
                          if (answer != null) {
                            List<OutlineNode> told =
                                answer.stream()
                                    .filter(Either::isRight)
                                    .map(each -> new OutlineNode(each.getRight(), file))
                                    .toList();
                            Display.getDefault().asyncExec(() -> take(told, asked));
                          }
                        })
                    .exceptionally(
                        refused -> {
                          Display.getDefault().asyncExec(this::askAgain);
                          return null;
                        }));
  }

  /**
   * Repeats the request if there is no outline: the server may not have parsed the file yet, or the
   * file changed during the request.
   */
  private void askAgain() {
    if (nodes.isEmpty()) {
      Display.getCurrent().timerExec(AGAIN_MILLISECONDS, refresh);
    }
  }

  private void take(List<OutlineNode> told, long asked) {
    current = asked;
    boolean renewed = !OutlineNode.moved(nodes, told);
    if (renewed) {
      nodes = told;
    }
    listeners.forEach(each -> each.outlined(renewed));
  }

  @Override
  public void documentAboutToBeChanged(DocumentEvent event) {
    // The nodes are those of the text after the change.
  }

  @Override
  public void documentChanged(DocumentEvent event) {
    // Once the typing pauses: a new timer replaces the one still running.
    Display.getDefault()
        .asyncExec(() -> Display.getDefault().timerExec(QUIET_MILLISECONDS, refresh));
  }
}
