package dev.muster.press.pdf;

import java.io.InputStream;

/** The fonts that are embedded: Liberation, of the widths of Times and Arial. */
final class Fonts {
  private Fonts() {}

  /** A font file by its name without the ending. */
  static InputStream open(String name) {
    InputStream font = Fonts.class.getResourceAsStream("/liberation/" + name + ".ttf");
    if (font == null) {
      throw new IllegalStateException("the font " + name + " is missing");
    }
    return font;
  }
}
