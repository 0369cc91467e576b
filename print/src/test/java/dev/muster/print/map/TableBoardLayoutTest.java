package dev.muster.print.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.print.drawing.ConvexRegion;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.rules.geometry.PolygonGeometry;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Citation;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SideColour;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.system.DerivedStats;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A table on paper: points from its south-west corner, units as large as their bases (AR-D03). */
class TableBoardLayoutTest {
  private static final List<Point> BENT =
      List.of(
          new Point(2, 2),
          new Point(12, 2),
          new Point(12, 4),
          new Point(4, 4),
          new Point(4, 10),
          new Point(2, 10));
  private static final TableBoard TABLE =
      new TableBoard(
          "Plain",
          "",
          30,
          20,
          "UD",
          List.of(
              new TableBoard.Area("woods", "The grove", BENT, SourceRange.NOWHERE),
              new TableBoard.Area(
                  "mound",
                  "",
                  List.of(new Point(20, 5), new Point(20, 9), new Point(25, 9)),
                  SourceRange.NOWHERE)),
          List.of(
              new Board.Way(
                  "road",
                  "",
                  List.of(new Point(0, 10), new Point(30, 12)),
                  0.5,
                  SourceRange.NOWHERE)),
          List.of(),
          List.of(),
          SourceRange.NOWHERE);
  private static final TerrainAppearances LOOKS =
      new TerrainAppearances(
          new Rulebook(
              "open",
              "",
              "adlgr",
              List.of(),
              List.of(),
              List.of(),
              List.of(),
              List.of(),
              List.of(
                  new Rulebook.Terrain(
                      "mound", "Mound", Map.of("*", 1), 2, 0, List.of(), Citation.NONE)),
              List.of(),
              List.of()));
  private static final TableBoardLayout FIELD = new TableBoardLayout(TABLE, LOOKS, 9);

  @Test
  @Tag("AR-D03")
  void pointsAreMeasuredFromTheSouthWestCorner() {
    assertEquals(new DrawingPoint(0, 180), FIELD.middle(new Point(0, 0)));
    assertEquals(new DrawingPoint(27, 0), FIELD.middle(new Point(3, 20)));
    assertEquals(5 * 9, FIELD.scale().millimetres());
    assertEquals(5, FIELD.scale().count());
  }

  /** A battle unit of foot: two by a half, its front edge about its point. */
  @Test
  @Tag("AR-D02")
  void aUnitTakesTheGroundOfItsBase() {
    var blocks =
        new UnitBlocks(Palette.COLOUR, List.of(SideColour.RED, SideColour.BLUE), FIELD.room());
    UnitBlocks.Size size = FIELD.size(new DerivedStats.UnitBase(2, 0.5));
    DrawingPoint at = FIELD.block(new Point(10, 10), Heading.NORTH, size);
    List<DrawingPoint> corners = blocks.body(size, at, FIELD.angle(Heading.NORTH)).corners();
    assertTrue(corners.contains(new DrawingPoint(9 * 9, 90)), corners + "");
    assertTrue(corners.stream().anyMatch(spot -> spot.distance(new DrawingPoint(99, 94.5)) < 1e-9));
    DrawingPoint east = FIELD.block(new Point(10, 10), Heading.EAST, size);
    assertEquals(90 - 2.25, east.x(), 1e-9);
  }

  /** Edge to edge, and front to front, is no overlap: the point of a block takes no room. */
  @Test
  void unitsInContactCoverNoneOfEachOther() {
    var blocks =
        new UnitBlocks(Palette.COLOUR, List.of(SideColour.RED, SideColour.BLUE), FIELD.room());
    UnitBlocks.Size size = FIELD.size(new DerivedStats.UnitBase(1, 0.5));
    ConvexRegion unit = body(blocks, size, new Point(10, 10), Heading.NORTH);
    assertFalse(unit.overlaps(body(blocks, size, new Point(11, 10), Heading.NORTH)));
    assertFalse(unit.overlaps(body(blocks, size, new Point(10, 10), Heading.SOUTH)));
    assertTrue(unit.overlaps(body(blocks, size, new Point(10.5, 10), Heading.NORTH)));
  }

  private static ConvexRegion body(
      UnitBlocks blocks, UnitBlocks.Size size, Point at, Heading heading) {
    return blocks.ground(size, FIELD.block(at, heading, size), FIELD.angle(heading));
  }

  @Test
  void signsStayWithinTheirGround() {
    BoardLayout.Ground grove = FIELD.grounds("woods").getFirst();
    assertTrue(grove.plots().size() > 20, grove.plots().size() + " trees");
    for (BoardLayout.Plot plot : grove.plots()) {
      assertTrue(PolygonGeometry.contains(BENT, point(plot.middle())), plot + "");
    }
    assertTrue(
        PolygonGeometry.contains(BENT, point(grove.middle())), "its name: " + grove.middle());
  }

  private static Point point(DrawingPoint spot) {
    return new Point(spot.x() / 9, 20 - spot.y() / 9);
  }

  /** Its strokes go down the slope whichever way round its corners are written. */
  @Test
  void aHillHasItsInsideToTheLeft() {
    BoardLayout.Rise rise = FIELD.rises().getFirst();
    assertEquals(2, rise.level());
    List<DrawingPoint> ring = rise.rings().getFirst().points();
    double area = 0;
    for (int i = 0; i + 1 < ring.size(); i++) {
      area += ring.get(i).x() * ring.get(i + 1).y() - ring.get(i + 1).x() * ring.get(i).y();
    }
    assertTrue(area < 0, "on paper y goes down");
  }

  @Test
  void aWayIsAsWideAsItIsTold() {
    assertEquals(4.5, FIELD.ways().getFirst().width(), 1e-9);
  }

  /** An objective that is a point has a ring about it, one beyond the table none. */
  @Test
  void placesHaveAnOutline() {
    assertTrue(FIELD.around(List.of(new Point(15, 18)), 0).isPresent());
    assertTrue(FIELD.around(List.of(new Point(31, 18)), 0).isEmpty());
  }
}
