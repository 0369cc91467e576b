package dev.muster.dsl.ui.editor;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.text.AbstractReusableInformationControlCreator;
import org.eclipse.jface.text.DefaultInformationControl;
import org.eclipse.jface.text.DefaultInformationControl.IInformationPresenter;
import org.eclipse.jface.text.DefaultInformationControl.IInformationPresenterExtension;
import org.eclipse.jface.text.IInformationControl;
import org.eclipse.jface.text.TextPresentation;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.graphics.Drawable;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

/** The little window beside a word, with the text the server wrote. */
final class MarkdownTip extends AbstractReusableInformationControlCreator {

  private static final int FEWEST_COLUMNS = 30;
  private static final int MOST_COLUMNS = 90;

  @Override
  protected IInformationControl doCreateInformationControl(Shell parent) {
    return new DefaultInformationControl(parent, (String) null, new Presenter());
  }

  private static final class Presenter
      implements IInformationPresenter, IInformationPresenterExtension {

    @Override
    public String updatePresentation(
        Drawable drawable, String info, TextPresentation presentation, int width, int height) {
      Markdown shown = Markdown.read(info).wrapped(columns(drawable, width));
      for (Markdown.Span span : shown.spans()) {
        StyleRange style = new StyleRange(span.start(), span.length(), null, null);
        switch (span.look()) {
          case BOLD -> style.fontStyle = SWT.BOLD;
          case ITALIC -> style.fontStyle = SWT.ITALIC;
          case CODE -> style.font = JFaceResources.getTextFont();
        }
        presentation.addStyleRange(style);
      }
      return shown.text();
    }

    private static int columns(Drawable drawable, int width) {
      GC gc = new GC(drawable);
      try {
        // Real text is a little narrower than the average of all letters.
        int fitting = (int) (width / gc.getFontMetrics().getAverageCharacterWidth() * 1.1);
        return Math.clamp(fitting, FEWEST_COLUMNS, MOST_COLUMNS);
      } finally {
        gc.dispose();
      }
    }

    @Override
    public String updatePresentation(
        Display display, String info, TextPresentation presentation, int width, int height) {
      return updatePresentation((Drawable) display, info, presentation, width, height);
    }
  }
}
