package dev.muster.rules.plane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Point;
import dev.muster.rules.plane.Footprint.Edge;
import java.util.List;
import org.junit.jupiter.api.Test;

class FootprintTest {
  private static Footprint unit(double x, double y, int degrees) {
    return Footprint.of(Pose.near(x, y, degrees * 10), 1, 0.5);
  }

  /** The worked example of AR-D03. */
  @Test
  void aHalfTurnIsAboutTheCentreAndAWheelAboutACorner() {
    Footprint unit = unit(10, 10, 0);
    assertEquals(Pose.of(new Point(10, 9.5), Heading.SOUTH), unit.turned(1800));
    assertEquals(
        Pose.of(new Point(10.5, 10.5), Heading.EAST), unit.at().about(new Point(10.5, 10), 900));
    assertEquals(
        Pose.of(new Point(9.5, 10.5), Heading.WEST), unit.at().about(new Point(9.5, 10), -900));
    assertEquals(new Point(10.5, 10), unit.corner(1));
  }

  @Test
  void distancesAreFromNearestPointToNearestPoint() {
    assertEquals(1, unit(10, 10, 0).distance(unit(10, 11.5, 0)), 1e-9);
    assertEquals(1, unit(10, 10, 0).distance(unit(10, 11, 180)), 1e-9);
    assertEquals(Math.sqrt(2), unit(10, 10, 0).distance(unit(12, 11.5, 0)), 1e-9);
    assertEquals(0, unit(10, 10, 0).distance(unit(10.2, 10.2, 30)), 1e-9);
  }

  @Test
  void edgesTouchWithinARoundingAndOverlapIsToldWithHowMuch() {
    Footprint unit = unit(10, 10, 0);
    assertTrue(unit.touches(unit(10, 10.01, 180)));
    assertFalse(unit.touches(unit(10, 10.03, 180)));
    assertFalse(unit.overlaps(unit(10, 9.99, 180)));
    assertTrue(unit.overlaps(unit(10, 9.9, 180)));
    assertEquals(0.1, unit.outline().overlap(unit(10, 9.9, 180).outline()), 1e-9);
  }

  @Test
  void edgesThatAreFlushSayByHowMuch() {
    Footprint unit = unit(10, 10, 0);
    assertEquals(1, unit.flush(Edge.FRONT, unit(10, 10, 180), Edge.FRONT), 1e-9);
    assertEquals(0.4, unit.flush(Edge.FRONT, unit(10.6, 10, 180), Edge.FRONT), 1e-9);
    assertEquals(0.5, unit.flush(Edge.RIGHT, unit(11, 10, 0), Edge.LEFT), 1e-9);
    assertEquals(0, unit.flush(Edge.FRONT, unit(11, 10, 180), Edge.FRONT), 1e-9);
    assertTrue(unit.cornerToCorner(unit(11, 10, 180)));
    assertFalse(unit.cornerToCorner(unit(10.6, 10, 180)));
  }

  @Test
  void edgesThatOnlyRunAlikeAreNotFlush() {
    Footprint before = unit(10, 10.5, 0);
    Footprint behind = unit(10, 10, 0);
    assertEquals(1, behind.flush(Edge.FRONT, before, Edge.REAR), 1e-9);
    assertEquals(0, before.flush(Edge.FRONT, behind, Edge.REAR), 1e-9);
    Footprint beside = unit(11, 10, 0);
    assertEquals(0, behind.flush(Edge.LEFT, beside, Edge.RIGHT), 1e-9);
  }

  @Test
  void aUnitFacesWhatStandsInItsStrip() {
    Footprint unit = unit(10, 10, 0);
    assertTrue(unit.faces(unit(10, 10.99, 180), 1));
    assertFalse(unit.faces(unit(10, 11, 180), 1));
    assertTrue(unit.faces(unit(10.9, 10.5, 180), 1));
    assertFalse(unit.faces(unit(11, 10.5, 180), 1));
    assertFalse(unit.faces(unit(10, 9.2, 0), 1));
    assertTrue(unit.strip(Edge.REAR, 1, 0).overlaps(unit(10, 9.2, 0).outline()));
  }

  @Test
  void theShortestLineOfTwoEdgesGoesFromMiddleToMiddle() {
    Segment line = unit(10, 10, 0).outline().shortest(unit(10, 12, 180).outline());
    assertEquals(new Segment(new Point(10, 10), new Point(10, 12)), line);
  }

  @Test
  void headingsAreThoseOfTheWay() {
    assertEquals(0, TenthDegrees.of(0, 1));
    assertEquals(450, TenthDegrees.of(1, 1));
    assertEquals(900, TenthDegrees.of(2, 0));
    assertEquals(1800, TenthDegrees.of(0, -3));
    assertEquals(3150, TenthDegrees.of(-1, 1));
    assertEquals(300, TenthDegrees.of(1, Math.sqrt(3)));
    assertEquals(-100, TenthDegrees.turn(50, 3550));
    assertEquals(1800, TenthDegrees.between(0, 1800));
    for (int tenths = 0; tenths < TenthDegrees.FULL; tenths++) {
      assertEquals(tenths, TenthDegrees.of(TenthDegrees.east(tenths), TenthDegrees.north(tenths)));
      assertEquals(TenthDegrees.east(tenths), TenthDegrees.north(tenths - TenthDegrees.QUARTER));
    }
  }

  /** The sines are numbers that no JDK may give otherwise: their digest is held. */
  @Test
  void sinesAreTheSameOnEveryMachine() {
    long print = 0;
    for (int tenths = 0; tenths < TenthDegrees.FULL; tenths++) {
      print = print * 31 + Double.doubleToLongBits(TenthDegrees.east(tenths));
    }
    assertEquals(SINES, print);
  }

  private static final long SINES = -5466112312191440356L;

  @Test
  void anAreaWithADentHoldsWhatLiesInIt() {
    var area =
        new Polygon(
            List.of(
                new Point(0, 0),
                new Point(10, 0),
                new Point(10, 10),
                new Point(5, 2),
                new Point(0, 10)));
    assertFalse(area.overlaps(unit(5, 5, 0).outline()));
    assertTrue(area.overlaps(unit(5, 2.1, 0).outline()));
    assertFalse(area.overlaps(unit(11.5, 5, 0).outline()));
    assertFalse(area.overlaps(unit(10.5, 5, 0).outline()));
    assertTrue(area.meets(new Segment(new Point(4.5, 9), new Point(9.5, 5))));
    assertFalse(area.meets(new Segment(new Point(4, 9), new Point(5, 4))));
  }

  @Test
  void aMoveSweepsOverAllBetweenItsEnds() {
    Footprint unit = unit(10, 10, 0);
    ConvexPolygon swept = unit.outline().with(unit.to(unit.at().ahead(3)).outline());
    assertTrue(swept.overlaps(unit(10.7, 12, 45).outline()));
    assertFalse(swept.overlaps(unit(11, 12, 0).outline()));
    assertEquals(4, swept.size());
  }

  @Test
  void aFootprintHasWidthAndDepth() {
    assertThrows(IllegalArgumentException.class, () -> Footprint.of(Pose.near(1, 1, 0), 1, 0));
    assertThrows(
        IllegalArgumentException.class,
        () -> ConvexPolygon.about(List.of(new Point(0, 0), new Point(1, 1), new Point(2, 2))));
  }
}
