package dev.muster.print.drawing;

/** The layers of a drawing, from the lowest to the highest. */
public enum Layer {
  /** The open ground of the field. */
  GROUND,
  /** Ground that rises. */
  RELIEF,
  /** Woods, towns, marshes. */
  AREA,
  /** The grid of the board. */
  GRID,
  /** Streams and rivers. */
  WATER,
  /** Hedges, walls and the like along the sides of cells. */
  SIDE,
  ROAD,
  BRIDGE,
  /** What lies beyond the edge of the field, over roads that run on. */
  EDGE,
  ZONE,
  OBJECTIVE,
  /** Trees, houses and the like. */
  SYMBOL,
  /** Which way a stand looks, along the sides of its cell. */
  FRONT,
  /** Stands. */
  BLOCK,
  /** What a stand is in: disorder, opportunity. */
  STATE,
  GENERAL,
  /** Where units enter. */
  ARRIVAL,
  /** Numbers of hexes. */
  NUMBER,
  /** Names of places, objectives and zones. */
  NAME,
  /** Title, scale, north and key. */
  SHEET
}
