package dev.muster.dsl.compile;

import dev.muster.dsl.conversion.Blanks;
import dev.muster.dsl.muster.LegendEntry;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.rules.model.Hex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The drawing of a map, read line by line. Blanks only place the letters, so both "..w" and ". . w"
 * will do.
 */
public final class MapRows {
  private MapRows() {}

  /** A letter and where it stands in the drawing. */
  public record Cell(String symbol, int offset) {}

  /** A line of the drawing. */
  public record Row(List<Cell> cells, int offset, int length) {
    public Row {
      cells = List.copyOf(cells);
    }
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
        if (!Blanks.is(letter)) {
          cells.add(new Cell(Character.toString(letter), start + i));
        }
        i += Character.charCount(letter);
      }
      if (!cells.isEmpty()) {
        int from = cells.getFirst().offset();
        MapRows.Cell last = cells.getLast();
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

  /** The hex of a printed number such as 0508, null when it is none. */
  public static @Nullable Hex hex(@Nullable String number) {
    if (number == null || !number.matches("\\d{4}")) {
      return null;
    }
    int column = Integer.parseInt(number.substring(0, 2));
    int row = Integer.parseInt(number.substring(2));
    return column == 0 || row == 0 ? null : new Hex(column, row);
  }

  public static boolean contains(MapDef map, Hex hex) {
    return hex.column() <= map.getWidth() && hex.row() <= map.getHeight();
  }

  /** The terrain of a hex as drawn, null off the drawing or for an unknown letter. */
  public static @Nullable TerrainDef terrain(MapDef map, Hex hex) {
    return new Drawn(map).terrain(hex);
  }

  /** A map read once, where many hexes of it are asked for. */
  public static final class Drawn {
    private final MapDef map;
    private final List<Row> rows;
    private final Map<String, TerrainDef> legend;

    public Drawn(MapDef map) {
      this.map = map;
      this.rows = read(map.getRows());
      this.legend = legend(map);
    }

    /** The terrain of a hex as drawn, null off the drawing or for an unknown letter. */
    public @Nullable TerrainDef terrain(Hex hex) {
      if (hex.row() > rows.size() || hex.column() > rows.get(hex.row() - 1).cells().size()) {
        return null;
      }
      return legend.get(rows.get(hex.row() - 1).cells().get(hex.column() - 1).symbol());
    }

    /** Whether a stand may be in a hex: it is on the map, and not impassable. */
    public boolean isOpen(Hex hex) {
      TerrainDef terrain = terrain(hex);
      return contains(map, hex)
          && (terrain == null || !terrain.getProperties().contains("impassable"));
    }
  }
}
