package dev.muster.print.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Shape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.geometry.BoxGrid;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.BoxBoard;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.SideColour;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Boxes on paper lie and look as the box-grid game has them (BG-D02). */
class BoxBoardLayoutTest {
  private static final int WIDE = 5;
  private static final int HIGH = 4;
  private static final TerrainAppearances LOOKS =
      new TerrainAppearances(Rulebooks.named("boxgrid"));

  private static BoxBoardLayout field(String... cells) {
    var all = new ArrayList<>(Collections.nCopies(WIDE * HIGH, "plain"));
    for (String cell : cells) {
      String[] parts = cell.split(" ");
      Box box = new Box(parts[0].charAt(0) - 'A' + 1, Integer.parseInt(parts[0].substring(1)));
      all.set((HIGH - box.row()) * WIDE + box.column() - 1, parts[1]);
    }
    var board = new BoxBoard("Map", "", WIDE, HIGH, all, List.of(), List.of(), SourceRange.NOWHERE);
    return new BoxBoardLayout(board, LOOKS, 12);
  }

  @Test
  @Tag("BG-D02")
  void lettersRunFromTheWestAndNumbersFromTheSouth() {
    BoxBoardLayout field = field();
    assertEquals(new DrawingPoint(6, 42), field.middle(new Box(1, 1)));
    assertEquals(new DrawingPoint(54, 6), field.middle(new Box(5, 4)));
    for (BoardLayout.Tick tick : field.ticks()) {
      boolean letter = Character.isLetter(tick.text().charAt(0));
      Box beside =
          letter
              ? new Box(tick.text().charAt(0) - 'A' + 1, 1)
              : new Box(1, Integer.parseInt(tick.text()));
      DrawingPoint middle = field.middle(beside);
      assertEquals(letter ? middle.x() : middle.y(), letter ? tick.at().x() : tick.at().y(), 1e-9);
    }
    assertEquals(2 * (WIDE + HIGH), field.ticks().size());
  }

  @Test
  void theFrontIsTheSideItFaces() {
    BoxBoardLayout field = field();
    var grid = new BoxGrid(WIDE, HIGH);
    Box box = new Box(3, 2);
    BoardCell cell =
        field.cells().stream().filter(each -> each.place().equals(box)).findFirst().orElseThrow();
    for (int facing = 0; facing < BoxGrid.FACINGS; facing++) {
      Heading heading = BoxGrid.heading(facing);
      assertEquals(1, field.front(heading).size());
      BoardCell ahead = field.cells().get(cell.neighbours().get(field.front(heading).getFirst()));
      assertEquals(grid.box(grid.ahead(grid.index(box), facing)), ahead.place());
      double way = cell.middle().angleTo(ahead.middle());
      assertEquals(1, Math.cos(way - field.angle(heading)), 1e-9, heading + "");
    }
  }

  @Test
  void aBlockFitsInItsBox() {
    BoxBoardLayout field = field();
    var blocks =
        new UnitBlocks(Palette.COLOUR, List.of(SideColour.RED, SideColour.BLUE), field.room());
    UnitBlocks.Size size = field.size(new DerivedStats.UnitBase(1, 1));
    Box box = new Box(3, 2);
    BoardCell cell =
        field.cells().stream().filter(each -> each.place().equals(box)).findFirst().orElseThrow();
    for (int facing = 0; facing < BoxGrid.FACINGS; facing++) {
      Heading heading = BoxGrid.heading(facing);
      DrawingPoint at = field.block(box, heading, size);
      assertTrue(blocks.body(size, at, field.angle(heading)).within(cell.corners()), heading + "");
    }
  }

  /** The boxes of a ford lie about a river that runs on between them, also over a corner. */
  @Test
  void fordsAreJoinedToARiver() {
    BoxBoardLayout field = field("C4 ford", "C3 ford", "B2 ford", "B1 ford");
    List<Shape> water =
        new WayDrawing(
                field, LOOKS, Palette.COLOUR, key -> key, SourceRange.NOWHERE, PageMessages.ENGLISH)
            .shapes().stream().filter(shape -> shape.layer() == Layer.WATER).toList();
    assertEquals(1, water.size(), water + "");
    assertEquals(2, field.grounds("ford").size(), "the boxes themselves are shown");
  }

  /** The sheet gives a hill no height; it is drawn as one all the same. */
  @Test
  void aHillRises() {
    BoxBoardLayout field = field("B2 hill", "C2 hill");
    assertEquals(1, field.rises().size());
    assertEquals(1, field.rises().getFirst().rings().size());
    assertFalse(field().rises().iterator().hasNext());
  }

  @Test
  void boxesOnATableAreNumberedEach() {
    assertFalse(field().isNumbered());
    var board =
        new BoxBoard("Map", "", 1, 1, List.of("plain"), List.of(), List.of(), SourceRange.NOWHERE);
    assertTrue(new BoxBoardLayout(board, LOOKS, 100).isNumbered());
  }
}
