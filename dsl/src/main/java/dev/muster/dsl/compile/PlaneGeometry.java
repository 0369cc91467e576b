package dev.muster.dsl.compile;

import dev.muster.rules.model.Box;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.Comparator;
import java.util.List;

/** Places of any board on one plane, east and north, so that middles and bearings are sums. */
public final class PlaneGeometry {
  /** From one row of hexes to the next, where a hex is as wide as 1. */
  private static final double HEX_ROW = Math.sqrt(3) / 2;

  private PlaneGeometry() {}

  public static Point point(Place place) {
    return switch (place) {
      // even printed rows lie half a hex to the right, and rows count from the top
      case Hex(int column, int row) -> new Point(column + (row % 2 == 0 ? 0.5 : 0), -row * HEX_ROW);
      case Box(int column, int row) -> new Point(column, row);
      case Point point -> point;
    };
  }

  public static Point centre(List<Place> places) {
    return new Point(
        places.stream().mapToDouble(each -> point(each).x()).average().orElse(0),
        places.stream().mapToDouble(each -> point(each).y()).average().orElse(0));
  }

  /** The place in the middle of some: one of them on a grid, the point between all on a table. */
  public static Place middle(List<Place> places) {
    Point centre = centre(places);
    return places.getFirst() instanceof Point
        ? new Point(PlaceNotation.rounded(centre.x()), PlaceNotation.rounded(centre.y()))
        : places.stream()
            .min(Comparator.comparingDouble(each -> rounded(centre.distance(point(each)))))
            .orElseThrow();
  }

  private static double rounded(double length) {
    return PlaceNotation.rounded(length);
  }

  /** Degrees clockwise from north. */
  public static double bearing(Point from, Point to) {
    return Math.toDegrees(Math.atan2(to.x() - from.x(), to.y() - from.y()));
  }

  /** Degrees between two bearings, 0 to 180. */
  public static double apart(double one, double other) {
    double apart = Math.abs(one - other) % 360;
    return Math.min(apart, 360 - apart);
  }
}
