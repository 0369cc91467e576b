package dev.muster.print.field;

import dev.muster.print.drawing.Spot;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Rulebook;
import java.util.List;

/**
 * A board laid out on paper: where its places lie, which way a heading goes, and how much room a
 * unit has. One for each kind of board; what is drawn asks it and knows none of them.
 */
interface Field {
  /** Whether boards of the kind can be laid out. */
  static boolean draws(Board board) {
    return board instanceof HexBoard;
  }

  /**
   * A board on paper.
   *
   * @param unit width of a cell from side to side, or of one measure of a table, in millimetres
   * @throws IllegalArgumentException where such boards cannot be laid out
   */
  static Field of(Board board, Rulebook rulebook, double unit) {
    if (board instanceof HexBoard hexes) {
      return new HexField(hexes, rulebook, unit);
    }
    throw new IllegalArgumentException("a map of " + board.kind().drawn() + " is not drawn");
  }

  /** Width on paper, in millimetres; the field begins at 0,0. */
  double width();

  /** Height on paper, in millimetres. */
  double height();

  /** The cells of its grid, row by row from the top left; none on a table without one. */
  List<Cell> cells();

  /** Linear terrain on sides of cells. */
  List<Side> sides();

  /** Roads, rivers and the like that run through the map. */
  List<Line> ways();

  boolean holds(Place place);

  Spot middle(Place place);

  /** Direction of a heading, clockwise from east in radians. */
  double angle(Heading heading);

  /** Radius of the largest circle that is all within a place, in millimetres. */
  double room();

  /** Sides of the place of a unit that it looks over, by number; none where places have none. */
  List<Integer> front(Heading heading);

  /** How large the board is, for the scale: so many millimetres are so much of a measure. */
  Scale scale();

  /**
   * A side of a cell with terrain on it.
   *
   * @param cell number of a cell
   * @param side number of its side
   */
  record Side(String terrain, int cell, int side) {}

  /**
   * Something that runs through the map.
   *
   * @param name as the author calls it, empty where he does not
   * @param width in millimetres on paper, 0 for the usual one
   */
  record Line(String terrain, String name, List<Spot> points, double width) {
    public Line {
      points = List.copyOf(points);
    }
  }

  /**
   * A length one can hold a ruler against.
   *
   * @param millimetres on paper
   * @param what how long that is, such as {@code 5 hexes}
   * @param parts in how many parts it is divided
   */
  record Scale(double millimetres, String what, int parts) {}
}
