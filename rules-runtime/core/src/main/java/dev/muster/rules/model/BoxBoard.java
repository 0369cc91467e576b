package dev.muster.rules.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A map of square boxes (BG-D02). Box D4 is the fourth column from the west and the fourth row from
 * the south; north is at the top of the map as it is drawn.
 *
 * @param cells terrain key of each box, row by row from the top left, so the northern row first
 * @param sides linear terrain on the side between two adjacent boxes (BG-191)
 * @param heights height of each box, as {@code cells}; empty if the terrain's own heights hold
 */
public record BoxBoard(
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
  public BoxBoard(
      String name,
      String label,
      int width,
      int height,
      List<String> cells,
      List<Edge> sides,
      List<Spot> places,
      SourceRange source) {
    this(
        name, label, width, height, cells, sides, List.of(), places, List.of(), List.of(), null,
        source);
  }

  public BoxBoard {
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
    return BoardKind.BOXES;
  }

  @Override
  public boolean contains(Place place) {
    return place instanceof Box(int column, int row)
        && column >= 1
        && column <= width
        && row >= 1
        && row <= height;
  }

  @Override
  public Box last() {
    return new Box(width, height);
  }

  @Override
  public int cell(Place place) {
    if (place instanceof Box(int column, int row) && contains(place)) {
      return (height - row) * width + column - 1;
    }
    throw new IllegalArgumentException(place + " is no box of map " + name);
  }

  @Override
  public Box place(int cell) {
    return new Box(cell % width + 1, height - cell / width);
  }

  @Override
  public boolean beside(Place one, Place other) {
    return one instanceof Box a && other instanceof Box b && a.isBeside(b);
  }
}
