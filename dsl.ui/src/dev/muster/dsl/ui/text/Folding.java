package dev.muster.dsl.ui.text;

import dev.muster.dsl.ui.editor.Following;
import dev.muster.dsl.ui.server.Places;
import dev.muster.dsl.ui.server.Server;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.eclipse.swt.widgets.Display;

/** The folds of armies, groups, maps and comments, as the server sees them. */
public final class Folding extends Following {

  private static final int QUIET_MILLISECONDS = 500;

  /** Made by the generic editor. */
  public Folding() {
    super(QUIET_MILLISECONDS);
  }

  @Override
  protected void refresh(ITextViewer viewer, IDocument document) {
    if (!(viewer instanceof ProjectionViewer projection)) {
      return;
    }
    Display display = viewer.getTextWidget().getDisplay();
    Places.battle(document)
        .ifPresent(
            file ->
                Server.running()
                    .ask(
                        it ->
                            it.getTextDocumentService()
                                .foldingRange(new FoldingRangeRequestParams(file)))
                    .thenAccept(
                        folds ->
                            display.asyncExec(
                                () -> {
                                  if (folds != null && shows(document)) {
                                    positions(document, folds)
                                        .ifPresent(wanted -> show(projection, wanted));
                                  }
                                })));
  }

  /** Where the folds are; nothing where the text has changed since it was asked about. */
  private static Optional<Set<Position>> positions(IDocument document, List<FoldingRange> folds) {
    Set<Position> wanted = new HashSet<>();
    try {
      for (FoldingRange fold : folds) {
        int first = fold.getStartLine();
        int last = Math.min(fold.getEndLine(), document.getNumberOfLines() - 1);
        if (last > first) {
          int start = document.getLineOffset(first);
          int end = document.getLineOffset(last) + document.getLineLength(last);
          wanted.add(new Position(start, end - start));
        }
      }
      return Optional.of(wanted);
    } catch (BadLocationException outrun) {
      return Optional.empty();
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
