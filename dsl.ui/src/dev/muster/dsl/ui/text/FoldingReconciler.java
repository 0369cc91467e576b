package dev.muster.dsl.ui.text;

import dev.muster.dsl.ui.editor.ServerReconciler;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.projection.ProjectionAnnotation;
import org.eclipse.jface.text.source.projection.ProjectionAnnotationModel;
import org.eclipse.jface.text.source.projection.ProjectionViewer;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;

/** The folds of armies, groups, maps and comments, as the server sees them. */
public final class FoldingReconciler extends ServerReconciler {

  private static final int QUIET_MILLISECONDS = 500;

  /** Made by the generic editor. */
  public FoldingReconciler() {
    super(QUIET_MILLISECONDS);
  }

  @Override
  protected void refresh(ITextViewer viewer, IDocument document) {
    if (!(viewer instanceof ProjectionViewer projection)) {
      return;
    }
    ask(
        (server, file) ->
            server.getTextDocumentService().foldingRange(new FoldingRangeRequestParams(file)),
        folds -> show(projection, positions(document, folds)));
  }

  private static Set<Position> positions(IDocument document, List<FoldingRange> folds) {
    Set<Position> wanted = new HashSet<>();
    for (FoldingRange fold : folds) {
      int first = fold.getStartLine();
      int last = Math.min(fold.getEndLine(), document.getNumberOfLines() - 1);
      if (last > first) {
        wanted.add(lines(document, first, last));
      }
    }
    return wanted;
  }

  /** From the beginning of a line to the end of another. */
  private static Position lines(IDocument document, int first, int last) {
    try {
      int start = document.getLineOffset(first);
      return new Position(
          start, document.getLineOffset(last) + document.getLineLength(last) - start);
    } catch (BadLocationException outside) {
      throw new IllegalArgumentException("a fold of lines the text does not have", outside);
    }
  }

  private static void show(ProjectionViewer viewer, Set<Position> wanted) {
    ProjectionAnnotationModel model = viewer.getProjectionAnnotationModel();
    if (model == null) {
      // The user has turned folding off.
      return;
    }
    Set<Annotation> removed = new HashSet<>();
    model
        .getAnnotationIterator()
        .forEachRemaining(
            each -> {
              // A fold that is still right stays as the user left it, open or closed.
              if (!wanted.remove(model.getPosition(each))) {
                removed.add(each);
              }
            });
    Map<Annotation, Position> added = new HashMap<>();
    wanted.forEach(each -> added.put(new ProjectionAnnotation(), each));
    if (!added.isEmpty() || !removed.isEmpty()) {
      model.modifyAnnotations(removed.toArray(Annotation[]::new), added, null);
    }
  }
}
