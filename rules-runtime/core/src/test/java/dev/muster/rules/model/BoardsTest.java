package dev.muster.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.json.RecordJson;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The three kinds of board: how their places and headings are written, and read again. */
public class BoardsTest {
  private static final SourceRange AT = SourceRange.NOWHERE;

  public record Drawn(Board board, List<Place> places, List<Heading> headings) {}

  private static final BoxBoard BOXES =
      new BoxBoard(
          "Park",
          "The park",
          3,
          2,
          List.of("woods", "plain", "plain", "plain", "plain", "hill"),
          List.of(new GridBoard.Edge("ditch", new Box(1, 1), new Box(2, 1))),
          List.of(new Board.Way("road", "", List.of(new Box(1, 1), new Box(1, 2)), 0, AT)),
          List.of(new Board.Spot("Mirabello", new Box(3, 2))),
          List.of(),
          List.of(),
          null,
          AT);

  private static final TableBoard TABLE =
      new TableBoard(
          "Plain",
          "The plain",
          30,
          20.5,
          "UD",
          List.of(
              new TableBoard.Area(
                  "wood", "", List.of(new Point(1, 1), new Point(2.5, 1), new Point(2, 3)), AT)),
          List.of(new Board.Way("road", "", List.of(new Point(0, 10), new Point(30, 12)), 0.5, AT)),
          List.of(),
          List.of(),
          AT);

  @Test
  void placesAreReadAsTheyAreWritten() {
    for (String text : List.of("0508", "9999", "D4", "Z10", "AA1", "BC99", "12.5,3", "0,0.25")) {
      assertEquals(text, String.valueOf(Place.read(text)));
    }
    assertEquals(new Box(4, 4), Place.read("d4"));
    assertEquals(new Box(27, 1), Place.read("AA1"));
    for (String text : List.of("", "508", "D", "D0", "D100", "4D", "1,", ",1", "1,2,3", "-1,2")) {
      assertNull(Place.read(text), text);
    }
  }

  @Test
  void aPlaceIsOfItsOwnBoardAlone() {
    assertTrue(BOXES.contains(new Box(3, 2)));
    assertFalse(BOXES.contains(new Box(3, 3)));
    assertFalse(BOXES.contains(new Hex(1, 1)));
    assertTrue(TABLE.contains(new Point(30, 20.5)));
    assertFalse(TABLE.contains(new Point(30.1, 20)));
    assertFalse(TABLE.contains(new Box(1, 1)));
  }

  /** BG-D02: the first row drawn is the northern one. */
  @Test
  void rowsOfBoxesAreCountedFromTheSouth() {
    assertEquals("woods", BOXES.terrainAt(new Box(1, 2)));
    assertEquals("hill", BOXES.terrainAt(new Box(3, 1)));
    for (int cell = 0; cell < 6; cell++) {
      assertEquals(cell, BOXES.cell(BOXES.place(cell)));
    }
    assertThrows(IllegalArgumentException.class, () -> BOXES.terrainAt(new Hex(1, 1)));
    assertEquals(List.of("woods", "plain", "hill", "ditch", "road"), List.copyOf(BOXES.terrains()));
  }

  @Test
  void headingsHaveTheWordsOfTheirBoard() {
    for (Facing each : Facing.values()) {
      assertEquals(each.name(), BoardKind.HEXES.say(each.heading()));
      assertEquals(each, Facing.of(each.heading()));
    }
    assertEquals(new Heading(60), BoardKind.HEXES.heading("NE"));
    assertEquals(new Heading(45), BoardKind.TABLE.heading("NE"));
    assertNull(BoardKind.BOXES.heading("NE"));
    assertNull(BoardKind.BOXES.heading("90"));
    assertEquals(new Heading(135), BoardKind.TABLE.heading("135"));
    assertNull(BoardKind.TABLE.heading("360"));
    assertEquals("20", BoardKind.TABLE.say(new Heading(20)));
    assertEquals("W", BoardKind.BOXES.say(new Heading(-90)));
  }

  @Test
  void everyBoardIsReadFromItsJson() {
    var drawn =
        List.of(
            new Drawn(BOXES, List.of(new Box(1, 2)), List.of(Heading.EAST)),
            new Drawn(
                TABLE, List.of(new Point(12.5, 3)), List.of(new Heading(20.5), new Heading(45))),
            new Drawn(
                new HexBoard("F", "", 1, 1, List.of("plain"), List.of(), List.of(), AT),
                List.of(new Hex(5, 8)),
                List.of(Facing.NE.heading())));
    for (Drawn each : drawn) {
      assertEquals(each, RecordJson.read(Drawn.class, RecordJson.pretty(each)));
    }
    assertTrue(RecordJson.pretty(drawn.get(0)).contains("\"kind\": \"BoxBoard\""));
    assertTrue(RecordJson.pretty(drawn.get(1)).contains("20.5"));
    assertTrue(RecordJson.pretty(drawn.get(2)).contains("\"NE\""));
  }
}
