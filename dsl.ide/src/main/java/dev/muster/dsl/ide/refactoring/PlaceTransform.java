package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import org.jspecify.annotations.Nullable;

/**
 * Moves stands to other places and headings together and keeps their formation: a step, or a
 * rotation or reflection about a place. Headings change in the same way on all boards.
 */
public sealed interface PlaceTransform {
  /** Returns where a place moves to; null if the new place cannot be written. */
  @Nullable Place apply(Place place);

  /** Returns the new heading for a heading. */
  Heading apply(Heading heading);

  /** Whether right becomes left. */
  default boolean mirrors() {
    return false;
  }

  /**
   * So far to the right and down, in columns and rows of a grid or the measure of a table; on hexes
   * an even number of rows, which keeps the columns true.
   */
  record Step(double right, double down) implements PlaceTransform {
    @Override
    public @Nullable Place apply(Place place) {
      return switch (place) {
        case Hex(int column, int row) when down % 2 != 0 ->
            throw new IllegalArgumentException(
                "rows of hexes stand in line by twos, not by " + down);
        case Hex(int column, int row) -> numbered(column + (int) right, row + (int) down);
        case Box(int column, int row) -> box(column + (int) right, row - (int) down);
        case Point(double x, double y) -> point(x + right, y - down);
      };
    }

    @Override
    public Heading apply(Heading heading) {
      return heading;
    }
  }

  /** As far as from one place to another. */
  record Shift(Place from, Place to) implements PlaceTransform {
    @Override
    public @Nullable Place apply(Place place) {
      return switch (place) {
        case Hex hex when from instanceof Hex start && to instanceof Hex end ->
            Axial.of(hex).plus(Axial.of(end).minus(Axial.of(start))).hex();
        case Box box when from instanceof Box start && to instanceof Box end ->
            box(box.column() + end.column() - start.column(), box.row() + end.row() - start.row());
        case Point point when from instanceof Point start && to instanceof Point end ->
            point(point.x() + end.x() - start.x(), point.y() + end.y() - start.y());
        default -> null;
      };
    }

    @Override
    public Heading apply(Heading heading) {
      return heading;
    }
  }

  /** Moves by one hex in a direction of {@link HexGrid}; only hexes can move so. */
  record Neighbour(int direction) implements PlaceTransform {
    @Override
    public @Nullable Place apply(Place place) {
      if (!(place instanceof Hex hex)) {
        return null;
      }
      Hex next = hex.neighbour(direction);
      return numbered(next.column(), next.row());
    }

    @Override
    public Heading apply(Heading heading) {
      return heading;
    }
  }

  /**
   * About a place, to the left.
   *
   * @param degrees counter-clockwise: by 60 on hexes, by 90 on boxes, any on a table
   */
  record Turn(Place about, int degrees) implements PlaceTransform {
    @Override
    public @Nullable Place apply(Place place) {
      return switch (place) {
        case Hex hex when about instanceof Hex middle -> hex(hex, middle);
        case Box box when about instanceof Box middle -> box(box, middle);
        case Point point when about instanceof Point middle -> point(point, middle);
        default -> null;
      };
    }

    private @Nullable Hex hex(Hex hex, Hex middle) {
      Axial from = Axial.of(middle);
      Axial at = Axial.of(hex).minus(from);
      for (int i = 0; i < Math.floorMod(degrees / 60, HexGrid.DIRECTIONS); i++) {
        at = new Axial(at.q() + at.r(), -at.q());
      }
      return at.plus(from).hex();
    }

    private @Nullable Box box(Box box, Box middle) {
      int east = box.column() - middle.column();
      int north = box.row() - middle.row();
      for (int i = 0; i < Math.floorMod(degrees / 90, 4); i++) {
        int before = east;
        east = -north;
        north = before;
      }
      return PlaceTransform.box(middle.column() + east, middle.row() + north);
    }

    private @Nullable Point point(Point point, Point middle) {
      double left = Math.toRadians(degrees);
      double east = point.x() - middle.x();
      double north = point.y() - middle.y();
      return PlaceTransform.point(
          middle.x() + east * Math.cos(left) - north * Math.sin(left),
          middle.y() + east * Math.sin(left) + north * Math.cos(left));
    }

    @Override
    public Heading apply(Heading heading) {
      return heading.turned(-degrees);
    }
  }

  /**
   * Turns to the left, each in its place.
   *
   * @param degrees counter-clockwise
   */
  record Face(double degrees) implements PlaceTransform {
    @Override
    public Place apply(Place place) {
      return place;
    }

    @Override
    public Heading apply(Heading heading) {
      return heading.turned(-degrees);
    }
  }

  /** Left for right about the column of a place. */
  record MirrorSides(Place about) implements PlaceTransform {
    @Override
    public @Nullable Place apply(Place place) {
      return switch (place) {
        case Hex hex when about instanceof Hex middle -> {
          Axial from = Axial.of(middle);
          Axial at = Axial.of(hex).minus(from);
          yield new Axial(-at.q() - at.r(), at.r()).plus(from).hex();
        }
        case Box box when about instanceof Box middle ->
            box(2 * middle.column() - box.column(), box.row());
        case Point point when about instanceof Point middle ->
            point(2 * middle.x() - point.x(), point.y());
        default -> null;
      };
    }

    @Override
    public Heading apply(Heading heading) {
      return new Heading(-heading.degrees());
    }

    @Override
    public boolean mirrors() {
      return true;
    }
  }

  /** Up for down about the row of a place. */
  record MirrorRows(Place about) implements PlaceTransform {
    @Override
    public @Nullable Place apply(Place place) {
      return switch (place) {
        case Hex hex when about instanceof Hex middle -> {
          Axial from = Axial.of(middle);
          Axial at = Axial.of(hex).minus(from);
          yield new Axial(at.q() + at.r(), -at.r()).plus(from).hex();
        }
        case Box box when about instanceof Box middle ->
            box(box.column(), 2 * middle.row() - box.row());
        case Point point when about instanceof Point middle ->
            point(point.x(), 2 * middle.y() - point.y());
        default -> null;
      };
    }

    @Override
    public Heading apply(Heading heading) {
      return new Heading(180 - heading.degrees());
    }

    @Override
    public boolean mirrors() {
      return true;
    }
  }

  /** A hex by its slanting column and its row, which make turning a sum (SN-G-01). */
  record Axial(int q, int r) {
    static Axial of(Hex hex) {
      return new Axial(hex.column() - Math.floorDiv(hex.row() - 1, 2), hex.row());
    }

    Axial minus(Axial other) {
      return new Axial(q - other.q, r - other.r);
    }

    Axial plus(Axial other) {
      return new Axial(q + other.q, r + other.r);
    }

    @Nullable Hex hex() {
      return numbered(q + Math.floorDiv(r - 1, 2), r);
    }
  }

  private static @Nullable Hex numbered(int column, int row) {
    return isNumber(column) && isNumber(row) ? new Hex(column, row) : null;
  }

  private static @Nullable Box box(int column, int row) {
    return isNumber(column) && isNumber(row) ? new Box(column, row) : null;
  }

  private static boolean isNumber(int number) {
    return number >= 1 && number <= 99;
  }

  private static @Nullable Point point(double x, double y) {
    return x > -0.0005 && y > -0.0005
        ? new Point(PlaceNotation.rounded(x), PlaceNotation.rounded(y))
        : null;
  }
}
