package dev.muster.rules.adlgr.rules;

import dev.muster.rules.model.Rulebook;

/**
 * The rule properties of a terrain of the rulebook (AR-D27).
 *
 * @param cover whether a unit in it is in cover
 * @param enclosed whether light troops and medium foot shoot out of it as from the open (AR-281)
 * @param easyForElephants fields and brush (AR-322)
 * @param hill whether a unit on it stands higher
 * @param linear whether it is a line: fortifications and obstacles
 * @param fortification whether it is a fortification or stakes, rather than an obstacle
 */
public record TerrainType(
    String key,
    Going going,
    boolean cover,
    boolean enclosed,
    boolean easyForElephants,
    boolean impassable,
    boolean blocksSight,
    boolean hill,
    boolean river,
    boolean gully,
    boolean road,
    boolean linear,
    boolean fortification) {
  /** The ground between all areas. */
  static final TerrainType PLAIN =
      new TerrainType(
          "plain",
          Going.OPEN,
          false,
          false,
          false,
          false,
          false,
          false,
          false,
          false,
          false,
          false,
          false);

  static TerrainType of(Rulebook.Terrain terrain) {
    var words = terrain.properties();
    return new TerrainType(
        terrain.key(),
        words.contains("difficult")
            ? Going.DIFFICULT
            : words.contains("rough") ? Going.ROUGH : Going.OPEN,
        words.contains("cover"),
        words.contains("enclosed"),
        words.contains("easy-for-elephants"),
        words.contains("impassable"),
        words.contains("blocks-sight"),
        words.contains("hill"),
        words.contains("river"),
        words.contains("gully"),
        words.contains("road"),
        words.contains("linear"),
        words.contains("fortification"));
  }

  boolean open() {
    return going == Going.OPEN;
  }

  /** Whether units stand in it, rather than at it or on it: a stream, but no road and no wall. */
  boolean isGround() {
    return !linear && !road;
  }

  /** The works it is to a unit aligned behind it; none if it is no line. */
  DefensiveWorks works() {
    return !linear
        ? DefensiveWorks.NONE
        : fortification ? DefensiveWorks.FORTIFICATION : DefensiveWorks.OBSTACLE;
  }
}
