package dev.muster.rules.snaphance.rules;

/** Computes the loss of a Battle Stand in a melee (11.0, 11.1, 8.3). */
public final class MeleeLoss {
  private MeleeLoss() {}

  /**
   * SP a Battle Stand loses.
   *
   * @param loss its Morale loss, 0 or more
   * @param loser whether its loss is the greater
   * @param alreadyShaken whether it was tested, and disordered before
   */
  static int of(
      SnaphanceState table, int stand, int enemy, int loss, boolean loser, boolean alreadyShaken) {
    return of(most(table, stand, enemy, loser), loss, alreadyShaken);
  }

  /**
   * Returns the same for a known limit.
   *
   * @param most the limit by {@link #most}
   */
  public static int of(int most, int loss, boolean alreadyShaken) {
    int sp = Math.min(most, loss);
    return alreadyShaken ? Math.max(1, sp) : sp;
  }

  /**
   * Returns the most SP that a Morale loss can cost a Battle Stand.
   *
   * @param loser whether its loss is the greater
   */
  public static int most(SnaphanceState table, int stand, int enemy, boolean loser) {
    StandType type = table.type[stand];
    StandType other = table.type[enemy];
    SnaphanceRules rules = table.rules;
    int most = loser ? rules.meleeLossCap : rules.winnerLossCap;
    if (type.mountedCombat && other.foot()) {
      most = Math.min(most, rules.mountedByFootLossCap);
    }
    if (type.lightCavalry) {
      most = Math.min(most, rules.lightCavalryLossCap);
    }
    if (other.skirmisher || other.lightCavalry) {
      most = Math.min(most, rules.bySkirmishersLossCap);
    }
    return most;
  }
}
