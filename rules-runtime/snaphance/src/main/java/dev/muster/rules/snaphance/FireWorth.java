package dev.muster.rules.snaphance;

import dev.muster.rules.model.Plan;

/** What fire promises, by the Morale Test it calls for (7.0, 8.1). */
final class FireWorth {
  /** Hexes from which a target that evades gets out of range or sight. */
  private static final int EVADED = 4;

  private final Prospect seen;
  private final Table table;
  private final FireDice dice;
  private final MayEvade mayEvade;
  private final Pool pool = new Pool();

  FireWorth(Prospect seen) {
    this.seen = seen;
    table = seen.table;
    dice = new FireDice(table);
    mayEvade = new MayEvade(table);
  }

  /**
   * What fire may be expected to do, by the Morale Test it calls for.
   *
   * @param intent dice given up to keep a move or a charge open
   */
  double of(int stand, int target, FiringRanks ranks, int intent) {
    int range = table.grid.distance(table.hex[stand], table.hex[target]);
    if (range > Firing.FARTHEST || table.type[stand].fire[range] == StandType.BLANK) {
      return 0;
    }
    boolean shaken = table.disordered[target];
    int morale = seen.morale.before(target);
    int cap = table.rules.fireLossCap;
    double lost = 0;
    double calm = 1; // chance that nobody tests
    int last = dice.lastRank(stand, ranks);
    for (int rank = dice.firstRank(stand, ranks); rank <= last; rank++) {
      int thrown = dice.fill(pool, stand, target, rank, intent);
      lost += seen.odds.expected(thrown, morale, cap, shaken);
      calm *= 1 - seen.odds.tested(thrown);
    }
    lost = table.rules.capPerRank ? lost : Math.min(cap, lost);
    double worth =
        seen.w(Weight.FIRE_LOSS) * seen.value(target) * lost
            + (shaken ? 0 : seen.w(Weight.FIRE_DISORDER) * (1 - calm));
    boolean evades = range <= EVADED && mayEvade.fire(target, stand);
    return evades ? worth * seen.w(Weight.FIRE_AT_EVADER) : worth;
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
