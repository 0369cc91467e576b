package dev.muster.print.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Shape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Roads and streams run as lines, and are bridged where they cross. */
class WayDrawingTest {
  private static final String STREAM = "stream";

  @Test
  void aRoadIsOneLineFromEdgeToEdge() {
    List<Shape> roads = layer(ways(cells("road", 2, 7, 12, 17, 22), List.of()), Layer.ROAD);
    assertEquals(1, roads.size(), roads + "");
    List<DrawingPoint> points = points(roads.getFirst());
    BoardLayout field = field(cells("road", 2, 7, 12, 17, 22), List.of());
    for (DrawingPoint end : List.of(points.getFirst(), points.getLast())) {
      boolean atTheEdge = end.y() < field.room() || end.y() > field.height() - field.room();
      assertTrue(atTheEdge, "ends at the edge of the map: " + end);
    }
  }

  /** 0101, 0102, then 0104 and 0105: of the third row there is none. */
  @Test
  void aRoadGoesOverAGapOfOneCell() {
    List<Shape> roads = layer(ways(cells("road", 0, 5, 15, 20), List.of()), Layer.ROAD);
    assertEquals(1, roads.size(), roads + "");
  }

  @Test
  void sidesOfAStreamAreOneLine() {
    List<Shape> streams = layer(ways(plain(), river(false)), Layer.WATER);
    assertEquals(1, streams.size(), streams + "");
    assertEquals(0, layer(ways(plain(), river(false)), Layer.BRIDGE).size());
  }

  /** One side is left out: the stream flows on, and is crossed there at no cost. */
  @Test
  void aGapOfOneSideIsABridge() {
    List<Shape> shapes = ways(plain(), river(true));
    assertEquals(1, layer(shapes, Layer.WATER).size());
    assertEquals(1, layer(shapes, Layer.BRIDGE).size());
  }

  @Test
  void aRoadOverAStreamHasABridge() {
    List<Shape> shapes = ways(cells("road", 11, 12, 13), river(false));
    assertEquals(1, layer(shapes, Layer.BRIDGE).size());
  }

  /** Sides between the second and the third column, from the first row to the fifth. */
  private static List<GridBoard.Edge> river(boolean withGap) {
    var sides = new ArrayList<GridBoard.Edge>();
    for (int row = 1; row <= 5; row++) {
      if (!(withGap && row == 3)) {
        sides.add(new GridBoard.Edge(STREAM, new Hex(2, row), new Hex(3, row)));
      }
      if (row < 5) {
        boolean shifted = row % 2 == 0;
        sides.add(
            shifted
                ? new GridBoard.Edge(STREAM, new Hex(2, row), new Hex(3, row + 1))
                : new GridBoard.Edge(STREAM, new Hex(3, row), new Hex(2, row + 1)));
      }
    }
    return sides;
  }

  private static List<DrawingPoint> points(Shape shape) {
    return ((Primitive.PathPrimitive) shape.marks().getFirst()).path().points();
  }

  private static List<Shape> layer(List<Shape> shapes, Layer layer) {
    return shapes.stream().filter(shape -> shape.layer() == layer).toList();
  }

  private static List<String> plain() {
    return Collections.nCopies(25, "plain");
  }

  private static List<String> cells(String terrain, int... numbers) {
    var cells = new ArrayList<>(plain());
    for (int number : numbers) {
      cells.set(number, terrain);
    }
    return cells;
  }

  private static BoardLayout field(List<String> cells, List<GridBoard.Edge> sides) {
    var board = new HexBoard("Map", "", 5, 5, cells, sides, List.of(), SourceRange.NOWHERE);
    return new HexBoardLayout(
        board, new TerrainAppearances(Rulebooks.named("snaphance.final")), 12);
  }

  private static List<Shape> ways(List<String> cells, List<GridBoard.Edge> sides) {
    return new WayDrawing(
            field(cells, sides),
            new TerrainAppearances(Rulebooks.named("snaphance.final")),
            Palette.COLOUR,
            key -> key,
            SourceRange.NOWHERE,
            PageMessages.ENGLISH)
        .shapes();
  }
}
