package dev.muster.dsl.ui.codemining;

import java.util.List;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextPresentationListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.ITextViewerExtension2;
import org.eclipse.jface.text.ITextViewerExtension4;
import org.eclipse.jface.text.ITextViewerExtension5;
import org.eclipse.jface.text.TextPresentation;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.events.PaintListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.GlyphMetrics;
import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.PlatformUI;

/**
 * Paints hints into the lines of an editor: each before a character that is made wide enough for
 * both, or behind the end of a line. The code minings of the platform do the same, but measure and
 * paint each hint several times with each key, whichever line it is typed in.
 */
final class InlayHintPainter implements PaintListener, ITextPresentationListener {

  /** That of code minings is too pale on a white page to be read. */
  private static final String COLOUR = "dev.muster.dsl.ui.colour.hint";

  private final ITextViewer viewer;
  private final StyledText text;
  private PositionedHints hints = PositionedHints.NONE;
  private Font slanted;
  private Font measured;

  InlayHintPainter(ITextViewer viewer) {
    this.viewer = viewer;
    this.text = viewer.getTextWidget();
    text.addPaintListener(this);
    if (viewer instanceof ITextViewerExtension4 dressed) {
      dressed.addTextPresentationListener(this);
    }
    text.addDisposeListener(event -> forgetFont());
  }

  /** Stops painting. */
  void stop() {
    if (!text.isDisposed()) {
      text.removePaintListener(this);
      show(PositionedHints.NONE);
    }
    if (viewer instanceof ITextViewerExtension4 dressed) {
      dressed.removeTextPresentationListener(this);
    }
    forgetFont();
  }

  /** Returns the visible hints. */
  PositionedHints shown() {
    return hints;
  }

  /** Sets the hints after they moved with the text, which already has room for them. */
  void moved(PositionedHints moved) {
    hints = moved;
  }

  /** Shows other hints. */
  void show(PositionedHints others) {
    List<PositionedHints.Part> changes = hints.changes(others);
    hints = others;
    IDocument document = viewer.getDocument();
    if (document != null && viewer instanceof ITextViewerExtension2 drawn) {
      for (PositionedHints.Part each : changes) {
        int from = Math.min(each.from(), document.getLength());
        int to = Math.min(each.to(), document.getLength());
        drawn.invalidateTextPresentation(from, to - from);
      }
      if (!changes.isEmpty()) {
        text.redraw();
      }
    }
  }

  @Override
  public void applyTextPresentation(TextPresentation presentation) {
    IRegion part = presentation.getExtent();
    IDocument document = viewer.getDocument();
    List<PositionedHints.Placed> within =
        hints.in(part.getOffset(), part.getOffset() + part.getLength() - 1);
    if (within.isEmpty() || document == null) {
      return;
    }
    GC gc = new GC(text);
    for (PositionedHints.Placed each : within) {
      char behind = at(document, each.offset());
      if (!isLineEnd(behind)) {
        StyleRange wide = new StyleRange();
        wide.start = each.offset();
        wide.length = 1;
        // Neither higher nor lower than the line, so that all lines stay of one height.
        wide.metrics = new GlyphMetrics(0, 0, width(gc, each.label()) + own(gc, behind));
        presentation.mergeStyleRange(wide);
      }
    }
    gc.dispose();
  }

  @Override
  public void paintControl(PaintEvent event) {
    IDocument document = viewer.getDocument();
    if (hints.all().isEmpty() || document == null || text.getCharCount() == 0) {
      return;
    }
    int first = text.getOffsetAtLine(text.getLineIndex(event.y));
    int lastLine = text.getLineIndex(event.y + event.height);
    int last = text.getOffsetAtLine(lastLine) + text.getLine(lastLine).length();
    Color colour =
        PlatformUI.getWorkbench()
            .getThemeManager()
            .getCurrentTheme()
            .getColorRegistry()
            .get(COLOUR);
    for (PositionedHints.Placed each : hints.in(inText(first), inText(last))) {
      int at = inWidget(each.offset());
      if (at >= first && at <= last) {
        paint(event.gc, each.label(), at, at(document, each.offset()), colour);
      }
    }
  }

  private void paint(GC gc, String label, int at, char behind, Color colour) {
    Point place = text.getLocationAtOffset(at);
    gc.setForeground(colour == null ? text.getForeground() : colour);
    gc.setFont(slanted());
    gc.drawString(label, place.x, place.y, true);
    if (!isLineEnd(behind) && behind != ' ') {
      // A character that was made wide is not drawn.
      StyleRange style = text.getStyleRangeAtOffset(at);
      Color own = style == null ? null : style.foreground;
      gc.setForeground(own == null ? text.getForeground() : own);
      gc.setFont(text.getFont());
      gc.drawString(String.valueOf(behind), place.x + width(gc, label), place.y, true);
    }
    gc.setFont(text.getFont());
  }

  private int width(GC gc, String label) {
    gc.setFont(slanted());
    return gc.stringExtent(label).x;
  }

  private int own(GC gc, char letter) {
    gc.setFont(text.getFont());
    return gc.stringExtent(String.valueOf(letter)).x;
  }

  private Font slanted() {
    // A change of the text size also changes the font.
    if (slanted == null || measured != text.getFont()) {
      forgetFont();
      measured = text.getFont();
      FontData[] all = measured.getFontData();
      for (FontData each : all) {
        each.setStyle(each.getStyle() | SWT.ITALIC);
      }
      slanted = new Font(text.getDisplay(), all);
    }
    return slanted;
  }

  private void forgetFont() {
    if (slanted != null) {
      slanted.dispose();
      slanted = null;
    }
  }

  /** The character at an offset; a line feed at the end of the text. */
  private static char at(IDocument document, int offset) {
    try {
      return offset < document.getLength() ? document.getChar(offset) : '\n';
    } catch (BadLocationException gone) {
      return '\n';
    }
  }

  private static boolean isLineEnd(char letter) {
    return letter == '\n' || letter == '\r';
  }

  /**
   * Returns the document offset of a widget offset, because folded text is missing from the widget.
   */
  private int inText(int offset) {
    return viewer instanceof ITextViewerExtension5 folded
        ? folded.widgetOffset2ModelOffset(offset)
        : offset;
  }

  /** Less than 0 for what a fold hides. */
  private int inWidget(int offset) {
    return viewer instanceof ITextViewerExtension5 folded
        ? folded.modelOffset2WidgetOffset(offset)
        : offset;
  }
}
