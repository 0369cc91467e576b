package dev.muster.rules.plane;

import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Point;
import org.jspecify.annotations.Nullable;

/**
 * A position and heading on a table: the middle of the front edge, rounded to 1/100 of the measure,
 * and the heading, rounded to 1/10 degree. The end of a move is therefore rounded.
 *
 * @param hundredthsEast from the west edge of the table, in 1/100 of its measure
 * @param hundredthsNorth from the south edge, in 1/100 of the measure
 * @param tenths heading clockwise from north, from 0 to 3599 tenths of a degree
 */
public record Pose(int hundredthsEast, int hundredthsNorth, int tenths) {
  public Pose {
    tenths = TenthDegrees.normal(tenths);
  }

  /** The nearest pose, in measures and tenths of a degree. */
  public static Pose near(double x, double y, int tenths) {
    return new Pose(TenthDegrees.rounded(x * 100), TenthDegrees.rounded(y * 100), tenths);
  }

  /** The nearest pose of a place and a heading as an author writes them. */
  public static Pose of(Point at, Heading facing) {
    return near(at.x(), at.y(), TenthDegrees.rounded(facing.degrees() * 10));
  }

  public double x() {
    return hundredthsEast / 100.0;
  }

  public double y() {
    return hundredthsNorth / 100.0;
  }

  public Point point() {
    return new Point(x(), y());
  }

  public Heading heading() {
    return new Heading(tenths / 10.0);
  }

  /** Returns the pose after a straight move ahead; backwards if the distance is below 0. */
  public Pose ahead(double far) {
    return near(
        x() + far * TenthDegrees.east(tenths), y() + far * TenthDegrees.north(tenths), tenths);
  }

  /**
   * Returns the pose after a slide along the front edge to the right; to the left if the distance
   * is below 0.
   */
  public Pose aside(double right) {
    int way = tenths + TenthDegrees.QUARTER;
    return near(
        x() + right * TenthDegrees.east(way), y() + right * TenthDegrees.north(way), tenths);
  }

  /** Returns how far a point lies ahead; below 0 behind. */
  double ahead(Point point) {
    return (point.x() - x()) * TenthDegrees.east(tenths)
        + (point.y() - y()) * TenthDegrees.north(tenths);
  }

  /** Returns how far a point lies to the right; below 0 to the left. */
  double right(Point point) {
    return (point.x() - x()) * TenthDegrees.north(tenths)
        - (point.y() - y()) * TenthDegrees.east(tenths);
  }

  /** After a turn about any point, right above 0, in tenths of a degree. */
  public Pose about(Point pivot, int turn) {
    double right = right(pivot);
    double ahead = ahead(pivot);
    int heading = tenths + turn;
    double ax = TenthDegrees.east(heading);
    double ay = TenthDegrees.north(heading);
    return near(pivot.x() - ahead * ax - right * ay, pivot.y() - ahead * ay + right * ax, heading);
  }

  // written out, because moves are compared by their ends very often

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Pose its
        && hundredthsEast == its.hundredthsEast
        && hundredthsNorth == its.hundredthsNorth
        && tenths == its.tenths;
  }

  @Override
  public int hashCode() {
    return (hundredthsEast * 31 + hundredthsNorth) * 31 + tenths;
  }

  /** As it is written, such as {@code 12.5,3 facing 45}. */
  @Override
  public String toString() {
    return point() + " facing " + Point.length(tenths / 10.0);
  }
}
