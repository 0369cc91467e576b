package dev.muster.print.field;

import dev.muster.print.drawing.Spot;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Rulebook;
import java.util.ArrayList;
import java.util.List;

/** Hexes with pointy tops, every second row half a hex to the right, north up. */
final class HexField implements Field {
  /** Directions a hex has a neighbour in, over the sides in the order of the corners. */
  private static final int SIDES = 6;

  private final HexBoard board;
  private final double halfWidth;
  private final double radius;
  private final List<Cell> cells;
  private final List<Side> sides;

  /**
   * @param hexWidth from side to side, in millimetres
   */
  HexField(HexBoard board, Rulebook rulebook, double hexWidth) {
    this.board = board;
    this.halfWidth = hexWidth / 2;
    this.radius = hexWidth / Math.sqrt(3);
    var all = new ArrayList<Cell>();
    for (int row = 1; row <= board.height(); row++) {
      for (int column = 1; column <= board.width(); column++) {
        all.add(cell(new Hex(column, row), rulebook));
      }
    }
    this.cells = List.copyOf(all);
    this.sides =
        board.sides().stream()
            .filter(each -> board.holds(each.a()) && board.beside(each.a(), each.b()))
            .map(
                each ->
                    new Side(
                        each.terrain(),
                        board.cell(each.a()),
                        direction((Hex) each.a(), (Hex) each.b())))
            .toList();
  }

  private Cell cell(Hex hex, Rulebook rulebook) {
    Spot middle = middle(hex);
    var corners = new ArrayList<Spot>();
    var neighbours = new ArrayList<Integer>();
    // direction k lies between the corners of facing k-1 and k: 0 east, then counter-clockwise
    for (int direction = 0; direction < SIDES; direction++) {
      corners.add(middle.towards(Math.toRadians(30 - 60 * direction), radius));
      Hex beyond = hex.neighbour(direction);
      neighbours.add(board.holds(beyond) ? board.cell(beyond) : -1);
    }
    String terrain = board.terrainAt(hex);
    Integer drawn = board.heightAt(hex);
    Rulebook.Terrain known = rulebook.terrain(terrain);
    int height = drawn != null ? drawn : known == null ? 0 : known.height();
    return new Cell(hex, hex.column(), hex.row(), middle, corners, terrain, height, neighbours);
  }

  private static int direction(Hex from, Hex to) {
    for (int direction = 0; direction < SIDES; direction++) {
      if (from.neighbour(direction).equals(to)) {
        return direction;
      }
    }
    throw new IllegalArgumentException(from + " and " + to + " are not beside each other");
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
  public List<Cell> cells() {
    return cells;
  }

  @Override
  public List<Side> sides() {
    return sides;
  }

  @Override
  public List<Line> ways() {
    return board.ways().stream()
        .map(
            way ->
                new Line(
                    way.terrain(),
                    way.label(),
                    way.points().stream().filter(board::holds).map(this::middle).toList(),
                    0))
        .filter(line -> line.points().size() > 1)
        .toList();
  }

  @Override
  public boolean holds(Place place) {
    return board.holds(place);
  }

  @Override
  public Spot middle(Place place) {
    Hex hex = (Hex) place;
    boolean shifted = (hex.row() - 1) % 2 != 0;
    return new Spot(
        halfWidth * (2 * hex.column() - 1 + (shifted ? 1 : 0)),
        radius * (1 + 1.5 * (hex.row() - 1)));
  }

  @Override
  public double angle(Heading heading) {
    return Math.toRadians(heading.degrees() - 90);
  }

  @Override
  public double room() {
    return halfWidth;
  }

  @Override
  public List<Integer> front(Heading heading) {
    int corner = Facing.of(heading).ordinal();
    return List.of(corner, (corner + 1) % SIDES);
  }

  @Override
  public Scale scale() {
    int hexes = Math.min(5, board.width());
    return new Scale(hexes * 2 * halfWidth, hexes + (hexes == 1 ? " hex" : " hexes"), hexes);
  }
}
