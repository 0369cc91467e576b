package dev.muster.dsl.compile;

import dev.muster.dsl.conversion.Whitespace;
import dev.muster.dsl.muster.AreaDef;
import dev.muster.dsl.muster.LegendEntry;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.rules.geometry.PolygonGeometry;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The drawing of a map, read line by line. Blanks only place the letters, so both "..w" and ". . w"
 * will do.
 */
public final class MapDrawingParser {
  /** Maximum number of spots of a zone on a table. */
  private static final int MOST_SPOTS = 2000;

  private MapDrawingParser() {}

  /** A letter and its offset in the drawing. */
  public record Cell(String symbol, int offset) {}

  /** A line of the drawing. */
  public record Row(List<Cell> cells, int offset, int length) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /**
   * Returns the prefix of a row in a drawing: every second row of hexes is shifted half a hex to
   * the right.
   *
   * @param row row from the top, from 0
   */
  public static String shift(@Nullable MapDef map, int row) {
    return PlaceNotation.of(map).kind() == BoardKind.HEXES && row % 2 == 1 ? " " : "";
  }

  public static List<Row> read(@Nullable String drawing) {
    List<Row> rows = new ArrayList<>();
    if (drawing == null) {
      return rows;
    }
    int start = 0;
    for (String line : drawing.split("\n", -1)) {
      List<Cell> cells = new ArrayList<>();
      for (int i = 0; i < line.length(); ) {
        int letter = line.codePointAt(i);
        if (!Whitespace.is(letter)) {
          cells.add(new Cell(Character.toString(letter), start + i));
        }
        i += Character.charCount(letter);
      }
      if (!cells.isEmpty()) {
        int from = cells.getFirst().offset();
        MapDrawingParser.Cell last = cells.getLast();
        rows.add(new Row(cells, from, last.offset() + last.symbol().length() - from));
      }
      start += line.length() + 1;
    }
    return rows;
  }

  public static Map<String, TerrainDef> legend(MapDef map) {
    Map<String, TerrainDef> legend = new HashMap<>();
    for (LegendEntry entry : map.getLegend()) {
      if (entry.getSymbol() != null && entry.getTerrain() != null) {
        legend.putIfAbsent(entry.getSymbol(), entry.getTerrain());
      }
    }
    return legend;
  }

  /** Columns of a map of hexes or boxes; 0 if its width is no whole number. */
  public static int columns(MapDef map) {
    return whole(map.getWidth());
  }

  /** Rows of a map of hexes or boxes; 0 if its height is no whole number. */
  public static int rows(MapDef map) {
    return whole(map.getHeight());
  }

  private static int whole(double length) {
    return length == Math.rint(length) && length <= Integer.MAX_VALUE ? (int) length : 0;
  }

  /** Whether a map, as large as it says it is, has a place. */
  public static boolean contains(MapDef map, Place place) {
    return switch (place) {
      case Hex hex -> hex.column() <= map.getWidth() && hex.row() <= map.getHeight();
      case Box box -> box.column() <= map.getWidth() && box.row() <= map.getHeight();
      case Point point -> point.x() <= map.getWidth() && point.y() <= map.getHeight();
    };
  }

  /** The last place of a map, as {@link dev.muster.rules.model.Board#last}. */
  public static Place last(MapDef map) {
    return switch (PlaceNotation.of(map).kind()) {
      case HEXES -> new Hex(columns(map), rows(map));
      case BOXES -> new Box(columns(map), rows(map));
      case TABLE -> new Point(map.getWidth(), map.getHeight());
    };
  }

  /**
   * The place a letter is drawn for; null on a table, which is not drawn in letters.
   *
   * @param column from the left, from 1
   * @param row of the drawing from its top, from 1
   */
  public static @Nullable Place drawn(MapDef map, int column, int row) {
    return switch (PlaceNotation.of(map).kind()) {
      case HEXES -> new Hex(column, row);
      case BOXES -> new Box(column, rows(map) + 1 - row);
      case TABLE -> null;
    };
  }

  /** The terrain of a place as drawn, null off the drawing or for an unknown letter. */
  public static @Nullable TerrainDef terrain(MapDef map, Place place) {
    return new TerrainGrid(map).terrain(place);
  }

  /** A map that is read once, for many look-ups of places. */
  public static final class TerrainGrid {
    private final MapDef map;
    private final List<Row> rows;
    private final Map<String, TerrainDef> legend;

    public TerrainGrid(MapDef map) {
      this.map = map;
      this.rows = read(map.getRows());
      this.legend = legend(map);
    }

    /** The terrain of a place as drawn, null off the drawing or for an unknown letter. */
    public @Nullable TerrainDef terrain(Place place) {
      return switch (place) {
        case Hex hex -> cell(hex.column(), hex.row());
        case Box box -> cell(box.column(), rows(map) + 1 - box.row());
        case Point point -> ground(point);
      };
    }

    private @Nullable TerrainDef cell(int column, int row) {
      if (row < 1 || row > rows.size() || column > rows.get(row - 1).cells().size()) {
        return null;
      }
      return legend.get(rows.get(row - 1).cells().get(column - 1).symbol());
    }

    private @Nullable TerrainDef ground(Point point) {
      TerrainDef found = null;
      for (AreaDef area : map.getAreas()) {
        if (PolygonGeometry.contains(AreaOutlines.corners(area), point)) {
          found = area.getTerrain();
        }
      }
      return found;
    }

    /** Whether a stand may be at a place: it is on the map, and not impassable. */
    public boolean isOpen(Place place) {
      TerrainDef terrain = terrain(place);
      return contains(map, place)
          && (terrain == null || !terrain.getProperties().contains("impassable"));
    }

    /**
     * Returns the places of a zone that stands can use: its open places, or points one measure
     * apart within an outline.
     */
    public List<Place> open(List<Place> zone) {
      if (zone.size() < 3 || !(zone.getFirst() instanceof Point)) {
        return zone.stream().filter(this::isOpen).toList();
      }
      List<Point> corners = zone.stream().map(Point.class::cast).toList();
      List<Place> spots = new ArrayList<>();
      double top = corners.stream().mapToDouble(Point::y).max().orElse(0);
      double right = corners.stream().mapToDouble(Point::x).max().orElse(0);
      for (double y = corners.stream().mapToDouble(Point::y).min().orElse(0) + 0.5;
          y <= top && spots.size() < MOST_SPOTS;
          y++) {
        for (double x = corners.stream().mapToDouble(Point::x).min().orElse(0) + 0.5;
            x <= right && spots.size() < MOST_SPOTS;
            x++) {
          Point spot = new Point(x, y);
          if (PolygonGeometry.contains(corners, spot) && isOpen(spot)) {
            spots.add(spot);
          }
        }
      }
      return spots;
    }
  }
}
