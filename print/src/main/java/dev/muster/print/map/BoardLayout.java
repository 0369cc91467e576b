package dev.muster.print.map;

import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.BoxBoard;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.system.DerivedStats;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * A board laid out on paper: where its places lie, which way a heading goes, and how much room a
 * unit has. There is one for each kind of board; the drawing code depends only on this interface.
 */
sealed interface BoardLayout permits GridBoardLayout, TableBoardLayout {
  /**
   * A board on paper.
   *
   * @param unit width of a cell from side to side, or of one measure of a table, in millimetres
   */
  static BoardLayout of(Board board, TerrainAppearances looks, double unit) {
    return switch (board) {
      case HexBoard hexes -> new HexBoardLayout(hexes, looks, unit);
      case BoxBoard boxes -> new BoxBoardLayout(boxes, looks, unit);
      case TableBoard table -> new TableBoardLayout(table, looks, unit);
    };
  }

  /** The ways of a board whose points are on it. */
  static List<Line> ways(
      Board board, Function<Place, DrawingPoint> middle, ToDoubleFunction<Board.Way> breadth) {
    return board.ways().stream()
        .map(
            way ->
                new Line(
                    way.terrain(),
                    way.label(),
                    way.points().stream().filter(board::contains).map(middle).toList(),
                    breadth.applyAsDouble(way),
                    way.source()))
        .filter(line -> line.points().size() > 1)
        .toList();
  }

  /** Width on paper, in millimetres; the field begins at 0,0. */
  double width();

  /** Height on paper, in millimetres. */
  double height();

  /** Room beyond its edges for letters and numbers of columns and rows, in millimetres. */
  double margin();

  /** The coordinates shown beyond its edges. */
  List<Tick> ticks();

  /** The edge of the map. */
  VectorPath edge();

  /** Whether a spot is on the map. */
  boolean covers(DrawingPoint spot);

  /** The cells of its grid, row by row from the top left; none on a table without one. */
  List<BoardCell> cells();

  /** Whether each cell is identified by its own number. */
  boolean isNumbered();

  /** Keys of the terrains that lie on it as ground, in the order they are met. */
  List<String> terrains();

  /** Ground of a terrain, each piece that hangs together once. */
  List<Ground> grounds(String terrain);

  /** Returns elevations above the lowest ground, the lower first. */
  List<Rise> rises();

  /** Linear terrain on sides of cells. */
  List<Side> sides();

  /** Roads, rivers and the like that run through the map. */
  List<Line> ways();

  boolean holds(Place place);

  DrawingPoint middle(Place place);

  /** Returns the position of a name of several places, of which at least one is on the map. */
  DrawingPoint anchor(List<Place> places);

  /**
   * Returns the outline of a zone or an objective; empty if no part of it is on the map.
   *
   * @param inset how far it is drawn in, as a share of the way to the middle of a cell
   */
  Optional<VectorPath> around(List<Place> places, double inset);

  /** Direction of a heading, clockwise from east in radians. */
  double angle(Heading heading);

  /** Radius of the largest circle that is all within a place, in millimetres. */
  double room();

  /** Returns the size of a unit's block. */
  UnitBlocks.Size size(DerivedStats.UnitBase base);

  /** The middle of the block of a unit. */
  DrawingPoint block(Place at, Heading facing, UnitBlocks.Size size);

  /** The sides of a unit's place that are its front, by number; empty if places have no sides. */
  List<Integer> front(Heading heading);

  /** The scale of the board: millimetres on paper for a length on the table. */
  Scale scale();

  /**
   * A piece of ground of one terrain.
   *
   * @param name the author's name for it; empty if there is none
   * @param outline about it, and about each gap within
   * @param middle where its name stands
   * @param plots where signs grow
   * @param sites where a single building stands
   */
  record Ground(
      String terrain,
      String name,
      VectorPath outline,
      DrawingPoint middle,
      List<Plot> plots,
      List<Plot> sites,
      SourceRange source) {
    public Ground {
      plots = List.copyOf(plots);
      sites = List.copyOf(sites);
    }
  }

  /** A bit of ground about as large as a cell; column and row make it differ from the others. */
  record Plot(int column, int row, DrawingPoint middle) {}

  /**
   * Ground that rises.
   *
   * @param level as in {@link dev.muster.rules.model.Rulebook.Terrain#height}
   * @param steps levels above the lowest ground
   * @param rings about it, each with its inside to the left of the way round
   */
  record Rise(int level, int steps, List<VectorPath> rings, SourceRange source) {
    public Rise {
      rings = List.copyOf(rings);
    }
  }

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
   * @param name the author's name for it; empty if there is none
   * @param width in millimetres on paper, 0 for the usual one
   */
  record Line(
      String terrain, String name, List<DrawingPoint> points, double width, SourceRange source) {
    public Line {
      points = List.copyOf(points);
    }
  }

  /**
   * A letter or a number beyond an edge.
   *
   * @param at where on the edge
   * @param out the edge it is beyond: -1 left or above, 1 right or below
   * @param upright whether that is the upper or the lower edge
   * @param text empty for a mark alone
   * @param stroke length of the stroke across the edge, 0 for none
   */
  record Tick(DrawingPoint at, int out, boolean upright, String text, double stroke) {}

  /**
   * A length one can hold a ruler against.
   *
   * @param millimetres on paper
   * @param count how many cells or measures that is
   * @param parts in how many parts it is divided
   */
  record Scale(double millimetres, int count, int parts) {}
}
