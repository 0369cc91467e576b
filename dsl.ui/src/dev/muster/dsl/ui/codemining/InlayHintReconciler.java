package dev.muster.dsl.ui.codemining;

import dev.muster.dsl.ui.editor.ServerReconciler;
import dev.muster.dsl.ui.server.LspPositions;
import dev.muster.dsl.ui.server.ServerSettings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.IViewportListener;
import org.eclipse.jface.text.source.ISourceViewerExtension5;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintLabelPart;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.swt.custom.StyledText;

/**
 * Shows derived values as inlay hints for the visible lines and a margin around them. Hints for all
 * of a long army would be kept, moved and painted with each key.
 */
public final class InlayHintReconciler extends ServerReconciler {

  private static final int QUIET_MILLISECONDS = 300;

  /** About the lines of a screen, so that hints are there before they are scrolled to. */
  private static final int MARGIN = 30;

  private static final String KEY = "dev.muster.dsl.ui.hints";

  private final IViewportListener scrolled = place -> scrolled();
  private final IPreferenceChangeListener preferred = change -> preferred();
  private ITextViewer viewer;
  private InlayHintPainter painter;
  private int first;
  private int last = -1;

  /** Made by the generic editor. */
  public InlayHintReconciler() {
    super(QUIET_MILLISECONDS);
  }

  @Override
  public void install(ITextViewer installed) {
    viewer = installed;
    painter = new InlayHintPainter(viewer);
    viewer.getTextWidget().setData(KEY, this);
    viewer.addViewportListener(scrolled);
    InstanceScope.INSTANCE.getNode(ServerSettings.BUNDLE).addPreferenceChangeListener(preferred);
    super.install(installed);
  }

  @Override
  public void uninstall() {
    super.uninstall();
    InstanceScope.INSTANCE.getNode(ServerSettings.BUNDLE).removePreferenceChangeListener(preferred);
    if (viewer != null) {
      viewer.removeViewportListener(scrolled);
      painter.stop();
      viewer = null;
    }
  }

  /** Returns the texts of the hints in an editor, in text order. */
  public static List<String> shown(StyledText text) {
    return text.getData(KEY) instanceof InlayHintReconciler hints
        ? hints.painter.shown().all().stream().map(each -> each.label().strip()).toList()
        : List.of();
  }

  /** Returns the positions of the hints in an editor: the offset of the character after each. */
  public static List<Integer> places(StyledText text) {
    return text.getData(KEY) instanceof InlayHintReconciler hints
        ? hints.painter.shown().all().stream().map(PositionedHints.Placed::offset).toList()
        : List.of();
  }

  @Override
  public void inputDocumentAboutToBeChanged(IDocument old, IDocument next) {
    painter.moved(PositionedHints.NONE);
    super.inputDocumentAboutToBeChanged(old, next);
  }

  @Override
  public void documentChanged(DocumentEvent event) {
    painter.moved(painter.shown().shifted(event));
    super.documentChanged(event);
  }

  private void scrolled() {
    if (viewer.getTopIndex() < first || viewer.getBottomIndex() > last) {
      later();
    }
  }

  /** The user wishes to see something else. */
  private void preferred() {
    StyledText text = viewer == null ? null : viewer.getTextWidget();
    if (text != null && !text.isDisposed()) {
      text.getDisplay()
          .asyncExec(
              () -> {
                later();
                if (viewer instanceof ISourceViewerExtension5 mined && !text.isDisposed()) {
                  mined.updateCodeMinings();
                }
              });
    }
  }

  @Override
  protected void refresh(ITextViewer at, IDocument document) {
    first = Math.max(0, at.getTopIndex() - MARGIN);
    last = Math.max(0, at.getBottomIndex()) + MARGIN;
    if (!ServerSettings.isOnByDefault(ServerSettings.DICE_HINTS)
        && !ServerSettings.isOnByDefault(ServerSettings.BREAK_POINT_HINTS)) {
      painter.show(PositionedHints.NONE);
      return;
    }
    Range inSight = new Range(new Position(first, 0), new Position(last + 1, 0));
    ask(
        (server, file) ->
            server.getTextDocumentService().inlayHint(new InlayHintParams(file, inSight)),
        told -> painter.show(placed(document, told)));
  }

  private static PositionedHints placed(IDocument document, List<InlayHint> told) {
    List<PositionedHints.Placed> placed = new ArrayList<>();
    for (InlayHint each : told) {
      placed.add(
          new PositionedHints.Placed(
              LspPositions.offset(document, each.getPosition()), label(each)));
    }
    placed.sort(Comparator.comparingInt(PositionedHints.Placed::offset));
    return new PositionedHints(placed);
  }

  private static String label(InlayHint told) {
    String text =
        told.getLabel()
            .map(
                label -> label,
                parts ->
                    parts.stream().map(InlayHintLabelPart::getValue).collect(Collectors.joining()));
    return (Boolean.TRUE.equals(told.getPaddingLeft()) ? " " : "")
        + text
        + (Boolean.TRUE.equals(told.getPaddingRight()) ? " " : "");
  }
}
