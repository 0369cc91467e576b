package dev.muster.dsl.validation;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.muster.LegendEntry;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.Check;

/** A map as a whole: its size, rows, heights, legend and orientation. */
public class MapChecks extends AbstractMapChecks {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  /** In the measure of the table; no room has a larger one. */
  private static final double LARGEST_TABLE = 1000;

  @Check
  public void size(MapDef map) {
    BoardKind kind = PlaceNotation.of(map).kind();
    if (kind == BoardKind.TABLE) {
      table(map);
      return;
    }
    if (meant(map) != null) {
      return; // Told of the ground.
    }
    if (map.getWidth() != Math.rint(map.getWidth())
        || map.getHeight() != Math.rint(map.getHeight())) {
      boolean wide = map.getWidth() != Math.rint(map.getWidth());
      report(
          CommonCheckCode.V_144,
          "a map of "
              + kind.places()
              + " is so many of them wide and high, not "
              + Point.length(wide ? map.getWidth() : map.getHeight())
              + "; write whole numbers",
          map,
          wide ? AST.getMapDef_Width() : AST.getMapDef_Height());
      return;
    }
    if (MapDrawingParser.columns(map) < 1
        || MapDrawingParser.columns(map) > 99
        || MapDrawingParser.rows(map) < 1
        || MapDrawingParser.rows(map) > 99) {
      report(
          CommonCheckCode.V_200,
          "a map is 1 to 99 "
              + kind.places()
              + " wide and high, this one "
              + MapDrawingParser.columns(map)
              + " x "
              + MapDrawingParser.rows(map),
          map,
          AST.getMapDef_Width());
    }
  }

  @Check
  public void rows(MapDef map) {
    if (map.getName() == null || !isGrid(map) || meant(map) != null) {
      return; // Half typed, and told already; or a table, or told of the ground.
    }
    List<INode> nodes = NodeModelUtils.findNodesForFeature(map, AST.getMapDef_Rows());
    if (map.getRows() == null || nodes.isEmpty()) {
      report(
          CommonCheckCode.V_201,
          "map '"
              + map.getName()
              + "' is not drawn; add rows with "
              + MapDrawingParser.rows(map)
              + " lines",
          map,
          AST.getElement_Name());
      return;
    }
    // Behind the three quotes the text of the node is the drawing.
    int start = nodes.getLast().getOffset() + 3;
    List<MapDrawingParser.Row> rows = MapDrawingParser.read(map.getRows());
    if (turned(map)) {
      report(
          CommonCheckCode.V_202,
          "the map is drawn "
              + MapDrawingParser.rows(map)
              + " wide and "
              + MapDrawingParser.columns(map)
              + " high; write "
              + MapDrawingParser.rows(map)
              + " x "
              + MapDrawingParser.columns(map),
          map,
          AST.getMapDef_Width());
      return;
    }
    List<MapDrawingParser.Cell> strays = unknownCells(map);
    if (!strays.isEmpty()) {
      report(
          CommonCheckCode.V_203,
          "'"
              + strays.getFirst().symbol()
              + "' is no "
              + PlaceNotation.of(map).kind().place()
              + ": without what the legend does not explain the drawing is of the right"
              + " size; leave it out",
          map,
          start + strays.getFirst().offset(),
          strays.getFirst().symbol().length());
      return;
    }
    if (rows.size() != MapDrawingParser.rows(map)) {
      report(
          CommonCheckCode.V_201,
          "the map is "
              + MapDrawingParser.rows(map)
              + " rows high, but "
              + rows.size()
              + " are drawn; change the size or the drawing",
          map,
          AST.getMapDef_Height());
    }
    int drawn = width(rows);
    boolean sized = MapDrawingParser.columns(map) >= 1 && MapDrawingParser.columns(map) <= 99;
    if (sized && drawn > 0 && drawn != MapDrawingParser.columns(map)) {
      report(
          CommonCheckCode.V_202,
          "the map is "
              + MapDrawingParser.columns(map)
              + " wide, but its rows have "
              + drawn
              + " "
              + PlaceNotation.of(map).kind().places()
              + "; change the size or the drawing",
          map,
          AST.getMapDef_Width());
      sized = false;
    }
    boolean explained = legendHolds(map);
    Set<String> letters = new HashSet<>();
    map.getLegend().forEach(entry -> letters.add(entry.getSymbol()));
    for (int i = 0; i < rows.size(); i++) {
      MapDrawingParser.Row row = rows.get(i);
      if (sized && row.cells().size() != MapDrawingParser.columns(map)) {
        report(
            CommonCheckCode.V_202,
            "row "
                + (i + 1)
                + " has "
                + row.cells().size()
                + " "
                + PlaceNotation.of(map).kind().places()
                + " where the map is "
                + MapDrawingParser.columns(map)
                + " wide; change the size or the row",
            map,
            start + row.offset(),
            row.length());
      }
      for (MapDrawingParser.Cell cell : row.cells()) {
        if (explained && letters.add(cell.symbol())) { // Once for each letter.
          report(
              CommonCheckCode.V_203,
              "the legend does not explain '"
                  + cell.symbol()
                  + "'; add it there or use another letter",
              map,
              start + cell.offset(),
              cell.symbol().length());
        }
      }
    }
  }

  /** Whether the size has the height before the width. */
  public static boolean turned(MapDef map) {
    List<MapDrawingParser.Row> rows = MapDrawingParser.read(map.getRows());
    return MapDrawingParser.columns(map) != MapDrawingParser.rows(map)
        && rows.size() == MapDrawingParser.columns(map)
        && rows.stream().allMatch(row -> row.cells().size() == MapDrawingParser.rows(map));
  }

  /**
   * Returns the characters beside the hexes of a drawing, such as commas or row numbers. They are
   * not in the legend, and the drawing has the size of the map only without them. Returns an empty
   * list otherwise.
   */
  public static List<MapDrawingParser.Cell> unknownCells(MapDef map) {
    Set<String> letters = new HashSet<>();
    map.getLegend().forEach(entry -> letters.add(entry.getSymbol()));
    List<MapDrawingParser.Cell> strays = new ArrayList<>();
    int high = 0;
    for (MapDrawingParser.Row row : MapDrawingParser.read(map.getRows())) {
      List<MapDrawingParser.Cell> beside =
          row.cells().stream().filter(each -> !letters.contains(each.symbol())).toList();
      strays.addAll(beside);
      int wide = row.cells().size() - beside.size();
      if (wide != 0 && wide != MapDrawingParser.columns(map)) {
        return List.of();
      }
      high += wide == 0 ? 0 : 1;
    }
    return high == MapDrawingParser.rows(map) ? strays : List.of();
  }

  /** The width all rows are drawn with, 0 if they differ or there are few. */
  private static int width(List<MapDrawingParser.Row> rows) {
    Set<Integer> widths = new HashSet<>();
    rows.forEach(row -> widths.add(row.cells().size()));
    return rows.size() > 2 && widths.size() == 1 ? widths.iterator().next() : 0;
  }

  /** Whether the legend has no fault of its own, for which a letter may be missing. */
  private static boolean legendHolds(MapDef map) {
    Set<String> seen = new HashSet<>();
    return map.getLegend().stream()
        .map(LegendEntry::getSymbol)
        .allMatch(
            each -> each != null && each.codePointCount(0, each.length()) == 1 && seen.add(each));
  }

  @Check
  public void heights(MapDef map) {
    List<INode> nodes = NodeModelUtils.findNodesForFeature(map, AST.getMapDef_Heights());
    if (map.getHeights() == null || nodes.isEmpty() || !isGrid(map)) {
      return;
    }
    int start = nodes.getLast().getOffset() + 3;
    List<MapDrawingParser.Row> rows = MapDrawingParser.read(map.getHeights());
    if (turned(map) || MapDrawingParser.columns(map) < 1 || MapDrawingParser.rows(map) < 1) {
      return; // Told of the size.
    }
    if (rows.size() != MapDrawingParser.rows(map)) {
      report(
          CommonCheckCode.V_224,
          "the map is "
              + MapDrawingParser.rows(map)
              + " rows high, but heights are drawn for "
              + rows.size()
              + "; draw one row for each",
          map,
          AST.getMapDef_Heights());
    }
    for (int i = 0; i < rows.size(); i++) {
      MapDrawingParser.Row row = rows.get(i);
      if (MapDrawingParser.columns(map) <= 99
          && row.cells().size() != MapDrawingParser.columns(map)) {
        report(
            CommonCheckCode.V_224,
            "row "
                + (i + 1)
                + " has "
                + row.cells().size()
                + " heights where the map is "
                + MapDrawingParser.columns(map)
                + " wide; draw one for each "
                + PlaceNotation.of(map).kind().place(),
            map,
            start + row.offset(),
            row.length());
      }
      for (MapDrawingParser.Cell cell : row.cells()) {
        if (!cell.symbol().matches("[0-9]")) {
          report(
              CommonCheckCode.V_224,
              "'" + cell.symbol() + "' is no height; write a digit, 0 for the plain",
              map,
              start + cell.offset(),
              cell.symbol().length());
        }
      }
    }
  }

  @Check
  public void legend(MapDef map) {
    Set<String> seen = new HashSet<>();
    for (LegendEntry entry : map.getLegend()) {
      String symbol = entry.getSymbol();
      if (symbol != null && symbol.codePointCount(0, symbol.length()) != 1) {
        report(
            CommonCheckCode.V_204,
            "'" + symbol + "' is longer than a letter; explain single letters",
            entry,
            AST.getLegendEntry_Symbol());
      } else if (symbol != null && !seen.add(symbol)) {
        report(
            CommonCheckCode.V_204,
            "'" + symbol + "' is explained twice; remove one",
            entry,
            AST.getLegendEntry_Symbol());
      }
    }
  }

  @Check
  public void orientation(MapDef map) {
    if (map.getNorth() != null && BoardKind.TABLE.heading(map.getNorth()) == null) {
      report(
          CommonCheckCode.V_250,
          "north is at no '"
              + map.getNorth()
              + "'; write "
              + String.join(", ", BoardKind.TABLE.headings().keySet())
              + ", or degrees clockwise from the top of the map",
          map,
          AST.getMapDef_North());
    }
    if (written(map, AST.getMapDef_ScaleLength()) && map.getScaleLength() <= 0) {
      report(
          CommonCheckCode.V_250,
          "a "
              + (isGrid(map) ? PlaceNotation.of(map).kind().place() : map.getGround())
              + " is longer than 0; write its length in the country, such as scale 200 m",
          map,
          AST.getMapDef_ScaleLength());
    }
  }

  /** A table is as large as a table is. */
  private void table(MapDef map) {
    if (!(map.getWidth() > 0 && map.getHeight() > 0)
        || map.getWidth() > LARGEST_TABLE
        || map.getHeight() > LARGEST_TABLE) {
      report(
          CommonCheckCode.V_200,
          "a table is above 0 and up to "
              + (int) LARGEST_TABLE
              + " wide and high, this one "
              + Point.length(map.getWidth())
              + " x "
              + Point.length(map.getHeight()),
          map,
          AST.getMapDef_Width());
    }
  }

  /** Reports a map whose places all belong to another board. */
  @Check
  public void ofOneGround(MapDef map) {
    BoardKind kind = PlaceNotation.of(map).kind();
    BoardKind meant = meant(map);
    if (meant == null || kind == BoardKind.TABLE && map.getRows() != null) {
      return; // or told of the rows
    }
    boolean written = map.getGround() != null;
    report(
        CommonCheckCode.V_145,
        "map '"
            + map.getName()
            + "' is "
            + kind.described()
            + ", and all places on it are "
            + (meant == BoardKind.TABLE ? "points of a table" : meant.places())
            + "; write "
            + (meant == BoardKind.TABLE ? "UD" : meant.key())
            + " behind its size",
        map,
        written ? AST.getMapDef_Ground() : AST.getMapDef_Height());
  }
}
