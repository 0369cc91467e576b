package dev.muster.rules.adlgr.commander;

import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.commander.PerProfile;
import dev.muster.rules.model.CommanderProfile;

/**
 * The weights of the built-in commanders. All weigh the losses in a melee equally: a commander that
 * gives less weight to its own losses charges enemies it cannot beat, and loses two battles of
 * three.
 */
final class AdlgProfiles {
  static final EvaluationWeights<AdlgWeight> STEADY =
      EvaluationWeights.of(AdlgWeight.values(), each -> each.steady);

  /** Attacks more readily than the steady profile. */
  private static final EvaluationWeights<AdlgWeight> BOLD =
      STEADY
          .with(AdlgWeight.EAGER, 0.95)
          .with(AdlgWeight.FEAR, 1.1)
          .with(AdlgWeight.WAITING, 0.35)
          .with(AdlgWeight.CHARGE, 0.1);

  /** Lets the enemy come, and protects its own troops more. */
  private static final EvaluationWeights<AdlgWeight> CAUTIOUS =
      STEADY
          .with(AdlgWeight.EAGER, 0.7)
          .with(AdlgWeight.FEAR, 1.35)
          .with(AdlgWeight.WAITING, 0)
          .with(AdlgWeight.CHARGE, -0.1);

  private static final PerProfile<EvaluationWeights<AdlgWeight>> ALL =
      new PerProfile<>(STEADY, BOLD, CAUTIOUS);

  private AdlgProfiles() {}

  /** The weights of a profile. */
  static EvaluationWeights<AdlgWeight> of(CommanderProfile profile) {
    return ALL.of(profile);
  }
}
