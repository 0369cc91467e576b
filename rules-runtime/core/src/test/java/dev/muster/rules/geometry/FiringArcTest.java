package dev.muster.rules.geometry;

import static dev.muster.rules.geometry.AxialBoard.set;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.geometry.AxialBoard.Axial;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class FiringArcTest {
  private final AxialBoard board = new AxialBoard();

  @Test
  @Tag("SN-G-12")
  void narrowArcByItsSwitch() {
    assertEquals(List.of(2, 3, 4, 5, 6, 7), counts(FiringArc.WEDGE60));
    assertEquals(List.of(2, 3, 2, 3, 2, 3), counts(FiringArc.CORRIDOR));
    assertEquals(set("(1,-4) (2,-4) (3,-4)"), board.arc(FiringArc.CORRIDOR, 1, 4));
  }

  @Test
  @Tag("SN-G-13")
  void wideArcByItsSwitch() {
    assertEquals(List.of(2, 5, 6, 9, 10, 13), counts(FiringArc.SECTOR120));
    assertEquals(List.of(2, 3, 6, 7, 10, 11), counts(FiringArc.SECTOR120_EXCLUSIVE));
    assertEquals(List.of(2, 5, 8, 11, 14, 17), counts(FiringArc.HALF180));
    assertEquals(
        set("(0,-2) (1,-2) (2,-2)"),
        board.arc(FiringArc.SECTOR120_EXCLUSIVE, 1, 2),
        "without the hexes the border cuts");
  }

  @Test
  @Tag("SN-G-14")
  void narrowArcAtRange1() {
    assertNarrow(1, "(0,-1) (1,-1)");
  }

  @Test
  @Tag("SN-G-15")
  void narrowArcAtRange2() {
    assertNarrow(2, "(0,-2) (1,-2) (2,-2)");
  }

  @Test
  @Tag("SN-G-16")
  void narrowArcAtRange3() {
    assertNarrow(3, "(0,-3) (1,-3) (2,-3) (3,-3)");
  }

  @Test
  @Tag("SN-G-17")
  void narrowArcAtRange4() {
    assertNarrow(4, "(0,-4) (1,-4) (2,-4) (3,-4) (4,-4)");
  }

  @Test
  @Tag("SN-G-18")
  void narrowArcAtRange5() {
    assertNarrow(5, "(0,-5) (1,-5) (2,-5) (3,-5) (4,-5) (5,-5)");
  }

  @Test
  @Tag("SN-G-19")
  void narrowArcAtRange6() {
    assertNarrow(6, "(0,-6) (1,-6) (2,-6) (3,-6) (4,-6) (5,-6) (6,-6)");
  }

  @Test
  @Tag("SN-G-20")
  void wideArcAtRange1() {
    assertWide(1, "(0,-1) (1,-1)");
  }

  @Test
  @Tag("SN-G-21")
  void wideArcAtRange2() {
    assertWide(2, "(-1,-1) (0,-2) (1,-2) (2,-2) (2,-1)");
  }

  @Test
  @Tag("SN-G-22")
  void wideArcAtRange3() {
    assertWide(3, "(-1,-2) (0,-3) (1,-3) (2,-3) (3,-3) (3,-2)");
  }

  @Test
  @Tag("SN-G-23")
  void wideArcAtRange4() {
    assertWide(4, "(-2,-2) (-1,-3) (0,-4) (1,-4) (2,-4) (3,-4) (4,-4) (4,-3) (4,-2)");
  }

  @Test
  @Tag("SN-G-24")
  void wideArcAtRange5() {
    assertWide(5, "(-2,-3) (-1,-4) (0,-5) (1,-5) (2,-5) (3,-5) (4,-5) (5,-5) (5,-4) (5,-3)");
  }

  @Test
  @Tag("SN-G-25")
  void wideArcAtRange6() {
    assertWide(
        6,
        "(-3,-3) (-2,-4) (-1,-5) (0,-6) (1,-6) (2,-6) (3,-6) (4,-6) (5,-6) (6,-6) (6,-5) (6,-4)"
            + " (6,-3)");
  }

  @Test
  @Tag("SN-G-26")
  void everythingInFrontOfTheFrontLine() {
    assertEquals(
        set("(-2,-1) (-1,-2) (0,-3) (1,-3) (2,-3) (3,-3) (3,-2) (3,-1)"),
        board.arc(FiringArc.HALF180, 1, 3));
    for (int range = 1; range <= 6; range++) {
      assertEquals(3 * range - 1, board.arc(FiringArc.HALF180, 1, range).size());
      for (Axial hex : board.ring(range)) {
        int at = board.at(hex.q(), hex.r());
        assertEquals(
            !board.grid.behindFrontLine(1, board.centre, at),
            board.grid.inArc(FiringArc.HALF180, board.centre, 1, at),
            hex.toString());
      }
    }
  }

  @Test
  void noStandShootsAtItsOwnHex() {
    for (FiringArc arc : FiringArc.values()) {
      assertFalse(board.grid.inArc(arc, board.centre, 1, board.centre), arc.name());
      assertTrue(board.grid.inArc(arc, board.centre, 1, board.at(1, -2)), arc.name());
    }
  }

  private void assertNarrow(int range, String hexes) {
    assertEquals(set(hexes), board.arc(FiringArc.WEDGE60, 1, range));
    for (Axial hex : board.ring(range)) {
      assertEquals(
          set(hexes).contains(hex),
          board.grid.inArc(FiringArc.WEDGE60, board.centre, 1, board.at(hex.q(), hex.r())));
    }
  }

  private void assertWide(int range, String hexes) {
    assertEquals(set(hexes), board.arc(FiringArc.SECTOR120, 1, range));
    for (Axial hex : board.ring(range)) {
      assertEquals(
          set(hexes).contains(hex),
          board.grid.inArc(FiringArc.SECTOR120, board.centre, 1, board.at(hex.q(), hex.r())));
    }
  }

  private List<Integer> counts(FiringArc arc) {
    List<Integer> result = new ArrayList<>();
    for (int range = 1; range <= 6; range++) {
      result.add(board.arc(arc, 1, range).size());
    }
    return result;
  }
}
