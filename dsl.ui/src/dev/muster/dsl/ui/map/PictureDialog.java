package dev.muster.dsl.ui.map;

import dev.muster.dsl.ui.map.canvas.FieldPicture;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.model.FieldModel;
import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;

/** Asks where a picture of the field is to be written. */
final class PictureDialog {

  private PictureDialog() {}

  static void open(MapCanvas canvas, FieldModel model) {
    if (model.scene().isEmpty()) {
      return;
    }
    FileDialog dialog = new FileDialog(canvas.getShell(), SWT.SAVE);
    dialog.setText("Save Picture of the Field");
    dialog.setFilterExtensions(new String[] {"*.png", "*.svg"});
    dialog.setFilterNames(
        new String[] {"PNG, as it is seen (*.png)", "SVG, the whole field (*.svg)"});
    String name = model.scene().get().scenario();
    dialog.setFileName((name.isEmpty() ? "map" : name) + ".png");
    dialog.setOverwrite(true);
    String chosen = dialog.open();
    if (chosen != null) {
      try {
        new FieldPicture(canvas, model).write(Path.of(chosen));
      } catch (IOException failure) {
        MessageDialog.openError(
            canvas.getShell(),
            "The picture was not written",
            chosen + " could not be written: " + failure.getMessage() + ". Choose another place.");
      }
    }
  }
}
