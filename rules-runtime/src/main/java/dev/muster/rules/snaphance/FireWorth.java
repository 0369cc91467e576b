package dev.muster.rules.snaphance;

import dev.muster.rules.model.Plan;

/** What fire promises, by the Morale Test it calls for (7.0, 8.1). */
final class FireWorth {
  private final Prospect seen;
  private final Table table;

  FireWorth(Prospect seen) {
    this.seen = seen;
    table = seen.table;
  }

  /** What fire may be expected to do, by the Morale Test it calls for. */
  double of(int stand, int target, int intent) {
    int range = table.grid.distance(table.hex[stand], table.hex[target]);
    int column = range <= Firing.FARTHEST ? table.type[stand].fire[range] : StandType.BLANK;
    if (column == StandType.BLANK) {
      return 0;
    }
    int dice = table.dice(stand) + column + intent * table.rules.fireBeforeMove;
    dice -= table.disordered[stand] ? table.rules.disorderFireDice : 0;
    int most = table.type[stand].artillery && range == 1 ? 2 : 1;
    double worth = volley(dice, target, most);
    if (table.type[stand].pistols) {
      // the second rank is mostly a strength point smaller
      worth += 0.8 * volley(dice + table.rules.rearRankFire - 1, target, 1);
    }
    return worth * (table.type[target].evades && range <= 4 ? seen.w(Weight.FIRE_AT_EVADER) : 1);
  }

  private double volley(int dice, int target, int most) {
    boolean shaken = table.disordered[target];
    double lost = seen.odds.fire(dice, seen.morale.before(target), most, shaken);
    return seen.w(Weight.FIRE_LOSS) * seen.value(target) * lost
        + (shaken ? 0 : seen.w(Weight.FIRE_DISORDER) * seen.odds.tested(dice));
  }

  /** A stand that delays gives up a die rather than the chance to fall back. */
  double retiring(int stand) {
    boolean barred = table.type[stand].combat && table.rules.finalEdition; // (4.7)
    boolean pressed =
        !barred
            && seen.plans.says(Plan.Stance.DELAY)
            && seen.plans.suits(stand, table.hex[stand], seen.near(table.hex[stand])) < 0;
    return pressed ? 0.6 : 0;
  }
}
