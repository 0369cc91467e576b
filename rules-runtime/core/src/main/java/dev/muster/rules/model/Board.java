package dev.muster.rules.model;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A map, whatever it is drawn in. */
public sealed interface Board permits GridBoard, TableBoard {
  /** Returns the kind of the board. */
  BoardKind kind();

  String name();

  String label();

  /** Places with a name, such as a village. */
  List<Spot> places();

  /** Roads, rivers and the like that run through the map. */
  List<Way> ways();

  List<String> notes();

  /** Returns the orientation of the map; null if north is at the top and the scale is not given. */
  @Nullable Orientation orientation();

  SourceRange source();

  /** Whether a place is one of this map; one written in another board's way is not. */
  boolean contains(Place place);

  /** Returns the keys of all terrain on it, in drawing order. */
  Set<String> terrains();

  /** Returns the size of the map, such as {@code 20 x 14 hexes} or {@code 30 x 20 UD}. */
  String extent();

  /** The place in the last column and row as its number goes, or the far corner of a table. */
  Place last();

  /**
   * The orientation and scale of a map.
   *
   * @param north direction of north, in degrees clockwise from the top of the map
   * @param length real length of a cell, or of a measure of a table; 0 if not given
   * @param unit unit of the length, such as {@code m}; empty without one
   */
  record Orientation(double north, double length, String unit) {}

  /** A place with a name. */
  record Spot(String name, Place at) {}

  /**
   * A road, a river or another linear feature of a map.
   *
   * @param terrain key of its terrain
   * @param label its name; empty if it has none
   * @param points places on its course, two or more: neighbours on a grid, bends on a table
   * @param breadth width on a table in the measure of the map; 0 if not given
   */
  record Way(String terrain, String label, List<Place> points, double breadth, SourceRange source) {
    public Way {
      points = List.copyOf(points);
    }
  }
}
