package dev.muster.print;

import dev.muster.rules.model.Rulebook;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How terrain looks: a colour for a coloured print, a symbol for a black-and-white one. Terrain of
 * the author's own gets a colour, or a line, that no other of the rulebook has as long as there are
 * enough, and its name in the hex.
 */
final class Ground {
  private static final Map<String, String> FILL =
      Map.of(
          "plain", "#f4f0dc",
          "hillside", "#e8d6a6",
          "hilltop", "#d2b377",
          "woods", "#bdd3a6",
          "town", "#dfc4b8",
          "works", "#d4cdbd",
          "stream", "#c6deee",
          "marsh", "#cadbd0",
          "road", "#ebe1cf",
          "impassable", "#9a958a");

  /** Lines around the centre of a hex, 0,0. */
  private static final Map<String, String> SYMBOL =
      Map.of(
          "hillside", "M-10,8 v-7 M-5,10 v-9 M0,8 v-7 M5,10 v-9 M10,8 v-7",
          "hilltop", "M-9,6 L0,-8 L9,6 M-4,6 L0,0 L4,6",
          "woods",
              "M-8,8 v-4 M-13,4 L-8,-6 L-3,4 Z M8,8 v-4 M3,4 L8,-6 L13,4 Z M0,0 v-3 M-5,-3 L0,-13 L5,-3 Z",
          "town", "M-12,8 v-8 l5,-5 l5,5 v8 Z M2,8 v-8 l5,-5 l5,5 v8 Z",
          "marsh", "M-12,6 h24 M-8,6 v-6 M-4,6 v-8 M4,6 v-8 M8,6 v-6",
          "stream", "M-14,0 q4,-6 7,0 t7,0 t7,0 t7,0",
          "road", "M-24,-3 H24 M-24,3 H24",
          "impassable", "M-14,-14 L14,14 M14,-14 L-14,14");

  private static final Map<String, Line> EDGE =
      Map.of(
          "stream", new Line("#3f7fb0", ""),
          "road", new Line("#8a6a3b", ""),
          "works", new Line("#5a4632", ""));

  private static final List<String> OWN_FILL =
      List.of("#dfe6b0", "#d3e6dc", "#c9d6e0", "#e9cfc2", "#dccfe4", "#efdca4", "#cfe0e6");

  private static final List<Line> OWN_EDGE =
      List.of(
          new Line("#7d5a2b", "9 6"),
          new Line("#3f6b35", "1 8"),
          new Line("#5b3b7a", ""),
          new Line("#8c1d18", "12 6 1 6"));

  /**
   * A line along hex sides.
   *
   * @param dashes lengths of strokes and gaps as SVG has them, empty for an unbroken line
   */
  record Line(String colour, String dashes) {
    /** The line as attributes of an SVG shape. */
    String stroke(double width) {
      return " stroke=\""
          + colour
          + "\" stroke-width=\""
          + Hexes.number(width)
          + "\" stroke-linecap=\"round\""
          + (dashes.isEmpty() ? "" : " stroke-dasharray=\"" + dashes + "\"");
    }
  }

  private final Map<String, String> fills = new HashMap<>(FILL);
  private final Map<String, Line> edges = new HashMap<>(EDGE);

  Ground(Rulebook rulebook) {
    var areas = new ArrayList<String>();
    var lines = new ArrayList<String>();
    for (Rulebook.Terrain terrain : rulebook.terrains()) {
      boolean line = terrain.properties().contains("linear");
      if (!(line ? EDGE.containsKey(terrain.key()) : FILL.containsKey(terrain.key()))) {
        (line ? lines : areas).add(terrain.key());
      }
    }
    for (int i = 0; i < areas.size(); i++) {
      fills.put(areas.get(i), OWN_FILL.get(i % OWN_FILL.size()));
    }
    for (int i = 0; i < lines.size(); i++) {
      edges.put(lines.get(i), OWN_EDGE.get(i % OWN_EDGE.size()));
    }
  }

  /** Colour of a hex; grey for terrain the rulebook does not know. */
  String fill(String terrain) {
    return fills.getOrDefault(terrain, "#e0e0e0");
  }

  /** The line along hex sides; plain for terrain the rulebook does not know. */
  Line edge(String terrain) {
    return edges.getOrDefault(terrain, new Line("#333333", ""));
  }

  /** The symbol as SVG around 0,0; empty for open ground and for terrain of the author's own. */
  static String symbol(String terrain) {
    String path = SYMBOL.get(terrain);
    return path == null
        ? ""
        : "<path d=\"" + path + "\" fill=\"none\" stroke=\"#6d6655\" stroke-width=\"1.1\"/>";
  }
}
