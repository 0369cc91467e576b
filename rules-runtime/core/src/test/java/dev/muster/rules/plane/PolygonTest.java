package dev.muster.rules.plane;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.model.Point;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ground and what stands on it, also where edges lie on each other. */
class PolygonTest {
  private static List<Point> box(double west, double south, double east, double north) {
    return List.of(
        new Point(west, south),
        new Point(west, north),
        new Point(east, north),
        new Point(east, south));
  }

  /** A square of ground from 10,10 to 11,11 and an outline. */
  @ParameterizedTest
  @CsvSource({
    "10, 9, 11, 10.2, true", // as broad as the ground, a little in it
    "9.8, 10, 10.1, 11, true",
    "10, 10, 11, 11, true", // all of it
    "9, 9, 12, 12, true",
    "10.2, 10.2, 10.4, 10.4, true",
    "10.5, 9, 10.6, 12, true",
    "10, 9, 11, 10, false", // edge to edge
    "11, 11, 12, 12, false", // corner to corner
    "11, 10.2, 12, 10.8, false",
    "12, 10, 13, 11, false"
  })
  void anOutlineHasGroundInCommonOrNot(
      double west, double south, double east, double north, boolean common) {
    ConvexPolygon outline = ConvexPolygon.about(box(west, south, east, north));
    assertEquals(common, new Polygon(box(10, 10, 11, 11)).overlaps(outline));
  }
}
