package dev.muster.rules.model;

/**
 * The hex corner a stand points at, in the order of the ledger's F0 to F5 (counter-clockwise, 4.0).
 */
public enum Facing {
  NE,
  N,
  NW,
  SW,
  S,
  SE;

  /** Returns the heading of a stand with this facing. */
  public Heading heading() {
    return new Heading(60 - 60.0 * ordinal());
  }

  /**
   * Returns the corner that a heading points at.
   *
   * @throws IllegalArgumentException if it does not point at a corner
   */
  public static Facing of(Heading heading) {
    for (Facing each : values()) {
      if (each.heading().equals(heading)) {
        return each;
      }
    }
    throw new IllegalArgumentException(
        "a stand faces a corner of its hex, found the heading " + heading);
  }
}
