package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.Footprint;
import org.jspecify.annotations.Nullable;

/** The distances of pairs of units in UD, each kept until one of the two stands elsewhere. */
final class PairDistances {
  /** Measures what is not known. */
  interface Measure {
    double between(Footprint one, Footprint other);
  }

  private final Measure measure;
  private final int units;

  /** By pair; made when the first distance is asked for, since a copy may never need one. */
  private double[] known = {};

  /** By pair: where the two stood, the unit with the lower number first. */
  private @Nullable Footprint[] places = {};

  PairDistances(int units, Measure measure) {
    this.units = units;
    this.measure = measure;
  }

  /** The distance of two units at their places; it is the same from either. */
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
