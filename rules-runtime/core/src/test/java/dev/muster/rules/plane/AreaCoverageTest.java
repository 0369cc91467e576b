package dev.muster.rules.plane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** How pieces of ground lie under outlines, held against the points of a fine net. */
class AreaCoverageTest {
  private static final int TABLES = 600;

  private static final int NET = 40;

  private interface Law {
    void holds(Random random, String seed);
  }

  @Test
  void groundCutInPiecesStillHoldsWhatItHeld() {
    forMany(
        (random, seed) -> {
          ConvexPolygon outline = outline(random);
          List<Polygon> pieces = new ArrayList<>(List.of(box(-30, -30, 60, 60)));
          for (int cut = random.nextInt(5); cut >= 0; cut--) {
            pieces = cut(pieces, line(random));
          }
          assertTrue(AreaCoverage.contains(pieces, outline), seed);
          // without any one piece that is under it by more than a hair
          for (Polygon each : pieces) {
            boolean needed = net(outline).stream().anyMatch(point -> deep(each, point));
            List<Polygon> others = new ArrayList<>(pieces);
            others.remove(each);
            assertTrue(!needed || !AreaCoverage.contains(others, outline), seed);
          }
        });
  }

  @Test
  void groundThatHoldsAnOutlineHoldsEachOfItsPoints() {
    int held = 0;
    for (int i = 0; i < TABLES; i++) {
      Random random = new Random(i);
      ConvexPolygon outline = outline(random);
      List<Polygon> pieces = List.of(star(random, 14), star(random, 14));
      if (AreaCoverage.contains(pieces, outline)) {
        held++;
        for (Point each : net(outline)) {
          assertTrue(pieces.stream().anyMatch(piece -> piece.contains(each)), "seed " + i);
        }
      } else {
        // what one piece alone holds, both hold
        assertFalse(
            pieces.stream().anyMatch(piece -> outline.corners().stream().allMatch(piece::contains)),
            "seed " + i);
      }
    }
    assertTrue(held > TABLES / 20 && held < TABLES, "of both kinds: " + held);
  }

  @Test
  void aLineIsThroughGroundWhereItHasAPointInside() {
    int[] through = new int[1];
    forMany(
        (random, seed) -> {
          Polygon piece = star(random, 9);
          Segment line = line(random);
          boolean inside = net(line).stream().anyMatch(point -> deep(piece, point));
          boolean told = AreaCoverage.through(piece, line);
          through[0] += told ? 1 : 0;
          assertTrue(told || !inside, seed);
          assertTrue(!told || piece.meets(line), seed);
          assertEquals(
              told, AreaCoverage.through(piece, new Segment(line.to(), line.from())), seed);
        });
    assertTrue(through[0] > TABLES / 20 && through[0] < TABLES, "of both kinds: " + through[0]);
    Polygon square = box(0, 0, 4, 4);
    assertFalse(
        AreaCoverage.through(square, new Segment(new Point(-1, 0), new Point(5, 0))), "its edge");
    assertFalse(
        AreaCoverage.through(square, new Segment(new Point(-1, 1), new Point(1, -1))),
        "its corner");
    assertTrue(
        AreaCoverage.through(square, new Segment(new Point(1, 1), new Point(2, 2))), "all inside");
    assertTrue(
        AreaCoverage.through(square, new Segment(new Point(-1, 0), new Point(5, 0.1))), "a sliver");
  }

  @Test
  void distancesAreThoseOfTheNearestPoints() {
    forMany(
        (random, seed) -> {
          ConvexPolygon outline = outline(random);
          Polygon piece = star(random, 6);
          Segment line = line(random);
          Segment other = line(random);
          nearest(AreaCoverage.distance(line, other), net(line), net(other), seed);
          nearest(AreaCoverage.distance(line, outline), net(line), rim(outline.corners()), seed);
          nearest(AreaCoverage.distance(piece, line), rim(piece.corners()), net(line), seed);
          assertEquals(
              AreaCoverage.distance(line, other), AreaCoverage.distance(other, line), 1e-9, seed);
          if (AreaCoverage.distance(line, outline) > 0) {
            Segment way = AreaCoverage.shortest(outline, line);
            assertEquals(AreaCoverage.distance(line, outline), way.length(), 1e-9, seed);
            assertEquals(
                0, AreaCoverage.distance(new Segment(way.from(), way.from()), outline), 1e-6, seed);
            assertEquals(
                0, AreaCoverage.distance(new Segment(way.to(), way.to()), line), 1e-6, seed);
          }
        });
  }

  /** A distance is never more than between points of a net, and less by a mesh of it at most. */
  private static void nearest(double told, List<Point> one, List<Point> other, String seed) {
    double least = Double.POSITIVE_INFINITY;
    for (Point a : one) {
      for (Point b : other) {
        least = Math.min(least, new Segment(a, b).length());
      }
    }
    assertTrue(told <= least + 1e-9, () -> seed + ": " + told);
    double mesh = mesh(one) + mesh(other);
    double found = least;
    assertTrue(told == 0 || told >= found - mesh, () -> seed + ": " + told + " for " + found);
  }

  private static double mesh(List<Point> net) {
    double widest = 0;
    for (int i = 1; i < net.size(); i++) {
      widest = Math.max(widest, new Segment(net.get(i - 1), net.get(i)).length());
    }
    return widest;
  }

  private static boolean deep(Polygon piece, Point point) {
    List<Point> corners = piece.corners();
    for (int i = 0; i < corners.size(); i++) {
      Segment side = new Segment(corners.get(i), corners.get((i + 1) % corners.size()));
      if (AreaCoverage.distance(side, new Segment(point, point)) < 0.01) {
        return false;
      }
    }
    return piece.contains(point);
  }

  private static List<Polygon> cut(List<Polygon> pieces, Segment line) {
    List<Polygon> parts = new ArrayList<>();
    for (Polygon each : pieces) {
      for (int side : new int[] {1, -1}) {
        List<Point> part = half(each.corners(), line, side);
        if (part.size() > 2) {
          parts.add(new Polygon(part));
        }
      }
    }
    return parts;
  }

  /** The part of a convex piece on one side of a line. */
  private static List<Point> half(List<Point> corners, Segment line, int side) {
    List<Point> part = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      Point a = corners.get(i);
      Point b = corners.get((i + 1) % corners.size());
      double before = side * left(line, a);
      double after = side * left(line, b);
      if (before >= 0) {
        part.add(a);
      }
      if (before > 0 && after < 0 || before < 0 && after > 0) {
        double t = before / (before - after);
        part.add(new Point(a.x() + t * (b.x() - a.x()), a.y() + t * (b.y() - a.y())));
      }
    }
    return part;
  }

  private static double left(Segment line, Point point) {
    return (line.to().x() - line.from().x()) * (point.y() - line.from().y())
        - (line.to().y() - line.from().y()) * (point.x() - line.from().x());
  }

  private static List<Point> net(Segment line) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i <= NET; i++) {
      double t = (double) i / NET;
      points.add(
          new Point(
              line.from().x() + t * (line.to().x() - line.from().x()),
              line.from().y() + t * (line.to().y() - line.from().y())));
    }
    return points;
  }

  private static List<Point> rim(List<Point> corners) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      points.addAll(net(new Segment(corners.get(i), corners.get((i + 1) % corners.size()))));
    }
    return points;
  }

  /** Points inside an outline, none on its edge. */
  private static List<Point> net(ConvexPolygon outline) {
    List<Point> points = new ArrayList<>();
    Point middle = outline.centre();
    for (Point each : rim(outline.corners())) {
      for (int i = 0; i < 10; i++) {
        double t = i / 10.0;
        points.add(
            new Point(
                middle.x() + t * (each.x() - middle.x()),
                middle.y() + t * (each.y() - middle.y())));
      }
    }
    return points;
  }

  private static Polygon box(double west, double south, double wide, double high) {
    return new Polygon(
        List.of(
            new Point(west, south),
            new Point(west + wide, south),
            new Point(west + wide, south + high),
            new Point(west, south + high)));
  }

  /** Ground with dents about a place near the middle. */
  private static Polygon star(Random random, double wide) {
    Point middle = new Point(random.nextDouble(4), random.nextDouble(4));
    List<Double> ways = new ArrayList<>();
    int corners = 5 + random.nextInt(5);
    for (int i = 0; i < corners; i++) {
      ways.add((i + random.nextDouble(0.8)) * 2 * Math.PI / corners);
    }
    ways.sort(Comparator.naturalOrder());
    List<Point> points = new ArrayList<>();
    for (double way : ways) {
      double far = wide * (0.3 + random.nextDouble(0.7));
      points.add(
          new Point(
              middle.x() + far * StrictMath.cos(way), middle.y() + far * StrictMath.sin(way)));
    }
    return new Polygon(points);
  }

  private static ConvexPolygon outline(Random random) {
    Pose at =
        new Pose(random.nextInt(1000) - 300, random.nextInt(1000) - 300, random.nextInt(3600));
    return Footprint.of(at, 1 + random.nextInt(6), 0.5 + random.nextInt(4)).outline();
  }

  private static Segment line(Random random) {
    return new Segment(
        new Point(random.nextDouble(20) - 8, random.nextDouble(20) - 8),
        new Point(random.nextDouble(20) - 8, random.nextDouble(20) - 8));
  }

  private static void forMany(Law law) {
    for (int i = 0; i < TABLES; i++) {
      law.holds(new Random(i), "seed " + i);
    }
  }
}
