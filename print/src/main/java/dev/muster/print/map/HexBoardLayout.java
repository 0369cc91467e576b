package dev.muster.print.map;

import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.List;

/** Hexes with pointy tops, every second row half a hex to the right, north up. */
final class HexBoardLayout extends GridBoardLayout {
  /** Directions a hex has a neighbour in, over the sides in the order of the corners. */
  private static final int SIDES = 6;

  private final HexBoard board;
  private final double halfWidth;
  private final double radius;

  /**
   * @param hexWidth from side to side, in millimetres
   */
  HexBoardLayout(HexBoard board, TerrainAppearances looks, double hexWidth) {
    super(
        board,
        looks,
        hexWidth / 2,
        (place, terrain, height) -> cell(board, hexWidth, (Hex) place, terrain, height));
    this.board = board;
    this.halfWidth = hexWidth / 2;
    this.radius = radius(hexWidth);
  }

  private static double radius(double hexWidth) {
    return hexWidth / Math.sqrt(3);
  }

  private static BoardCell cell(
      HexBoard board, double hexWidth, Hex hex, String terrain, int height) {
    DrawingPoint middle = middle(hex, hexWidth);
    var corners = new ArrayList<DrawingPoint>();
    var neighbours = new ArrayList<Integer>();
    // direction k lies between the corners of facing k-1 and k: 0 east, then counter-clockwise
    for (int direction = 0; direction < SIDES; direction++) {
      corners.add(middle.towards(Math.toRadians(30 - 60 * direction), radius(hexWidth)));
      Hex beyond = hex.neighbour(direction);
      neighbours.add(board.contains(beyond) ? board.cell(beyond) : -1);
    }
    return new BoardCell(
        hex, hex.column(), hex.row(), middle, corners, terrain, height, neighbours, neighbours);
  }

  @Override
  VectorPath ring(List<DrawingPoint> corners) {
    return VectorPath.rounded(corners);
  }

  @Override
  public double width() {
    return (2 * board.width() + (board.height() > 1 ? 1 : 0)) * halfWidth;
  }

  @Override
  public double height() {
    return (1.5 * (board.height() - 1) + 2) * radius;
  }

  @Override
  public double margin() {
    return 0;
  }

  @Override
  public List<Tick> ticks() {
    return List.of();
  }

  @Override
  public boolean isNumbered() {
    return true;
  }

  @Override
  public DrawingPoint middle(Place place) {
    return middle((Hex) place, 2 * halfWidth);
  }

  private static DrawingPoint middle(Hex hex, double hexWidth) {
    boolean shifted = (hex.row() - 1) % 2 != 0;
    return new DrawingPoint(
        hexWidth / 2 * (2 * hex.column() - 1 + (shifted ? 1 : 0)),
        radius(hexWidth) * (1 + 1.5 * (hex.row() - 1)));
  }

  @Override
  public List<Integer> front(Heading heading) {
    int corner = Facing.of(heading).ordinal();
    return List.of(corner, (corner + 1) % SIDES);
  }
}
