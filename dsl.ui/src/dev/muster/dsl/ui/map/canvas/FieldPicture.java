package dev.muster.dsl.ui.map.canvas;

import dev.muster.dsl.ui.map.model.FieldModel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Point;

/** The field as a file. */
public final class FieldPicture {

  private final MapCanvas canvas;
  private final FieldModel model;

  public FieldPicture(MapCanvas canvas, FieldModel model) {
    this.canvas = canvas;
    this.model = model;
  }

  /**
   * Writes it: as SVG the whole field, and else as PNG what is seen of it.
   *
   * @throws IOException where the file cannot be written
   */
  public void write(Path file) throws IOException {
    if (file.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
      Files.writeString(
          file, SceneSvg.of(model.scene().orElseThrow(), model.hidden()), StandardCharsets.UTF_8);
    } else {
      png(file);
    }
  }

  private void png(Path file) throws IOException {
    Point size = canvas.getSize();
    Image image = new Image(canvas.getDisplay(), Math.max(1, size.x), Math.max(1, size.y));
    try (var out = Files.newOutputStream(file)) {
      GC gc = new GC(image);
      canvas.picture(gc);
      gc.dispose();
      ImageLoader loader = new ImageLoader();
      loader.data = new org.eclipse.swt.graphics.ImageData[] {image.getImageData(200)};
      loader.save(out, SWT.IMAGE_PNG);
    } finally {
      image.dispose();
    }
  }
}
