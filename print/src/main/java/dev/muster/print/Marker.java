package dev.muster.print;

import static dev.muster.print.Hexes.number;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Rulebook;
import java.util.List;

/**
 * A stand or a General on the map. Sides are told apart on a black-and-white printer too: the first
 * is light with dark letters, the second the reverse.
 */
final class Marker {
  private static final List<String> FILL = List.of("#ffffff", "#27384f", "#d9d9d9");
  private static final List<String> INK = List.of("#8c1d18", "#ffffff", "#1d1b16");
  private static final List<String> LINE = List.of("#8c1d18", "#27384f", "#1d1b16");

  /** Where a General lies who shares the hex of a stand. */
  private static final double GENERAL_X = 17;

  private static final double GENERAL_Y = 13;

  private Marker() {}

  /** Kinds of stands that look different. */
  enum Kind {
    FOOT,
    MOUNTED,
    ARTILLERY
  }

  static Kind kind(Rulebook rulebook, Army.StandLine line) {
    List<String> properties =
        rulebook.categories().stream()
            .filter(each -> each.key().equals(line.category()))
            .map(Rulebook.Category::properties)
            .findFirst()
            .orElse(List.of());
    return properties.contains("mounted")
        ? Kind.MOUNTED
        : properties.contains("artillery") ? Kind.ARTILLERY : Kind.FOOT;
  }

  /** Middle and radius of the counters at the ends of the base; between it and the hex sides. */
  static final double STATUS_X = 21.3;

  static final double STATUS_Y = 5;
  static final double STATUS_RADIUS = 4.2;

  /** Half the width of a base, and half its depth at most. */
  static final double HALF_WIDTH = 17;

  static final double HALF_DEPTH = 12;

  /**
   * Counters beside a stand: two at each end of its base, first those away from a General riding
   * with it.
   */
  static String statuses(int side, Hex at, Facing facing, List<Status> statuses) {
    var out = new StringBuilder();
    double turned = Hexes.angle(facing) + Math.PI / 2;
    // a General lies at the right lower corner, see general()
    int first = Math.cos(turned) * GENERAL_X + Math.sin(turned) * GENERAL_Y > 0 ? -1 : 1;
    for (int i = 0; i < statuses.size(); i++) {
      double along = (i < 2 ? first : -first) * STATUS_X;
      double across = i % 2 == 0 ? -STATUS_Y : STATUS_Y;
      double x = Hexes.centreX(at) + along * Math.cos(turned) - across * Math.sin(turned);
      double y = Hexes.centreY(at) + along * Math.sin(turned) + across * Math.cos(turned);
      out.append("<g class=\"status\"><title>")
          .append(statuses.get(i).what)
          .append("</title><circle cx=\"")
          .append(number(x))
          .append("\" cy=\"")
          .append(number(y))
          .append("\" r=\"" + number(STATUS_RADIUS) + "\" fill=\"#fff3b0\" stroke=\"")
          .append(pick(LINE, side))
          .append("\" stroke-width=\"0.8\"/>")
          .append(
              Hexes.text(
                  x, y + 2.3, 6.5, "#1d1b16", " font-weight=\"bold\"", statuses.get(i).letter))
          .append("</g>\n");
    }
    return out.toString();
  }

  /** The two hexes in front of a stand, where it strikes and holds its zone, lightly shaded. */
  static String front(int side, Hex hex) {
    return "<polygon class=\"front\" points=\""
        + Hexes.corners(hex, 0.97)
        + "\" fill=\""
        + pick(LINE, side)
        + "\" fill-opacity=\"0.1\"/>\n";
  }

  /**
   * A stand seen from above: its front is the heavy edge with the point, which looks at a corner of
   * the hex. A mounted stand has a dark corner, artillery is round.
   */
  static String stand(
      int side, Kind kind, int ranks, Hex at, Facing facing, String label, String title) {
    String fill = pick(FILL, side);
    String line = pick(LINE, side);
    double half = Math.min(7 + 1.5 * ranks, HALF_DEPTH);
    var out = new StringBuilder();
    out.append("<g class=\"stand\" transform=\"translate(")
        .append(number(Hexes.centreX(at)))
        .append(' ')
        .append(number(Hexes.centreY(at)))
        .append(")\"><title>")
        .append(Escape.text(title))
        .append("</title><g transform=\"rotate(")
        .append(Math.round(Math.toDegrees(Hexes.angle(facing))) + 90)
        .append(")\"><rect x=\"-17\" y=\"")
        .append(number(-half))
        .append("\" width=\"34\" height=\"")
        .append(number(2 * half))
        .append(kind == Kind.ARTILLERY ? "\" rx=\"" + number(half) : "")
        .append("\" fill=\"")
        .append(fill)
        .append("\" stroke=\"")
        .append(line)
        .append("\" stroke-width=\"1.5\"/>");
    if (kind == Kind.MOUNTED) {
      out.append("<path d=\"M-17,")
          .append(number(half))
          .append(" L17,")
          .append(number(-half))
          .append(" V")
          .append(number(half))
          .append(" Z\" fill=\"")
          .append(pick(INK, side))
          .append("\" opacity=\"0.3\"/>");
    }
    for (int rank = 1; rank < ranks; rank++) {
      double y = -half + 2 * half * rank / ranks;
      out.append("<path d=\"M-17,")
          .append(number(y))
          .append(" H17\" stroke=\"")
          .append(pick(INK, side))
          .append("\" stroke-width=\"0.6\"/>");
    }
    out.append("<path class=\"facing\" d=\"M-15,")
        .append(number(-half))
        .append(" H-5 L0,")
        .append(number(-half - 7))
        .append(" L5,")
        .append(number(-half))
        .append(" H15\" fill=\"")
        .append(line)
        .append("\" stroke=\"")
        .append(line)
        .append("\" stroke-width=\"2.5\"/></g>");
    return out.append(letters(side, 0, 4, 11, label)).append("</g>\n").toString();
  }

  /** A General: a square that lies on the corner of a hex where a stand is in it too. */
  static String general(int side, Hex at, boolean alone, String label, String title) {
    double x = Hexes.centreX(at) + (alone ? 0 : GENERAL_X);
    double y = Hexes.centreY(at) + (alone ? 0 : GENERAL_Y);
    double half = alone ? 9 : 7;
    return "<g class=\"general\"><title>"
        + Escape.text(title)
        + "</title><rect x=\""
        + number(x - half)
        + "\" y=\""
        + number(y - half)
        + "\" width=\""
        + number(2 * half)
        + "\" height=\""
        + number(2 * half)
        + "\" rx=\"2\" fill=\"#f5c542\" stroke=\""
        + pick(LINE, side)
        + "\" stroke-width=\"2\"/>"
        + Hexes.text(x, y + half * 0.5, half * 1.4, "#1d1b16", " font-weight=\"bold\"", label)
        + "</g>\n";
  }

  private static String letters(int side, double x, double y, double size, String label) {
    return Hexes.text(
        x,
        y,
        size,
        pick(INK, side),
        " font-weight=\"bold\" stroke=\""
            + pick(FILL, side)
            + "\" stroke-width=\"2\" paint-order=\"stroke\"",
        label);
  }

  private static String pick(List<String> colours, int side) {
    return colours.get(side % colours.size());
  }
}
