package dev.muster.dsl.ui.map.paint;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;

/** The fonts of a drawing, each made once for a height. */
final class LetterFonts {

  /** Points per inch, the unit of font heights. */
  private static final double POINTS = 72;

  private final Device device;
  private final FontData base;
  private final Map<Integer, Font> fonts = new HashMap<>();

  /**
   * @param base the family
   */
  LetterFonts(Device device, FontData base) {
    this.device = device;
    this.base = base;
  }

  /**
   * A font.
   *
   * @param size height of its em square on the canvas, in points of the canvas
   */
  Font of(double size, boolean bold, boolean italic) {
    int height = Math.clamp(Math.round(size * POINTS / device.getDPI().y), 1, 400);
    int style = (bold ? SWT.BOLD : 0) | (italic ? SWT.ITALIC : 0);
    return fonts.computeIfAbsent(
        height * 4 + style, key -> new Font(device, base.getName(), height, style));
  }

  void dispose() {
    fonts.values().forEach(Font::dispose);
    fonts.clear();
  }
}
