package dev.muster.rules.geometry;

/**
 * A shape of firing arc. The rules show the arcs only in pictures (7.0); which shape is the wide
 * and which the narrow arc is a switch of the rulebook (SN-G-12, SN-G-13).
 */
public enum FiringArc {
  /** 60 degrees between the two rows of hexes that start in the front two hexes. */
  WEDGE60 {
    @Override
    boolean covers(int distance, int ahead, int aside) {
      return ahead == distance;
    }
  },
  /** The part of the wedge no farther than one hex width from the axis. */
  CORRIDOR {
    @Override
    boolean covers(int distance, int ahead, int aside) {
      return ahead == distance && Math.abs(aside) <= 2;
    }
  },
  /** 120 degrees, with the hexes that the border cuts in half. */
  SECTOR120 {
    @Override
    boolean covers(int distance, int ahead, int aside) {
      return 2 * ahead >= distance;
    }
  },
  /** 120 degrees, without the hexes that the border cuts in half. */
  SECTOR120_EXCLUSIVE {
    @Override
    boolean covers(int distance, int ahead, int aside) {
      return 2 * ahead > distance;
    }
  },
  /** Everything in front of the front face line (SN-G-09). */
  HALF180 {
    @Override
    boolean covers(int distance, int ahead, int aside) {
      return ahead >= 1;
    }
  };

  /**
   * Whether a hex is in the arc, by its place relative to the stand.
   *
   * @param distance in hexes, 1 or more
   * @param ahead rows in front ({@link HexGrid#projection})
   * @param aside half hex widths to the right ({@link HexGrid#lateral})
   */
  abstract boolean covers(int distance, int ahead, int aside);
}
