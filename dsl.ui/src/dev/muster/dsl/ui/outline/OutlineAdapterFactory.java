package dev.muster.dsl.ui.outline;

import dev.muster.dsl.ui.server.LspPositions;
import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;

/** Gives the generic editor an outline when it shows a battle. */
public final class OutlineAdapterFactory implements IAdapterFactory {

  @Override
  public <T> T getAdapter(Object adaptable, Class<T> type) {
    if (type != IContentOutlinePage.class
        || !(adaptable instanceof ITextEditor editor)
        || editor.getDocumentProvider() == null) {
      return null;
    }
    IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
    return document != null && LspPositions.battle(document).isPresent()
        ? type.cast(new MusterOutlinePage(editor, document))
        : null;
  }

  @Override
  public Class<?>[] getAdapterList() {
    return new Class<?>[] {IContentOutlinePage.class};
  }
}
