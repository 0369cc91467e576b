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

  /** Where a stand with this facing looks. */
  public Heading heading() {
    return new Heading(60 - 60.0 * ordinal());
  }

  /**
   * The corner a heading points at.
   *
   * @throws IllegalArgumentException where it points at none
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
