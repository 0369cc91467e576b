package dev.muster.dsl.ui.compare;

import dev.muster.dsl.ide.command.DraftResult;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.model.FieldModel;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.compare.CompareUI;
import org.eclipse.compare.ITypedElement;
import org.eclipse.compare.structuremergeviewer.ICompareInput;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;

/** Two states of a map as pictures, side by side. What differs is marked on both. */
final class MapCompareViewer extends Viewer {

  private final SashForm sides;
  private final Picture left;
  private final Picture right;
  private Object input;
  private int asked;

  MapCompareViewer(Composite parent) {
    sides = new SashForm(parent, SWT.HORIZONTAL);
    sides.setData(CompareUI.COMPARE_VIEWER_TITLE, "Map Compare");
    left = new Picture(sides);
    right = new Picture(sides);
  }

  /** One of the states. */
  private static final class Picture {
    private final FieldModel model = new FieldModel();
    private final Composite area;
    private final Label text;

    Picture(Composite parent) {
      area = new Composite(parent, SWT.NONE);
      GridLayoutFactory.fillDefaults().applyTo(area);
      text = new Label(area, SWT.WRAP);
      GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
      GridDataFactory.fillDefaults().grab(true, true).applyTo(new MapCanvas(area, model));
    }

    void show(DraftResult draft) {
      Scene scene = draft == null ? null : draft.scene();
      model.show(scene);
      String told =
          draft == null
              ? "There is no such map on this side."
              : scene == null ? draft.unseen() : scene.description();
      text.setText(told.replace("&", "&&"));
      area.layout(true);
    }
  }

  @Override
  public Control getControl() {
    return sides;
  }

  @Override
  public Object getInput() {
    return input;
  }

  @Override
  public void setInput(Object compared) {
    Object before = input;
    input = compared;
    inputChanged(compared, before);
    refresh();
  }

  @Override
  public void refresh() {
    if (input instanceof ICompareInput both) {
      int mine = ++asked;
      Display display = sides.getDisplay();
      read(both.getLeft())
          .thenCombine(read(both.getRight()), Answer::new)
          .thenAccept(
              answer ->
                  display.asyncExec(
                      () -> {
                        if (mine == asked && !sides.isDisposed()) {
                          show(answer.left(), answer.right());
                        }
                      }));
    }
  }

  private record Answer(DraftResult left, DraftResult right) {}

  private static CompletableFuture<DraftResult> read(ITypedElement side) {
    return side instanceof ComparedPart map
        ? DraftReader.read(map.uri(), map.getDocument().get(), Optional.of(map.getName()))
        : CompletableFuture.completedFuture(null);
  }

  private void show(DraftResult one, DraftResult other) {
    left.show(one);
    right.show(other);
    if (one != null && other != null && one.scene() != null && other.scene() != null) {
      MapDifference difference = MapDifference.between(one.scene(), other.scene());
      left.model.mark(difference.items(), difference.places());
      right.model.mark(difference.items(), difference.places());
    }
  }

  @Override
  public ISelection getSelection() {
    return StructuredSelection.EMPTY;
  }

  @Override
  public void setSelection(ISelection selection, boolean reveal) {
    // There is nothing to select.
  }
}
