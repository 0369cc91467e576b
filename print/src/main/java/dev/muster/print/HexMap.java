package dev.muster.print;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.Locale;
import java.util.Map;

/**
 * The field as SVG: pointy-top hexes with their numbers, what grows and stands on them, and who is
 * deployed where.
 */
final class HexMap {
  /** Centre to corner. */
  private static final double RADIUS = 30;

  private static final double HALF_WIDTH = RADIUS * Math.sqrt(3) / 2;
  private static final double MARGIN = 6;

  private static final Map<String, String> FILL =
      Map.of(
          "plain", "#f4f0dc",
          "hillside", "#e3cf9d",
          "hilltop", "#cdae6c",
          "woods", "#b5cf9c",
          "town", "#d8b9ad",
          "works", "#c9c2b4",
          "stream", "#bcd8ea",
          "marsh", "#c3d6cc",
          "road", "#e6dccb",
          "impassable", "#8b867b");

  private static final Map<String, String> STROKE =
      Map.of("stream", "#3f7fb0", "road", "#8a6a3b", "works", "#5a4632");

  /**
   * Told apart on a black-and-white printer too: the first side is light with dark letters, the
   * second the reverse.
   */
  private static final String[] SIDE_FILL = {"#ffffff", "#27384f", "#d9d9d9"};

  private static final String[] SIDE_INK = {"#8c1d18", "#ffffff", "#1d1b16"};

  private final BattleProgram program;
  private final Board board;
  private final StringBuilder out = new StringBuilder();

  HexMap(BattleProgram program) {
    this.program = program;
    this.board = program.board();
  }

  /** Name of a group on the map and in the order of battle: A to Z, then A2 and so on. */
  static String letter(int group) {
    return (char) ('A' + group % 26) + (group < 26 ? "" : Integer.toString(group / 26 + 1));
  }

  String svg() {
    double width = board.width() * 2 * HALF_WIDTH + HALF_WIDTH + 2 * MARGIN;
    double height = (board.height() - 1) * 1.5 * RADIUS + 2 * RADIUS + 2 * MARGIN;
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 ")
        .append(number(width))
        .append(' ')
        .append(number(height))
        .append("\" font-family=\"Helvetica, Arial, sans-serif\">\n<title>Map of ")
        .append(Sheet.title(board.label(), board.name()))
        .append("</title>\n");
    for (int row = 1; row <= board.height(); row++) {
      for (int column = 1; column <= board.width(); column++) {
        hex(new Hex(column, row));
      }
    }
    board.sides().forEach(this::hexSide);
    board.places().forEach(this::place);
    deployment();
    return out.append("</svg>\n").toString();
  }

  private void hex(Hex hex) {
    String terrain = board.terrainAt(hex.column(), hex.row());
    out.append("<polygon points=\"");
    for (Facing corner : Facing.values()) {
      out.append(number(cornerX(hex, corner, 1)))
          .append(',')
          .append(number(cornerY(hex, corner, 1)))
          .append(' ');
    }
    out.setLength(out.length() - 1);
    out.append("\" fill=\"")
        .append(FILL.getOrDefault(terrain, "#e0e0e0"))
        .append("\" stroke=\"#a79f8a\" stroke-width=\"1\"/>");
    text(centreX(hex), centreY(hex) - RADIUS * 0.62, 7, "#6d6655", "", hex.toString());
    if (!terrain.equals("plain")) {
      text(
          centreX(hex),
          centreY(hex) + RADIUS * 0.72,
          6.5,
          "#5a5446",
          " font-style=\"italic\"",
          label(terrain));
    }
    out.append('\n');
  }

  private String label(String terrain) {
    return program.rulebook().terrains().stream()
        .filter(each -> each.key().equals(terrain))
        .map(Rulebook.Terrain::label)
        .filter(label -> !label.isBlank() && label.length() <= 10)
        .findFirst()
        .orElse(terrain)
        .toLowerCase(Locale.ROOT);
  }

  /**
   * Drawn on the edge both hexes share: through the middle between their centres, square to the
   * line joining them.
   */
  private void hexSide(Board.HexSide side) {
    double dx = centreX(side.b()) - centreX(side.a());
    double dy = centreY(side.b()) - centreY(side.a());
    double length = Math.hypot(dx, dy);
    if (Math.abs(length - 2 * HALF_WIDTH) > 1) {
      return; // not neighbours: the checks say so, and a line across the map would not help
    }
    double middleX = (centreX(side.a()) + centreX(side.b())) / 2;
    double middleY = (centreY(side.a()) + centreY(side.b())) / 2;
    double halfX = -dy / length * RADIUS / 2;
    double halfY = dx / length * RADIUS / 2;
    out.append("<line class=\"side\" x1=\"")
        .append(number(middleX - halfX))
        .append("\" y1=\"")
        .append(number(middleY - halfY))
        .append("\" x2=\"")
        .append(number(middleX + halfX))
        .append("\" y2=\"")
        .append(number(middleY + halfY))
        .append("\" stroke=\"")
        .append(STROKE.getOrDefault(side.terrain(), "#333333"))
        .append("\" stroke-width=\"5\" stroke-linecap=\"round\"><title>")
        .append(Escape.text(label(side.terrain())))
        .append(' ')
        .append(side.a())
        .append('-')
        .append(side.b())
        .append("</title></line>\n");
  }

  private void place(Board.Place place) {
    text(
        centreX(place.at()),
        centreY(place.at()) + RADIUS * 0.45,
        10,
        "#1d1b16",
        " font-weight=\"bold\" stroke=\"#ffffff\" stroke-width=\"2.5\" paint-order=\"stroke\"",
        place.name());
    out.append('\n');
  }

  private void deployment() {
    int group = 0;
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      int number = 0;
      for (Scenario.Group each : program.scenario().sides().get(side).groups()) {
        for (Scenario.Deployed stand : each.stands()) {
          number++;
          if (onBoard(stand.at())) {
            stand(stand, side, number);
          }
        }
        group++;
      }
    }
    // Generals last, so that one riding with a stand lies on top of it.
    group = 0;
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      for (Scenario.Group each : program.scenario().sides().get(side).groups()) {
        if (onBoard(each.general().at())) {
          general(each.general(), side, letter(group));
        }
        group++;
      }
    }
  }

  private boolean onBoard(Hex hex) {
    return hex.column() >= 1
        && hex.column() <= board.width()
        && hex.row() >= 1
        && hex.row() <= board.height();
  }

  /** A smaller hex with the corner the stand faces filled as an arrow head. */
  private void stand(Scenario.Deployed stand, int side, int number) {
    Hex at = stand.at();
    String fill = SIDE_FILL[side % SIDE_FILL.length];
    String ink = SIDE_INK[side % SIDE_INK.length];
    out.append("<g class=\"stand\"><title>")
        .append(number)
        .append(": ")
        .append(Escape.text(stand.name()))
        .append(" at ")
        .append(at)
        .append(" facing ")
        .append(stand.facing())
        .append("</title><circle cx=\"")
        .append(number(centreX(at)))
        .append("\" cy=\"")
        .append(number(centreY(at)))
        .append("\" r=\"14\" fill=\"")
        .append(fill)
        .append("\" stroke=\"")
        .append(side == 0 ? ink : fill)
        .append("\" stroke-width=\"2\"/><polygon class=\"facing\" points=\"");
    double angle = angle(stand.facing());
    point(at, angle, 26);
    out.append(' ');
    point(at, angle + 0.45, 15);
    out.append(' ');
    point(at, angle - 0.45, 15);
    out.append("\" fill=\"").append(side == 0 ? ink : fill).append("\"/>");
    text(centreX(at), centreY(at) + 4, 11, ink, " font-weight=\"bold\"", Integer.toString(number));
    out.append("</g>\n");
  }

  private void general(Scenario.General general, int side, String letter) {
    double x = centreX(general.at()) + 15;
    double y = centreY(general.at()) + 10;
    out.append("<g class=\"general\"><title>General ")
        .append(Sheet.title(general.label(), general.name()))
        .append(" at ")
        .append(general.at())
        .append("</title><rect x=\"")
        .append(number(x - 6.5))
        .append("\" y=\"")
        .append(number(y - 6.5))
        .append("\" width=\"13\" height=\"13\" rx=\"2\" fill=\"#f5c542\" stroke=\"")
        .append(side == 0 ? SIDE_INK[0] : SIDE_FILL[side % SIDE_FILL.length])
        .append("\" stroke-width=\"1.5\"/>");
    text(x, y + 3.3, 9, "#1d1b16", " font-weight=\"bold\"", letter);
    out.append("</g>\n");
  }

  private void point(Hex hex, double angle, double distance) {
    out.append(number(centreX(hex) + Math.cos(angle) * distance))
        .append(',')
        .append(number(centreY(hex) + Math.sin(angle) * distance));
  }

  private void text(double x, double y, double size, String fill, String style, String text) {
    out.append("<text x=\"")
        .append(number(x))
        .append("\" y=\"")
        .append(number(y))
        .append("\" font-size=\"")
        .append(number(size))
        .append("\" text-anchor=\"middle\" fill=\"")
        .append(fill)
        .append('"')
        .append(style)
        .append('>')
        .append(Escape.text(text))
        .append("</text>");
  }

  static double centreX(Hex hex) {
    boolean shifted = (hex.row() - 1) % 2 != 0;
    return MARGIN + HALF_WIDTH + (hex.column() - 1) * 2 * HALF_WIDTH + (shifted ? HALF_WIDTH : 0);
  }

  static double centreY(Hex hex) {
    return MARGIN + RADIUS + (hex.row() - 1) * 1.5 * RADIUS;
  }

  private static double cornerX(Hex hex, Facing corner, double share) {
    return centreX(hex) + Math.cos(angle(corner)) * RADIUS * share;
  }

  private static double cornerY(Hex hex, Facing corner, double share) {
    return centreY(hex) + Math.sin(angle(corner)) * RADIUS * share;
  }

  /** Direction of a corner, clockwise from east as SVG counts, y pointing down. */
  static double angle(Facing corner) {
    return Math.toRadians(
        switch (corner) {
          case NE -> -30;
          case N -> -90;
          case NW -> -150;
          case SW -> 150;
          case S -> 90;
          case SE -> 30;
        });
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
