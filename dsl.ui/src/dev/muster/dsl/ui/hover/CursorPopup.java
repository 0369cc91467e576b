package dev.muster.dsl.ui.hover;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.editor.WordFinder;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.information.IInformationProvider;
import org.eclipse.jface.text.information.IInformationProviderExtension;
import org.eclipse.jface.text.information.InformationPresenter;

/** A window at the cursor with what is known already. */
public final class CursorPopup {

  /** In letters and lines. */
  private static final int WIDTH = 70;

  private static final int HEIGHT = 12;

  private CursorPopup() {}

  /** Shows a text below the word at the cursor of an editor. */
  public static void show(
      ActiveMusterEditor battle, MarkdownControlCreator made, HoverContent text) {
    InformationPresenter presenter = new InformationPresenter(made);
    presenter.setInformationProvider(
        new ContentProvider(text, WordFinder.at(battle.document(), battle.selection().getOffset())),
        IDocument.DEFAULT_CONTENT_TYPE);
    presenter.setDocumentPartitioning("");
    presenter.setSizeConstraints(WIDTH, HEIGHT, false, true);
    presenter.install(battle.viewer());
    presenter.showInformation();
  }

  private record ContentProvider(HoverContent text, IRegion word)
      implements IInformationProvider, IInformationProviderExtension {

    @Override
    public IRegion getSubject(ITextViewer viewer, int at) {
      // A place without a letter has no line to be below of.
      return new Region(word.getOffset(), Math.max(1, word.getLength()));
    }

    @Override
    public String getInformation(ITextViewer viewer, IRegion subject) {
      return text.markdown();
    }

    @Override
    public Object getInformation2(ITextViewer viewer, IRegion subject) {
      return text;
    }
  }
}
