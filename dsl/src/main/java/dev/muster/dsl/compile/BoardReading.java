package dev.muster.dsl.compile;

import static dev.muster.dsl.compile.Reading.hex;
import static dev.muster.dsl.compile.Reading.label;
import static dev.muster.dsl.compile.Reading.present;
import static dev.muster.dsl.compile.Reading.text;

import dev.muster.dsl.muster.HexSideDef;
import dev.muster.dsl.muster.LineDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.HexBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A map as a record. */
final class BoardReading {
  private static final String PLAIN = "plain";

  private final Reading reading;
  private final MapDef map;

  private BoardReading(Reading reading, MapDef map) {
    this.reading = reading;
    this.map = map;
  }

  static Board read(Reading reading, MapDef map) {
    var board = new BoardReading(reading, map);
    int width = board.within(map.getWidth());
    int height = board.within(map.getHeight());
    return reading.traced(
        new HexBoard(
            text(map.getName()),
            label(map.getLabel(), map.getName()),
            width,
            height,
            board.cells(width, height),
            board.sides(),
            List.of(),
            reading.each(
                map.getPlaces(),
                place ->
                    reading.traced(
                        new Board.Spot(
                            present(place.getName(), "a place has no name"), hex(place.getHex())),
                        place)),
            board.heights(width, height),
            Reading.notes(map, map.getNotes()),
            reading.range(map)),
        map);
  }

  private int within(int hexes) {
    if (hexes < 1 || hexes > 99) {
      throw new Reading.Unreadable(
          "map " + map.getName() + " must be 1 to 99 hexes wide and high, found " + hexes);
    }
    return hexes;
  }

  private List<String> cells(int width, int height) {
    Map<String, TerrainDef> legend = MapRows.legend(map);
    List<String> cells = new ArrayList<>();
    List<MapRows.Row> rows = MapRows.read(map.getRows());
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
      throw new Reading.Unreadable("map " + map.getName() + " is not drawn in its size");
    }
    return cells;
  }

  private static String symbol(List<MapRows.Row> rows, int row, int column) {
    return row < rows.size() && column < rows.get(row).cells().size()
        ? rows.get(row).cells().get(column).symbol()
        : "";
  }

  private List<Integer> heights(int width, int height) {
    if (map.getHeights() == null) {
      return List.of();
    }
    List<Integer> heights = new ArrayList<>();
    List<MapRows.Row> rows = MapRows.read(map.getHeights());
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        String symbol = symbol(rows, row, column);
        boolean digit = symbol.matches("[0-9]");
        if (!digit && !reading.lenient()) {
          throw new Reading.Unreadable(
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
    }
    return sides;
  }

  private GridBoard.Edge side(LineDef line, HexSideDef side) {
    String terrain = line.getTerrain() == null ? null : line.getTerrain().getName();
    return reading.traced(
        new GridBoard.Edge(
            present(terrain, "map " + map.getName() + " names an unknown terrain on hex sides"),
            hex(side.getFirst()),
            hex(side.getSecond())),
        side);
  }
}
