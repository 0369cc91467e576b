package dev.muster.dsl.ui.wizard;

import dev.muster.dsl.ide.command.NewFileResult;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.model.FieldModel;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;

/** The map of a file that is still to be written; it follows what is entered. */
final class FilePreview extends Composite {

  /** Pause in typing before a request, in milliseconds. */
  private static final int STILL = 150;

  private static final int WIDTH = 380;
  private static final int HEIGHT = 280;

  private final FileKind kind;
  private final FieldModel model = new FieldModel();
  private final Label text;
  private final Runnable ask = this::ask;
  private Map<String, Object> options = Map.of();
  private CompletableFuture<?> asked = CompletableFuture.completedFuture(null);

  FilePreview(Composite parent, FileKind kind) {
    super(parent, SWT.NONE);
    this.kind = kind;
    GridLayoutFactory.fillDefaults().applyTo(this);
    Label label = new Label(this, SWT.NONE);
    label.setText("Preview:");
    MapCanvas canvas = new MapCanvas(this, model);
    GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, HEIGHT).applyTo(canvas);
    text = new Label(this, SWT.WRAP);
    GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(text);
    addListener(SWT.Dispose, event -> asked.cancel(true));
  }

  /** Shows what would be written with these options. */
  void show(Map<String, Object> wish) {
    Map<String, Object> wanted = new LinkedHashMap<>(wish);
    wanted.put("preview", true);
    if (!wanted.equals(options)) {
      options = wanted;
      getDisplay().timerExec(STILL, ask);
    }
  }

  private void ask() {
    if (isDisposed()) {
      return;
    }
    Display display = getDisplay();
    asked.cancel(true);
    CompletableFuture<Object> answer = kind.begin(options);
    asked = answer;
    answer.thenAccept(
        told ->
            display.asyncExec(
                () -> {
                  if (!isDisposed() && answer == asked && told instanceof NewFileResult begun) {
                    take(begun);
                  }
                }));
  }

  /** Shows the new map. If it cannot be drawn, it keeps the last map and shows the reason. */
  private void take(NewFileResult begun) {
    if (begun.scene() != null) {
      model.show(begun.scene());
    }
    String told =
        begun.scene() != null
            ? begun.scene().description()
            : begun.refusal().isEmpty() ? begun.unseen() : begun.refusal();
    text.setText(told.replace("&", "&&"));
    layout(true);
  }
}
