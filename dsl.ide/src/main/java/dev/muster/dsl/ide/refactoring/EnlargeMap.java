package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.map.NearbyPlaces;
import dev.muster.dsl.ide.map.PlaceOccurrences;
import dev.muster.dsl.ide.navigation.MusterReferenceFinder;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.muster.AreaDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.WayDef;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * Enlarges a map at an edge, where the terrain continues, and moves everything on it in all files.
 */
final class EnlargeMap {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  /** Most columns and rows of a grid. */
  private static final int MOST = 99;

  private static final int QUOTES = 3;

  private final MapDef map;
  private final Set<ScenarioDef> scenarios = new LinkedHashSet<>();

  private EnlargeMap(MapDef map) {
    this.map = map;
  }

  /**
   * Returns the refactorings of a map.
   *
   * @param users the references to it in all files
   */
  static List<Refactoring> of(MapDef map, List<MusterReferenceFinder.Reference> users) {
    var whole = new EnlargeMap(map);
    for (MusterReferenceFinder.Reference each : users) {
      if (each.source() instanceof ScenarioDef scenario) {
        whole.scenarios.add(scenario);
      }
    }
    return map.getName() == null || !whole.isDrawn() ? List.of() : whole.all();
  }

  /** An edge of a map as it lies before the reader. */
  private enum Edge {
    LEFT("to the left of"),
    RIGHT("to the right of"),
    TOP("above"),
    BOTTOM("below");

    private final String where;

    Edge(String where) {
      this.where = where;
    }

    boolean isSide() {
      return this == LEFT || this == RIGHT;
    }

    /** Whether the drawing grows at its beginning. */
    boolean isFirst() {
      return this == LEFT || this == TOP;
    }
  }

  private List<Refactoring> all() {
    BoardKind kind = PlaceNotation.of(map).kind();
    List<Refactoring> found = new ArrayList<>();
    for (Edge edge : Edge.values()) {
      double more = more(kind, edge);
      PlaceTransform.Step step = step(kind, edge, more);
      boolean fits =
          kind == BoardKind.TABLE
              || (edge.isSide() ? MapDrawingParser.columns(map) : MapDrawingParser.rows(map)) + more
                  <= MOST;
      if (fits) {
        found.add(
            grown(edge, more, step)
                .as(
                    "Add "
                        + said(kind, edge, more)
                        + " "
                        + edge.where
                        + " map "
                        + map.getName()
                        + (step == null ? "" : ", and shift all that stands on it")));
      }
    }
    return found;
  }

  /**
   * Returns by how much the map grows at an edge. Rows of hexes repeat in pairs, so they grow by an
   * even number.
   */
  private double more(BoardKind kind, Edge edge) {
    return switch (kind) {
      case HEXES -> edge.isSide() ? 1 : 2;
      case BOXES -> 1;
      case TABLE -> NearbyPlaces.step(map);
    };
  }

  private String said(BoardKind kind, Edge edge, double more) {
    return switch (kind) {
      case HEXES -> edge.isSide() ? "a column" : "two rows";
      case BOXES -> edge.isSide() ? "a column" : "a row";
      case TABLE -> Point.length(more) + " " + map.getGround();
    };
  }

  /** Returns how existing places are rewritten; null if their names stay the same. */
  private static PlaceTransform.@Nullable Step step(BoardKind kind, Edge edge, double more) {
    // hexes are counted from the top left, boxes and tables from the bottom left
    Edge row = kind == BoardKind.HEXES ? Edge.TOP : Edge.BOTTOM;
    if (edge == Edge.LEFT) {
      return new PlaceTransform.Step(more, 0);
    }
    return edge == row ? new PlaceTransform.Step(0, edge == Edge.TOP ? more : -more) : null;
  }

  /** Whether the drawings are whole, so that it is clear what an edge is. */
  private boolean isDrawn() {
    return isWritten(AST.getMapDef_Width())
        && isWritten(AST.getMapDef_Height())
        && (PlaceNotation.of(map).kind() == BoardKind.TABLE
            ? map.getRows() == null && map.getWidth() > 0 && map.getHeight() > 0
            : fits(map.getRows()) && (map.getHeights() == null || fits(map.getHeights())));
  }

  /** Returns whether a number is in the text; incomplete text can contain only a part of it. */
  private boolean isWritten(EAttribute number) {
    return !NodeModelUtils.findNodesForFeature(map, number).isEmpty();
  }

  private boolean fits(@Nullable String drawing) {
    List<MapDrawingParser.Row> rows = MapDrawingParser.read(drawing);
    return MapDrawingParser.columns(map) > 0
        && rows.size() == MapDrawingParser.rows(map)
        && rows.stream().allMatch(row -> row.cells().size() == MapDrawingParser.columns(map));
  }

  /**
   * The map grown at an edge.
   *
   * @param step how the places on it are written then, null for as before
   */
  private Changes grown(Edge edge, double more, PlaceTransform.@Nullable Step step) {
    var changes = new Changes();
    double width = map.getWidth() + (edge.isSide() ? more : 0);
    double height = map.getHeight() + (edge.isSide() ? 0 : more);
    replace(changes, AST.getMapDef_Width(), width);
    replace(changes, AST.getMapDef_Height(), height);
    draw(changes, AST.getMapDef_Rows(), map.getRows(), edge);
    draw(changes, AST.getMapDef_Heights(), map.getHeights(), edge);
    PlaceTransform moved = step == null ? new PlaceTransform.Step(0, 0) : step;
    shift(changes, map, moved, edge);
    scenarios.forEach(scenario -> shift(changes, scenario, moved, edge));
    return changes;
  }

  private void replace(Changes changes, EAttribute number, double value) {
    INode word = NodeModelUtils.findNodesForFeature(map, number).getFirst();
    String text = Point.length(PlaceNotation.rounded(value));
    if (!text.equals(NodeModelUtils.getTokenText(word))) {
      changes.add(resource(map), word.getOffset(), word.getLength(), text);
    }
  }

  private void shift(Changes changes, EObject within, PlaceTransform motion, Edge edge) {
    for (PlaceOccurrences.PlaceOccurrence written : PlaceOccurrences.within(within)) {
      Place place = PlaceNotation.of(map).read(written.text());
      Place to = place == null ? null : motion.apply(place);
      if (place instanceof Point from && to instanceof Point moved && goesOn(written)) {
        to = stretched(from, moved, edge);
      }
      if (to != null && !to.equals(place)) {
        changes.add(resource(within), written.offset(), written.length(), to.toString());
      }
    }
  }

  /** Ground and what runs over it go on to the edge, as the letters of a drawing do. */
  private static boolean goesOn(PlaceOccurrences.PlaceOccurrence written) {
    return written.owner() instanceof AreaDef || written.owner() instanceof WayDef;
  }

  /** Moves a point at the edge of a table to the new edge. */
  private Point stretched(Point from, Point moved, Edge edge) {
    double more = NearbyPlaces.step(map);
    return switch (edge) {
      case LEFT -> from.x() == 0 ? new Point(0, moved.y()) : moved;
      case BOTTOM -> from.y() == 0 ? new Point(moved.x(), 0) : moved;
      case RIGHT ->
          from.x() == map.getWidth()
              ? new Point(PlaceNotation.rounded(map.getWidth() + more), moved.y())
              : moved;
      case TOP ->
          from.y() == map.getHeight()
              ? new Point(moved.x(), PlaceNotation.rounded(map.getHeight() + more))
              : moved;
    };
  }

  private void draw(Changes changes, EAttribute feature, @Nullable String drawing, Edge edge) {
    List<INode> words = NodeModelUtils.findNodesForFeature(map, feature);
    if (drawing == null || words.isEmpty()) {
      return;
    }
    int start = words.getFirst().getOffset() + QUOTES;
    List<MapDrawingParser.Row> rows = MapDrawingParser.read(drawing);
    if (edge.isSide()) {
      for (MapDrawingParser.Row row : rows) {
        List<MapDrawingParser.Cell> cells = row.cells();
        MapDrawingParser.Cell last = edge.isFirst() ? cells.getFirst() : cells.getLast();
        String gap = gap(drawing, cells);
        int end = last.offset() + last.symbol().length();
        changes.add(
            resource(map),
            start + (edge.isFirst() ? last.offset() : end),
            0,
            edge.isFirst() ? last.symbol() + gap : gap + last.symbol());
      }
      return;
    }
    // the rows at the edge once more, so that the next ones stand as they did
    int many = (int) more(PlaceNotation.of(map).kind(), edge);
    String drawn =
        IntStream.range(0, many)
            .map(i -> edge.isFirst() ? i : rows.size() - many + i)
            .mapToObj(i -> line(drawing, rows.get(Math.clamp(i, 0, rows.size() - 1))))
            .collect(Collectors.joining("\n"));
    changes.add(
        resource(map),
        start + (edge.isFirst() ? lineStart(drawing, rows.getFirst()) : lineEnd(rows.getLast())),
        0,
        edge.isFirst() ? drawn + "\n" : "\n" + drawn);
  }

  /** Returns the text between two letters of a row. */
  private static String gap(String drawing, List<MapDrawingParser.Cell> cells) {
    if (cells.size() < 2) {
      return " ";
    }
    MapDrawingParser.Cell one = cells.getFirst();
    return drawing.substring(one.offset() + one.symbol().length(), cells.get(1).offset());
  }

  private static int lineStart(String drawing, MapDrawingParser.Row row) {
    return drawing.lastIndexOf('\n', row.offset() - 1) + 1;
  }

  private static int lineEnd(MapDrawingParser.Row row) {
    return row.offset() + row.length();
  }

  private static String line(String drawing, MapDrawingParser.Row row) {
    return drawing.substring(lineStart(drawing, row), lineEnd(row));
  }

  private static XtextResource resource(EObject element) {
    return (XtextResource) element.eResource();
  }
}
