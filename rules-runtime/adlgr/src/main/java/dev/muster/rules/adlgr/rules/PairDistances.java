package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.Footprint;
import org.jspecify.annotations.Nullable;

/** Caches the distances between pairs of units in UD, each until one of the two moves. */
final class PairDistances {
  /** Measures a distance that is not cached. */
  interface Measure {
    double between(Footprint one, Footprint other);
  }

  private final Measure measure;
  private final int units;

  /** By pair; created at the first request, because a copy may never need one. */
  private double[] known = {};

  /** By pair: the places of the two units, the unit with the lower number first. */
  private @Nullable Footprint[] places = {};

  PairDistances(int units, Measure measure) {
    this.units = units;
    this.measure = measure;
  }

  /**
   * Returns the distance between two units at given places; the order of the two does not matter.
   */
  double of(int one, Footprint from, int other, Footprint to) {
    return one < other ? ordered(one, from, other, to) : ordered(other, to, one, from);
  }

  private double ordered(int one, Footprint from, int other, Footprint to) {
    if (known.length == 0) {
      known = new double[units * units];
      places = new Footprint[2 * units * units];
    }
    int pair = one * units + other;
    if (places[2 * pair] != from || places[2 * pair + 1] != to) {
      known[pair] = measure.between(from, to);
      places[2 * pair] = from;
      places[2 * pair + 1] = to;
    }
    return known[pair];
  }
}
