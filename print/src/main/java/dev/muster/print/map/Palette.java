package dev.muster.print.map;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The colour modes of printed pages. */
public enum Palette {
  /** As they are. */
  COLOUR("Colours"),
  /** Shades of grey, for a printer without colours. */
  GREY("Shades of grey"),
  /** No ground is filled: only lines and symbols identify it, which uses little ink. */
  SPARING("Lines alone, little ink");

  private final String label;

  Palette(String label) {
    this.label = label;
  }

  /** Returns the name shown to the user. */
  public String label() {
    return label;
  }

  /** The word on the command line. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the palette with a key.
   *
   * @throws IllegalArgumentException if there is none; the message lists the valid keys
   */
  public static Palette of(String key) {
    for (Palette each : values()) {
      if (each.key().equals(key.toLowerCase(Locale.ROOT))) {
        return each;
      }
    }
    throw new IllegalArgumentException(
        "there is no ink '"
            + key
            + "'; there is: "
            + Arrays.stream(values()).map(Palette::key).collect(Collectors.joining(", ")));
  }

  /** Colour of a line, a symbol or a letter. */
  String ink(String colour) {
    return this == COLOUR ? colour : grey(colour);
  }

  /** Colour of ground. */
  String ground(String colour) {
    return switch (this) {
      case COLOUR -> colour;
      case GREY -> grey(colour);
      case SPARING -> "#ffffff";
    };
  }

  /** Colour of a counter. */
  String counter(String colour) {
    return switch (this) {
      case COLOUR -> colour;
      case GREY -> grey(colour);
      case SPARING -> dark(colour) ? "#8f8f8f" : "#ffffff";
    };
  }

  private static boolean dark(String colour) {
    return light(colour) < 128;
  }

  private static String grey(String colour) {
    int light = (int) Math.round(light(colour));
    return String.format(Locale.ROOT, "#%02x%02x%02x", light, light, light);
  }

  /** Returns the perceived lightness of a colour, from 0 for black to 255 for white. */
  static double light(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return 0.299 * (rgb >> 16 & 255) + 0.587 * (rgb >> 8 & 255) + 0.114 * (rgb & 255);
  }

  /** A colour between two: at 0 the first, at 1 the other. */
  static String mixed(String one, String other, double share) {
    int a = Integer.parseInt(one.substring(1), 16);
    int b = Integer.parseInt(other.substring(1), 16);
    int rgb = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int from = a >> shift & 255;
      int to = b >> shift & 255;
      rgb = rgb << 8 | (int) Math.round(from + (to - from) * share);
    }
    return String.format(Locale.ROOT, "#%06x", rgb);
  }
}
