package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.ByTemper;
import dev.muster.rules.battle.Weights;
import dev.muster.rules.model.Temper;

/** What each of the built-in commanders holds dear. */
final class Tempers {
  static final Weights<Weight> STEADY = Weights.of(Weight.values(), each -> each.steady);

  /** Goes for the enemy where steady would rather be sure. */
  private static final Weights<Weight> BOLD =
      STEADY.with(Weight.CHARGE, 0.12).with(Weight.RISK, 0.7).with(Weight.NEARER, 1.5);

  /** Lets the enemy come, and spares his own. */
  private static final Weights<Weight> CAUTIOUS =
      STEADY.with(Weight.CHARGE, -0.04).with(Weight.RISK, 1.1).with(Weight.NEARER, 0.85);

  private static final ByTemper<Weights<Weight>> ALL = new ByTemper<>(STEADY, BOLD, CAUTIOUS);

  private Tempers() {}

  /** How a temper holds things dear. */
  static Weights<Weight> of(Temper temper) {
    return ALL.of(temper);
  }
}
