package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.mapedit.SizeActions;
import dev.muster.dsl.ide.scene.SceneBoard;
import dev.muster.dsl.ide.scene.SceneSource;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.map.ScreenMap;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.TableBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Describes a board to a painter: where its places lie and how the keyboard goes over them. */
final class BoardDescriber {
  /** Half a measure of a table, as completion proposes places. */
  private static final double SNAP = 0.5;

  private static final List<SceneBoard.Step> ARROWS =
      List.of(
          new SceneBoard.Step("left", -1, -1, 0),
          new SceneBoard.Step("right", 1, 1, 0),
          new SceneBoard.Step("up", 0, 0, -1),
          new SceneBoard.Step("down", 0, 0, 1));

  private static final List<SceneBoard.Step> HEX_NEIGHBOURS =
      List.of(
          new SceneBoard.Step("NE", 0, 1, -1),
          new SceneBoard.Step("E", 1, 1, 0),
          new SceneBoard.Step("SE", 0, 1, 1),
          new SceneBoard.Step("SW", -1, 0, 1),
          new SceneBoard.Step("W", -1, -1, 0),
          new SceneBoard.Step("NW", -1, 0, -1));

  private static final List<SceneBoard.Step> BOX_NEIGHBOURS =
      List.of(
          new SceneBoard.Step("N", 0, 0, -1),
          new SceneBoard.Step("NE", 1, 1, -1),
          new SceneBoard.Step("E", 1, 1, 0),
          new SceneBoard.Step("SE", 1, 1, 1),
          new SceneBoard.Step("S", 0, 0, 1),
          new SceneBoard.Step("SW", -1, -1, 1),
          new SceneBoard.Step("W", -1, -1, 0),
          new SceneBoard.Step("NW", -1, -1, -1));

  private BoardDescriber() {}

  static SceneBoard of(Board board, ScreenMap map, double unit, @Nullable SceneSource source) {
    return new SceneBoard(
        board.kind().key(),
        board.label().isBlank() ? board.name() : board.label(),
        MarkWriter.rounded(map.width()),
        MarkWriter.rounded(map.height()),
        map.margin(),
        unit,
        board instanceof GridBoard grid ? grid(grid, map, unit) : null,
        board instanceof TableBoard table
            ? new SceneBoard.Table(table.width(), table.height(), table.measure(), SNAP)
            : null,
        board.kind().headings().entrySet().stream()
            .map(each -> new SceneBoard.SceneHeading(each.getKey(), each.getValue().degrees()))
            .toList(),
        SizeActions.edges(board),
        source);
  }

  private static SceneBoard.Grid grid(GridBoard board, ScreenMap map, double unit) {
    int columns = board.width();
    int rows = board.height();
    DrawingPoint first = map.middle(board.place(0));
    double rowStep = rows > 1 ? map.middle(board.place(columns)).y() - first.y() : unit;
    double shift = rows > 1 ? map.middle(board.place(columns)).x() - first.x() : 0;
    List<String> keys = new ArrayList<>(board.terrains());
    List<Integer> heights = map.cellHeights();
    boolean flat = heights.stream().distinct().count() < 2;
    List<SceneBoard.Step> steps = new ArrayList<>(ARROWS);
    steps.addAll(board.place(0) instanceof Box ? BOX_NEIGHBOURS : HEX_NEIGHBOURS);
    return new SceneBoard.Grid(
        columns,
        rows,
        IntStream.range(0, columns).mapToObj(each -> columnName(board.place(each))).toList(),
        IntStream.range(0, rows).mapToObj(each -> rowName(board.place(each * columns))).toList(),
        MarkWriter.rounded(first.x()),
        first.y(),
        unit,
        rowStep,
        MarkWriter.rounded(shift),
        map.cellOutline().stream()
            .flatMap(each -> Stream.of(each.x(), each.y()))
            .map(MarkWriter::rounded)
            .toList(),
        steps,
        keys.stream().map(map::terrainName).toList(),
        board.cells().stream().map(keys::indexOf).toList(),
        flat ? List.of() : heights);
  }

  private static String columnName(Place place) {
    return switch (place) {
      case Box box -> Box.letters(box.column());
      default -> place.toString().substring(0, 2);
    };
  }

  private static String rowName(Place place) {
    return switch (place) {
      case Box box -> Integer.toString(box.row());
      default -> place.toString().substring(2);
    };
  }
}
