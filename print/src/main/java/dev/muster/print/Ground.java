package dev.muster.print;

import java.util.Map;

/** How terrain looks: a colour for a coloured print, a symbol for a black-and-white one. */
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

  private static final Map<String, String> EDGE =
      Map.of("stream", "#3f7fb0", "road", "#8a6a3b", "works", "#5a4632");

  private Ground() {}

  static String fill(String terrain) {
    return FILL.getOrDefault(terrain, "#e0e0e0");
  }

  /** Colour of a line along hex sides. */
  static String edge(String terrain) {
    return EDGE.getOrDefault(terrain, "#333333");
  }

  /** The symbol as SVG around 0,0; empty for open ground and for terrain of the author's own. */
  static String symbol(String terrain) {
    String path = SYMBOL.get(terrain);
    return path == null
        ? ""
        : "<path d=\"" + path + "\" fill=\"none\" stroke=\"#6d6655\" stroke-width=\"1.1\"/>";
  }
}
