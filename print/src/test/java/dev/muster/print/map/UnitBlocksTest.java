package dev.muster.print.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.print.drawing.ConvexRegion;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.SideColour;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.systems.Rulebooks;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a hex of the map shows, as the players would see it on the table (1.2, 4.0). */
class UnitBlocksTest {
  private static final HexBoard BOARD =
      new HexBoard(
          "Ground",
          "",
          10,
          10,
          Collections.nCopies(100, "plain"),
          List.of(),
          List.of(),
          SourceRange.NOWHERE);
  private static final BoardLayout FIELD =
      new HexBoardLayout(BOARD, new TerrainAppearances(Rulebooks.named("snaphance.final")), 12);

  private static final UnitBlocks.Size SIZE = UnitBlocks.Size.in(FIELD.room());

  @Test
  @Tag("SN-G-01")
  void oddRowsLieHalfAHexToTheRightAndNorthIsUp() {
    double step = FIELD.middle(new Hex(2, 1)).x() - FIELD.middle(new Hex(1, 1)).x();
    assertEquals(12, step, 1e-9);
    assertEquals(step / 2, FIELD.middle(new Hex(1, 2)).x() - FIELD.middle(new Hex(1, 1)).x(), 1e-9);
    assertEquals(FIELD.middle(new Hex(1, 1)).x(), FIELD.middle(new Hex(1, 3)).x(), 1e-9);
    double row = FIELD.middle(new Hex(1, 2)).y() - FIELD.middle(new Hex(1, 1)).y();
    assertEquals(1.5 * 12 / Math.sqrt(3), row, 1e-9);
    assertEquals(-90, Math.toDegrees(FIELD.angle(Facing.N.heading())), 1e-9);
    assertEquals(
        90, Math.floorMod(Math.round(Math.toDegrees(FIELD.angle(Facing.S.heading()))), 360));
    assertEquals(
        30, Math.floorMod(Math.round(Math.toDegrees(FIELD.angle(Facing.SE.heading()))), 360));
  }

  /** The sides marked as front are those towards the hexes that are fought over. */
  @Test
  @Tag("SN-4.0-02")
  void theFrontIsDrawnAsItIsFought() {
    HexGrid grid = new HexGrid(10, 10);
    for (Hex hex : List.of(new Hex(5, 5), new Hex(5, 6))) {
      BoardCell cell =
          FIELD.cells().stream().filter(each -> each.place().equals(hex)).findFirst().orElseThrow();
      for (Facing facing : Facing.values()) {
        Set<Hex> fought = new HashSet<>();
        for (int i = 0; i < grid.size(); i++) {
          if (grid.isFront(grid.index(hex), facing.ordinal(), i)) {
            fought.add(grid.hex(i));
          }
        }
        Set<Object> drawn = new HashSet<>();
        for (int side : FIELD.front(facing.heading())) {
          BoardCell beyond = FIELD.cells().get(cell.neighbours().get(side));
          drawn.add(beyond.place());
          DrawingPoint middle = cell.from(side).between(cell.to(side), 0.5);
          assertEquals(0, middle.distance(cell.middle().between(beyond.middle(), 0.5)), 1e-9);
        }
        assertEquals(fought, drawn, hex + " facing " + facing);
      }
    }
  }

  /** The point of a block lies on the line to the corner between its two front hexes. */
  @Test
  @Tag("SN-4.0-02")
  void thePointOfAStandLooksBetweenItsFrontHexes() {
    Hex hex = new Hex(5, 5);
    DrawingPoint at = FIELD.middle(hex);
    for (Facing facing : Facing.values()) {
      int right = facing.ordinal();
      DrawingPoint front = FIELD.middle(hex.neighbour(right));
      DrawingPoint other = FIELD.middle(hex.neighbour((right + 1) % 6));
      double wanted = at.angleTo(front.between(other, 0.5));
      DrawingPoint point = body(at, facing).corners().get(2);
      assertEquals(0, Math.sin(wanted - at.angleTo(point)), 1e-9, facing + "");
      assertTrue(Math.cos(wanted - at.angleTo(point)) > 0, facing + "");
    }
  }

  private static ConvexRegion body(DrawingPoint at, Facing facing) {
    return new UnitBlocks(Palette.COLOUR, List.of(SideColour.RED, SideColour.BLUE), FIELD.room())
        .body(SIZE, at, FIELD.angle(facing.heading()));
  }

  /** A block stays in its hex however it looks, and its letters are not struck through. */
  @Test
  @Tag("SN-1.2-03")
  void aBlockFitsInItsHexAndNoLineStrikesThroughItsLetters() {
    var blocks =
        new UnitBlocks(Palette.COLOUR, List.of(SideColour.RED, SideColour.BLUE), FIELD.room());
    Hex hex = new Hex(5, 5);
    BoardCell cell =
        FIELD.cells().stream().filter(each -> each.place().equals(hex)).findFirst().orElseThrow();
    for (Facing facing : Facing.values()) {
      double angle = FIELD.angle(facing.heading());
      DrawingPoint at = cell.middle().towards(angle, UnitBlocks.FORWARD * FIELD.room());
      assertTrue(blocks.body(SIZE, at, angle).within(cell.corners()), "leaves its hex: " + facing);
      List<Primitive> marks = blocks.stand(0, SIZE, DerivedStats.Branch.FOOT, 3, at, angle, "A1");
      double half = blocks.letters() * 0.3;
      for (Primitive mark : marks) {
        if (mark instanceof Primitive.PathPrimitive form && form.fill() == null) {
          for (DrawingPoint spot : form.path().points()) {
            assertFalse(
                ConvexRegion.around(at, half, half).overlaps(ConvexRegion.around(spot, 0.05, 0.05)),
                facing + " is struck through by " + form);
          }
        }
      }
    }
  }

  /** A square in gold with its own letter; a stand is a base with a point. */
  @Test
  @Tag("SN-1.2-07")
  void aGeneralLooksUnlikeAnyStand() {
    var blocks = new UnitBlocks(Palette.COLOUR, List.of(SideColour.RED, SideColour.BLUE), 6);
    DrawingPoint at = new DrawingPoint(0, 0);
    assertTrue(blocks.general(0, at, "A").toString().contains(UnitBlocks.GOLD));
    for (DerivedStats.Branch branch : DerivedStats.Branch.values()) {
      assertFalse(
          blocks.stand(0, SIZE, branch, 1, at, 0, "A1").toString().contains(UnitBlocks.GOLD));
    }
  }

  @Test
  void aBlockHasTheColourOfItsSide() {
    var blocks = new UnitBlocks(Palette.COLOUR, List.of(SideColour.BLUE, SideColour.RED), 6);
    for (int side = 0; side < 2; side++) {
      String drawn =
          blocks
              .stand(side, SIZE, DerivedStats.Branch.FOOT, 1, new DrawingPoint(0, 0), 0, "A1")
              .toString();
      assertEquals(side == 0, drawn.contains(SideColour.BLUE.paper()), drawn);
      assertEquals(side == 1, drawn.contains(SideColour.RED.paper()), drawn);
    }
  }

  @Test
  void sidesAreToldApartWithoutColours() {
    for (Palette palette : Palette.values()) {
      var blocks = new UnitBlocks(palette, List.of(SideColour.RED, SideColour.BLUE), 6);
      List<Double> light =
          List.of(0, 1).stream()
              .map(
                  side ->
                      ((Primitive.PathPrimitive)
                              blocks
                                  .stand(
                                      side,
                                      SIZE,
                                      DerivedStats.Branch.FOOT,
                                      1,
                                      new DrawingPoint(0, 0),
                                      0,
                                      "A1")
                                  .getFirst())
                          .fill())
              .map(Palette::light)
              .toList();
      assertTrue(light.get(0) - light.get(1) > 60, palette + " " + light);
    }
  }

  /** Corners that cells share are one corner, however large the map is printed. */
  @Test
  void theEdgeOfAMapIsOneLineAtEveryScale() {
    var looks = new TerrainAppearances(Rulebooks.named("snaphance.final"));
    for (int tenths = 50; tenths < 700; tenths++) {
      long lines =
          new HexBoardLayout(BOARD, looks, tenths / 10.0)
              .edge().steps().stream().filter(VectorPath.Step.Move.class::isInstance).count();
      assertEquals(1, lines, "hexes of " + tenths / 10.0 + " mm");
    }
    // as large as six by five hexes are on a sheet of A4
    var small =
        new HexBoard(
            "Ground",
            "",
            6,
            5,
            Collections.nCopies(30, "plain"),
            List.of(),
            List.of(),
            SourceRange.NOWHERE);
    for (double width = 30; width < 36; width += 0.01) {
      long lines =
          new HexBoardLayout(small, looks, width)
              .edge().steps().stream().filter(VectorPath.Step.Move.class::isInstance).count();
      assertEquals(1, lines, "hexes of " + width + " mm");
    }
  }

  @Test
  void groupsAreLetteredOnAndOn() {
    assertEquals(
        List.of("A", "Z", "AA", "AZ", "BA"),
        List.of(0, 25, 26, 51, 52).stream().map(GroupLetter::of).toList());
  }

  @Test
  void terrainOfTheAuthorsOwnCanBeToldApart() {
    var book = Rulebooks.named("snaphance.final");
    var looks = new TerrainAppearances(book);
    assertEquals(TerrainAppearance.Form.OPEN, looks.of("plain").form());
    assertNotEquals(looks.of("woods"), looks.of("town"));
    assertTrue(looks.of("nowhere").label(), "what nobody knows says its name");
  }
}
