package dev.muster.rules.plane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.model.Point;
import dev.muster.rules.plane.Footprint.Edge;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * What holds for any two footprints: what one says of the other the other says of it, and a table
 * that is turned by a quarter or seen in a mirror gives the same verdicts.
 */
class PlanePropertyTest {
  private static final int TABLES = 4000;

  /** Twenty measures each way, so that a quarter turn is a table again. */
  private static final int SIZE = 2000;

  private interface Law {
    void holds(Footprint one, Footprint other, String seed);
  }

  @Test
  void whatOneSaysOfTheOtherTheOtherSaysOfIt() {
    forMany(
        (one, other, seed) -> {
          assertEquals(one.distance(other), other.distance(one), 1e-9, seed);
          assertEquals(one.touches(other), other.touches(one), seed);
          assertEquals(
              one.outline().overlap(other.outline()),
              other.outline().overlap(one.outline()),
              1e-9,
              seed);
          assertEquals(
              one.outline().shortest(other.outline()).length(), one.distance(other), 1e-6, seed);
          for (Edge mine : Edge.values()) {
            for (Edge theirs : Edge.values()) {
              assertEquals(
                  one.flush(mine, other, theirs) > 0, other.flush(theirs, one, mine) > 0, seed);
            }
          }
        });
  }

  /** A rectangle is measured in its own frame, and any other outline by its edges. */
  @Test
  void theFrameOfARectangleMeasuresWhatItsEdgesDo() {
    int[] apart = new int[1];
    int[] deep = new int[1];
    forMany(
        (one, other, seed) -> {
          ConvexPolygon framed = one.outline();
          ConvexPolygon edges = new ConvexPolygon(framed.xs, framed.ys);
          ConvexPolygon second = new ConvexPolygon(other.outline().xs, other.outline().ys);
          assertEquals(edges.distance(second), framed.distance(other.outline()), 1e-9, seed);
          double depth = edges.overlap(second);
          if (Math.abs(depth - ConvexPolygon.TOUCH) > 1e-9) {
            boolean overlaps = framed.overlapsBy(other.outline(), ConvexPolygon.TOUCH);
            assertEquals(depth > ConvexPolygon.TOUCH, overlaps, seed);
            deep[0] += overlaps ? 1 : 0;
          }
          apart[0] += edges.distance(second) > 0 ? 1 : 0;
        });
    assertTrue(apart[0] > 1000 && deep[0] > 100, apart[0] + " apart, " + deep[0] + " deep");
  }

  @Test
  void whoIsSurelyClearOfBothDoesNotOverlapTheOutlineAboutThem() {
    Random random = new Random(8);
    int[] clear = new int[1];
    int[] hit = new int[1];
    forMany(
        (one, other, seed) -> {
          Footprint end = one.to(one.at().ahead(random.nextInt(500) / 100.0));
          boolean overlaps =
              one.outline().with(end.outline()).overlapsBy(other.outline(), ConvexPolygon.TOUCH);
          boolean surely =
              other.outline().isClearOfBoth(one.outline(), end.outline(), ConvexPolygon.TOUCH);
          assertTrue(!surely || !overlaps, seed);
          clear[0] += surely ? 1 : 0;
          hit[0] += overlaps ? 1 : 0;
        });
    assertTrue(clear[0] > 1000 && hit[0] > 100, clear[0] + " clear, " + hit[0] + " overlap");
  }

  @Test
  void aHeadingIsThatOfTheExactAngle() {
    Random random = new Random(5);
    for (int i = 0; i < 200_000; i++) {
      int east = random.nextInt(4001) - 2000;
      int north = random.nextInt(4001) - 2000;
      double exact = StrictMath.toDegrees(StrictMath.atan2(east, north)) * 10;
      int off = TenthDegrees.between(TenthDegrees.of(east / 100.0, north / 100.0), (int) exact);
      double least = Math.abs(exact - StrictMath.rint(exact));
      String seed = east + " east, " + north + " north";
      assertTrue(off <= 1, seed);
      if (least < 0.499) {
        assertEquals(
            TenthDegrees.normal((int) StrictMath.rint(exact)),
            TenthDegrees.of(east / 100.0, north / 100.0),
            seed);
      }
    }
  }

  @Test
  void aTableTurnedByAQuarterIsTheSame() {
    forMany((one, other, seed) -> same(one, other, turned(one), turned(other), false, seed));
  }

  @Test
  void aTableInAMirrorIsTheSame() {
    forMany((one, other, seed) -> same(one, other, mirrored(one), mirrored(other), true, seed));
  }

  private static void same(
      Footprint one, Footprint other, Footprint one2, Footprint other2, boolean left, String seed) {
    assertEquals(one.distance(other), one2.distance(other2), 1e-9, seed);
    assertEquals(one.touches(other), one2.touches(other2), seed);
    assertEquals(one.overlaps(other), one2.overlaps(other2), seed);
    assertEquals(one.cornerToCorner(other), one2.cornerToCorner(other2), seed);
    assertEquals(one.faces(other, 1), one2.faces(other2, 1), seed);
    assertEquals(ahead(one, other), ahead(one2, other2), 1e-6, seed);
    for (Edge mine : Edge.values()) {
      for (Edge theirs : Edge.values()) {
        assertEquals(
            one.flush(mine, other, theirs),
            one2.flush(left ? inMirror(mine) : mine, other2, left ? inMirror(theirs) : theirs),
            1e-6,
            seed);
      }
    }
  }

  @Test
  void movesOnATurnedTableEndOnTheTurnedPose() {
    forMany(
        (one, other, seed) -> {
          for (int tenths : new int[] {-900, -450, -150, 37, 300, 1800}) {
            assertEquals(turned(one.to(wheeled(one, tenths))).at(), wheeled(turned(one), tenths));
            assertEquals(turned(one.to(one.turned(tenths))).at(), turned(one).turned(tenths), seed);
            assertEquals(
                mirrored(one.to(wheeled(one, tenths))).at(), wheeled(mirrored(one), -tenths), seed);
          }
          assertEquals(turned(one.to(one.at().ahead(1.5))).at(), turned(one).at().ahead(1.5), seed);
          assertEquals(
              mirrored(one.to(one.at().aside(0.5))).at(), mirrored(one).at().aside(-0.5), seed);
        });
  }

  private static Pose wheeled(Footprint unit, int tenths) {
    return unit.at().about(unit.corner(tenths > 0 ? 1 : 0), tenths);
  }

  private static ConvexPolygon swept(Footprint unit, Pose to) {
    return unit.outline().with(unit.to(to).outline());
  }

  @Test
  void aMoveGoesAsFarAsItReachesAndTouchesThere() {
    forMany(
        (one, other, seed) -> {
          double reach = ahead(one, other);
          if (reach > 0 && reach < 50 && one.distance(other) > 0.1) {
            ConvexPolygon there = moved(one, reach);
            assertEquals(0, there.distance(other.outline()), 1e-6, seed);
            assertEquals(true, there.overlap(other.outline()) <= 1e-6, seed);
            assertEquals(true, moved(one, reach / 2).distance(other.outline()) > 0, seed);
          }
          boolean swept = swept(one, one.at().ahead(8)).overlap(other.outline()) > 0.05;
          assertEquals(true, !swept || reach <= 8.01, seed);
        });
  }

  /** What is skipped because of how far both extend is what the corners would tell as well. */
  @Test
  void nothingNearIsSkipped() {
    forMany(
        (one, other, seed) -> {
          double distance = one.distance(other);
          assertEquals(everyWay(one.outline(), other.outline()), distance, seed);
          assertTrue(one.outline().leastDistance(other.outline()) <= distance, seed);
          for (double far : new double[] {0, ConvexPolygon.TOUCH, 0.5, 1, 2, 4, 8, distance}) {
            assertEquals(distance <= far, one.isWithin(other, far), seed);
            assertTrue(distance > far || !one.outline().isBeyond(other.outline(), far), seed);
          }
          double overlap = one.outline().overlap(other.outline());
          for (double slack : new double[] {0, ConvexPolygon.HAIR, ConvexPolygon.TOUCH, 0.3}) {
            assertEquals(overlap > slack, one.outline().overlapsBy(other.outline(), slack), seed);
          }
          int way = one.at().tenths();
          double east = TenthDegrees.east(way);
          double north = TenthDegrees.north(way);
          assertEquals(
              OutlineMeeting.reach(one.outline(), other.outline(), east, north),
              one.outline().reach(east, north, other.outline()),
              seed);
          Pose end = wheeled(one, 300);
          Bounds bounds = Bounds.about(one, List.of(one.at(), end));
          ConvexPolygon swept = swept(one, end);
          assertTrue(
              !other.outline().isBeyond(bounds, 0) || swept.distance(other.outline()) > 0, seed);
        });
  }

  /** The distance by every way from a corner of one to an edge of the other. */
  private static double everyWay(ConvexPolygon one, ConvexPolygon other) {
    if (one.overlap(other) > 0) {
      return 0;
    }
    return Math.sqrt(Math.min(everySquare(one, other), everySquare(other, one)));
  }

  private static double everySquare(ConvexPolygon one, ConvexPolygon other) {
    double least = Double.POSITIVE_INFINITY;
    for (Point corner : one.corners()) {
      for (int edge = 0; edge < other.size(); edge++) {
        Point start = other.corner(edge);
        Point end = other.corner((edge + 1) % other.size());
        double t = OutlineDistance.along(corner.x(), corner.y(), other, edge);
        double x = start.x() + t * (end.x() - start.x()) - corner.x();
        double y = start.y() + t * (end.y() - start.y()) - corner.y();
        least = Math.min(least, x * x + y * y);
      }
    }
    return least;
  }

  private static ConvexPolygon moved(Footprint one, double far) {
    int way = one.at().tenths();
    return one.outline().shifted(far * TenthDegrees.east(way), far * TenthDegrees.north(way));
  }

  private static double ahead(Footprint one, Footprint other) {
    int way = one.at().tenths();
    double reach =
        one.outline().reach(TenthDegrees.east(way), TenthDegrees.north(way), other.outline());
    return reach == Double.POSITIVE_INFINITY ? 1000 : reach;
  }

  @Test
  void anAreaTurnedOrInAMirrorHoldsTheSame() {
    forMany(
        (one, other, seed) -> {
          List<Point> corners = new ArrayList<>(other.outline().corners());
          corners.add(1, other.centre());
          var area = new Polygon(corners);
          var round = new Polygon(corners.stream().map(PlanePropertyTest::turned).toList());
          var mirror = new Polygon(corners.stream().map(PlanePropertyTest::mirrored).toList());
          assertEquals(area.overlaps(one.outline()), round.overlaps(turned(one).outline()), seed);
          assertEquals(
              area.overlaps(one.outline()), mirror.overlaps(mirrored(one).outline()), seed);
          var line = new Segment(one.corner(0), one.corner(2));
          assertEquals(
              area.meets(line),
              round.meets(new Segment(turned(line.from()), turned(line.to()))),
              seed);
          assertEquals(
              one.outline().meets(new Segment(other.corner(0), other.corner(2))),
              turned(one)
                  .outline()
                  .meets(new Segment(turned(other).corner(0), turned(other).corner(2))),
              seed);
        });
  }

  private static void forMany(Law law) {
    for (int table = 0; table < TABLES; table++) {
      var random = new Random(table);
      Footprint one = anywhere(random);
      // near it, so that there is something to say; every second square to it
      Footprint near =
          Footprint.of(
              new Pose(
                  one.at().hundredthsEast() + random.nextInt(-300, 301),
                  one.at().hundredthsNorth() + random.nextInt(-300, 301),
                  table % 2 == 0
                      ? one.at().tenths() + 900 * random.nextInt(4)
                      : random.nextInt(3600)),
              random.nextInt(1, 3),
              random.nextInt(2, 5) / 4.0);
      law.holds(one, near, "seed " + table + ": " + one.at() + ", " + near.at());
    }
  }

  private static Footprint anywhere(Random random) {
    return Footprint.of(
        new Pose(
            random.nextInt(400, SIZE - 400),
            random.nextInt(400, SIZE - 400),
            random.nextBoolean() ? 900 * random.nextInt(4) : random.nextInt(3600)),
        random.nextInt(1, 3),
        random.nextInt(2, 5) / 4.0);
  }

  private static Footprint turned(Footprint one) {
    Pose at = one.at();
    return one.to(
        new Pose(
            at.hundredthsNorth(), SIZE - at.hundredthsEast(), at.tenths() + TenthDegrees.QUARTER));
  }

  private static Point turned(Point at) {
    return new Point(at.y(), SIZE / 100.0 - at.x());
  }

  private static Footprint mirrored(Footprint one) {
    Pose at = one.at();
    return one.to(new Pose(SIZE - at.hundredthsEast(), at.hundredthsNorth(), -at.tenths()));
  }

  private static Point mirrored(Point at) {
    return new Point(SIZE / 100.0 - at.x(), at.y());
  }

  private static Edge inMirror(Edge edge) {
    return switch (edge) {
      case RIGHT -> Edge.LEFT;
      case LEFT -> Edge.RIGHT;
      default -> edge;
    };
  }
}
