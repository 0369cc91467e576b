package dev.muster.dsl.ui.editor;

import dev.muster.dsl.ui.server.Places;
import dev.muster.dsl.ui.server.Server;
import java.util.List;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.ContentOutlinePage;

/** The armies, maps and scenarios of the file, with their parts. */
final class Outline extends ContentOutlinePage implements IDocumentListener {

  private static final int QUIET_MILLISECONDS = 400;

  private final ITextEditor editor;
  private final IDocument document;
  private final Runnable refresh = this::refresh;

  Outline(ITextEditor editor, IDocument document) {
    this.editor = editor;
    this.document = document;
  }

  @Override
  public void createControl(Composite parent) {
    super.createControl(parent);
    getTreeViewer().setContentProvider(new Symbols());
    getTreeViewer()
        .setLabelProvider(
            new LabelProvider() {
              @Override
              public String getText(Object element) {
                return ((DocumentSymbol) element).getName();
              }
            });
    getTreeViewer().setAutoExpandLevel(2);
    document.addDocumentListener(this);
    refresh();
  }

  private void refresh() {
    Places.battle(document)
        .ifPresent(
            battle ->
                Server.running()
                    .ask(
                        it ->
                            it.getTextDocumentService()
                                .documentSymbol(new DocumentSymbolParams(battle)))
                    .thenAccept(
                        answer ->
                            Display.getDefault()
                                .asyncExec(
                                    () -> {
                                      if (answer != null
                                          && getControl() != null
                                          && !getControl().isDisposed()) {
                                        getTreeViewer()
                                            .setInput(
                                                answer.stream()
                                                    .filter(Either::isRight)
                                                    .map(Either::getRight)
                                                    .toList());
                                      }
                                    })));
  }

  @Override
  public void selectionChanged(SelectionChangedEvent event) {
    super.selectionChanged(event);
    if (event.getStructuredSelection().getFirstElement() instanceof DocumentSymbol symbol) {
      IRegion region = Places.region(document, symbol.getSelectionRange());
      editor.selectAndReveal(region.getOffset(), region.getLength());
    }
  }

  @Override
  public void documentAboutToBeChanged(DocumentEvent event) {
    // The outline shows the text after the change.
  }

  @Override
  public void documentChanged(DocumentEvent event) {
    // Once the typing pauses: a new timer replaces the one still running.
    Display.getDefault()
        .asyncExec(() -> Display.getDefault().timerExec(QUIET_MILLISECONDS, refresh));
  }

  @Override
  public void dispose() {
    document.removeDocumentListener(this);
    super.dispose();
  }

  private static final class Symbols implements ITreeContentProvider {

    @Override
    public Object[] getElements(Object input) {
      return ((List<?>) input).toArray();
    }

    @Override
    public Object[] getChildren(Object parent) {
      List<DocumentSymbol> children = ((DocumentSymbol) parent).getChildren();
      return children == null ? new Object[0] : children.toArray();
    }

    @Override
    public Object getParent(Object element) {
      return null;
    }

    @Override
    public boolean hasChildren(Object element) {
      return getChildren(element).length > 0;
    }
  }
}
