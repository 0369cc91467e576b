package dev.muster.rules.situation;

import dev.muster.rules.geometry.PolygonGeometry;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.TableBoard;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The board of a situation, whatever it is drawn in, and how places and headings are written. */
final class BoardParser {
  /** Terrain of places that no line mentions. */
  static final String PLAIN = "plain";

  /** The word for what runs through places. */
  static final String ALONG = "along";

  /** The line that states the height of places. */
  static final String HEIGHT = "height";

  private static final int LARGEST = 100;

  private final Map<Place, String> terrain = new LinkedHashMap<>();
  private final Map<Place, Integer> heights = new LinkedHashMap<>();
  private final List<GridBoard.Edge> edges = new ArrayList<>();
  private final Set<Place> taken = new HashSet<>();
  private final List<TableBoard.Area> areas = new ArrayList<>();
  private final List<Board.Way> ways = new ArrayList<>();
  private String measure = "";
  private BoardKind kind = BoardKind.HEXES;
  private double width = 12;
  private double height = 12;

  /** More than the way from any place to any other, in hexes or boxes. */
  static int beyond() {
    return LARGEST * 2;
  }

  /**
   * Sets the kind of board, which the rule system defines.
   *
   * @param size columns and rows, or lengths, for a situation that gives none
   * @param lengths unit of the lengths of a table; null on a grid
   */
  void drawnIn(BoardKind drawn, List<Integer> size, @Nullable String lengths) {
    kind = drawn;
    width = size.getFirst();
    height = size.getLast();
    measure = lengths == null ? "" : lengths;
  }

  BoardKind kind() {
    return kind;
  }

  /** "board 12 x 10". */
  void size(LineReader line) throws SituationException {
    width = length("a width", line);
    if (!line.next("x").equals("x")) {
      throw line.problem("a board is written as: board 12 x 10");
    }
    height = length("a height", line);
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
              + Point.length(width)
              + " x "
              + Point.length(height));
    }
  }

  /** Columns or rows; a table may have a length such as 27.5. */
  private double length(String wanted, LineReader line) throws SituationException {
    String word = line.next(wanted);
    return kind == BoardKind.TABLE && Point.isLength(word)
        ? Double.parseDouble(word)
        : line.parseInt(word);
  }

  /**
   * Marks the size as unreadable: it becomes as large as possible, so that no place is reported as
   * off the board.
   */
  void sizeUnknown() {
    width = LARGEST;
    height = LARGEST;
  }

  /** "woods 0505 0506" or "stream 0504-0604", of which the first word has been read. */
  void ground(String key, LineReader line) throws SituationException {
    if (kind == BoardKind.TABLE) {
      groundOfATable(key, line);
      return;
    }
    if (line.hasNext() && line.rest().getFirst().equals(ALONG)) {
      line.next();
      wayOfAGrid(key, line);
      return;
    }
    while (line.hasNext()) {
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

  /** "road along 0505 0506 0606": what runs through places, each beside the one before it. */
  private void wayOfAGrid(String key, LineReader line) throws SituationException {
    GridBoard grid = grid();
    List<Place> places = new ArrayList<>();
    while (line.hasNext()) {
      Place place = place(line.next(), line);
      if (!places.isEmpty() && !grid.beside(places.getLast(), place)) {
        throw line.problem(
            "a way runs from one "
                + kind.place()
                + " to the next, and "
                + place
                + " is not beside "
                + places.getLast());
      }
      places.add(place);
    }
    if (places.size() < 2) {
      throw line.problemOfLine(
          "a way runs through two " + kind.places() + " or more: " + key + " along 0505 0506");
    }
    ways.add(new Board.Way(key, "", List.copyOf(places), 0, line.at()));
  }

  /** "height 2 0505 0506", of which the first word has been read; others are at height 0. */
  void height(LineReader line) throws SituationException {
    int level = line.nextInt("a height");
    while (line.hasNext()) {
      Place place = place(line.next(), line);
      if (kind == BoardKind.TABLE) {
        throw line.problem("a table has no heights of its own: its terrain says how high it is");
      }
      heights.put(place, level);
    }
  }

  /** "wood from 10,5 to 20,9", "wood at 1,1 5,1 3,4" or "wall along 1,1 9,1 wide 0.5". */
  private void groundOfATable(String key, LineReader line) throws SituationException {
    String how = line.next("from, at or along");
    List<Point> points = new ArrayList<>();
    double breadth = 0;
    while (line.hasNext()) {
      String word = line.next();
      if (how.equals("along") && word.equals("wide")) {
        String wide = line.next("a breadth");
        if (!Point.isLength(wide)) {
          throw line.problem("a breadth is a length such as 0.5, found " + wide);
        }
        breadth = Double.parseDouble(wide);
      } else if (!(how.equals("from") && word.equals("to"))) {
        points.add((Point) place(word, line));
      }
    }
    switch (how) {
      case "along" -> ways.add(way(key, points, breadth, line));
      case "from" -> areas.add(area(key, rectangle(points, line), line));
      case "at" -> areas.add(area(key, points, line));
      default ->
          throw line.problemOfLine(
              "ground of a table is written from 10,5 to 20,9, at 1,1 5,1 3,4, or along 1,1 9,1"
                  + " wide 0.5; found "
                  + how);
    }
  }

  private static List<Point> rectangle(List<Point> corners, LineReader line)
      throws SituationException {
    if (corners.size() != 2) {
      throw line.problemOfLine("a rectangle lies between two corners: from 10,5 to 20,9");
    }
    Point a = corners.getFirst();
    Point b = corners.getLast();
    return List.of(a, new Point(a.x(), b.y()), b, new Point(b.x(), a.y()));
  }

  private static TableBoard.Area area(String key, List<Point> corners, LineReader line)
      throws SituationException {
    if (corners.size() < 3 || PolygonGeometry.crossing(corners) >= 0) {
      throw line.problemOfLine(
          "ground has three corners or more, in order about it; its sides do not cross");
    }
    return new TableBoard.Area(key, "", corners, line.at());
  }

  private static Board.Way way(String key, List<Point> points, double breadth, LineReader line)
      throws SituationException {
    if (points.size() < 2) {
      throw line.problemOfLine("a way has two points or more: along 1,1 9,1");
    }
    return new Board.Way(key, "", List.copyOf(points), breadth, line.at());
  }

  /** The place a word names. */
  Place place(String word, LineReader line) throws SituationException {
    Place place = kind.read(word);
    if (place == null) {
      String how =
          switch (kind) {
            case HEXES -> "four digits, column and row";
            case BOXES -> "a letter and a number";
            case TABLE -> "two lengths with a comma, east and north";
          };
      throw line.problem(
          "a " + kind.place() + " is " + how + ", such as " + kind.example() + "; found " + word);
    }
    if (!contains(place)) {
      throw line.problem(
          kind.place()
              + " "
              + word
              + " is not on the board of "
              + Point.length(width)
              + " x "
              + Point.length(height)
              + " "
              + (kind == BoardKind.TABLE ? measure : kind.places()));
    }
    return place;
  }

  private boolean contains(Place place) {
    return switch (place) {
      case Hex(int column, int row) -> contains(column, row);
      case Box(int column, int row) -> contains(column, row);
      case Point(double x, double y) -> x >= 0 && x <= width && y >= 0 && y <= height;
    };
  }

  private boolean contains(int column, int row) {
    return column >= 1 && column <= width && row >= 1 && row <= height;
  }

  private Place place(int column, int row) {
    return switch (kind) {
      case HEXES -> new Hex(column, row);
      case BOXES -> new Box(column, row);
      case TABLE -> new Point(column, row);
    };
  }

  /** The first place of the board. */
  Place first() {
    return place(1, 1);
  }

  /** The heading a word names. */
  Heading facing(String word, LineReader line) throws SituationException {
    Heading heading = kind.heading(word);
    if (heading == null) {
      throw line.problem(
          "a facing is "
              + (kind == BoardKind.TABLE ? "degrees from 0 to below 360, or " : "")
              + "one of "
              + String.join(" ", kind.headings().keySet())
              + ", found "
              + word);
    }
    return heading;
  }

  /** A unit stands here. */
  void take(Place place) {
    taken.add(place);
  }

  /** Returns an empty place, as far from the first place as possible, and marks it as used. */
  Place takeEmpty() {
    for (int row = (int) height; row >= 1; row--) {
      for (int column = (int) width; column >= 1; column--) {
        Place place = place(column, row);
        if (taken.add(place)) {
          return place;
        }
      }
    }
    return first();
  }

  Board board() {
    return kind == BoardKind.TABLE ? table() : grid();
  }

  private TableBoard table() {
    return new TableBoard(
        "Board",
        "Board",
        width,
        height,
        measure,
        areas,
        ways,
        List.of(),
        List.of(),
        SourceRange.NOWHERE);
  }

  private GridBoard grid() {
    int columns = (int) width;
    int rows = (int) height;
    List<String> cells = new ArrayList<>();
    List<Integer> levels = new ArrayList<>();
    for (int line = 1; line <= rows; line++) {
      // boxes are counted from the south, and drawn from the north
      int row = kind == BoardKind.BOXES ? rows + 1 - line : line;
      for (int column = 1; column <= columns; column++) {
        Place place = place(column, row);
        cells.add(terrain.getOrDefault(place, PLAIN));
        if (!heights.isEmpty()) {
          levels.add(heights.getOrDefault(place, 0));
        }
      }
    }
    return GridBoard.of(
        kind,
        "Board",
        "Board",
        columns,
        rows,
        cells,
        edges,
        ways,
        List.of(),
        levels,
        List.of(),
        null,
        SourceRange.NOWHERE);
  }
}
