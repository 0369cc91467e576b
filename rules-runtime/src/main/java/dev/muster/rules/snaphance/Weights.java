package dev.muster.rules.snaphance;

import dev.muster.rules.model.Temper;

/** What a mind holds each thing to be worth; immutable. */
final class Weights {
  static final Weights STEADY = new Weights(new double[0]);

  /** Goes for the enemy where steady would rather be sure. */
  private static final Weights BOLD = STEADY.plus(Weight.CHARGE, 0.5).plus(Weight.EXTRA_RISK, -0.8);

  /** Lets the enemy come, and watches. */
  private static final Weights CAUTIOUS =
      STEADY
          .plus(Weight.CHARGE, -0.3)
          .plus(Weight.EXTRA_RISK, 0.5)
          .plus(Weight.KEEPS_OFF, 0.5)
          .plus(Weight.WATCH, 0.2)
          .plus(Weight.WATCH_FAR, 0.2);

  private final double[] values = new double[Weight.values().length];

  private Weights(double[] given) {
    for (Weight each : Weight.values()) {
      values[each.ordinal()] = each.ordinal() < given.length ? given[each.ordinal()] : each.steady;
    }
  }

  /** How a temper holds things dear; the random one does not weigh. */
  static Weights of(Temper temper) {
    return switch (temper) {
      case STEADY, RANDOM -> STEADY;
      case BOLD -> BOLD;
      case CAUTIOUS -> CAUTIOUS;
    };
  }

  double of(Weight weight) {
    return values[weight.ordinal()];
  }

  /** The same, but one thing is worth so much. */
  Weights with(Weight weight, double worth) {
    Weights changed = new Weights(values);
    changed.values[weight.ordinal()] = worth;
    return changed;
  }

  private Weights plus(Weight weight, double more) {
    return with(weight, of(weight) + more);
  }
}
