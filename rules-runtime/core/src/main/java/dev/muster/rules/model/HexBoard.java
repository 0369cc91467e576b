package dev.muster.rules.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A map of pointy-top hexes in rows; every second row (0-based odd) lies half a hex to the right.
 * Hex 0508 is column 5, row 8, both counted from 1 at the top left.
 *
 * @param cells terrain key of each hex, row by row from the top left
 * @param sides linear terrain on the side between two adjacent hexes
 * @param heights height of each hex as in {@link Rulebook.Terrain#height}, row by row from the top
 *     left; empty if the map gives none and the terrain's own heights hold
 */
public record HexBoard(
    String name,
    String label,
    int width,
    int height,
    List<String> cells,
    List<Edge> sides,
    List<Way> ways,
    List<Spot> places,
    List<Integer> heights,
    List<String> notes,
    @OmitIfNull @Nullable Orientation orientation,
    SourceRange source)
    implements GridBoard {

  /** A map without ways, whose heights are those of its terrain. */
  public HexBoard(
      String name,
      String label,
      int width,
      int height,
      List<String> cells,
      List<Edge> sides,
      List<Spot> places,
      SourceRange source) {
    this(name, label, width, height, cells, sides, List.of(), places, List.of(), List.of(), source);
  }

  /** A map with north at its top. */
  public HexBoard(
      String name,
      String label,
      int width,
      int height,
      List<String> cells,
      List<Edge> sides,
      List<Way> ways,
      List<Spot> places,
      List<Integer> heights,
      List<String> notes,
      SourceRange source) {
    this(name, label, width, height, cells, sides, ways, places, heights, notes, null, source);
  }

  public HexBoard {
    cells = List.copyOf(cells);
    sides = List.copyOf(sides);
    ways = List.copyOf(ways);
    places = List.copyOf(places);
    heights = List.copyOf(heights);
    notes = List.copyOf(notes);
    GridBoard.check(width, height, cells, heights);
  }

  @Override
  public BoardKind kind() {
    return BoardKind.HEXES;
  }

  @Override
  public boolean contains(Place place) {
    return place instanceof Hex(int column, int row)
        && column >= 1
        && column <= width
        && row >= 1
        && row <= height;
  }

  @Override
  public Hex last() {
    return new Hex(width, height);
  }

  @Override
  public int cell(Place place) {
    if (place instanceof Hex(int column, int row) && contains(place)) {
      return (row - 1) * width + column - 1;
    }
    throw new IllegalArgumentException(place + " is no hex of map " + name);
  }

  @Override
  public Hex place(int cell) {
    return new Hex(cell % width + 1, cell / width + 1);
  }

  @Override
  public boolean beside(Place one, Place other) {
    return one instanceof Hex a && other instanceof Hex b && a.isBeside(b);
  }
}
