package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.scene.SceneColour;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The colours of a scene. Those of the printed map are the light theme; on dark ground light and
 * dark change places and the hue stays, except on blocks of stands, which are known by their
 * colours.
 */
final class SceneColours {
  /** The purpose of a colour, which determines its dark-theme variant. */
  enum Role {
    /** Ground, signs, letters and lines of the map. */
    MAP,
    /** The face of a block and its text. */
    BLOCK,
    /** A line about a block, which must stand out from the ground. */
    EDGE,
    /** Marked areas: findings and layers of the rules. */
    ACCENT
  }

  /** Lightness of the darkest ground, and the additional lightness of the lightest ink. */
  private static final double DARKEST = 0.13;

  private static final double RANGE = 0.78;

  /** Lightness of a dark line on dark ground. */
  private static final double EDGE_LIGHT = 0.68;

  private final Map<String, SceneColour> colours = new TreeMap<>();

  /**
   * The key of a colour.
   *
   * @param colour {@code #rrggbb}
   */
  String key(Role role, String colour) {
    String key = role.name().toLowerCase(Locale.ROOT) + "-" + colour.substring(1);
    colours.computeIfAbsent(key, none -> themed(role, colour));
    return key;
  }

  /** Returns all colours requested so far, by key. */
  Map<String, SceneColour> all() {
    return new TreeMap<>(colours);
  }

  private static SceneColour themed(Role role, String colour) {
    double[] hsl = hsl(colour);
    String dark =
        switch (role) {
          case MAP -> night(hsl);
          case BLOCK -> colour;
          case EDGE, ACCENT -> hsl[2] < 0.5 ? hex(hsl[0], hsl[1], EDGE_LIGHT) : colour;
        };
    String contrast = role == Role.ACCENT ? "accent" : hsl[2] > 0.5 ? "canvas" : "text";
    return new SceneColour(colour, dark, contrast);
  }

  /** Returns the dark-theme variant: light and dark are swapped; pale ground stays pale. */
  private static String night(double[] hsl) {
    double light = DARKEST + (1 - hsl[2]) * RANGE;
    double colourful = hsl[1] * (1 - Math.abs(2 * hsl[2] - 1));
    double saturation = Math.min(hsl[1], colourful / (1 - Math.abs(2 * light - 1)));
    return hex(hsl[0], 0.8 * saturation, light);
  }

  /** Hue from 0 to 6, saturation and lightness from 0 to 1. */
  private static double[] hsl(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    double red = (rgb >> 16 & 255) / 255.0;
    double green = (rgb >> 8 & 255) / 255.0;
    double blue = (rgb & 255) / 255.0;
    double most = Math.max(red, Math.max(green, blue));
    double least = Math.min(red, Math.min(green, blue));
    double light = (most + least) / 2;
    double spread = most - least;
    if (spread == 0) {
      return new double[] {0, 0, light};
    }
    double hue =
        most == red
            ? ((green - blue) / spread + 6) % 6
            : most == green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
    return new double[] {hue, spread / (1 - Math.abs(2 * light - 1)), light};
  }

  private static String hex(double hue, double saturation, double light) {
    double spread = (1 - Math.abs(2 * light - 1)) * saturation;
    int rgb = 0;
    for (double shift : new double[] {0, 4, 2}) {
      // how far this channel is from its own hue, which is 0, 2 and 4 for red, green and blue
      double away = Math.abs((hue + shift) % 6 - 3) - 1;
      double channel = light - spread / 2 + spread * Math.clamp(away, 0.0, 1.0);
      rgb = rgb << 8 | (int) Math.round(255 * Math.clamp(channel, 0.0, 1.0));
    }
    return String.format(Locale.ROOT, "#%06x", rgb);
  }
}
