package dev.muster.print.export.pdf;

import java.io.InputStream;

/** The fonts that are embedded: Liberation, of the widths of Times and Arial. */
final class EmbeddedFonts {
  private static final String HEADLESS = "java.awt.headless";

  private EmbeddedFonts() {}

  /**
   * Measures letters without a screen unless configured otherwise: in a workbench, AWT would
   * interfere with the workbench's own windows.
   */
  static void needNoScreen() {
    if (System.getProperty(HEADLESS) == null) {
      System.setProperty(HEADLESS, "true");
    }
  }

  /** A font file by its name without the ending. */
  static InputStream open(String name) {
    InputStream font = EmbeddedFonts.class.getResourceAsStream("/liberation/" + name + ".ttf");
    if (font == null) {
      throw new IllegalStateException("the font " + name + " is missing");
    }
    return font;
  }
}
