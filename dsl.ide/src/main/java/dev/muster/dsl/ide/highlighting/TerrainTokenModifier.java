package dev.muster.dsl.ide.highlighting;

import dev.muster.dsl.muster.TerrainDef;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Token modifiers for the letters of a map. They depend on the terrain and not on the letter that
 * the author chose for it, so that each terrain has its own colour.
 */
enum TerrainTokenModifier {
  PLAIN,
  WOODS,
  WATER,
  HEIGHT,
  BUILT,
  ROUGH,
  WAY,
  CLOSED;

  /** Terrain with a word of the rulebooks; a sheet that gives it other costs means it as well. */
  private static final Map<String, TerrainTokenModifier> BY_WORD =
      Map.of(
          "plain", PLAIN,
          "hillside", HEIGHT,
          "hilltop", HEIGHT,
          "woods", WOODS,
          "town", BUILT,
          "works", BUILT,
          "stream", WATER,
          "marsh", ROUGH,
          "road", WAY,
          "impassable", CLOSED);

  /** What the server calls these looks: modifiers of semantic tokens. */
  static final List<String> MODIFIERS =
      Arrays.stream(values()).map(TerrainTokenModifier::modifier).toList();

  /**
   * The look of a terrain: of a word of the rulebooks its own, else by its properties and costs.
   */
  static TerrainTokenModifier of(TerrainDef terrain) {
    TerrainTokenModifier known = terrain.getName() == null ? null : BY_WORD.get(terrain.getName());
    return known == null ? byProperties(terrain) : known;
  }

  private static TerrainTokenModifier byProperties(TerrainDef terrain) {
    Set<String> properties = Set.copyOf(terrain.getProperties());
    boolean covers = properties.contains("cover");
    if (properties.contains("impassable")) {
      return CLOSED;
    }
    if (properties.contains("road")) {
      return WAY;
    }
    if (properties.contains("hill")) {
      return HEIGHT;
    }
    if (properties.contains("linear")) {
      return covers ? BUILT : WATER;
    }
    if (properties.contains("close")) {
      return WOODS;
    }
    boolean slows =
        !terrain.getClosedTo().isEmpty()
            || terrain.getCosts().stream().anyMatch(each -> each.getPoints() > 1);
    return covers || slows || properties.contains("removes-charge") ? ROUGH : PLAIN;
  }

  String modifier() {
    return name().toLowerCase(Locale.ROOT);
  }
}
