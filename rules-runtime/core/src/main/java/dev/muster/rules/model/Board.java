package dev.muster.rules.model;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A map, whatever it is drawn in. */
public sealed interface Board permits GridBoard, TableBoard {
  /** What it is drawn in. */
  BoardKind kind();

  String name();

  String label();

  /** Places with a name, such as a village. */
  List<Spot> places();

  /** Roads, rivers and the like that run through the map. */
  List<Way> ways();

  List<String> notes();

  /** How it lies in the country, null if north is at its top and nothing says how large it is. */
  @Nullable Orientation orientation();

  SourceRange source();

  /** Whether a place is one of this map; one written in another board's way is not. */
  boolean contains(Place place);

  /** Keys of all terrain that lies on it, in the order it is drawn. */
  Set<String> terrains();

  /** How large it is, such as {@code 20 x 14 hexes} or {@code 30 x 20 UD}. */
  String extent();

  /** The place in the last column and row as its number goes, or the far corner of a table. */
  Place last();

  /**
   * How a map lies in the country.
   *
   * @param north where north is, in degrees clockwise from the top of the map
   * @param length how long a cell, or a measure of a table, is in the country; 0 if that is not
   *     told
   * @param unit what the length is measured in, such as {@code m}; empty without one
   */
  record Orientation(double north, double length, String unit) {}

  /** A place with a name. */
  record Spot(String name, Place at) {}

  /**
   * A road, a river or another thing that runs through a map and is drawn as a line.
   *
   * @param terrain key of what it is
   * @param label its name, empty if it has none
   * @param points places it runs through, two or more: neighbours on a grid, the bends on a table
   * @param breadth how wide it is on a table in the measure of the map, 0 if that is not told
   */
  record Way(String terrain, String label, List<Place> points, double breadth, SourceRange source) {
    public Way {
      points = List.copyOf(points);
    }
  }
}
