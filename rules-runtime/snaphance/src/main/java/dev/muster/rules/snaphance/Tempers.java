package dev.muster.rules.snaphance;

import dev.muster.rules.battle.ByTemper;
import dev.muster.rules.battle.Weights;
import dev.muster.rules.model.Temper;

/** How the tempers hold things dear. */
final class Tempers {
  static final Weights<Weight> STEADY = Weights.of(Weight.values(), each -> each.steady);

  /** Goes for the enemy where steady would rather be sure, and looks less to his flanks. */
  private static final Weights<Weight> BOLD =
      STEADY
          .plus(Weight.CHARGE, 0.4)
          .plus(Weight.NEARER, 0.15)
          .plus(Weight.EXPOSED, -0.45)
          .plus(Weight.CHARGE_EXPOSED, -0.3);

  /** Lets the enemy come, watches, and spares his own. */
  private static final Weights<Weight> CAUTIOUS =
      STEADY
          .plus(Weight.CHARGE, -0.2)
          .plus(Weight.AIM_CHARGE, -0.3)
          .plus(Weight.TAKEN, 0.3)
          .plus(Weight.LOST, 0.3)
          .plus(Weight.KEEPS_OFF, 0.3)
          .plus(Weight.WATCH, 0.2)
          .plus(Weight.WATCH_FAR, 0.1);

  private static final ByTemper<Weights<Weight>> ALL = new ByTemper<>(STEADY, BOLD, CAUTIOUS);

  private Tempers() {}

  /** How a temper holds things dear. */
  static Weights<Weight> of(Temper temper) {
    return ALL.of(temper);
  }
}
