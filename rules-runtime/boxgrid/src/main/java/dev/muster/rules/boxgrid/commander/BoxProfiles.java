package dev.muster.rules.boxgrid.commander;

import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.commander.PerProfile;
import dev.muster.rules.model.CommanderProfile;

/** The weights of the commander profiles. */
final class BoxProfiles {
  static final EvaluationWeights<BoxWeight> STEADY =
      EvaluationWeights.of(BoxWeight.values(), each -> each.steady);

  /** Attacks more readily than the steady profile. */
  private static final EvaluationWeights<BoxWeight> BOLD =
      STEADY.with(BoxWeight.CHARGE, 0.35).with(BoxWeight.RISK, 0.75).with(BoxWeight.NEARER, 1.2);

  /** Lets the enemy come, and protects its own units more. */
  private static final EvaluationWeights<BoxWeight> CAUTIOUS =
      STEADY.with(BoxWeight.CHARGE, 0.15).with(BoxWeight.RISK, 0.9);

  private static final PerProfile<EvaluationWeights<BoxWeight>> ALL =
      new PerProfile<>(STEADY, BOLD, CAUTIOUS);

  private BoxProfiles() {}

  /** Returns the weights of a profile. */
  static EvaluationWeights<BoxWeight> of(CommanderProfile temper) {
    return ALL.of(temper);
  }
}
