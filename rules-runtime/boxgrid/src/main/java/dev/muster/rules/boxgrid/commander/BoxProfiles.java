package dev.muster.rules.boxgrid.commander;

import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.commander.PerProfile;
import dev.muster.rules.model.CommanderProfile;

/** What each of the built-in commanders holds dear. */
final class BoxProfiles {
  static final EvaluationWeights<BoxWeight> STEADY =
      EvaluationWeights.of(BoxWeight.values(), each -> each.steady);

  /** Goes for the enemy where steady would rather be sure. */
  private static final EvaluationWeights<BoxWeight> BOLD =
      STEADY.with(BoxWeight.CHARGE, 0.35).with(BoxWeight.RISK, 0.75).with(BoxWeight.NEARER, 1.2);

  /** Lets the enemy come, and spares his own. */
  private static final EvaluationWeights<BoxWeight> CAUTIOUS =
      STEADY.with(BoxWeight.CHARGE, 0.15).with(BoxWeight.RISK, 0.9);

  private static final PerProfile<EvaluationWeights<BoxWeight>> ALL =
      new PerProfile<>(STEADY, BOLD, CAUTIOUS);

  private BoxProfiles() {}

  /** How a temper holds things dear. */
  static EvaluationWeights<BoxWeight> of(CommanderProfile temper) {
    return ALL.of(temper);
  }
}
