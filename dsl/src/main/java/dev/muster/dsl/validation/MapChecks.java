package dev.muster.dsl.validation;

import com.google.inject.Inject;
import dev.muster.dsl.compile.AreaOutlines;
import dev.muster.dsl.compile.EdgeRun;
import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.MapPlaces;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.muster.AreaDef;
import dev.muster.dsl.muster.EdgeDef;
import dev.muster.dsl.muster.EdgeRunDef;
import dev.muster.dsl.muster.LegendEntry;
import dev.muster.dsl.muster.LineDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.PlaceDef;
import dev.muster.dsl.muster.WayDef;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.geometry.PolygonGeometry;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.eclipse.xtext.util.Tuples;
import org.eclipse.xtext.validation.Check;
import org.jspecify.annotations.Nullable;

/** Maps. */
public class MapChecks extends AbstractChecks {
  @Inject private IResourceScopeCache cache;

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
  public void lines(MapDef map) {
    for (LineDef line : map.getLines()) {
      if (line.getTerrain() != null
          && !line.getTerrain().eIsProxy()
          && !line.getTerrain().getProperties().contains("linear")
          && !line.getTerrain().getProperties().contains("impassable")) {
        report(
            CommonCheckCode.V_207,
            "'"
                + line.getTerrain().getName()
                + "' fills "
                + PlaceNotation.of(map).kind().places()
                + " and does not lie on their sides; draw it in the rows",
            line,
            AST.getLineDef_Terrain());
      }
      line.getSides().forEach(side -> side(map, side));
      line.getRuns().forEach(run -> run(map, run));
    }
    for (PlaceDef place : map.getPlaces()) {
      onMap(map, place.getAt(), place, AST.getPlaceDef_At(), INSIGNIFICANT_INDEX);
    }
  }

  private void side(MapDef map, EdgeDef side) {
    if (!isGrid(map) || meant(map) != null) {
      return; // Told of the whole line, or of the ground.
    }
    EStructuralFeature both = AST.getEdgeDef_Both();
    boolean glued = side.getBoth() != null;
    List<@Nullable String> ends = PlaceNotation.ends(side);
    Place a =
        onMap(
            map, ends.getFirst(), side, glued ? both : AST.getEdgeDef_First(), INSIGNIFICANT_INDEX);
    Place b =
        onMap(
            map, ends.getLast(), side, glued ? both : AST.getEdgeDef_Second(), INSIGNIFICANT_INDEX);
    boolean beside =
        a instanceof Hex one && b instanceof Hex other && one.isBeside(other)
            || a instanceof Box box && b instanceof Box next && box.isBeside(next);
    if (a != null && b != null && !beside) {
      report(
          CommonCheckCode.V_206,
          PlaceNotation.of(map).kind().places()
              + " "
              + a
              + " and "
              + b
              + " share no side; name two neighbours",
          side,
          glued ? both : AST.getEdgeDef_First());
    }
  }

  private void run(MapDef map, EdgeRunDef run) {
    if (!isGrid(map) || meant(map) != null) {
      return; // Told of the whole line, or of the ground.
    }
    Place first = onMap(map, run.getFirst(), run, AST.getEdgeRunDef_First(), INSIGNIFICANT_INDEX);
    Place last = onMap(map, run.getLast(), run, AST.getEdgeRunDef_Last(), INSIGNIFICANT_INDEX);
    EdgeRun read = first == null || last == null ? null : EdgeRun.of(map, run);
    if (read != null && read.problem() != null) {
      report(CommonCheckCode.V_206, read.problem(), run, AST.getEdgeRunDef_Quarter());
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

  /**
   * Returns the board kind that all places of a map are written for, if none of them fits the map's
   * own; null otherwise, or if there are so few that a place can be a misspelling.
   */
  private @Nullable BoardKind meant(MapDef map) {
    // Asked about every place of the map.
    return cache
        .get(Tuples.pair("board meant", map), map.eResource(), () -> Optional.ofNullable(read(map)))
        .orElse(null);
  }

  private static @Nullable BoardKind read(MapDef map) {
    List<String> written = MapPlaces.of(map);
    PlaceNotation own = PlaceNotation.of(map);
    if (written.size() < 2 || written.stream().anyMatch(each -> own.read(each) != null)) {
      return null;
    }
    for (BoardKind kind : BoardKind.values()) {
      PlaceNotation other = new PlaceNotation(kind);
      if (written.stream().allMatch(each -> other.read(each) != null)) {
        return kind;
      }
    }
    return null;
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

  /** Rows are drawn on grids, areas on tables. */
  @Check
  public void drawnOnItsGround(MapDef map) {
    BoardKind kind = PlaceNotation.of(map).kind();
    if (kind != BoardKind.TABLE && meant(map) != null) {
      return; // Told of the ground.
    }
    if (kind != BoardKind.TABLE) {
      for (AreaDef area : map.getAreas()) {
        report(
            CommonCheckCode.V_145,
            "an area lies on a table, and map '"
                + map.getName()
                + "' is "
                + kind.described()
                + "; draw it in the rows",
            area,
            AST.getAreaDef_Terrain());
      }
      return;
    }
    boolean drawn = map.getRows() != null || map.getHeights() != null;
    if (drawn) {
      report(
          CommonCheckCode.V_145,
          "rows are drawn on a map of hexes or boxes, and '"
              + map.getGround()
              + "' makes this a table; write hexes or boxes, or areas in place of the rows",
          map,
          AST.getMapDef_Ground());
    }
    for (LineDef line : map.getLines()) {
      if (!drawn) {
        report(
            CommonCheckCode.V_145,
            "a table has no hexes or boxes with sides; write way, along and the points it runs"
                + " through",
            line,
            AST.getLineDef_Terrain());
      }
    }
  }

  @Check
  public void area(AreaDef area) {
    if (!(area.eContainer() instanceof MapDef map) || isGrid(map)) {
      return;
    }
    boolean all =
        onMap(map, area.getFrom(), area, AST.getAreaDef_From(), INSIGNIFICANT_INDEX) != null
            || area.getFrom() == null;
    all &=
        onMap(map, area.getTo(), area, AST.getAreaDef_To(), INSIGNIFICANT_INDEX) != null
            || area.getTo() == null;
    for (int i = 0; i < area.getCorners().size(); i++) {
      all &= onMap(map, area.getCorners().get(i), area, AST.getAreaDef_Corners(), i) != null;
    }
    List<Point> corners = AreaOutlines.corners(area);
    boolean listed = area.getFrom() == null && !area.getCorners().isEmpty();
    if (!all || area.getTerrain() == null) {
      return;
    }
    if (listed && corners.size() < 3) {
      report(
          CommonCheckCode.V_146,
          "an area has three corners or more; add some, or write from, a corner, to and the one"
              + " across",
          area,
          AST.getAreaDef_Corners());
      return;
    }
    int crossing = corners.size() < 3 ? -1 : PolygonGeometry.crossing(corners);
    if (crossing >= 0) {
      report(
          CommonCheckCode.V_146,
          "the side from "
              + corners.get(crossing)
              + " to "
              + corners.get((crossing + 1) % corners.size())
              + " meets another side of the area; name the corners in their order about it",
          area,
          listed ? AST.getAreaDef_Corners() : AST.getAreaDef_To(),
          listed ? crossing : INSIGNIFICANT_INDEX);
    } else if (!listed && area.getTo() != null && corners.size() < 4) {
      report(
          CommonCheckCode.V_146,
          "the two corners of the area are the same; write the one across",
          area,
          AST.getAreaDef_To());
    }
  }

  @Check
  public void way(WayDef way) {
    if (!(way.eContainer() instanceof MapDef map)) {
      return;
    }
    BoardKind kind = PlaceNotation.of(map).kind();
    if (way.getPoints().size() == 1) {
      report(
          CommonCheckCode.V_147,
          "a way runs through two " + kind.places() + " or more; add where it goes",
          way,
          AST.getWayDef_Points());
    }
    Place before = null;
    for (int i = 0; i < way.getPoints().size(); i++) {
      Place place = onMap(map, way.getPoints().get(i), way, AST.getWayDef_Points(), i);
      boolean apart =
          before instanceof Hex a && place instanceof Hex b && !a.isBeside(b)
              || before instanceof Box c && place instanceof Box d && !touch(c, d);
      if (apart) {
        report(
            CommonCheckCode.V_147,
            kind.places()
                + " "
                + before
                + " and "
                + place
                + " are no neighbours; name every "
                + kind.place()
                + " the way runs through",
            way,
            AST.getWayDef_Points(),
            i);
      }
      before = place;
    }
    if (kind != BoardKind.TABLE && way.getBreadth() > 0) {
      report(
          CommonCheckCode.V_147,
          "a way has a breadth on a table alone; remove wide",
          way,
          AST.getWayDef_Breadth());
    }
  }

  /** A way over boxes may go over a corner. */
  private static boolean touch(Box a, Box b) {
    return Math.max(Math.abs(a.column() - b.column()), Math.abs(a.row() - b.row())) == 1;
  }

  private static boolean isGrid(MapDef map) {
    return PlaceNotation.of(map).kind() != BoardKind.TABLE;
  }

  private @Nullable Place onMap(
      MapDef map, @Nullable String text, EObject at, EStructuralFeature feature, int index) {
    if (text == null || meant(map) != null) {
      return null;
    }
    PlaceNotation places = PlaceNotation.of(map);
    Place place = places.read(text);
    String wrong = PlaceMessages.invalidPlaceMessage(places, text);
    if (wrong != null) {
      report(CommonCheckCode.V_205, wrong, at, feature, index);
    } else if (place != null && !MapDrawingParser.contains(map, place)) {
      report(
          CommonCheckCode.V_205,
          places.kind().place()
              + " "
              + place
              + " is off the map, which ends at "
              + MapDrawingParser.last(map),
          at,
          feature,
          index);
      return null;
    }
    return place;
  }
}
