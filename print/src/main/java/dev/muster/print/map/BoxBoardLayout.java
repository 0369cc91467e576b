package dev.muster.print.map;

import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.geometry.BoxGrid;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.BoxBoard;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.List;

/** Square boxes, lettered from the west and numbered from the south, north up. */
final class BoxBoardLayout extends GridBoardLayout {
  private static final int SIDES = BoxGrid.FACINGS;

  /**
   * Corners of ground are cut by this share of half a box, so that its boxes stay distinguishable.
   */
  private static final double CUT = 0.5;

  /**
   * Boxes so large are laid on a table and lie far from the letters at the edge, in millimetres.
   */
  private static final double LARGE = 22;

  private final BoxBoard board;
  private final double wide;

  /**
   * @param boxWidth from side to side, in millimetres
   */
  BoxBoardLayout(BoxBoard board, TerrainAppearances looks, double boxWidth) {
    super(
        board,
        looks,
        boxWidth / 2,
        (place, terrain, height) -> cell(board, boxWidth, (Box) place, terrain, height));
    this.board = board;
    this.wide = boxWidth;
  }

  private static BoardCell cell(
      BoxBoard board, double boxWidth, Box box, String terrain, int height) {
    DrawingPoint middle = middle(board, box, boxWidth);
    double half = boxWidth / 2;
    var grid = new BoxGrid(board.width(), board.height());
    var neighbours = new ArrayList<Integer>();
    var diagonals = new ArrayList<Integer>();
    // counter-clockwise from the east, as the corners go: each side lies before its corner's next
    for (int direction : new int[] {2, 0, 6, 4}) {
      neighbours.add(cellAt(board, grid, box, direction));
      diagonals.add(cellAt(board, grid, box, (direction + 7) % BoxGrid.DIRECTIONS));
    }
    var touching = new ArrayList<>(neighbours);
    touching.addAll(diagonals);
    return new BoardCell(
        box,
        box.column(),
        board.height() + 1 - box.row(),
        middle,
        List.of(
            middle.moved(half, half),
            middle.moved(half, -half),
            middle.moved(-half, -half),
            middle.moved(-half, half)),
        terrain,
        height,
        neighbours,
        touching);
  }

  private static int cellAt(BoxBoard board, BoxGrid grid, Box box, int direction) {
    int beyond = grid.neighbour(grid.index(box), direction);
    return beyond == BoxGrid.OFF_BOARD ? -1 : board.cell(grid.box(beyond));
  }

  @Override
  VectorPath ring(List<DrawingPoint> corners) {
    return VectorPath.softened(corners, CUT * room());
  }

  @Override
  public double width() {
    return board.width() * wide;
  }

  @Override
  public double height() {
    return board.height() * wide;
  }

  @Override
  public double margin() {
    return Ruler.MARGIN;
  }

  @Override
  public List<Tick> ticks() {
    var ticks = new ArrayList<Tick>();
    for (int column = 1; column <= board.width(); column++) {
      Ruler.across(ticks, (column - 0.5) * wide, height(), Box.letters(column), 0);
    }
    for (int row = 1; row <= board.height(); row++) {
      Ruler.along(ticks, height() - (row - 0.5) * wide, width(), Integer.toString(row), 0);
    }
    return ticks;
  }

  @Override
  public boolean isNumbered() {
    return wide >= LARGE;
  }

  @Override
  public DrawingPoint middle(Place place) {
    return middle(board, (Box) place, wide);
  }

  private static DrawingPoint middle(BoxBoard board, Box box, double wide) {
    return new DrawingPoint((box.column() - 0.5) * wide, (board.height() + 0.5 - box.row()) * wide);
  }

  /** The side it faces, counted from the east against the clock. */
  @Override
  public List<Integer> front(Heading heading) {
    return List.of(Math.floorMod(1 - BoxGrid.facing(heading), SIDES));
  }
}
