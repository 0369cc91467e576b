package dev.muster.rules.snaphance.commander;

import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.commander.PerProfile;
import dev.muster.rules.model.CommanderProfile;

/** The weights of the commander profiles. */
final class SnaphanceProfiles {
  static final EvaluationWeights<SnaphanceWeight> STEADY =
      EvaluationWeights.of(SnaphanceWeight.values(), each -> each.steady);

  /** Seeks more risk than the steady profile: attacks more, and protects its flanks less. */
  private static final EvaluationWeights<SnaphanceWeight> BOLD =
      STEADY
          .plus(SnaphanceWeight.CHARGE, 0.4)
          .plus(SnaphanceWeight.NEARER, 0.15)
          .plus(SnaphanceWeight.WAITING, 0.3)
          .plus(SnaphanceWeight.EXPOSED, -0.3)
          .plus(SnaphanceWeight.CHARGE_EXPOSED, -0.3);

  /** Takes less risk than the steady profile: weighs its own losses more, and can wait. */
  private static final EvaluationWeights<SnaphanceWeight> CAUTIOUS =
      STEADY
          .plus(SnaphanceWeight.CHARGE, -0.2)
          .plus(SnaphanceWeight.WAITING, -0.2)
          .plus(SnaphanceWeight.TAKEN, 0.25)
          .plus(SnaphanceWeight.LOST, 0.25)
          .plus(SnaphanceWeight.BITTEN, 0.1);

  private static final PerProfile<EvaluationWeights<SnaphanceWeight>> ALL =
      new PerProfile<>(STEADY, BOLD, CAUTIOUS);

  private SnaphanceProfiles() {}

  /** Returns the weights of a profile. */
  static EvaluationWeights<SnaphanceWeight> of(CommanderProfile temper) {
    return ALL.of(temper);
  }
}
