package dev.muster.print.map;

import dev.muster.rules.model.TerrainStyle.Pattern;
import dev.muster.rules.model.TerrainStyle.Symbol;

/**
 * The appearance of a terrain.
 *
 * @param colour of the ground, or of the line, {@code #rrggbb}
 * @param form how the ground or the line is drawn
 * @param fill pattern over the colour of an area
 * @param symbol the symbol on it, which identifies it without colours
 * @param label whether its name is drawn on the map, once on each area
 */
record TerrainAppearance(String colour, Form form, Pattern fill, Symbol symbol, boolean label) {
  TerrainAppearance(String colour, Form form, Symbol symbol, boolean label) {
    this(colour, form, Pattern.PLAIN, symbol, label);
  }

  /** The drawing style of an area or a line. */
  enum Form {
    /** The open ground itself. */
    OPEN,
    /** An area over cells that lie together. */
    AREA,
    /** Nothing but its height. */
    RELIEF,
    /** A way through the middle of cells. */
    ROAD,
    /** A line that flows, along sides or through cells. */
    STREAM,
    /** Ground a river runs over, which can be passed there. */
    FORD,
    /** A line of stones. */
    WALL,
    /** A line of bushes. */
    HEDGE,
    /** A line with teeth: an entrenchment. */
    TEETH,
    /** Two banks with strokes between them. */
    BANKS,
    /** A line with strokes on both sides: it is deep. */
    CLIFF,
    /** A broken line. */
    BROKEN
  }
}
