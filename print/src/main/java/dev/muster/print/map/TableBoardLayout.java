package dev.muster.print.map;

import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.geometry.PolygonGeometry;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.system.DerivedStats;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A table in its measure, from its south-west corner, north up. */
final class TableBoardLayout implements BoardLayout {
  /** Measures between two numbers at the edge. */
  private static final int NUMBERED = 5;

  /** Signs on a piece of ground, at most along each of its sides. */
  private static final int MOST_PLOTS = 60;

  /** Signs stay so far from the edge of their ground, as a share of the room. */
  private static final double WITHIN = 0.3;

  private final TableBoard board;
  private final TerrainAppearances looks;
  private final double unit;

  /**
   * @param unit one measure of the table, in millimetres
   */
  TableBoardLayout(TableBoard board, TerrainAppearances looks, double unit) {
    this.board = board;
    this.looks = looks;
    this.unit = unit;
  }

  @Override
  public double width() {
    return board.width() * unit;
  }

  @Override
  public double height() {
    return board.height() * unit;
  }

  @Override
  public double margin() {
    return Ruler.MARGIN;
  }

  @Override
  public List<Tick> ticks() {
    var ticks = new ArrayList<Tick>();
    for (int i = 0; i <= board.width(); i++) {
      Ruler.across(ticks, i * unit, height(), numbered(i), stroke(i));
    }
    for (int i = 0; i <= board.height(); i++) {
      Ruler.along(ticks, height() - i * unit, width(), numbered(i), stroke(i));
    }
    return ticks;
  }

  private static String numbered(int measure) {
    return measure % NUMBERED == 0 ? Integer.toString(measure) : "";
  }

  private static double stroke(int measure) {
    return measure % NUMBERED == 0 ? 1.6 : 0.9;
  }

  @Override
  public VectorPath edge() {
    return VectorPath.box(0, 0, width(), height());
  }

  @Override
  public boolean covers(DrawingPoint spot) {
    return spot.x() > 0 && spot.y() > 0 && spot.x() < width() && spot.y() < height();
  }

  @Override
  public List<BoardCell> cells() {
    return List.of();
  }

  @Override
  public boolean isNumbered() {
    return false;
  }

  @Override
  public List<String> terrains() {
    return board.areas().stream().map(TableBoard.Area::terrain).distinct().toList();
  }

  @Override
  public List<Ground> grounds(String terrain) {
    return board.areas().stream()
        .filter(area -> area.terrain().equals(terrain))
        .map(this::ground)
        .toList();
  }

  private Ground ground(TableBoard.Area area) {
    List<DrawingPoint> corners = spots(area.corners());
    DrawingPoint middle = within(corners);
    return new Ground(
        area.terrain(),
        area.label(),
        VectorPath.closed(corners),
        middle,
        plots(area, corners),
        List.of(new Plot(1, 1, middle)),
        area.source());
  }

  /** Plots over an area, those that are all of it; it has one at least. */
  private List<Plot> plots(TableBoard.Area area, List<DrawingPoint> corners) {
    double left = corners.stream().mapToDouble(DrawingPoint::x).min().orElse(0);
    double right = corners.stream().mapToDouble(DrawingPoint::x).max().orElse(0);
    double top = corners.stream().mapToDouble(DrawingPoint::y).min().orElse(0);
    double bottom = corners.stream().mapToDouble(DrawingPoint::y).max().orElse(0);
    double step = 0.62 * room();
    int columns = Math.clamp((int) ((right - left) / step), 1, MOST_PLOTS);
    int rows = Math.clamp((int) ((bottom - top) / step), 1, MOST_PLOTS);
    var plots = new ArrayList<Plot>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        double aside = row % 2 == 0 ? 0.3 : 0.7;
        DrawingPoint at =
            new DrawingPoint(
                left + (column + aside) * (right - left) / columns,
                top + (row + 0.5) * (bottom - top) / rows);
        if (holds(area, at)) {
          plots.add(new Plot(column + 1, row + 1, at));
        }
      }
    }
    return plots;
  }

  private boolean holds(TableBoard.Area area, DrawingPoint at) {
    double far = WITHIN * room();
    for (int step = 0; step < 8; step++) {
      if (!PolygonGeometry.contains(area.corners(), point(at.towards(step * Math.PI / 4, far)))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the hills; where two overlap, the higher one is visible. */
  @Override
  public List<Rise> rises() {
    return board.areas().stream()
        .filter(area -> looks.height(area.terrain()) > 0)
        .sorted(java.util.Comparator.comparingInt(area -> looks.height(area.terrain())))
        .map(
            area -> {
              int height = looks.height(area.terrain());
              VectorPath ring = VectorPath.closed(leftward(spots(area.corners())));
              return new Rise(height, height, List.of(ring), area.source());
            })
        .toList();
  }

  /** Returns the corners in counter-clockwise order. */
  private static List<DrawingPoint> leftward(List<DrawingPoint> corners) {
    double area = 0;
    for (int i = 0; i < corners.size(); i++) {
      DrawingPoint one = corners.get(i);
      DrawingPoint next = corners.get((i + 1) % corners.size());
      area += one.x() * next.y() - next.x() * one.y();
    }
    var ordered = new ArrayList<>(corners);
    if (area > 0) {
      Collections.reverse(ordered);
    }
    ordered.add(ordered.getFirst());
    return ordered;
  }

  @Override
  public List<Side> sides() {
    return List.of();
  }

  @Override
  public List<Line> ways() {
    return BoardLayout.ways(board, this::middle, way -> way.breadth() * unit);
  }

  @Override
  public boolean holds(Place place) {
    return board.contains(place);
  }

  @Override
  public DrawingPoint middle(Place place) {
    Point point = (Point) place;
    return new DrawingPoint(point.x() * unit, (board.height() - point.y()) * unit);
  }

  private Point point(DrawingPoint spot) {
    return new Point(spot.x() / unit, board.height() - spot.y() / unit);
  }

  private List<DrawingPoint> spots(List<? extends Place> places) {
    return places.stream().map(this::middle).toList();
  }

  @Override
  public DrawingPoint anchor(List<Place> places) {
    return within(spots(places.stream().filter(board::contains).toList()));
  }

  /** Returns a point within an outline, its middle if that is inside. */
  private DrawingPoint within(List<DrawingPoint> corners) {
    var middle =
        new DrawingPoint(
            corners.stream().mapToDouble(DrawingPoint::x).average().orElse(0),
            corners.stream().mapToDouble(DrawingPoint::y).average().orElse(0));
    List<Point> outline = corners.stream().map(this::point).toList();
    if (corners.size() < 3 || PolygonGeometry.contains(outline, point(middle))) {
      return middle;
    }
    for (int i = 0; i < corners.size(); i++) {
      DrawingPoint across = corners.get(i).between(corners.get((i + 2) % corners.size()), 0.5);
      if (PolygonGeometry.contains(outline, point(across))) {
        return across;
      }
    }
    return middle;
  }

  @Override
  public Optional<VectorPath> around(List<Place> places, double inset) {
    List<DrawingPoint> corners = spots(places.stream().filter(board::contains).toList());
    return corners.isEmpty()
        ? Optional.empty()
        : Optional.of(
            corners.size() < 3
                ? VectorPath.circle(within(corners), room())
                : VectorPath.closed(corners));
  }

  @Override
  public double angle(Heading heading) {
    return Math.toRadians(heading.degrees() - 90);
  }

  /** Half a measure, and as much as signs need to be read. */
  @Override
  public double room() {
    return Math.max(2.8, unit / 2);
  }

  /** A unit takes the ground of its base, and its point lies just before it. */
  @Override
  public UnitBlocks.Size size(DerivedStats.UnitBase base) {
    double deep = base.depth() * unit / 2;
    return new UnitBlocks.Size(base.width() * unit / 2, deep, deep + 0.22 * room());
  }

  /** A point is the middle of the front edge of a unit (AR-D03, FR-D03). */
  @Override
  public DrawingPoint block(Place at, Heading facing, UnitBlocks.Size size) {
    return middle(at).towards(angle(facing), -size.deep());
  }

  @Override
  public List<Integer> front(Heading heading) {
    return List.of();
  }

  @Override
  public Scale scale() {
    int count = 1;
    for (int round : new int[] {2, 5, 10, 20}) {
      count = round <= board.width() / 4 ? round : count;
    }
    return new Scale(count * unit, count, Math.min(count, 10));
  }
}
