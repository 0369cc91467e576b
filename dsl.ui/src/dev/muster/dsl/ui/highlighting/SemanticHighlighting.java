package dev.muster.dsl.ui.highlighting;

import dev.muster.dsl.ui.editor.ServerReconciler;
import dev.muster.dsl.ui.server.LanguageServerHost;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.ITextViewerExtension2;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.lsp4j.SemanticTokensParams;

/**
 * Colours names by what they name. The server's answer moves with the text until the next one, and
 * only what has another colour by then is drawn again.
 */
final class SemanticHighlighting extends ServerReconciler {

  private static final int QUIET_MILLISECONDS = 400;

  private SemanticTokenTable tokens = SemanticTokenTable.NONE;
  private ITextViewer viewer;

  SemanticHighlighting() {
    super(QUIET_MILLISECONDS);
  }

  /** Returns the last tokens of the server, moved to their places in the current text. */
  SemanticTokenTable known() {
    return tokens;
  }

  @Override
  public void install(ITextViewer installed) {
    viewer = installed;
    super.install(installed);
  }

  @Override
  public void inputDocumentChanged(IDocument old, IDocument next) {
    tokens = SemanticTokenTable.NONE;
    super.inputDocumentChanged(old, next);
  }

  @Override
  public void documentChanged(DocumentEvent event) {
    tokens = tokens.moved(event);
    super.documentChanged(event);
  }

  @Override
  protected void refresh(ITextViewer at, IDocument document) {
    var display = at.getTextWidget().getDisplay();
    LanguageServerHost.running()
        .offers()
        .thenAccept(
            offers -> {
              if (offers != null) {
                display.asyncExec(() -> ask(offers.getSemanticTokensProvider().getLegend()));
              }
            });
  }

  private void ask(SemanticTokensLegend legend) {
    ask(
        (server, file) ->
            server.getTextDocumentService().semanticTokensFull(new SemanticTokensParams(file)),
        told -> take(SemanticTokenTable.of(viewer.getDocument(), legend, told.getData())));
  }

  private void take(SemanticTokenTable told) {
    IRegion changed = tokens.difference(told);
    tokens = told;
    if (changed.getLength() > 0 && viewer instanceof ITextViewerExtension2 drawn) {
      drawn.invalidateTextPresentation(changed.getOffset(), changed.getLength());
    }
  }
}
