package dev.muster.dsl.ide.mapedit;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.map.PlaceOccurrences;
import dev.muster.dsl.ide.mapedit.StandActions.Change;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.ide.refactoring.StandPlacement;
import dev.muster.dsl.ide.scene.MapAction;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/**
 * Makes a map larger or smaller. It grows at the edges that its places are not counted from, so
 * that everything on it keeps its place.
 */
public final class SizeActions {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;
  private static final String EAST = "E";
  private static final String NORTH = "N";
  private static final String SOUTH = "S";
  private static final int QUOTES = 3;

  private final EditedMap edited;
  private final MapDef map;

  SizeActions(EditedMap edited) {
    this.edited = edited;
    this.map = edited.map();
  }

  /** The edges that can go elsewhere: hexes are counted from the top, the others from below. */
  public static List<String> edges(Board board) {
    return List.of(EAST, board.kind() == BoardKind.HEXES ? SOUTH : NORTH);
  }

  Change resize(MapAction action) throws RefusedActionException {
    Board board = edited.program().board();
    String edge = action.heading() == null ? "" : action.heading();
    if (!edges(board).contains(edge)) {
      throw new RefusedActionException(
          "The "
              + board.kind().places()
              + " of this map are counted from this edge. Move the edge opposite.");
    }
    int steps = action.steps() == null ? 0 : action.steps();
    boolean across = edge.equals(EAST);
    double width = map.getWidth() + (across ? steps : 0);
    double height = map.getHeight() + (across ? 0 : steps);
    BoardSize.check(board.kind(), width, height);
    if (steps < 0) {
      refuseIfLost(width, height);
    }
    var changes = new Changes();
    Statements.replace(
        map,
        across ? AST.getMapDef_Width() : AST.getMapDef_Height(),
        Point.length(across ? width : height),
        changes);
    for (EStructuralFeature each : List.of(AST.getMapDef_Rows(), AST.getMapDef_Heights())) {
      INode written = StandPlacement.word(map, each);
      if (written != null && steps != 0) {
        new DrawnRows(written, changes).resize(edge, steps, (int) (across ? width : height));
      }
    }
    return new Change(
        "Make the map " + Point.length(width) + " x " + Point.length(height), changes);
  }

  /** Refuses a size that would remove places with contents of the map or the scenario. */
  private void refuseIfLost(double width, double height) throws RefusedActionException {
    EObject scenario = edited.scenario();
    for (EObject each : scenario == null ? List.of(map) : List.of(map, scenario)) {
      ICompositeNode node = NodeModelUtils.findActualNodeFor(each);
      if (node != null) {
        for (ILeafNode leaf : node.getLeafNodes()) {
          PlaceOccurrences.PlaceOccurrence found =
              leaf.isHidden() ? null : PlaceOccurrences.at(leaf, leaf.getOffset());
          Place place =
              found == null ? null : PlaceNotation.of(map).read(found.text().replaceAll("\\s", ""));
          if (place != null && isLost(place, width, height)) {
            throw new RefusedActionException(
                place
                    + " would be off the map. Line "
                    + leaf.getStartLine()
                    + " of "
                    + EditedMap.file(each).getURI().lastSegment()
                    + " has it: move or delete what is there first.");
          }
        }
      }
    }
  }

  private static boolean isLost(Place place, double width, double height) {
    return switch (place) {
      case Hex hex -> hex.column() > width || hex.row() > height;
      case Box box -> box.column() > width || box.row() > height;
      case Point point -> point.x() > width || point.y() > height;
    };
  }

  /** Letters or heights of cells, as they are written. */
  private final class DrawnRows {
    private final INode written;
    private final String text;
    private final List<MapDrawingParser.Row> rows;
    private final Changes changes;

    DrawnRows(INode written, Changes changes) {
      this.written = written;
      this.changes = changes;
      String all = written.getText();
      text = all.substring(QUOTES, Math.max(QUOTES, all.length() - QUOTES));
      rows = MapDrawingParser.read(text);
    }

    void resize(String edge, int steps, int now) {
      if (rows.isEmpty()) {
        return;
      }
      switch (edge) {
        case EAST -> {
          for (MapDrawingParser.Row each : rows) {
            if (steps > 0) {
              insert(end(each), (apart(each) + usual()).repeat(steps));
            } else if (each.cells().size() > now) {
              MapDrawingParser.Cell last = each.cells().get(now - 1);
              int from = last.offset() + last.symbol().length();
              remove(from, end(each));
            }
          }
        }
        case SOUTH -> below(steps, now);
        default -> above(steps);
      }
    }

    private void below(int steps, int now) {
      if (steps < 0) {
        if (rows.size() > now) {
          remove(end(rows.get(now - 1)), end(rows.getLast()));
        }
        return;
      }
      var added = new StringBuilder();
      for (int i = 0; i < steps; i++) {
        int row = rows.size() + i;
        // every second row of hexes has the same indent
        MapDrawingParser.Row like = rows.get(rows.size() > 1 ? rows.size() - 2 + i % 2 : 0);
        added.append(lineBreak()).append(indent(like));
        added.append(rows.size() > 1 ? "" : MapDrawingParser.shift(map, row)).append(row(like));
      }
      insert(end(rows.getLast()), added.toString());
    }

    private void above(int steps) {
      MapDrawingParser.Row first = rows.getFirst();
      if (steps > 0) {
        insert(start(first), (indent(first) + row(first) + lineBreak()).repeat(steps));
      } else if (rows.size() > -steps) {
        remove(start(first), start(rows.get(-steps)));
      }
    }

    private String row(MapDrawingParser.Row like) {
      return String.join(apart(like), Collections.nCopies((int) map.getWidth(), usual()));
    }

    /** The letter that most cells have. */
    private String usual() {
      Map<String, Integer> counts = new LinkedHashMap<>();
      rows.forEach(row -> row.cells().forEach(it -> counts.merge(it.symbol(), 1, Integer::sum)));
      return counts.entrySet().stream()
          .max(Comparator.comparingInt(Map.Entry::getValue))
          .orElseThrow()
          .getKey();
    }

    /** Returns the text between two letters. */
    private String apart(MapDrawingParser.Row row) {
      if (row.cells().size() < 2) {
        return " ";
      }
      MapDrawingParser.Cell one = row.cells().get(row.cells().size() - 2);
      return text.substring(one.offset() + one.symbol().length(), row.cells().getLast().offset());
    }

    private int start(MapDrawingParser.Row row) {
      return text.lastIndexOf('\n', row.offset() - 1) + 1;
    }

    private int end(MapDrawingParser.Row row) {
      return row.offset() + row.length();
    }

    private String indent(MapDrawingParser.Row row) {
      return text.substring(start(row), row.offset());
    }

    private String lineBreak() {
      return text.contains("\r\n") ? "\r\n" : "\n";
    }

    private void insert(int at, String added) {
      changes.add(EditedMap.file(map), written.getOffset() + QUOTES + at, 0, added);
    }

    private void remove(int from, int to) {
      changes.add(EditedMap.file(map), written.getOffset() + QUOTES + from, to - from, "");
    }
  }
}
