package dev.muster.rules.model;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A table without a grid (AR-D03). Points are measured from its south-west corner.
 *
 * @param width from west to east, in {@code measure}
 * @param height from south to north, in {@code measure}
 * @param measure what lengths are measured in, such as {@code UD}
 * @param areas ground that is not plain; where areas overlap the later one lies on the earlier
 */
public record TableBoard(
    String name,
    String label,
    double width,
    double height,
    String measure,
    List<Area> areas,
    List<Way> ways,
    List<Spot> places,
    List<String> notes,
    @OmitIfNull @Nullable Orientation orientation,
    SourceRange source)
    implements Board {

  /** A table with north at its top. */
  public TableBoard(
      String name,
      String label,
      double width,
      double height,
      String measure,
      List<Area> areas,
      List<Way> ways,
      List<Spot> places,
      List<String> notes,
      SourceRange source) {
    this(name, label, width, height, measure, areas, ways, places, notes, null, source);
  }

  public TableBoard {
    areas = List.copyOf(areas);
    ways = List.copyOf(ways);
    places = List.copyOf(places);
    notes = List.copyOf(notes);
    if (!(width > 0 && height > 0)) {
      throw new IllegalArgumentException(
          "a table has a width and a height above 0, found " + width + " x " + height);
    }
  }

  @Override
  public BoardKind kind() {
    return BoardKind.TABLE;
  }

  @Override
  public boolean contains(Place place) {
    return place instanceof Point(double x, double y)
        && x >= 0
        && x <= width
        && y >= 0
        && y <= height;
  }

  @Override
  public Point last() {
    return new Point(width, height);
  }

  @Override
  public Set<String> terrains() {
    Set<String> keys = new LinkedHashSet<>();
    areas.forEach(each -> keys.add(each.terrain()));
    ways.forEach(each -> keys.add(each.terrain()));
    return keys;
  }

  @Override
  public String extent() {
    return Point.length(width) + " x " + Point.length(height) + " " + measure;
  }

  /**
   * Ground of one kind.
   *
   * @param terrain key of the terrain
   * @param label its name, empty if it has none
   * @param corners in order about it, three or more; its sides do not cross
   */
  public record Area(String terrain, String label, List<Point> corners, SourceRange source) {
    public Area {
      corners = List.copyOf(corners);
    }
  }
}
