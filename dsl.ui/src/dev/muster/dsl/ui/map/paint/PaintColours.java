package dev.muster.dsl.ui.map.paint;

import dev.muster.dsl.ide.scene.SceneColour;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Display;

/** The colours of a scene as the theme has them, or those the user forces. */
final class PaintColours {

  private final Display display;
  private final Map<String, SceneColour> told;
  private final boolean dark;
  private final boolean forced;
  private Map<String, SceneColour> known = Map.of();
  private final Map<String, Color> colours = new HashMap<>();

  /**
   * @param told colours of the scene by the keys that marks use
   * @param dark whether the theme is dark
   */
  PaintColours(Display display, Map<String, SceneColour> told, boolean dark) {
    this.display = display;
    this.told = new HashMap<>(told);
    this.dark = dark;
    this.forced = display.getHighContrast();
  }

  /** Whether these are the colours of a theme. */
  boolean isFor(boolean darkTheme) {
    return dark == darkTheme && forced == display.getHighContrast();
  }

  /** Whether a background is that of a dark theme. */
  static boolean isDark(Color background) {
    return 0.299 * background.getRed()
            + 0.587 * background.getGreen()
            + 0.114 * background.getBlue()
        < 128;
  }

  /** Adds colours; known ones keep their value. */
  void know(Map<String, SceneColour> more) {
    if (more != known) {
      known = more;
      more.forEach(
          (key, colour) -> {
            if (told.putIfAbsent(key, colour) == null) {
              colours.remove(key);
            }
          });
    }
  }

  /** Returns the colour of a key; the text colour for an unknown key. */
  Color of(String key) {
    return colours.computeIfAbsent(key, this::made);
  }

  private Color made(String key) {
    SceneColour colour = told.get(key);
    if (colour == null) {
      return display.getSystemColor(SWT.COLOR_LIST_FOREGROUND);
    }
    if (forced) {
      return display.getSystemColor(
          switch (colour.contrast()) {
            case "canvas" -> SWT.COLOR_LIST_BACKGROUND;
            case "accent" -> SWT.COLOR_LIST_SELECTION;
            default -> SWT.COLOR_LIST_FOREGROUND;
          });
    }
    return new Color(rgb(dark ? colour.dark() : colour.light()));
  }

  private static RGB rgb(String colour) {
    int value = Integer.parseInt(colour.substring(1), 16);
    return new RGB(value >> 16 & 255, value >> 8 & 255, value & 255);
  }
}
