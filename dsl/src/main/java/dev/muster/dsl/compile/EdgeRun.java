package dev.muster.dsl.compile;

import dev.muster.dsl.muster.EdgeRunDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The sides to one quarter of a line of cells: a column, a row, or hexes that touch in a slanting
 * line. On hexes the sides of a column form a zigzag.
 *
 * @param sides the cells of the line, each with a neighbour beyond the side
 * @param problem why there are no sides, null if there are
 */
public record EdgeRun(List<Side> sides, @Nullable String problem) {
  /** The words for quarters. */
  public static final Map<String, Heading> QUARTERS =
      Map.of(
          "north", Heading.NORTH,
          "east", Heading.EAST,
          "south", Heading.SOUTH,
          "west", Heading.WEST);

  private static final double HAIR = 1e-6;

  /** The steps to all neighbours of a hex, and most a line can be long. */
  private static final int DIRECTIONS = 6;

  private static final int LONGEST = 99;

  /** A side between two neighbours. */
  public record Side(Place of, Place beyond) {}

  public EdgeRun {
    sides = List.copyOf(sides);
  }

  /** The sides of a line on its map; null while an end or the quarter cannot be read. */
  public static @Nullable EdgeRun of(MapDef map, EdgeRunDef run) {
    PlaceNotation places = PlaceNotation.of(map);
    Place first = places.read(run.getFirst());
    Place last = places.read(run.getLast());
    return first == null || last == null || run.getQuarter() == null
        ? null
        : of(map, first, last, run.getQuarter());
  }

  /** The sides of the line between two cells of a map, to a quarter. */
  public static EdgeRun of(MapDef map, Place first, Place last, String word) {
    PlaceNotation places = PlaceNotation.of(map);
    Heading quarter = QUARTERS.get(word);
    if (quarter == null) {
      return failed("'" + word + "' is no quarter; write north, east, south or west");
    }
    List<Place> line = line(first, last);
    if (line.size() < 2) {
      return failed(
          first
              + " and "
              + last
              + " are the ends of no line; name two "
              + places.kind().places()
              + " of one column, row or slanting line");
    }
    boolean column = isColumn(first, last);
    Point along = column ? new Point(0, 1) : apart(line.get(0), line.get(1));
    double angle = Math.toRadians(quarter.degrees());
    double side = cross(along, new Point(Math.sin(angle), Math.cos(angle)));
    if (Math.abs(side) < HAIR) {
      boolean upright = Math.abs(along.x()) < HAIR;
      return failed(
          "the line from "
              + first
              + " to "
              + last
              + " runs to the "
              + word
              + " itself; write "
              + (upright ? "east or west" : "north or south"));
    }
    List<Side> sides = new ArrayList<>();
    for (Place cell : line) {
      for (Place next : neighbours(cell)) {
        boolean beside = cross(along, apart(cell, next)) * side > HAIR;
        if (beside && !(column && isColumn(cell, next)) && contains(map, next)) {
          sides.add(new Side(cell, next));
        }
      }
    }
    return sides.isEmpty()
        ? failed("nothing of the map lies " + word + " of that line")
        : new EdgeRun(sides, null);
  }

  private static EdgeRun failed(String problem) {
    return new EdgeRun(List.of(), problem);
  }

  /** The cells from one to another, both with them; none if no straight line joins them. */
  private static List<Place> line(Place first, Place last) {
    if (first instanceof Hex one && last instanceof Hex other) {
      return isColumn(first, last)
          ? upTo(one.row(), other.row())
              .<Place>mapToObj(each -> new Hex(one.column(), each))
              .toList()
          : slanting(one, other);
    }
    if (first instanceof Box one && last instanceof Box other) {
      if (one.column() == other.column()) {
        return upTo(one.row(), other.row())
            .<Place>mapToObj(each -> new Box(one.column(), each))
            .toList();
      }
      return one.row() == other.row()
          ? upTo(one.column(), other.column())
              .<Place>mapToObj(each -> new Box(each, one.row()))
              .toList()
          : List.of();
    }
    return List.of();
  }

  private static IntStream upTo(int from, int to) {
    int step = from <= to ? 1 : -1;
    return IntStream.rangeClosed(0, Math.abs(to - from)).map(each -> from + step * each);
  }

  private static List<Place> slanting(Hex first, Hex last) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      List<Place> line = new ArrayList<>(List.of(first));
      Hex at = first;
      while (!at.equals(last) && line.size() < LONGEST) {
        at = at.neighbour(direction);
        line.add(at);
      }
      if (at.equals(last)) {
        return line;
      }
    }
    return List.of();
  }

  private static boolean isColumn(Place one, Place other) {
    return PlaceNotation.column(one) == PlaceNotation.column(other);
  }

  private static List<Place> neighbours(Place cell) {
    return switch (cell) {
      case Hex hex ->
          IntStream.range(0, DIRECTIONS).mapToObj(each -> (Place) hex.neighbour(each)).toList();
      case Box box ->
          List.of(box.shifted(1, 0), box.shifted(-1, 0), box.shifted(0, 1), box.shifted(0, -1));
      case Point point -> List.of();
    };
  }

  private static boolean contains(MapDef map, Place place) {
    boolean counted =
        switch (place) {
          case Hex(int column, int row) -> column > 0 && row > 0;
          case Box(int column, int row) -> column > 0 && row > 0;
          case Point point -> PlaceNotation.of(map).kind() == BoardKind.TABLE;
        };
    return counted && MapDrawingParser.contains(map, place);
  }

  private static Point apart(Place from, Place to) {
    Point start = PlaneGeometry.point(from);
    Point end = PlaneGeometry.point(to);
    return new Point(end.x() - start.x(), end.y() - start.y());
  }

  private static double cross(Point one, Point other) {
    return one.x() * other.y() - one.y() * other.x();
  }
}
