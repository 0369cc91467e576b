package dev.muster.rules.snaphance.commander;

import dev.muster.rules.model.Plan;
import dev.muster.rules.snaphance.rules.DicePool;
import dev.muster.rules.snaphance.rules.EvasionEligibility;
import dev.muster.rules.snaphance.rules.FireDice;
import dev.muster.rules.snaphance.rules.FiringRanks;
import dev.muster.rules.snaphance.rules.RangedFire;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.StandType;

/** Evaluates fire by the Morale Test that it causes (7.0, 8.1). */
final class FireScore {
  /** Hexes from which a target that evades gets out of range or sight. */
  private static final int EVADED = 4;

  /** Hexes of approach that equal the value of keeping the chance to fall back. */
  private static final double RETIRES = 0.8;

  private final EvaluationContext seen;
  private final SnaphanceState table;
  private final FireDice dice;
  private final EvasionEligibility mayEvade;
  private final DicePool pool = new DicePool();

  FireScore(EvaluationContext seen) {
    this.seen = seen;
    table = seen.table;
    dice = new FireDice(table);
    mayEvade = new EvasionEligibility(table);
  }

  /**
   * Returns the expected score of fire, by the Morale Test that it causes.
   *
   * @param intent dice given up to keep a move or a charge possible
   */
  double score(int stand, int target, FiringRanks ranks, int intent) {
    int range = table.grid.distance(table.hex[stand], table.hex[target]);
    if (range > RangedFire.FARTHEST || table.type[stand].fire[range] == StandType.BLANK) {
      return 0;
    }
    boolean shaken = table.disordered[target];
    int morale = seen.morale.before(target);
    int cap = table.rules.fireLossCap;
    double lost = 0;
    double calm = 1; // chance that no stand takes a test
    int last = dice.lastRank(stand, ranks);
    for (int rank = dice.firstRank(stand, ranks); rank <= last; rank++) {
      int thrown = dice.fill(pool, stand, target, rank, intent);
      lost += seen.odds.expected(thrown, morale, cap, shaken);
      calm *= 1 - seen.odds.tested(thrown);
    }
    lost = table.rules.capPerRank ? lost : Math.min(cap, lost);
    double worth =
        seen.weight(SnaphanceWeight.FIRE_LOSS) * seen.value(target) * lost
            + (shaken ? 0 : seen.weight(SnaphanceWeight.FIRE_DISORDER) * (1 - calm));
    double prepares = seen.weight(SnaphanceWeight.FIRE_PREPARES);
    worth *= prepares != 0 && chargeable(stand, target) ? 1 + prepares : 1;
    boolean evades = range <= EVADED && mayEvade.mayEvadeFire(target, stand);
    return evades ? worth * seen.weight(SnaphanceWeight.FIRE_AT_EVADER) : worth;
  }

  /** Whether a friend that has not acted yet could charge a target. */
  private boolean chargeable(int stand, int target) {
    for (int friend : table.members[table.group[stand]]) {
      if (friend != stand
          && table.onBoard(friend)
          && table.type[friend].combat
          && !table.acted[friend]
          && !table.engaged(friend)
          && !table.disordered[friend]
          && table.grid.distance(table.hex[friend], table.hex[target])
              <= table.type[friend].moveFirst + 1) {
        return true;
      }
    }
    return false;
  }

  /** A stand that delays gives up a die rather than the chance to fall back. */
  double retiringScore(int stand) {
    boolean barred = table.type[stand].combat && table.rules.finalEdition; // (4.7)
    boolean pressed =
        !barred
            && seen.plans.hasStance(Plan.Stance.DELAY)
            && seen.plans.placeScore(stand, table.hex[stand], seen.enemyDistance(table.hex[stand]))
                < 0;
    return pressed ? RETIRES * seen.weight(SnaphanceWeight.NEARER) : 0;
  }
}
