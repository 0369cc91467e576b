package dev.muster.rules.adlgr.commander;

import dev.muster.rules.adlgr.rules.AdlgBattleStatus;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.ChargeForecast;
import dev.muster.rules.adlgr.rules.ChargeOptions;
import dev.muster.rules.adlgr.rules.SupportRules;
import dev.muster.rules.adlgr.rules.TableMelees;
import dev.muster.rules.battle.CommonPositionEvaluator;
import dev.muster.rules.battle.VictoryEvaluator;
import java.util.Arrays;

/**
 * The value of a position before its melees are fought: as if each unit had lost what it loses on
 * average. Rollouts that end there need fewer repetitions, because no throw of a melee disturbs
 * them.
 */
public final class PendingMeleeValue {
  private final AdlgState table;
  private final AdlgBattleStatus status;
  private final VictoryEvaluator victory;
  private final ChargeForecast forecast;
  private final MeleeExchangeScore exchanges;

  /** By unit: the cohesion that it is expected to lose. */
  private final double[] losses;

  /** By side: what it has lost and will lose, as a share of what breaks it; and its strength. */
  private final double[] lost = new double[2];

  private final double[] strength = new double[2];

  public PendingMeleeValue(
      AdlgState table, VictoryEvaluator victory, SupportRules supports, ChargeOptions charges) {
    this.table = table;
    this.victory = victory;
    status = new AdlgBattleStatus(table);
    TableMelees melees = new TableMelees(table, supports);
    forecast = new ChargeForecast(table, melees, supports, charges);
    exchanges = new MeleeExchangeScore(table, melees);
    losses = new double[table.units];
  }

  /** Returns the share of such battles that a side wins, half a win for a draw. */
  public double of(int side) {
    Arrays.fill(losses, 0);
    Arrays.fill(strength, 0);
    forecast.losses(null, losses);
    for (int each = 0; each < 2; each++) {
      lost[each] = status.lost(each);
    }
    for (int unit = 0; unit < table.units; unit++) {
      int own = table.side(unit);
      strength[own] += AdlgBattleStatus.remainingStrength(table, unit);
      if (losses[unit] > 0) {
        lost[own] += exchanges.harm(unit, losses[unit]);
        strength[own] -= Math.min(losses[unit], table.left(unit));
      }
    }
    for (int each = 0; each < 2; each++) {
      lost[each] /= Math.max(1, status.breaksAt(each));
    }
    return CommonPositionEvaluator.share(
        side,
        lost[0],
        lost[1],
        strength[0],
        strength[1],
        victory.leadIfEndedNow(),
        status.roundLimit() - status.round() + 1);
  }
}
