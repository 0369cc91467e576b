package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.geometry.Aspect;
import dev.muster.rules.geometry.BoxGrid;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Rulebook;
import java.util.List;

/**
 * The terrain in and between the boxes, and the readings of range, arc, front and contact (BG-D06
 * to BG-D08). Boxes, directions and facings are those of {@link BoxGrid}.
 */
public final class BoxTerrainMap {
  /** No box: off the table. */
  public static final int OFF = BoxGrid.OFF_BOARD;

  // effects of a box, as bits
  static final int UNFORMS_HEAVY_FOOT = 1;
  static final int UNFORMS_CLOSE_FOOT = 2;
  static final int UNFORMS_MOUNTED = 4;
  static final int UNFORMS_ALL = 8;
  static final int BLOCKS_SIGHT = 16;
  static final int COVER = 32;
  static final int DEFENSIBLE = 64;
  static final int DEFENSIBLE_HELD = 128;
  static final int IMPASSABLE = 256;

  /** Terrain where warriors may not move and charge: all but open ground (BG-022). */
  private static final int ROUGH =
      UNFORMS_HEAVY_FOOT | UNFORMS_CLOSE_FOOT | UNFORMS_MOUNTED | UNFORMS_ALL | COVER | IMPASSABLE;

  private static final List<String> PROPERTIES =
      List.of(
          "unforms-heavy-foot",
          "unforms-close-foot",
          "unforms-mounted",
          "unforms-all",
          "blocks-sight",
          "cover",
          "defensible",
          "defensible-if-held",
          "impassable");

  public final BoxGrid grid;
  private final int[] box;

  /** By box and by direction: whether a linear obstacle is crossed on the way. */
  private final boolean[] barred;

  private final BoxRules rules;

  BoxTerrainMap(BoxGrid grid, BoxRules rules) {
    this.grid = grid;
    this.rules = rules;
    box = new int[grid.size()];
    barred = new boolean[grid.size() * BoxGrid.DIRECTIONS];
  }

  /** The bits of a terrain of the rulebook. */
  static int bits(Rulebook.Terrain terrain) {
    int bits = 0;
    for (int i = 0; i < PROPERTIES.size(); i++) {
      bits |= terrain.properties().contains(PROPERTIES.get(i)) ? 1 << i : 0;
    }
    return bits;
  }

  /** Adds the effects of a terrain to a box. */
  void lay(int at, int bits) {
    box[at] |= bits;
  }

  /** Lays a linear obstacle on the side between a box and its neighbour to a facing. */
  void bar(int at, int facing) {
    int over = neighbour(at, 2 * facing);
    barred[at * BoxGrid.DIRECTIONS + 2 * facing] = true;
    if (over != OFF) {
      barred[over * BoxGrid.DIRECTIONS + 2 * ((facing + 2) % 4)] = true;
    }
  }

  /** Whether a step between neighbours crosses a linear obstacle; a diagonal one by either way. */
  public boolean isBarred(int from, int direction) {
    if (direction % 2 == 0) {
      return barred[from * BoxGrid.DIRECTIONS + direction];
    }
    int one = (direction + 1) % BoxGrid.DIRECTIONS;
    int other = direction - 1;
    return barred[from * BoxGrid.DIRECTIONS + one]
        || barred[from * BoxGrid.DIRECTIONS + other]
        || barredOn(neighbour(from, one), other)
        || barredOn(neighbour(from, other), one);
  }

  private boolean barredOn(int from, int direction) {
    return from != OFF && barred[from * BoxGrid.DIRECTIONS + direction];
  }

  public int boxes() {
    return box.length;
  }

  boolean is(int at, int bits) {
    return (box[at] & bits) != 0;
  }

  /** Whether a box is open ground, as the warrior rule requires (BG-022). */
  boolean open(int at) {
    return (box[at] & ROUGH) == 0;
  }

  int index(int column, int row) {
    return column >= 0 && column < grid.width() && row >= 0 && row < grid.height()
        ? row * grid.width() + column
        : OFF;
  }

  int column(int at) {
    return at % grid.width();
  }

  public int row(int at) {
    return at / grid.width();
  }

  /** Returns the adjacent box in a direction; OFF at the edge of the table. */
  int neighbour(int at, int direction) {
    return grid.neighbour(at, direction);
  }

  public int ahead(int at, int facing) {
    return grid.ahead(at, facing);
  }

  int behind(int at, int facing) {
    return grid.behind(at, facing);
  }

  /**
   * A direction before a facing.
   *
   * @param side 1 for the diagonal to the right, -1 to the left, 0 straight ahead
   */
  static int before(int facing, int side) {
    return Math.floorMod(2 * facing + side, BoxGrid.DIRECTIONS);
  }

  /** Returns the direction from a box to an adjacent one; OFF if they are not adjacent. */
  int direction(int from, int to) {
    return grid.direction(from, to);
  }

  /** Boxes to the front of a facing, negative to the rear. */
  public int forward(int from, int facing, int to) {
    return grid.forward(facing, from, to);
  }

  /** Boxes to the right of a facing, negative to the left. */
  public int lateral(int from, int facing, int to) {
    return grid.lateral(facing, from, to);
  }

  /** Returns the distance in boxes, moving like a king in chess (BG-D07). */
  public int distance(int from, int to) {
    return grid.distance(from, to);
  }

  /** Range of a shot in boxes. */
  int range(int from, int to) {
    return rules.rangeInSteps
        ? Math.abs(column(to) - column(from)) + Math.abs(row(to) - row(from))
        : distance(from, to);
  }

  /** Whether a box is in the shooting arc of a facing (BG-D07). */
  boolean inArc(int from, int facing, int to) {
    return grid.inArc(from, facing, to) && (!rules.arcStraight || lateral(from, facing, to) == 0);
  }

  /** Whether friends in these boxes are in contact (BG-D08). */
  public boolean inContact(int one, int other) {
    return rules.contactBySides
        ? Math.abs(column(one) - column(other)) + Math.abs(row(one) - row(other)) == 1
        : grid.touches(one, other);
  }

  /** Whether a neighbouring attacker is to the front of a facing (BG-D06). */
  boolean frontal(int target, int facing, int attacker) {
    return grid.aspect(target, facing, attacker) == Aspect.FRONT
        && (!rules.narrowFront || lateral(target, facing, attacker) == 0);
  }

  /** The printed name of a box, such as D4. */
  public String name(int at) {
    return place(at).toString();
  }

  /** The place of a box. */
  public Box place(int at) {
    return grid.box(at);
  }
}
