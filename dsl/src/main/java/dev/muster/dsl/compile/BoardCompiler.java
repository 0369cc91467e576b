package dev.muster.dsl.compile;

import static dev.muster.dsl.compile.CompilerContext.label;
import static dev.muster.dsl.compile.CompilerContext.present;
import static dev.muster.dsl.compile.CompilerContext.text;

import dev.muster.dsl.muster.AreaDef;
import dev.muster.dsl.muster.EdgeDef;
import dev.muster.dsl.muster.EdgeRunDef;
import dev.muster.dsl.muster.LineDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.TableBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A map as a record. */
final class BoardCompiler {
  private static final String PLAIN = "plain";

  private final CompilerContext reading;
  private final MapDef map;
  private final PlaceNotation places;

  private BoardCompiler(CompilerContext reading, MapDef map) {
    this.reading = reading;
    this.map = map;
    this.places = PlaceNotation.of(map);
  }

  static Board read(CompilerContext reading, MapDef map) {
    var board = new BoardCompiler(reading, map);
    BoardKind kind = board.places.kind();
    Board read = kind == BoardKind.TABLE ? board.table() : board.grid(kind);
    reading.traced((Record) read, map);
    return read;
  }

  private GridBoard grid(BoardKind kind) {
    int width = within(MapDrawingParser.columns(map));
    int height = within(MapDrawingParser.rows(map));
    return GridBoard.of(
        kind,
        text(map.getName()),
        label(map.getLabel(), map.getName()),
        width,
        height,
        cells(width, height),
        sides(),
        ways(),
        spots(),
        heights(width, height),
        CompilerContext.notes(map, map.getNotes()),
        orientation(),
        reading.range(map));
  }

  private TableBoard table() {
    if (!(map.getWidth() > 0 && map.getHeight() > 0)) {
      throw new CompilerContext.UnreadableException(
          "map " + map.getName() + " has no width or no height");
    }
    return new TableBoard(
        text(map.getName()),
        label(map.getLabel(), map.getName()),
        map.getWidth(),
        map.getHeight(),
        map.getGround(),
        reading.each(map.getAreas(), this::area),
        ways(),
        spots(),
        CompilerContext.notes(map, map.getNotes()),
        orientation(),
        reading.range(map));
  }

  private TableBoard.Area area(AreaDef area) {
    List<Point> corners = AreaOutlines.corners(area);
    if (corners.size() < 3) {
      throw new CompilerContext.UnreadableException(
          "an area of map " + map.getName() + " has too few corners");
    }
    return reading.traced(
        new TableBoard.Area(
            terrain(area.getTerrain(), "in an area"),
            text(area.getLabel()),
            corners,
            reading.range(area)),
        area);
  }

  private List<Board.Way> ways() {
    return reading.each(
        map.getWays(),
        way ->
            reading.traced(
                new Board.Way(
                    terrain(way.getTerrain(), "along a way"),
                    text(way.getLabel()),
                    way.getPoints().stream().map(this::onMap).toList(),
                    way.getBreadth(),
                    reading.range(way)),
                way));
  }

  private List<Board.Spot> spots() {
    return reading.each(
        map.getPlaces(),
        place ->
            reading.traced(
                new Board.Spot(
                    present(place.getName(), "a place has no name"), place(place.getAt())),
                place));
  }

  private Place place(@Nullable String text) {
    return present(places.read(text), "no place of map " + map.getName() + ": " + text);
  }

  /** A place terrain is laid in, which no game could find off the map. */
  private Place onMap(@Nullable String text) {
    Place place = place(text);
    return present(
        MapDrawingParser.contains(map, place) ? place : null,
        place + " is off map " + map.getName());
  }

  private String terrain(@Nullable TerrainDef terrain, String where) {
    return present(
        terrain == null ? null : terrain.getName(),
        "map " + map.getName() + " names an unknown terrain " + where);
  }

  private int within(int hexes) {
    if (hexes < 1 || hexes > 99) {
      throw new CompilerContext.UnreadableException(
          "map "
              + map.getName()
              + " must be 1 to 99 "
              + places.kind().places()
              + " wide and high, found "
              + hexes);
    }
    return hexes;
  }

  private List<String> cells(int width, int height) {
    Map<String, TerrainDef> legend = MapDrawingParser.legend(map);
    List<String> cells = new ArrayList<>();
    List<MapDrawingParser.Row> rows = MapDrawingParser.read(map.getRows());
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        String symbol = symbol(rows, row, column);
        TerrainDef terrain = symbol == null ? null : legend.get(symbol);
        String key = terrain == null ? null : terrain.getName();
        cells.add(
            key != null || reading.lenient()
                ? key == null ? PLAIN : key
                : present(key, "map " + map.getName() + " has no legend for " + symbol));
      }
    }
    if (!reading.lenient() && rows.size() != height) {
      throw new CompilerContext.UnreadableException(
          "map " + map.getName() + " is not drawn in its size");
    }
    return cells;
  }

  private static String symbol(List<MapDrawingParser.Row> rows, int row, int column) {
    return row < rows.size() && column < rows.get(row).cells().size()
        ? rows.get(row).cells().get(column).symbol()
        : "";
  }

  private List<Integer> heights(int width, int height) {
    if (map.getHeights() == null) {
      return List.of();
    }
    List<Integer> heights = new ArrayList<>();
    List<MapDrawingParser.Row> rows = MapDrawingParser.read(map.getHeights());
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        String symbol = symbol(rows, row, column);
        boolean digit = symbol.matches("[0-9]");
        if (!digit && !reading.lenient()) {
          throw new CompilerContext.UnreadableException(
              "the heights of map " + map.getName() + " need a digit for each hex");
        }
        heights.add(digit ? Integer.parseInt(symbol) : 0);
      }
    }
    return heights;
  }

  private List<GridBoard.Edge> sides() {
    List<GridBoard.Edge> sides = new ArrayList<>();
    for (LineDef line : map.getLines()) {
      sides.addAll(reading.each(line.getSides(), side -> side(line, side)));
      reading.each(line.getRuns(), run -> run(line, run)).forEach(sides::addAll);
    }
    return sides;
  }

  private List<GridBoard.Edge> run(LineDef line, EdgeRunDef run) {
    EdgeRun read = present(EdgeRun.of(map, run), "a line of sides has no ends");
    if (read.problem() != null) {
      throw new CompilerContext.UnreadableException(read.problem());
    }
    String terrain = terrain(line.getTerrain(), "on sides");
    return read.sides().stream()
        .map(each -> reading.traced(new GridBoard.Edge(terrain, each.of(), each.beyond()), run))
        .toList();
  }

  private Board.@Nullable Orientation orientation() {
    Heading north = map.getNorth() == null ? Heading.NORTH : north(map);
    boolean scaled = map.getScaleLength() > 0 && map.getScaleUnit() != null;
    return north == null || (north.equals(Heading.NORTH) && !scaled)
        ? null
        : new Board.Orientation(
            north.degrees(), scaled ? map.getScaleLength() : 0, scaled ? map.getScaleUnit() : "");
  }

  /**
   * Returns the direction of north, clockwise from the top of the map; null if the word is not a
   * compass point.
   */
  static @Nullable Heading north(MapDef map) {
    return map.getNorth() == null
        ? null
        : BoardKind.TABLE.heading(map.getNorth().replaceAll("\\s", ""));
  }

  private GridBoard.Edge side(LineDef line, EdgeDef side) {
    List<@Nullable String> ends = PlaceNotation.ends(side);
    return reading.traced(
        new GridBoard.Edge(
            terrain(line.getTerrain(), "on sides"), onMap(ends.getFirst()), onMap(ends.getLast())),
        side);
  }
}
