package dev.muster.rules.snaphance.rules;

/** Computes the effect of a die of a Morale Test (8.0). */
public final class MoraleLoss {
  private MoraleLoss() {}

  /** Morale loss of a die against an adjusted morale: 0 is a pass (8.0). */
  public static int of(int adjusted, int die) {
    if (die == 1) {
      return 0;
    }
    if (die == 6) {
      return adjusted >= 6 ? 1 : 6 - adjusted;
    }
    return Math.max(0, die - adjusted);
  }
}
