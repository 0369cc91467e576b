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
class PlaceTransformTest {
  private static final HexGrid GRID = new HexGrid(40, 40);

  static List<PlaceTransform> motions() {
    List<PlaceTransform> all = new ArrayList<>();
    for (Hex about : List.of(new Hex(20, 20), new Hex(21, 19))) {
      for (int corners = -1; corners <= 3; corners++) {
        all.add(new PlaceTransform.Turn(about, 60 * corners));
      }
      all.add(new PlaceTransform.MirrorSides(about));
      all.add(new PlaceTransform.MirrorRows(about));
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      all.add(new PlaceTransform.Neighbour(direction));
    }
    all.add(new PlaceTransform.Step(-3, 4));
    return all;
  }

  @ParameterizedTest
  @MethodSource("motions")
  void distancesAndFrontsStay(PlaceTransform motion) {
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

  private static int at(PlaceTransform motion, Hex hex) {
    Place to = motion.apply(hex);
    assertNotNull(to);
    return GRID.index(to);
  }

  private static Facing to(PlaceTransform motion, Facing facing) {
    return Facing.of(motion.apply(facing.heading()));
  }

  @Test
  void whatTurnsStaysAboutItsHex() {
    Hex about = new Hex(7, 8);
    assertEquals(about, new PlaceTransform.Turn(about, 120).apply(about));
    assertEquals(Facing.NW, to(new PlaceTransform.Turn(about, 60), Facing.N));
    assertEquals(Facing.N, to(new PlaceTransform.MirrorSides(about), Facing.N));
    assertEquals(Facing.S, to(new PlaceTransform.MirrorRows(about), Facing.N));
    assertEquals(Facing.SE, to(new PlaceTransform.MirrorRows(about), Facing.NE));
  }

  @Test
  void whatHasNoNumberIsNowhere() {
    assertNull(new PlaceTransform.Step(-1, 0).apply(new Hex(1, 5)));
    assertNull(new PlaceTransform.Neighbour(1).apply(new Hex(3, 1)));
    assertNull(new PlaceTransform.Step(1, 0).apply(new Hex(99, 5)));
    assertNull(new PlaceTransform.Step(0, 1).apply(new Box(4, 1)));
    assertNull(new PlaceTransform.Step(0, 1).apply(new Point(4, 0.5)));
    assertThrows(
        IllegalArgumentException.class, () -> new PlaceTransform.Step(0, 1).apply(new Hex(5, 5)));
  }

  static List<PlaceTransform> onBoxes() {
    List<PlaceTransform> all = new ArrayList<>();
    Box about = new Box(20, 20);
    for (int quarters = -1; quarters <= 2; quarters++) {
      all.add(new PlaceTransform.Turn(about, 90 * quarters));
    }
    all.add(new PlaceTransform.MirrorSides(about));
    all.add(new PlaceTransform.MirrorRows(about));
    all.add(new PlaceTransform.Step(-3, 4));
    return all;
  }

  @ParameterizedTest
  @MethodSource("onBoxes")
  void boxesKeepWhatIsAheadOfThem(PlaceTransform motion) {
    var grid = new BoxGrid(40, 40);
    Box other = new Box(19, 22);
    for (int column = 17; column <= 23; column++) {
      for (int row = 17; row <= 23; row++) {
        Box one = new Box(column, row);
        int from = grid.index(motion.apply(one));
        int to = grid.index(motion.apply(other));
        for (int facing = 0; facing < BoxGrid.FACINGS; facing++) {
          int then = BoxGrid.facing(motion.apply(BoxGrid.heading(facing)));
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

  static List<PlaceTransform> onATable() {
    List<PlaceTransform> all = new ArrayList<>();
    Point about = new Point(20, 20.5);
    for (int degrees = -90; degrees <= 180; degrees += 45) {
      all.add(new PlaceTransform.Turn(about, degrees));
    }
    all.add(new PlaceTransform.MirrorSides(about));
    all.add(new PlaceTransform.MirrorRows(about));
    all.add(new PlaceTransform.Step(-3, 2.5));
    return all;
  }

  /** What is so far ahead, and so far to the right, is so afterwards, to the thousandth. */
  @ParameterizedTest
  @MethodSource("onATable")
  void pointsKeepWhatIsAheadOfThem(PlaceTransform motion) {
    for (Point one : List.of(new Point(12.5, 3), new Point(23, 22.25), new Point(20, 20.5))) {
      Point other = new Point(19, 22);
      for (int degrees = 0; degrees < 360; degrees += 35) {
        Heading heading = new Heading(degrees);
        Point from = (Point) motion.apply(one);
        Point to = (Point) motion.apply(other);
        Heading then = motion.apply(heading);
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
