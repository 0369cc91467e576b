package dev.muster.dsl.ide.refactoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
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
        all.add(new Motion.Turn(about, corners));
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
              GRID.projection(motion.to(facing).ordinal(), from, to));
          assertEquals(
              (motion.mirrors() ? -1 : 1)
                  * GRID.lateral(facing.ordinal(), GRID.index(one), GRID.index(other)),
              GRID.lateral(motion.to(facing).ordinal(), from, to));
        }
      }
    }
  }

  private static int at(Motion motion, Hex hex) {
    Hex to = motion.to(hex);
    assertNotNull(to);
    return GRID.index(to);
  }

  @Test
  void whatTurnsStaysAboutItsHex() {
    Hex about = new Hex(7, 8);
    assertEquals(about, new Motion.Turn(about, 2).to(about));
    assertEquals(Facing.NW, new Motion.Turn(about, 1).to(Facing.N));
    assertEquals(Facing.N, new Motion.MirrorSides(about).to(Facing.N));
    assertEquals(Facing.S, new Motion.MirrorRows(about).to(Facing.N));
    assertEquals(Facing.SE, new Motion.MirrorRows(about).to(Facing.NE));
  }

  @Test
  void whatHasNoNumberIsNowhere() {
    assertNull(new Motion.Step(-1, 0).to(new Hex(1, 5)));
    assertNull(new Motion.Neighbour(1).to(new Hex(3, 1)));
    assertNull(new Motion.Step(1, 0).to(new Hex(99, 5)));
    assertThrows(IllegalArgumentException.class, () -> new Motion.Step(0, 1));
  }
}
