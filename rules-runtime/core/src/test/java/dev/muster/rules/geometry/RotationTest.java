package dev.muster.rules.geometry;

import static dev.muster.rules.geometry.AxialBoard.set;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.geometry.AxialBoard.Axial;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Turning the stand turns everything that depends on its facing (SN-G-27). */
@Tag("SN-G-27")
class RotationTest {
  /** Another run: {@code -Dmuster.seed=7}. */
  private static final long SEED = Long.getLong("muster.seed", 1674);

  private final AxialBoard board = new AxialBoard();

  @Test
  void arcsTurnWithTheFacing() {
    for (FiringArc arc : FiringArc.values()) {
      for (int facing = 0; facing < 6; facing++) {
        for (int range = 1; range <= 6; range++) {
          assertEquals(
              rotated(board.arc(arc, facing, range)),
              board.arc(arc, HexGrid.turned(facing, 1), range),
              arc + " from F" + facing + " at " + range);
        }
      }
    }
  }

  @Test
  void theFrontTurnsWithTheFacing() {
    assertEquals(set("(0,-1) (-1,0)"), rotated(set("(1,-1) (0,-1)")));
    for (int facing = 0; facing < 6; facing++) {
      for (int d = 0; d < 6; d++) {
        assertEquals(Aspect.of(facing, d), Aspect.of(HexGrid.turned(facing, 1), (d + 1) % 6));
      }
    }
  }

  @Test
  void frontFlankAndRearHexesTurnWithTheFacing() {
    HexGrid grid = board.grid;
    for (int facing = 0; facing < 6; facing++) {
      int turned = HexGrid.turned(facing, 1);
      for (int d = 0; d < 6; d++) {
        int hex = grid.neighbour(board.centre, d);
        int image = grid.neighbour(board.centre, (d + 1) % 6);
        String where = "from F" + facing + " in direction " + d;
        assertEquals(
            grid.isFront(board.centre, facing, hex),
            grid.isFront(board.centre, turned, image),
            where);
        assertEquals(
            grid.isFlank(board.centre, facing, hex),
            grid.isFlank(board.centre, turned, image),
            where);
      }
    }
  }

  @Test
  void anywhereOnTheBoardAHexAndItsImageAgree() {
    SeededDice dice = new SeededDice(SEED);
    for (int i = 0; i < 2000; i++) {
      Axial hex = new Axial(dice.d6() - dice.d6(), dice.d6() - dice.d6());
      Axial image = hex.rotated();
      int facing = dice.d6() - 1;
      String where = "seed " + SEED + ", case " + i + ": " + hex + " from F" + facing;
      int here = board.at(hex.q(), hex.r());
      int there = board.at(image.q(), image.r());
      int turned = HexGrid.turned(facing, 1);
      assertEquals(
          board.grid.distance(board.centre, here), board.grid.distance(board.centre, there), where);
      assertEquals(
          board.grid.projection(facing, board.centre, here),
          board.grid.projection(turned, board.centre, there),
          where);
      assertEquals(
          board.grid.behindFrontLine(facing, board.centre, here),
          board.grid.behindFrontLine(turned, board.centre, there),
          where);
      assertEquals(
          board.grid.lateral(facing, board.centre, here),
          board.grid.lateral(turned, board.centre, there),
          where);
      for (FiringArc arc : FiringArc.values()) {
        assertEquals(
            board.grid.inArc(arc, board.centre, facing, here),
            board.grid.inArc(arc, board.centre, turned, there),
            where + " " + arc);
      }
    }
  }

  /** The row offsets of the printed map must not leak into any answer. */
  @Test
  void anywhereOnTheBoardTheSameOffsetGivesTheSameAnswer() {
    SeededDice dice = new SeededDice(SEED);
    for (int i = 0; i < 2000; i++) {
      Axial hex = new Axial(dice.d6() - dice.d6(), dice.d6() - dice.d6());
      int stand = board.at(dice.d6() - dice.d6(), dice.d6() - dice.d6());
      int facing = dice.d6() - 1;
      String where = "seed " + SEED + ", case " + i + ": " + hex + " from hex " + stand;
      int moved =
          board.grid.at(board.grid.axialQ(stand) + hex.q(), board.grid.axialR(stand) + hex.r());
      int here = board.at(hex.q(), hex.r());
      assertEquals(
          board.grid.distance(board.centre, here), board.grid.distance(stand, moved), where);
      assertEquals(
          board.grid.projection(facing, board.centre, here),
          board.grid.projection(facing, stand, moved),
          where);
      for (FiringArc arc : FiringArc.values()) {
        assertEquals(
            board.grid.inArc(arc, board.centre, facing, here),
            board.grid.inArc(arc, stand, facing, moved),
            where + " " + arc);
      }
    }
  }

  private static Set<Axial> rotated(Set<Axial> hexes) {
    Set<Axial> result = new TreeSet<>();
    hexes.forEach(hex -> result.add(hex.rotated()));
    return result;
  }
}
