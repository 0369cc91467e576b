package dev.muster.rules.situation;

import dev.muster.rules.model.Board;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.BoxBoard;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The board of a situation, of hexes or boxes, and how places and headings on it are written. */
final class BoardText {
  private static final int LARGEST = 100;

  private final Map<Place, String> terrain = new LinkedHashMap<>();
  private final List<GridBoard.Edge> edges = new ArrayList<>();
  private final Set<Place> taken = new HashSet<>();
  private BoardKind kind = BoardKind.HEXES;
  private int width = 12;
  private int height = 12;

  /** More than the way from any place to any other, in hexes or boxes. */
  static int beyond() {
    return LARGEST * 2;
  }

  /** What the board is drawn in, which its rule system tells. */
  void drawnIn(BoardKind drawn) {
    kind = drawn;
  }

  BoardKind kind() {
    return kind;
  }

  /** "board 12 x 10". */
  void size(WrittenLine line) throws SituationProblem {
    width = line.nextWhole("a width");
    if (!line.next("x").equals("x")) {
      throw line.problem("a board is written as: board 12 x 10");
    }
    height = line.nextWhole("a height");
    int widest = kind == BoardKind.BOXES ? Box.MOST_COLUMNS : LARGEST;
    if (width < 1 || height < 1 || width > widest || height > LARGEST) {
      throw line.problem(
          "a board is 1 x 1 to "
              + widest
              + " x "
              + LARGEST
              + " "
              + kind.places()
              + ", found "
              + width
              + " x "
              + height);
    }
  }

  /**
   * Its size could not be read; so that no place is told to be off it, it is as large as can be.
   */
  void sizeUnknown() {
    width = LARGEST;
    height = LARGEST;
  }

  /** "woods 0505 0506" or "stream 0504-0604", of which the first word has been read. */
  void ground(String key, WrittenLine line) throws SituationProblem {
    while (line.goesOn()) {
      String word = line.next();
      int dash = word.indexOf('-');
      if (dash < 0) {
        terrain.put(place(word, line), key);
      } else {
        Place from = place(word.substring(0, dash), line);
        edges.add(new GridBoard.Edge(key, from, place(word.substring(dash + 1), line)));
      }
    }
  }

  /** The place a word names. */
  Place place(String word, WrittenLine line) throws SituationProblem {
    Place place = kind.read(word);
    if (place == null) {
      String how =
          kind == BoardKind.HEXES ? "four digits, column and row" : "a letter and a number";
      throw line.problem(
          "a " + kind.place() + " is " + how + ", such as " + kind.example() + "; found " + word);
    }
    if (!holds(place)) {
      throw line.problem(
          kind.place()
              + " "
              + word
              + " is not on the board of "
              + width
              + " x "
              + height
              + " "
              + kind.places());
    }
    return place;
  }

  private boolean holds(Place place) {
    return switch (place) {
      case Hex(int column, int row) -> holds(column, row);
      case Box(int column, int row) -> holds(column, row);
      default -> false;
    };
  }

  private boolean holds(int column, int row) {
    return column >= 1 && column <= width && row >= 1 && row <= height;
  }

  private Place place(int column, int row) {
    return kind == BoardKind.BOXES ? new Box(column, row) : new Hex(column, row);
  }

  /** The first place of the board. */
  Place first() {
    return place(1, 1);
  }

  /** The heading a word names. */
  Heading facing(String word, WrittenLine line) throws SituationProblem {
    Heading heading = kind.heading(word);
    if (heading == null) {
      throw line.problem(
          "a facing is one of " + String.join(" ", kind.headings().keySet()) + ", found " + word);
    }
    return heading;
  }

  /** A unit stands here. */
  void take(Place place) {
    taken.add(place);
  }

  /** Takes a place where nobody stands, as far from the first as can be. */
  Place takeEmpty() {
    for (int row = height; row >= 1; row--) {
      for (int column = width; column >= 1; column--) {
        Place place = place(column, row);
        if (taken.add(place)) {
          return place;
        }
      }
    }
    return first();
  }

  Board board() {
    List<String> cells = new ArrayList<>();
    for (int line = 1; line <= height; line++) {
      // boxes are counted from the south, and drawn from the north
      int row = kind == BoardKind.BOXES ? height + 1 - line : line;
      for (int column = 1; column <= width; column++) {
        cells.add(terrain.getOrDefault(place(column, row), "plain"));
      }
    }
    return kind == BoardKind.BOXES
        ? new BoxBoard(
            "Board", "Board", width, height, cells, edges, List.of(), SourceRange.NOWHERE)
        : new HexBoard(
            "Board", "Board", width, height, cells, edges, List.of(), SourceRange.NOWHERE);
  }
}
