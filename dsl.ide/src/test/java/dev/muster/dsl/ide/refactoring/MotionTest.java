package dev.muster.dsl.ide.refactoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.muster.rules.geometry.BoxGrid;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever moves together keeps its distances, and what is in front of it. */
class MotionTest {
  private static final HexGrid GRID = new HexGrid(40, 40);

  static List<Motion> motions() {
    List<Motion> all = new ArrayList<>();
    for (Hex about : List.of(new Hex(20, 20), new Hex(21, 19))) {
      for (int corners = -1; corners <= 3; corners++) {
        all.add(new Motion.Turn(about, 60 * corners));
      }
      all.add(new Motion.MirrorSides(about));
      all.add(new Motion.MirrorRows(about));
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      all.add(new Motion.Neighbour(direction));
    }
    all.add(new Motion.Step(-3, 4));
    return all;
  }

  @ParameterizedTest
  @MethodSource("motions")
  void distancesAndFrontsStay(Motion motion) {
    for (int column = 17; column <= 23; column++) {
      for (int row = 17; row <= 23; row++) {
        Hex one = new Hex(column, row);
        Hex other = new Hex(19, 22);
        int from = at(motion, one);
        int to = at(motion, other);
        assertEquals(GRID.distance(GRID.index(one), GRID.index(other)), GRID.distance(from, to));
        for (Facing facing : Facing.values()) {
          assertEquals(
              GRID.projection(facing.ordinal(), GRID.index(one), GRID.index(other)),
              GRID.projection(to(motion, facing).ordinal(), from, to));
          assertEquals(
              (motion.mirrors() ? -1 : 1)
                  * GRID.lateral(facing.ordinal(), GRID.index(one), GRID.index(other)),
              GRID.lateral(to(motion, facing).ordinal(), from, to));
        }
      }
    }
  }

  private static int at(Motion motion, Hex hex) {
    Place to = motion.to(hex);
    assertNotNull(to);
    return GRID.index(to);
  }

  private static Facing to(Motion motion, Facing facing) {
    return Facing.of(motion.to(facing.heading()));
  }

  @Test
  void whatTurnsStaysAboutItsHex() {
    Hex about = new Hex(7, 8);
    assertEquals(about, new Motion.Turn(about, 120).to(about));
    assertEquals(Facing.NW, to(new Motion.Turn(about, 60), Facing.N));
    assertEquals(Facing.N, to(new Motion.MirrorSides(about), Facing.N));
    assertEquals(Facing.S, to(new Motion.MirrorRows(about), Facing.N));
    assertEquals(Facing.SE, to(new Motion.MirrorRows(about), Facing.NE));
  }

  @Test
  void whatHasNoNumberIsNowhere() {
    assertNull(new Motion.Step(-1, 0).to(new Hex(1, 5)));
    assertNull(new Motion.Neighbour(1).to(new Hex(3, 1)));
    assertNull(new Motion.Step(1, 0).to(new Hex(99, 5)));
    assertNull(new Motion.Step(0, 1).to(new Box(4, 1)));
    assertNull(new Motion.Step(0, 1).to(new Point(4, 0.5)));
    assertThrows(IllegalArgumentException.class, () -> new Motion.Step(0, 1).to(new Hex(5, 5)));
  }

  static List<Motion> onBoxes() {
    List<Motion> all = new ArrayList<>();
    Box about = new Box(20, 20);
    for (int quarters = -1; quarters <= 2; quarters++) {
      all.add(new Motion.Turn(about, 90 * quarters));
    }
    all.add(new Motion.MirrorSides(about));
    all.add(new Motion.MirrorRows(about));
    all.add(new Motion.Step(-3, 4));
    return all;
  }

  @ParameterizedTest
  @MethodSource("onBoxes")
  void boxesKeepWhatIsAheadOfThem(Motion motion) {
    var grid = new BoxGrid(40, 40);
    Box other = new Box(19, 22);
    for (int column = 17; column <= 23; column++) {
      for (int row = 17; row <= 23; row++) {
        Box one = new Box(column, row);
        int from = grid.index(motion.to(one));
        int to = grid.index(motion.to(other));
        for (int facing = 0; facing < BoxGrid.FACINGS; facing++) {
          int then = BoxGrid.facing(motion.to(BoxGrid.heading(facing)));
          assertEquals(
              grid.forward(facing, grid.index(one), grid.index(other)),
              grid.forward(then, from, to));
          assertEquals(
              (motion.mirrors() ? -1 : 1)
                  * grid.lateral(facing, grid.index(one), grid.index(other)),
              grid.lateral(then, from, to));
        }
      }
    }
  }

  static List<Motion> onATable() {
    List<Motion> all = new ArrayList<>();
    Point about = new Point(20, 20.5);
    for (int degrees = -90; degrees <= 180; degrees += 45) {
      all.add(new Motion.Turn(about, degrees));
    }
    all.add(new Motion.MirrorSides(about));
    all.add(new Motion.MirrorRows(about));
    all.add(new Motion.Step(-3, 2.5));
    return all;
  }

  /** What is so far ahead, and so far to the right, is so afterwards, to the thousandth. */
  @ParameterizedTest
  @MethodSource("onATable")
  void pointsKeepWhatIsAheadOfThem(Motion motion) {
    for (Point one : List.of(new Point(12.5, 3), new Point(23, 22.25), new Point(20, 20.5))) {
      Point other = new Point(19, 22);
      for (int degrees = 0; degrees < 360; degrees += 35) {
        Heading heading = new Heading(degrees);
        Point from = (Point) motion.to(one);
        Point to = (Point) motion.to(other);
        Heading then = motion.to(heading);
        assertEquals(ahead(heading, one, other), ahead(then, from, to), 0.003);
        assertEquals(
            (motion.mirrors() ? -1 : 1) * ahead(heading.turned(90), one, other),
            ahead(then.turned(90), from, to),
            0.003);
      }
    }
  }

  private static double ahead(Heading heading, Point from, Point to) {
    double degrees = Math.toRadians(heading.degrees());
    return (to.x() - from.x()) * Math.sin(degrees) + (to.y() - from.y()) * Math.cos(degrees);
  }
}
