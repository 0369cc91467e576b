package dev.muster.dsl.ui.text;

import dev.muster.dsl.ui.editor.ServerReconciler;
import dev.muster.dsl.ui.server.LspPositions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ISynchronizable;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.IViewportListener;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.viewers.IPostSelectionProvider;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;

/**
 * Marks the occurrences of the name at the cursor. If there are hundreds, it marks only those on
 * the visible lines and one screen around them, because the editor redraws all text between the
 * first and the last mark.
 */
public final class OccurrenceReconciler extends ServerReconciler {

  private static final int QUIET_MILLISECONDS = 300;

  /** So many are marked wherever they are. */
  private static final int MANY = 100;

  /** About the lines of a screen. */
  private static final int MARGIN = 30;

  private static final String TYPE = "org.eclipse.ui.genericeditor.text";

  private final ISelectionChangedListener moved = event -> later();
  private final IViewportListener scrolled = place -> scrolled();
  private ITextViewer viewer;
  private Annotation[] shown = new Annotation[0];

  // The lines whose names are marked, where those of all are too many.
  private Optional<Lines> marked = Optional.empty();

  /** Lines from 0; the last one is among them. */
  private record Lines(int first, int last) {

    boolean has(int line) {
      return line >= first && line <= last;
    }
  }

  /** Made by the generic editor. */
  public OccurrenceReconciler() {
    super(QUIET_MILLISECONDS);
  }

  @Override
  public void install(ITextViewer installed) {
    viewer = installed;
    if (viewer.getSelectionProvider() instanceof IPostSelectionProvider provider) {
      provider.addPostSelectionChangedListener(moved);
    }
    viewer.addViewportListener(scrolled);
    super.install(installed);
  }

  @Override
  public void uninstall() {
    if (viewer != null
        && viewer.getSelectionProvider() instanceof IPostSelectionProvider provider) {
      provider.removePostSelectionChangedListener(moved);
    }
    if (viewer != null) {
      viewer.removeViewportListener(scrolled);
    }
    super.uninstall();
  }

  private void scrolled() {
    if (marked.isPresent()
        && !(marked.get().has(viewer.getTopIndex()) && marked.get().has(viewer.getBottomIndex()))) {
      later();
    }
  }

  @Override
  protected void refresh(ITextViewer at, IDocument document) {
    if (!(at.getSelectionProvider().getSelection() instanceof ITextSelection cursor)) {
      return;
    }
    ask(
        (server, file) ->
            server
                .getTextDocumentService()
                .documentHighlight(
                    new DocumentHighlightParams(
                        file, LspPositions.position(document, cursor.getOffset()))),
        found -> show(document, found));
  }

  private void show(IDocument document, List<? extends DocumentHighlight> found) {
    IAnnotationModel model =
        viewer instanceof ISourceViewer source ? source.getAnnotationModel() : null;
    if (!(model instanceof IAnnotationModelExtension replaceable)) {
      return;
    }
    marked =
        found.size() <= MANY
            ? Optional.empty()
            : Optional.of(
                new Lines(viewer.getTopIndex() - MARGIN, viewer.getBottomIndex() + MARGIN));
    Set<Position> wanted = new HashSet<>();
    for (DocumentHighlight each : found) {
      if (marked.isEmpty() || marked.get().has(each.getRange().getStart().getLine())) {
        IRegion place = LspPositions.region(document, each.getRange());
        wanted.add(new Position(place.getOffset(), place.getLength()));
      }
    }
    Object lock = model instanceof ISynchronizable with ? with.getLockObject() : null;
    synchronized (lock == null ? model : lock) {
      // What is marked rightly stays: the editor draws all anew for any change.
      List<Annotation> kept = new ArrayList<>();
      List<Annotation> gone = new ArrayList<>();
      for (Annotation each : shown) {
        Position place = model.getPosition(each);
        if (place != null && wanted.remove(place)) {
          kept.add(each);
        } else {
          gone.add(each);
        }
      }
      Map<Annotation, Position> added = new HashMap<>();
      wanted.forEach(each -> added.put(new Annotation(TYPE, false, null), each));
      if (!gone.isEmpty() || !added.isEmpty()) {
        replaceable.replaceAnnotations(gone.toArray(Annotation[]::new), added);
        shown = Stream.concat(kept.stream(), added.keySet().stream()).toArray(Annotation[]::new);
      }
    }
  }
}
