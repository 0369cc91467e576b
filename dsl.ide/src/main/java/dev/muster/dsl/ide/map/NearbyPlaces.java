package dev.muster.dsl.ide.map;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.muster.MapDef;
import dev.muster.rules.geometry.BoxGrid;
import dev.muster.rules.geometry.CellGrid;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.Comparator;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The places of a map as one looks for another one near by: the cells of a grid, and points of a
 * table half a step apart.
 */
public final class NearbyPlaces {
  private static final int LARGEST = 99;

  /** Half steps from the middle of a table to look for a free point. */
  private static final int FAR = 40;

  private final MapDef map;
  private final Cells cells;

  private NearbyPlaces(MapDef map, Cells cells) {
    this.map = map;
    this.cells = cells;
  }

  /** Returns the places of a map; null if its size is missing or invalid. */
  public static @Nullable NearbyPlaces of(@Nullable MapDef map) {
    if (map == null || map.eIsProxy()) {
      return null;
    }
    int columns = MapDrawingParser.columns(map);
    int rows = MapDrawingParser.rows(map);
    boolean drawable = columns > 0 && rows > 0 && columns <= LARGEST && rows <= LARGEST;
    return switch (PlaceNotation.of(map).kind()) {
      case HEXES ->
          drawable ? new NearbyPlaces(map, new GridCells(new HexGrid(columns, rows))) : null;
      case BOXES ->
          drawable ? new NearbyPlaces(map, new GridCells(new BoxGrid(columns, rows))) : null;
      case TABLE ->
          map.getWidth() > 0 && map.getHeight() > 0
              ? new NearbyPlaces(map, new TablePoints(map))
              : null;
    };
  }

  public BoardKind kind() {
    return PlaceNotation.of(map).kind();
  }

  /** The place of the map nearest to another, which may be off it. */
  public Place onMap(Place place) {
    return cells.onMap(place);
  }

  /** The place in the middle. */
  public Place centre() {
    return cells.middle();
  }

  /** Returns the distance between two places: hexes or boxes of a grid, measures of a table. */
  public double distance(Place one, Place other) {
    return cells.apart(one, other);
  }

  /** Returns the distance between two places in rows, or from south to north. */
  public double rows(Place one, Place other) {
    return cells.rows(one, other);
  }

  /** Whether two places share a side; no two points of a table do. */
  public boolean overlap(Place one, Place other) {
    return cells.share(one, other);
  }

  /** Whether a way can run from one place to another without one between. */
  public boolean runs(Place one, Place other) {
    return cells.runs(one, other);
  }

  /** All places of a grid, and of a table points about another. */
  public Stream<Place> around(Place place) {
    return cells.about(place);
  }

  /**
   * Returns the place nearest to {@code wanted} that satisfies {@code will}; null if there is none.
   */
  public @Nullable Place nearest(Place wanted, Predicate<Place> will) {
    Place from = onMap(wanted);
    return around(from)
        .sorted(
            Comparator.comparingDouble((Place each) -> distance(from, each))
                .thenComparingDouble(each -> rows(from, each)))
        .filter(will)
        .findFirst()
        .orElse(null);
  }

  /**
   * Returns the step by which elements move on a table, in the measure of the map: the largest
   * power of ten below a tenth of its shorter edge, such as 1 UD or 10 cm; 1 on a grid.
   */
  public static double step(MapDef map) {
    double shorter = Math.min(map.getWidth(), map.getHeight());
    return PlaceNotation.of(map).kind() == BoardKind.TABLE && shorter > 0
        ? Math.pow(10, Math.floor(Math.log10(shorter / 10)))
        : 1;
  }

  /** What the kinds of boards know of their places. */
  private sealed interface Cells {
    Place onMap(Place place);

    Place middle();

    double apart(Place one, Place other);

    double rows(Place one, Place other);

    boolean share(Place one, Place other);

    default boolean runs(Place one, Place other) {
      return apart(one, other) == 1;
    }

    Stream<Place> about(Place place);
  }

  private record GridCells(CellGrid grid) implements Cells {
    @Override
    public Place onMap(Place place) {
      return switch (place) {
        case Hex(int column, int row) when grid instanceof HexGrid -> cell(column, row);
        case Box(int column, int row) when grid instanceof BoxGrid -> cell(column, row);
        default -> middle();
      };
    }

    private Place cell(int column, int row) {
      return grid.place(
          (Math.clamp(row, 1, grid.height()) - 1) * grid.width()
              + Math.clamp(column, 1, grid.width())
              - 1);
    }

    @Override
    public Place middle() {
      return cell((grid.width() + 1) / 2, (grid.height() + 1) / 2);
    }

    @Override
    public double apart(Place one, Place other) {
      return grid.distance(grid.index(one), grid.index(other));
    }

    @Override
    public double rows(Place one, Place other) {
      return Math.abs(row(one) - row(other));
    }

    private static int row(Place place) {
      return switch (place) {
        case Hex hex -> hex.row();
        case Box box -> box.row();
        case Point point -> 0;
      };
    }

    @Override
    public boolean share(Place one, Place other) {
      return one instanceof Hex a && other instanceof Hex b && a.isBeside(b)
          || one instanceof Box c && other instanceof Box d && c.isBeside(d);
    }

    @Override
    public Stream<Place> about(Place place) {
      return IntStream.range(0, grid.size()).mapToObj(grid::place);
    }
  }

  private record TablePoints(MapDef map) implements Cells {
    @Override
    public Place onMap(Place place) {
      return place instanceof Point(double x, double y)
          ? new Point(Math.clamp(x, 0, map.getWidth()), Math.clamp(y, 0, map.getHeight()))
          : middle();
    }

    @Override
    public Place middle() {
      return new Point(
          PlaceNotation.rounded(map.getWidth() / 2), PlaceNotation.rounded(map.getHeight() / 2));
    }

    @Override
    public double apart(Place one, Place other) {
      return one instanceof Point a && other instanceof Point b ? a.distance(b) : 0;
    }

    @Override
    public double rows(Place one, Place other) {
      return one instanceof Point a && other instanceof Point b ? Math.abs(a.y() - b.y()) : 0;
    }

    @Override
    public boolean share(Place one, Place other) {
      return false;
    }

    @Override
    public boolean runs(Place one, Place other) {
      return !one.equals(other);
    }

    @Override
    public Stream<Place> about(Place place) {
      if (!(place instanceof Point at)) {
        return Stream.of();
      }
      double half = step(map) / 2;
      return IntStream.rangeClosed(-FAR, FAR)
          .boxed()
          .flatMap(
              north ->
                  IntStream.rangeClosed(-FAR, FAR)
                      .mapToObj(
                          east ->
                              new Point(
                                  PlaceNotation.rounded(at.x() + east * half),
                                  PlaceNotation.rounded(at.y() + north * half))))
          .filter(each -> MapDrawingParser.contains(map, each) && each.x() >= 0 && each.y() >= 0)
          .map(Place.class::cast);
    }
  }
}
