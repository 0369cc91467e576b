package dev.muster.dsl.ui.mining;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.IViewportListener;
import org.eclipse.jface.text.source.ISourceViewerExtension5;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/**
 * The lines of an editor that are in sight, with some more on either side. Only they have hints:
 * the thousands of a long army would all be painted, and moved, with each key.
 */
final class Sight implements IViewportListener {

  /** About the lines of a screen, so that hints are there before they are scrolled to. */
  private static final int MARGIN = 30;

  /** So long the scrolling must pause. */
  private static final int QUIET_MILLISECONDS = 100;

  private static final String KEY = "dev.muster.dsl.ui.sight";

  // In the user interface's thread; an editor that is closed is forgotten.
  private static final Set<Sight> ALL = Collections.newSetFromMap(new WeakHashMap<>());

  private final ITextViewer viewer;
  private final Runnable again = this::again;
  private Lines shown = new Lines(0, 0);

  /** Lines from 0; the last one is among them. */
  record Lines(int first, int last) {}

  private Sight(ITextViewer viewer) {
    this.viewer = viewer;
  }

  /** The lines an editor wants hints for, which it will be asked for again when it is scrolled. */
  static CompletableFuture<Lines> of(ITextViewer viewer) {
    CompletableFuture<Lines> told = new CompletableFuture<>();
    StyledText text = viewer.getTextWidget();
    if (text == null || text.isDisposed()) {
      told.complete(new Lines(0, 0));
      return told;
    }
    Runnable look =
        () -> told.complete(text.isDisposed() ? new Lines(0, 0) : of(viewer, text).now());
    if (Display.getCurrent() == text.getDisplay()) {
      look.run();
    } else {
      text.getDisplay().asyncExec(look);
    }
    return told;
  }

  private static Sight of(ITextViewer viewer, StyledText text) {
    if (text.getData(KEY) instanceof Sight known && known.viewer == viewer) {
      return known;
    }
    Sight sight = new Sight(viewer);
    text.setData(KEY, sight);
    viewer.addViewportListener(sight);
    ALL.add(sight);
    return sight;
  }

  /** What is shown in all editors is another thing now. */
  static void changed() {
    Display display = PlatformUI.getWorkbench().getDisplay();
    display.asyncExec(() -> List.copyOf(ALL).forEach(Sight::again));
  }

  private Lines now() {
    shown =
        new Lines(
            Math.max(0, viewer.getTopIndex() - MARGIN),
            Math.max(0, viewer.getBottomIndex()) + MARGIN);
    return shown;
  }

  @Override
  public void viewportChanged(int place) {
    StyledText text = viewer.getTextWidget();
    if (text == null || text.isDisposed()) {
      return;
    }
    if (viewer.getTopIndex() < shown.first() || viewer.getBottomIndex() > shown.last()) {
      text.getDisplay().timerExec(QUIET_MILLISECONDS, again);
    }
  }

  private void again() {
    StyledText text = viewer.getTextWidget();
    if (text != null && !text.isDisposed() && viewer instanceof ISourceViewerExtension5 mined) {
      mined.updateCodeMinings();
    }
  }
}
