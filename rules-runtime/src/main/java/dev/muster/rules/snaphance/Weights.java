package dev.muster.rules.snaphance;

import dev.muster.rules.model.Temper;
import java.util.Arrays;

/** What a mind holds each thing to be worth; immutable. */
final class Weights {
  static final Weights STEADY =
      new Weights(Arrays.stream(Weight.values()).mapToDouble(each -> each.steady).toArray());

  /** Goes for the enemy where steady would rather be sure, and looks less to his flanks. */
  private static final Weights BOLD =
      STEADY
          .plus(Weight.CHARGE, 0.4)
          .plus(Weight.NEARER, 0.15)
          .plus(Weight.EXPOSED, -0.6)
          .plus(Weight.CHARGE_EXPOSED, -0.1);

  /** Lets the enemy come, watches, and spares his own. */
  private static final Weights CAUTIOUS =
      STEADY
          .plus(Weight.CHARGE, -0.2)
          .plus(Weight.AIM_CHARGE, -0.3)
          .plus(Weight.TAKEN, 0.3)
          .plus(Weight.LOST, 0.3)
          .plus(Weight.KEEPS_OFF, 0.3)
          .plus(Weight.WATCH, 0.2)
          .plus(Weight.WATCH_FAR, 0.1);

  private final double[] values;

  private Weights(double[] values) {
    this.values = values;
  }

  /** How a temper holds things dear; the random one does not weigh. */
  static Weights of(Temper temper) {
    return switch (temper) {
      case STEADY, RANDOM, MARSHAL -> STEADY;
      case BOLD -> BOLD;
      case CAUTIOUS -> CAUTIOUS;
    };
  }

  double of(Weight weight) {
    return values[weight.ordinal()];
  }

  /** The same, but one thing is worth so much. */
  Weights with(Weight weight, double worth) {
    double[] changed = values.clone();
    changed[weight.ordinal()] = worth;
    return new Weights(changed);
  }

  private Weights plus(Weight weight, double more) {
    return with(weight, of(weight) + more);
  }
}
