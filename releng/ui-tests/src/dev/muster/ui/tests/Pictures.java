package dev.muster.ui.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;

/**
 * Pictures of the screen in the directory of the test results, those of the dark theme in its
 * folder {@code dark}. Another thread writes them: to compress one takes longer than to take it.
 */
final class Pictures {

  private static final ExecutorService WRITER =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "pictures of the tests");
            thread.setDaemon(true);
            return thread;
          });

  private static final List<Future<?>> BEGUN = new ArrayList<>();

  /** They are looked at here and not sent: the least compression takes half the time or less. */
  private static final int FAST = 1;

  private Pictures() {}

  /** Takes a picture of a part of the screen. */
  static void take(String name, Rectangle part) {
    Display display = Display.getCurrent();
    Image image = new Image(display, part.width, part.height);
    GC gc = new GC(display);
    gc.copyArea(image, part.x, part.y);
    gc.dispose();
    ImageData data = image.getImageData();
    image.dispose();
    Path folder = Path.of(System.getProperty("muster.screenshots", "target"));
    Path file = (Theme.isDark() ? folder.resolve("dark") : folder).resolve(name);
    BEGUN.add(WRITER.submit(() -> write(data, file)));
  }

  private static Void write(ImageData data, Path file) throws IOException {
    Files.createDirectories(file.getParent());
    ImageLoader loader = new ImageLoader();
    loader.data = new ImageData[] {data};
    loader.compression = FAST;
    loader.save(file.toString(), SWT.IMAGE_PNG);
    return null;
  }

  /** Waits until all pictures are written. */
  static void written() throws Exception {
    for (Future<?> each : BEGUN) {
      each.get();
    }
    BEGUN.clear();
  }
}
