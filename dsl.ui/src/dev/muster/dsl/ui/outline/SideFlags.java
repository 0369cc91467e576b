package dev.muster.dsl.ui.outline;

import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.highlighting.SyntaxColours;
import dev.muster.rules.model.SideColour;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;

/** The flag of a side in its colour, as the theme in use shows it. */
final class SideFlags {

  private static final String BUNDLE = "dev.muster.dsl.ui";

  /** The colour of the cloth in the picture of a side, which each side's own stands for. */
  private static final String CLOTH = "#447cbb";

  private SideFlags() {}

  /** The flag of a side. In the user interface's thread. */
  static Image of(SideColour side) {
    Color colour = SyntaxColours.ofSide(side);
    String rgb =
        String.format(
            Locale.ROOT, "#%02x%02x%02x", colour.getRed(), colour.getGreen(), colour.getBlue());
    ImageRegistry registry = JFaceResources.getImageRegistry();
    String key = BUNDLE + "/flag" + rgb;
    if (registry.getDescriptor(key) == null) {
      registry.put(key, painted(rgb));
    }
    return registry.get(key);
  }

  private static ImageDescriptor painted(String rgb) {
    // A file, since the platform draws what it reads from one in the size of the screen.
    Path file =
        Platform.getStateLocation(Platform.getBundle(BUNDLE))
            .append("flag-" + rgb.substring(1) + ".svg")
            .toPath();
    try (InputStream picture = SideFlags.class.getResourceAsStream("/icons/side.svg")) {
      if (picture == null) {
        return MusterImages.descriptor("side");
      }
      String text = new String(picture.readAllBytes(), StandardCharsets.UTF_8);
      Files.writeString(file, text.replace(CLOTH, rgb));
      URL place = file.toUri().toURL();
      return ImageDescriptor.createFromURL(place);
    } catch (MalformedURLException never) {
      return MusterImages.descriptor("side");
    } catch (IOException unwritable) {
      ILog.of(SideFlags.class).warn("The flag of a side could not be painted", unwritable);
      return MusterImages.descriptor("side");
    }
  }
}
