package dev.muster.rules.adlgr.rules;

import dev.muster.rules.model.Board;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.plane.Bounds;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Polygon;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.plane.Segment;
import dev.muster.rules.plane.TenthDegrees;
import java.util.ArrayList;
import java.util.List;

/** The table: its areas, roads and watercourses, and its obstacles (AR-D27). Lengths are in UD. */
public final class AdlgTerrainMap {
  /** Width in UD of a way without a stated width. */
  private static final double NARROW = 0.2;

  /**
   * Two sections count as one line if the way over their middle is at most this much longer, in UD.
   */
  private static final double STRAIGHT = 0.005;

  /** An area of one terrain. */
  private record Area(Polygon region, TerrainType terrain) {}

  /** A road, a stream, a wall: the lines it runs along and the strips it covers. */
  private record Way(TerrainType terrain, List<Segment> lines, List<ConvexPolygon> strips) {
    boolean holds(Point point) {
      for (ConvexPolygon each : strips) {
        if (each.holds(point)) {
          return true;
        }
      }
      return false;
    }

    boolean isBeyond(Bounds place) {
      for (ConvexPolygon each : strips) {
        if (!each.isBeyond(place, 0)) {
          return false;
        }
      }
      return true;
    }

    boolean overlaps(ConvexPolygon path) {
      for (ConvexPolygon each : strips) {
        if (each.overlaps(path)) {
          return true;
        }
      }
      return false;
    }
  }

  /** One fortification or obstacle (AR-390). */
  private record Section(Segment line, DefensiveWorks works) {}

  final double width;
  final double height;

  /**
   * Maximum distance in UD between the corners of a unit and those of the works it lines up with
   * (AR-385).
   */
  private final double aligned;

  /** Maximum distance in UD of works ahead of a front (AR-389). */
  private final double worksAhead;

  private final List<Section> sections = new ArrayList<>();
  private final boolean works;
  private final List<Area> areas = new ArrayList<>();
  private final List<Way> ways = new ArrayList<>();

  /**
   * @throws IllegalArgumentException if the map is not a table
   */
  AdlgTerrainMap(Board board, AdlgRules rules) {
    if (!(board instanceof TableBoard table)) {
      throw new IllegalArgumentException(
          "L'Art de la Guerre is played on a table without a grid, found " + board.extent());
    }
    width = table.width();
    height = table.height();
    aligned = rules.length("aligned") + ConvexPolygon.HAIR;
    worksAhead = rules.length("works-ahead");
    for (TableBoard.Area each : table.areas()) {
      areas.add(new Area(new Polygon(each.corners()), rules.terrain(each.terrain())));
    }
    for (Board.Way each : table.ways()) {
      Way way = way(each, rules.terrain(each.terrain()));
      ways.add(way);
      if (way.terrain.linear()) {
        way.lines.forEach(line -> section(line, way.terrain, rules.length("works-section")));
      }
    }
    works = !sections.isEmpty();
  }

  /** Adds a line as one section; a longer line also as the sections of unit breadth that fit. */
  private void section(Segment line, TerrainType terrain, double breadth) {
    DefensiveWorks works = terrain.works();
    sections.add(new Section(line, works));
    double length = line.length();
    for (int i = 0; length > breadth + aligned && (i + 1) * breadth <= length + aligned; i++) {
      sections.add(
          new Section(
              new Segment(
                  along(line, i * breadth / length), along(line, (i + 1) * breadth / length)),
              works));
    }
  }

  private static Point along(Segment line, double part) {
    return new Point(
        line.from().x() + part * (line.to().x() - line.from().x()),
        line.from().y() + part * (line.to().y() - line.from().y()));
  }

  private static Way way(Board.Way way, TerrainType terrain) {
    List<Segment> lines = new ArrayList<>();
    List<ConvexPolygon> strips = new ArrayList<>();
    Point before = null;
    for (Place each : way.points()) {
      Point point = (Point) each;
      if (before != null && !before.equals(point)) {
        Segment line = new Segment(before, point);
        lines.add(line);
        strips.add(strip(line, way.breadth() > 0 ? way.breadth() : NARROW));
      }
      before = point;
    }
    return new Way(terrain, lines, strips);
  }

  private static ConvexPolygon strip(Segment line, double breadth) {
    int heading = TenthDegrees.of(line.to().x() - line.from().x(), line.to().y() - line.from().y());
    double east = breadth / 2 * TenthDegrees.north(heading);
    double north = -breadth / 2 * TenthDegrees.east(heading);
    return ConvexPolygon.about(
        List.of(
            line.from().shifted(east, north),
            line.from().shifted(-east, -north),
            line.to().shifted(east, north),
            line.to().shifted(-east, -north)));
  }

  /** The terrain of a unit: under the middle of its footprint, the last one drawn. */
  TerrainType under(Footprint unit) {
    return at(unit.centre());
  }

  /**
   * Returns the terrain at a point; a stream or gully takes precedence over the area it crosses.
   */
  public TerrainType at(Point point) {
    TerrainType found = TerrainType.PLAIN;
    for (Area each : areas) {
      if (each.region.contains(point)) {
        found = each.terrain;
      }
    }
    for (Way each : ways) {
      if (each.terrain.isGround() && each.holds(point)) {
        found = each.terrain;
      }
    }
    return found;
  }

  /** The slowest going a path touches (AR-037). */
  public Going slowest(ConvexPolygon path) {
    Going found = Going.OPEN;
    for (Area each : areas) {
      if (each.terrain.going().compareTo(found) > 0 && each.region.overlaps(path)) {
        found = each.terrain.going();
      }
    }
    for (Way each : ways) {
      if (each.terrain.isGround()
          && each.terrain.going().compareTo(found) > 0
          && each.overlaps(path)) {
        found = each.terrain.going();
      }
    }
    return found;
  }

  /** Whether all within some bounds is on the table, and away from ground that slows or stops. */
  boolean isOpen(Bounds place) {
    if (!place.within(width, height)) {
      return false;
    }
    for (Area each : areas) {
      boolean open = each.terrain.going() == Going.OPEN && !each.terrain.impassable();
      if (!open && !each.region.isBeside(place)) {
        return false;
      }
    }
    for (Way each : ways) {
      if (each.terrain.isGround() && !each.isBeyond(place)) {
        return false;
      }
    }
    return true;
  }

  /** Whether there are roads, along which units go farther. */
  boolean hasRoads() {
    for (Way each : ways) {
      if (each.terrain.road()) {
        return true;
      }
    }
    return false;
  }

  /** Whether a path is on the table and on no impassable ground. */
  public boolean passable(ConvexPolygon path) {
    if (!onTable(path)) {
      return false;
    }
    for (Area each : areas) {
      if (each.terrain.impassable() && each.region.overlaps(path)) {
        return false;
      }
    }
    return true;
  }

  /** Whether all of a path is on the table. */
  public boolean onTable(ConvexPolygon path) {
    return path.within(width, height);
  }

  /** Returns the distance in UD of the farthest corner off the table; 0 if none is. */
  double off(ConvexPolygon place) {
    double out = 0;
    for (Point each : place.corners()) {
      out = Math.max(out, Math.max(-each.x(), each.x() - width));
      out = Math.max(out, Math.max(-each.y(), each.y() - height));
    }
    return out > ConvexPolygon.HAIR ? out : 0;
  }

  /**
   * Returns the distance in UD, at most {@code far}, to impassable ground or the table edge
   * straight ahead.
   */
  double clear(Footprint unit, int heading, double far) {
    // the edges and corners of ground are found to a hundredth, as poses are
    int most = (int) Math.floor(far * 100 + 1e-6);
    int least = 0;
    if (isClear(unit, heading, far)) {
      return far;
    }
    while (least < most) {
      int middle = (least + most + 1) / 2;
      if (isClear(unit, heading, middle / 100.0)) {
        least = middle;
      } else {
        most = middle - 1;
      }
    }
    return least / 100.0;
  }

  /** Whether a straight way and its rounded end are free of impassable ground and on the table. */
  private boolean isClear(Footprint unit, int heading, double far) {
    Pose at = unit.at();
    Pose end =
        Pose.near(
            at.x() + far * TenthDegrees.east(heading),
            at.y() + far * TenthDegrees.north(heading),
            at.tenths());
    return passable(swept(unit, heading, far)) && passable(unit.to(end).outline());
  }

  private static ConvexPolygon swept(Footprint unit, int heading, double far) {
    return unit.outline()
        .swept(far * TenthDegrees.east(heading), far * TenthDegrees.north(heading));
  }

  /**
   * Whether a straight move goes wholly along a road: the middle of the front edge is on it at both
   * ends and all the way (AR-058).
   */
  boolean alongRoad(Pose from, Pose to) {
    for (Way each : ways) {
      if (each.terrain.road()) {
        for (ConvexPolygon strip : each.strips) {
          if (strip.holds(from.point()) && strip.holds(to.point())) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /**
   * Returns the number of fortifications and obstacles that a straight move crosses. It excludes
   * one that the move starts astride of, which is paid already, and one that it only reaches.
   */
  int crossings(Footprint from, Footprint to) {
    if (!hasWorks()) {
      return 0;
    }
    int found = 0;
    ConvexPolygon start = within(from).outline();
    ConvexPolygon path = start.with(within(to).outline());
    for (Way each : ways) {
      if (each.terrain.linear()
          && each.lines.stream().anyMatch(path::meets)
          && each.lines.stream().noneMatch(start::meets)) {
        found++;
      }
    }
    return found;
  }

  /** Whether a unit would stand across a fortification or an obstacle (AR-384). */
  boolean astride(Footprint unit) {
    if (!hasWorks()) {
      return false;
    }
    ConvexPolygon within = within(unit).outline();
    return ways.stream()
        .anyMatch(each -> each.terrain.linear() && each.lines.stream().anyMatch(within::meets));
  }

  /**
   * Returns a footprint reduced by the touch tolerance, so that it excludes whatever only touches
   * it.
   */
  private static Footprint within(Footprint unit) {
    double edge = 2 * ConvexPolygon.TOUCH;
    return Footprint.of(
        unit.to(unit.at().ahead(-edge)).at(), unit.width() - 2 * edge, unit.depth() - 2 * edge);
  }

  /**
   * The works that a front is aligned behind.
   *
   * @param ahead UD from the front to the front edge of the works, 0 or more
   */
  record Shelter(DefensiveWorks works, double ahead) {
    static final Shelter NONE = new Shelter(DefensiveWorks.NONE, 0);
  }

  /** Whether there are any works on the table. */
  boolean hasWorks() {
    return works;
  }

  /**
   * Returns the works along a front from corner to corner, touching it or a little ahead of it
   * (AR-385, AR-389).
   */
  Shelter behind(Footprint unit) {
    Shelter found = Shelter.NONE;
    double half = unit.width() / 2;
    for (Section each : sections) {
      double left = Math.min(unit.right(each.line.from()), unit.right(each.line.to()));
      double right = Math.max(unit.right(each.line.from()), unit.right(each.line.to()));
      double near = Math.min(unit.ahead(each.line.from()), unit.ahead(each.line.to()));
      double far = Math.max(unit.ahead(each.line.from()), unit.ahead(each.line.to()));
      if (Math.abs(left + half) <= aligned
          && Math.abs(right - half) <= aligned
          && near >= -aligned
          && far - near <= aligned
          && far <= worksAhead + ConvexPolygon.HAIR
          && found.works.compareTo(each.works) < 0) {
        found = new Shelter(each.works, Math.max(0, far));
      }
    }
    return found;
  }

  /**
   * Returns the distance in UD of the farther front corner from its end of the best-fitting section
   * of works; infinite if the unit is at no works.
   */
  public double offWorks(Footprint unit, double near) {
    double least = Double.POSITIVE_INFINITY;
    for (Way each : ways) {
      if (each.terrain.linear() && each.lines.stream().anyMatch(line -> at(unit, line, near))) {
        least = Math.min(least, off(unit, each.lines));
      }
    }
    return least;
  }

  /** Whether a line runs along the front of a unit within a distance. */
  private static boolean at(Footprint unit, Segment line, double near) {
    Point from = line.from();
    Point to = line.to();
    double right = Math.max(unit.right(from), unit.right(to));
    double left = Math.min(unit.right(from), unit.right(to));
    double half = unit.width() / 2;
    double beside = Math.min(right, half) - Math.max(left, -half);
    return Math.abs(unit.ahead(from)) <= near && Math.abs(unit.ahead(to)) <= near && beside > near;
  }

  /**
   * Returns the distance in UD of the farther front corner from its end of the best-fitting one or
   * two sections.
   */
  private static double off(Footprint unit, List<Segment> lines) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < lines.size(); i++) {
      for (int j = i; j < Math.min(lines.size(), i + 2); j++) {
        Segment whole = new Segment(lines.get(i).from(), lines.get(j).to());
        double round = lines.get(i).length() + lines.get(j).length() - whole.length();
        if (i == j || round <= STRAIGHT) {
          double along = farther(whole.from(), unit.corner(0), whole.to(), unit.corner(1));
          double back = farther(whole.to(), unit.corner(0), whole.from(), unit.corner(1));
          least = Math.min(least, Math.min(along, back));
        }
      }
    }
    return least;
  }

  private static double farther(Point one, Point other, Point third, Point fourth) {
    return Math.max(new Segment(one, other).length(), new Segment(third, fourth).length());
  }

  /** Whether ground that hides what is behind it may lie on a line between two outlines. */
  boolean hasCover(ConvexPolygon one, ConvexPolygon other) {
    for (Area each : areas) {
      if (each.terrain.blocksSight() && !each.region.isBesideBoth(one, other)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether ground on a line of sight hides what is behind it; the ground at both ends does not
   * count.
   */
  boolean hides(Segment sight) {
    for (Area each : areas) {
      if (each.terrain.blocksSight()
          && !each.region.contains(sight.from())
          && !each.region.contains(sight.to())
          && each.region.meets(sight)) {
        return true;
      }
    }
    return false;
  }
}
