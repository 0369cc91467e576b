package dev.muster.rules.geometry;

import dev.muster.rules.model.Box;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;

/**
 * A board of square boxes (BG-D02). A box is an index, row by row from the south-west corner.
 * Directions run clockwise from north: 0 N, 1 NE, 2 E, 3 SE, 4 S, 5 SW, 6 W, 7 NW, so the even ones
 * go over a side and the odd ones over a corner. A unit faces a side: 0 N, 1 E, 2 S, 3 W, which is
 * direction twice the facing.
 */
public final class BoxGrid implements CellGrid {
  /** Returned for a place beyond the edge. */
  public static final int OFF_BOARD = -1;

  /** Directions out of a box. */
  public static final int DIRECTIONS = 8;

  /** Facings of a unit. */
  public static final int FACINGS = 4;

  private static final int[] EAST = {0, 1, 1, 1, 0, -1, -1, -1};
  private static final int[] NORTH = {1, 1, 0, -1, -1, -1, 0, 1};

  private final int width;
  private final int height;
  private final int[] neighbours;

  /**
   * @param width columns, 1 or more
   * @param height rows, 1 or more
   */
  public BoxGrid(int width, int height) {
    if (width < 1 || height < 1) {
      throw new IllegalArgumentException(
          "a board needs at least one box, found " + width + " x " + height);
    }
    this.width = width;
    this.height = height;
    neighbours = new int[width * height * DIRECTIONS];
    for (int i = 0; i < neighbours.length; i++) {
      int box = i / DIRECTIONS;
      int direction = i % DIRECTIONS;
      neighbours[i] = index(box(box).shifted(EAST[direction], NORTH[direction]));
    }
  }

  @Override
  public int size() {
    return width * height;
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public int height() {
    return height;
  }

  /** The box of a place, or {@link #OFF_BOARD}, as all places in another board's way are. */
  @Override
  public int index(Place place) {
    return place instanceof Box(int column, int row)
            && column >= 1
            && column <= width
            && row >= 1
            && row <= height
        ? (row - 1) * width + column - 1
        : OFF_BOARD;
  }

  @Override
  public Box place(int cell) {
    return box(cell);
  }

  public Box box(int index) {
    return new Box(index % width + 1, index / width + 1);
  }

  /**
   * Returns the facing of a heading.
   *
   * @throws IllegalArgumentException if it is not a side of a box
   */
  public static int facing(Heading heading) {
    int facing = (int) (heading.degrees() / 90);
    if (!heading.equals(heading(facing))) {
      throw new IllegalArgumentException("a unit faces a side of its box, found " + heading);
    }
    return facing;
  }

  /** The heading of a facing. */
  public static Heading heading(int facing) {
    return new Heading(facing * 90.0);
  }

  /** Returns the facing after this many quarter turns to the right; negative to the left. */
  public static int turned(int facing, int quartersRight) {
    return Math.floorMod(facing + quartersRight, FACINGS);
  }

  /** The neighbour in a direction 0..7, or {@link #OFF_BOARD}. */
  public int neighbour(int box, int direction) {
    return neighbours[box * DIRECTIONS + direction];
  }

  /** The box straight ahead of a unit, or {@link #OFF_BOARD}. */
  public int ahead(int box, int facing) {
    return neighbour(box, 2 * facing);
  }

  /** The box straight behind a unit, or {@link #OFF_BOARD}. */
  public int behind(int box, int facing) {
    return neighbour(box, 2 * turned(facing, 2));
  }

  /** Direction from a box to one that touches it by a side or a corner, or -1. */
  public int direction(int from, int to) {
    for (int d = 0; to != OFF_BOARD && d < DIRECTIONS; d++) {
      if (neighbours[from * DIRECTIONS + d] == to) {
        return d;
      }
    }
    return -1;
  }

  /** Whether two boxes touch by a side or a corner (BG-D08). */
  public boolean touches(int box, int other) {
    return distance(box, other) == 1;
  }

  /** Distance in boxes: a step over a corner is as long as one over a side (BG-D07). */
  @Override
  public int distance(int a, int b) {
    return Math.max(Math.abs(a % width - b % width), Math.abs(a / width - b / width));
  }

  /**
   * Returns the number of boxes by which another box is ahead of (positive) or behind (negative) a
   * unit (BG-D02).
   */
  public int forward(int facing, int from, int box) {
    return along(2 * facing, from, box);
  }

  /**
   * Returns the number of boxes by which another box is to the right (positive) or left (negative)
   * of a unit (BG-D02).
   */
  public int lateral(int facing, int from, int box) {
    return along(2 * turned(facing, 1), from, box);
  }

  private int along(int direction, int from, int box) {
    return (box % width - from % width) * EAST[direction]
        + (box / width - from / width) * NORTH[direction];
  }

  /** Returns whether a box is in the forward quarter of a unit, including its borders (BG-D07). */
  public boolean inArc(int from, int facing, int box) {
    int forward = forward(facing, from, box);
    return forward >= 1 && Math.abs(lateral(facing, from, box)) <= forward;
  }

  /**
   * Returns the aspect on which a unit is struck from an adjacent box (BG-D06): the front from one
   * of the three boxes ahead, the rear from straight behind, else the flank.
   *
   * @throws IllegalArgumentException if the boxes do not touch
   */
  public Aspect aspect(int target, int facing, int from) {
    int direction = direction(target, from);
    if (direction < 0) {
      throw new IllegalArgumentException("boxes " + target + " and " + from + " do not touch");
    }
    return switch (Math.floorMod(direction - 2 * facing, DIRECTIONS)) {
      case 7, 0, 1 -> Aspect.FRONT;
      case 4 -> Aspect.REAR;
      default -> Aspect.FLANK;
    };
  }
}
