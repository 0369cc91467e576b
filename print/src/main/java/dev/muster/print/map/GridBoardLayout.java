package dev.muster.print.map;

import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import dev.muster.rules.system.DerivedStats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A board of cells: what hexes and boxes have in common. */
abstract sealed class GridBoardLayout implements BoardLayout
    permits HexBoardLayout, BoxBoardLayout {
  /** Areas end a little within their cells. */
  private static final double AREA_INSET = 0.07;

  /** Each higher contour lies a little farther in. */
  private static final double RISE_INSET = 0.09;

  private final GridBoard board;
  private final double room;
  private final List<BoardCell> cells;
  private final List<Side> sides;

  /** A cell, as the grid lays it out. */
  interface Layout {
    BoardCell cell(Place place, String terrain, int height);
  }

  /**
   * @param room radius of the free circle of a cell, in millimetres
   */
  GridBoardLayout(GridBoard board, TerrainAppearances looks, double room, Layout layout) {
    this.board = board;
    this.room = room;
    var all = new ArrayList<BoardCell>();
    for (int i = 0; i < board.cells().size(); i++) {
      Place place = board.place(i);
      String terrain = board.terrainAt(place);
      Integer drawn = board.heightAt(place);
      all.add(layout.cell(place, terrain, drawn != null ? drawn : looks.height(terrain)));
    }
    this.cells = List.copyOf(all);
    this.sides =
        board.sides().stream()
            .filter(each -> board.contains(each.a()) && board.beside(each.a(), each.b()))
            .map(each -> new Side(each.terrain(), board.cell(each.a()), side(each)))
            .toList();
  }

  private int side(GridBoard.Edge edge) {
    return cells.get(board.cell(edge.a())).neighbours().indexOf(board.cell(edge.b()));
  }

  /** A line about cells, as the corners of the grid lie. */
  abstract VectorPath ring(List<DrawingPoint> corners);

  @Override
  public VectorPath edge() {
    return VectorPath.of(
        CellOutlines.about(cells, IntStream.range(0, cells.size()).boxed().collect(sorted()), 0)
            .stream()
            .map(VectorPath::closed)
            .toList());
  }

  private static java.util.stream.Collector<Integer, ?, TreeSet<Integer>> sorted() {
    return Collectors.toCollection(TreeSet::new);
  }

  @Override
  public boolean covers(DrawingPoint spot) {
    return cells.stream().anyMatch(cell -> cell.middle().distance(spot) < room);
  }

  @Override
  public List<BoardCell> cells() {
    return cells;
  }

  @Override
  public List<String> terrains() {
    return cells.stream().map(BoardCell::terrain).distinct().toList();
  }

  @Override
  public List<Ground> grounds(String terrain) {
    Set<Integer> members =
        IntStream.range(0, cells.size())
            .filter(i -> cells.get(i).terrain().equals(terrain))
            .boxed()
            .collect(sorted());
    return CellOutlines.parts(cells, members).stream().map(part -> ground(terrain, part)).toList();
  }

  private Ground ground(String terrain, Set<Integer> part) {
    List<Integer> order = List.copyOf(part);
    List<Plot> plots =
        order.stream()
            .map(cells::get)
            .map(cell -> new Plot(cell.column(), cell.row(), cell.middle()))
            .toList();
    return new Ground(
        terrain,
        "",
        VectorPath.of(
            CellOutlines.about(cells, part, AREA_INSET).stream().map(this::ring).toList()),
        cells.get(order.get(order.size() / 2)).middle(),
        plots,
        plots,
        board.source());
  }

  @Override
  public List<Rise> rises() {
    int lowest = cells.stream().mapToInt(BoardCell::height).min().orElse(0);
    int highest = cells.stream().mapToInt(BoardCell::height).max().orElse(0);
    var rises = new ArrayList<Rise>();
    for (int level = lowest + 1; level <= highest; level++) {
      int least = level;
      int steps = level - lowest;
      Set<Integer> above =
          IntStream.range(0, cells.size())
              .filter(i -> cells.get(i).height() >= least)
              .boxed()
              .collect(sorted());
      for (Set<Integer> hill : CellOutlines.parts(cells, above)) {
        List<VectorPath> rings =
            CellOutlines.about(cells, hill, RISE_INSET * (steps - 1)).stream()
                .map(this::ring)
                .toList();
        rises.add(new Rise(level, steps, rings, board.source()));
      }
    }
    return rises;
  }

  @Override
  public List<Side> sides() {
    return sides;
  }

  @Override
  public List<Line> ways() {
    return BoardLayout.ways(board, this::middle, way -> 0);
  }

  @Override
  public boolean holds(Place place) {
    return board.contains(place);
  }

  @Override
  public DrawingPoint anchor(List<Place> places) {
    return middle(places.stream().filter(board::contains).findFirst().orElseThrow());
  }

  @Override
  public Optional<VectorPath> around(List<Place> places, double inset) {
    Set<Integer> members =
        places.stream().filter(board::contains).map(board::cell).collect(sorted());
    return members.isEmpty()
        ? Optional.empty()
        : Optional.of(
            VectorPath.of(
                CellOutlines.about(cells, members, inset).stream()
                    .map(VectorPath::closed)
                    .toList()));
  }

  @Override
  public double angle(Heading heading) {
    return Math.toRadians(heading.degrees() - 90);
  }

  @Override
  public double room() {
    return room;
  }

  /** A unit fills its cell, however large its base is. */
  @Override
  public UnitBlocks.Size size(DerivedStats.UnitBase base) {
    return UnitBlocks.Size.in(room);
  }

  @Override
  public DrawingPoint block(Place at, Heading facing, UnitBlocks.Size size) {
    return middle(at).towards(angle(facing), UnitBlocks.FORWARD * room);
  }

  @Override
  public Scale scale() {
    int count = Math.min(5, board.width());
    return new Scale(count * 2 * room, count, count);
  }
}
