package dev.muster.dsl.ui.text;

import dev.muster.dsl.ui.editor.Following;
import dev.muster.dsl.ui.server.Places;
import dev.muster.dsl.ui.server.Server;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ISynchronizable;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.viewers.IPostSelectionProvider;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.swt.widgets.Display;

/** Marks where the name at the cursor stands, as the server knows names: no number, no word. */
public final class Occurrences extends Following {

  private static final int QUIET_MILLISECONDS = 300;

  private static final String TYPE = "org.eclipse.ui.genericeditor.text";

  private final ISelectionChangedListener moved = event -> later();
  private ITextViewer viewer;
  private Annotation[] shown = new Annotation[0];

  /** Made by the generic editor. */
  public Occurrences() {
    super(QUIET_MILLISECONDS);
  }

  @Override
  public void install(ITextViewer installed) {
    viewer = installed;
    if (viewer.getSelectionProvider() instanceof IPostSelectionProvider provider) {
      provider.addPostSelectionChangedListener(moved);
    }
    super.install(installed);
  }

  @Override
  public void uninstall() {
    if (viewer != null
        && viewer.getSelectionProvider() instanceof IPostSelectionProvider provider) {
      provider.removePostSelectionChangedListener(moved);
    }
    super.uninstall();
  }

  @Override
  protected void refresh(ITextViewer at, IDocument document) {
    if (!(at.getSelectionProvider().getSelection() instanceof ITextSelection cursor)) {
      return;
    }
    Display display = at.getTextWidget().getDisplay();
    Places.battle(document)
        .ifPresent(
            file ->
                Server.running()
                    .ask(
                        it ->
                            it.getTextDocumentService()
                                .documentHighlight(
                                    new DocumentHighlightParams(
                                        file, Places.position(document, cursor.getOffset()))))
                    .<List<DocumentHighlight>>thenApply(
                        found -> found == null ? List.of() : new ArrayList<>(found))
                    .thenAccept(
                        found ->
                            display.asyncExec(
                                () -> {
                                  if (shows(document)) {
                                    show(document, found);
                                  }
                                })));
  }

  private void show(IDocument document, List<DocumentHighlight> found) {
    IAnnotationModel model =
        viewer instanceof ISourceViewer source ? source.getAnnotationModel() : null;
    if (!(model instanceof IAnnotationModelExtension replaceable)) {
      return;
    }
    Map<Annotation, Position> added = new HashMap<>();
    for (DocumentHighlight each : found) {
      IRegion place = Places.region(document, each.getRange());
      added.put(
          new Annotation(TYPE, false, null), new Position(place.getOffset(), place.getLength()));
    }
    Object lock = model instanceof ISynchronizable with ? with.getLockObject() : null;
    synchronized (lock == null ? model : lock) {
      replaceable.replaceAnnotations(shown, added);
      shown = added.keySet().toArray(Annotation[]::new);
    }
  }
}
