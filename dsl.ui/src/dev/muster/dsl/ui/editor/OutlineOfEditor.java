package dev.muster.dsl.ui.editor;

import dev.muster.dsl.ui.server.Places;
import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;

/** Gives the generic editor an outline when it shows a battle. */
public final class OutlineOfEditor implements IAdapterFactory {

  @Override
  public <T> T getAdapter(Object adaptable, Class<T> type) {
    if (type != IContentOutlinePage.class
        || !(adaptable instanceof ITextEditor editor)
        || editor.getDocumentProvider() == null) {
      return null;
    }
    IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
    return document != null && Places.battle(document).isPresent()
        ? type.cast(new Outline(editor, document))
        : null;
  }

  @Override
  public Class<?>[] getAdapterList() {
    return new Class<?>[] {IContentOutlinePage.class};
  }
}
