package dev.muster.rules.plane;

/**
 * Headings in whole tenths of a degree, clockwise from north, with their exact quarter turns: the
 * sine of a heading is the cosine of the one a quarter turn further, to the last bit, so that a
 * table turned by a quarter or mirrored is the same table.
 */
public final class TenthDegrees {
  /** A full turn, in tenths of a degree. */
  public static final int FULL = 3600;

  /** A quarter turn, in tenths of a degree. */
  public static final int QUARTER = FULL / 4;

  private static final double[] SINES = new double[QUARTER + 1];

  static {
    for (int i = 0; 2 * i <= QUARTER; i++) {
      double angle = StrictMath.toRadians(i / 10.0);
      SINES[i] = StrictMath.sin(angle);
      SINES[QUARTER - i] = StrictMath.cos(angle);
    }
    SINES[300] = 0.5;
    // of 45 degrees both are one number
    SINES[QUARTER / 2] = StrictMath.sqrt(0.5);
  }

  /** By heading: the movement to the east of a step of length 1. */
  private static final double[] EAST = new double[FULL];

  static {
    for (int turn = 0; turn < FULL; turn++) {
      int rest = turn % QUARTER;
      EAST[turn] =
          switch (turn / QUARTER) {
            case 0 -> SINES[rest];
            case 1 -> SINES[QUARTER - rest];
            case 2 -> -SINES[rest] + 0.0;
            default -> -SINES[QUARTER - rest] + 0.0;
          };
    }
  }

  private TenthDegrees() {}

  /** Returns the same heading as 0 to 3599 tenths. */
  public static int normal(int tenths) {
    return tenths >= 0 && tenths < FULL ? tenths : Math.floorMod(tenths, FULL);
  }

  /** Returns the movement to the east of a step of length 1. */
  public static double east(int tenths) {
    return EAST[normal(tenths)];
  }

  /** Returns the movement to the north of a step of length 1. */
  public static double north(int tenths) {
    return east(tenths + QUARTER);
  }

  /** The angle between two headings, from 0 to 1800 tenths. */
  public static int between(int one, int other) {
    int turn = normal(one - other);
    return Math.min(turn, FULL - turn);
  }

  /** Returns the turn from one heading to another: right above 0, left below, up to 1800 tenths. */
  public static int turn(int from, int to) {
    int turn = normal(to - from);
    return turn > FULL / 2 ? turn - FULL : turn;
  }

  /** Returns the heading of an offset east and north, rounded to a tenth of a degree. */
  public static int of(double east, double north) {
    // only the angle below 45 degrees is computed, so that quarter turns are exact
    double a = Math.abs(east);
    double b = Math.abs(north);
    int tenths = ofSteepness(Math.min(a, b), Math.max(a, b));
    int first = a > b ? QUARTER - tenths : tenths;
    if (north < 0) {
      return normal(east < 0 ? FULL / 2 + first : FULL / 2 - first);
    }
    return normal(east < 0 ? FULL - first : first);
  }

  /**
   * Returns the angle of an offset aside and ahead, in tenths of a degree up to 45 degrees. A
   * polynomial approximates it. If the result is too close to the middle between two tenths, the
   * exact angle is computed.
   */
  private static int ofSteepness(double aside, double ahead) {
    double roughly = roughly(aside / ahead);
    double nearest = Math.rint(roughly);
    if (Math.abs(roughly - nearest) < 0.5 - UNSURE) {
      return (int) nearest;
    }
    return rounded(StrictMath.toDegrees(StrictMath.atan2(aside, ahead)) * 10);
  }

  /**
   * How near to half a tenth the polynomial is not trusted; it is off by less than a tenth of it.
   */
  private static final double UNSURE = 1e-3;

  /** The angle of a tangent from 0 to 1, in tenths of a degree, by Hastings' polynomial. */
  private static double roughly(double tangent) {
    double square = tangent * tangent;
    double sum = 0;
    for (double each : HASTINGS) {
      sum = sum * square + each;
    }
    return sum * tangent * (FULL / 2 / Math.PI);
  }

  private static final double[] HASTINGS = {
    0.0028662257,
    -0.0161657367,
    0.0429096138,
    -0.0752896400,
    0.1065626393,
    -0.1420889944,
    0.1999355085,
    -0.3333314528,
    1
  };

  /** To a whole number, halves to the even one; what is off by the last bits only is not. */
  static int rounded(double value) {
    return (int) Math.rint(Math.rint(value * 1e4) / 1e4);
  }
}
