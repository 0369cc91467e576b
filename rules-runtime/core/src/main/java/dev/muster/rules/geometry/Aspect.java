package dev.muster.rules.geometry;

/**
 * The aspect of a stand on which a neighbour lies: two hexes each (4.0, 4.6; SN-G-03 to SN-G-06);
 * for boxes see {@link BoxGrid#aspect} (BG-D06).
 */
public enum Aspect {
  /** The front two hexes, towards the corner the stand points at; also its zone of control. */
  FRONT,
  /** The two hexes level with the stand. */
  FLANK,
  /** The rear two hexes. */
  REAR;

  /** Whether the hex is one of the four rear hexes of 10.4: flank or rear (SN-G-06, SN-G-28). */
  public boolean flankOrRear() {
    return this != FRONT;
  }

  /**
   * The aspect of a direction seen from a facing.
   *
   * @param facing 0 to 5
   * @param direction 0 to 5
   */
  public static Aspect of(int facing, int direction) {
    return switch (Math.floorMod(direction - facing, HexGrid.DIRECTIONS)) {
      case 0, 1 -> FRONT;
      case 2, 5 -> FLANK;
      default -> REAR;
    };
  }
}
