package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.compile.MapRows;
import dev.muster.dsl.compile.Places;
import dev.muster.dsl.ide.map.PlaceTexts;
import dev.muster.dsl.ide.navigation.Usages;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Hex;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * Makes a map larger at an edge, where the ground goes on as it is there, and shifts all that lies
 * and stands on it, in every file.
 */
final class WholeMap {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  /** Most hexes a map is wide or high. */
  private static final int MOST = 99;

  /** Rows stand in line by twos. */
  private static final int ROWS = 2;

  private static final int QUOTES = 3;

  private final MapDef map;
  private final Set<ScenarioDef> scenarios = new LinkedHashSet<>();

  private WholeMap(MapDef map) {
    this.map = map;
  }

  /**
   * What can be done with a map.
   *
   * @param users the references to it in all files
   */
  static List<Refactoring> of(MapDef map, List<Usages.Usage> users) {
    var whole = new WholeMap(map);
    for (Usages.Usage each : users) {
      if (each.source() instanceof ScenarioDef scenario) {
        whole.scenarios.add(scenario);
      }
    }
    return map.getName() == null || Places.of(map).kind() != BoardKind.HEXES || !whole.isDrawn()
        ? List.of()
        : whole.all();
  }

  private List<Refactoring> all() {
    List<Refactoring> found = new ArrayList<>();
    String shifted = ", and shift all that stands on it";
    if (MapRows.columns(map) < MOST) {
      found.add(grown(1, 0, true).as("Add a column to the left of map " + map.getName() + shifted));
      found.add(grown(1, 0, false).as("Add a column to the right of map " + map.getName()));
    }
    if (MapRows.rows(map) + ROWS <= MOST) {
      found.add(grown(0, ROWS, true).as("Add two rows above map " + map.getName() + shifted));
      found.add(grown(0, ROWS, false).as("Add two rows below map " + map.getName()));
    }
    return found;
  }

  /** Whether the drawings are whole, so that it is clear what an edge is. */
  private boolean isDrawn() {
    return isWritten(AST.getMapDef_Width())
        && isWritten(AST.getMapDef_Height())
        && fits(map.getRows())
        && (map.getHeights() == null || fits(map.getHeights()));
  }

  /** Whether a number stands in the text; one that is half typed may be there in part alone. */
  private boolean isWritten(EAttribute number) {
    return !NodeModelUtils.findNodesForFeature(map, number).isEmpty();
  }

  private boolean fits(@Nullable String drawing) {
    List<MapRows.Row> rows = MapRows.read(drawing);
    return MapRows.columns(map) > 0
        && rows.size() == MapRows.rows(map)
        && rows.stream().allMatch(row -> row.cells().size() == MapRows.columns(map));
  }

  /**
   * The map with more columns or rows.
   *
   * @param first whether they come before the others, which then get other numbers
   */
  private Changes grown(int columns, int rows, boolean first) {
    var changes = new Changes();
    replace(changes, AST.getMapDef_Width(), MapRows.columns(map) + columns);
    replace(changes, AST.getMapDef_Height(), MapRows.rows(map) + rows);
    draw(changes, AST.getMapDef_Rows(), map.getRows(), columns > 0, first);
    draw(changes, AST.getMapDef_Heights(), map.getHeights(), columns > 0, first);
    if (first) {
      var step = new Motion.Step(columns, rows);
      shift(changes, map, step);
      scenarios.forEach(scenario -> shift(changes, scenario, step));
    }
    return changes;
  }

  private void replace(Changes changes, EAttribute number, int value) {
    INode word = NodeModelUtils.findNodesForFeature(map, number).getFirst();
    changes.add(resource(map), word.getOffset(), word.getLength(), Integer.toString(value));
  }

  private static void shift(Changes changes, EObject within, Motion motion) {
    for (INode word : PlaceTexts.within(within)) {
      Hex hex = MapRows.hex(NodeModelUtils.getTokenText(word));
      Hex to = hex == null ? null : motion.to(hex);
      if (to != null) {
        changes.add(resource(within), word.getOffset(), word.getLength(), to.toString());
      }
    }
  }

  private void draw(
      Changes changes,
      EAttribute feature,
      @Nullable String drawing,
      boolean column,
      boolean first) {
    List<INode> words = NodeModelUtils.findNodesForFeature(map, feature);
    if (drawing == null || words.isEmpty()) {
      return;
    }
    int start = words.getFirst().getOffset() + QUOTES;
    List<MapRows.Row> rows = MapRows.read(drawing);
    if (column) {
      for (MapRows.Row row : rows) {
        List<MapRows.Cell> cells = row.cells();
        MapRows.Cell edge = first ? cells.getFirst() : cells.getLast();
        String gap = gap(drawing, cells);
        int end = edge.offset() + edge.symbol().length();
        changes.add(
            resource(map),
            start + (first ? edge.offset() : end),
            0,
            first ? edge.symbol() + gap : gap + edge.symbol());
      }
      return;
    }
    // the two rows at the edge once more, so that the next ones stand as they did
    MapRows.Row one = first ? rows.getFirst() : rows.get(Math.max(0, rows.size() - ROWS));
    MapRows.Row two = first ? rows.get(Math.min(1, rows.size() - 1)) : rows.getLast();
    String indented = line(drawing, one) + "\n" + line(drawing, two);
    changes.add(
        resource(map),
        start + (first ? lineStart(drawing, one) : lineEnd(two)),
        0,
        first ? indented + "\n" : "\n" + indented);
  }

  /** What stands between two letters of a row. */
  private static String gap(String drawing, List<MapRows.Cell> cells) {
    if (cells.size() < 2) {
      return " ";
    }
    MapRows.Cell one = cells.getFirst();
    return drawing.substring(one.offset() + one.symbol().length(), cells.get(1).offset());
  }

  private static int lineStart(String drawing, MapRows.Row row) {
    return drawing.lastIndexOf('\n', row.offset() - 1) + 1;
  }

  private static int lineEnd(MapRows.Row row) {
    return row.offset() + row.length();
  }

  private static String line(String drawing, MapRows.Row row) {
    return drawing.substring(lineStart(drawing, row), lineEnd(row));
  }

  private static XtextResource resource(EObject element) {
    return (XtextResource) element.eResource();
  }
}
