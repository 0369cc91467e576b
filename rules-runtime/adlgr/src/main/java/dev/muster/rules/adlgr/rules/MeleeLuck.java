package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.ThrowLuck;

/**
 * The luck of a melee: the cohesion that it costs either unit, less the mean of all throws. Loss of
 * a unit is luck of the enemy.
 */
record MeleeLuck(AdlgState table, AdlgMelee melee, AdlgMelee.Setup bout, int unit, int foe) {
  private static final int FACES = 6;

  void count(AdlgMelee.Result result) {
    int ofFoe = 0;
    int ofUnit = 0;
    for (int one = 1; one <= FACES; one++) {
      for (int other = 1; other <= FACES; other++) {
        AdlgMelee.Result each = melee.result(bout, one, other);
        ofFoe += cost(each, 0, foe);
        ofUnit += cost(each, 1, unit);
      }
    }
    add(unit, cost(result, 0, foe), ofFoe);
    add(foe, cost(result, 1, unit), ofUnit);
  }

  private void add(int winner, int cost, int ofAllThrows) {
    table.luck.add(
        table.side(winner),
        ThrowLuck.Kind.MELEE,
        (long) ThrowLuck.UNIT * cost - (long) (ThrowLuck.UNIT / (FACES * FACES)) * ofAllThrows);
  }

  /** What a result costs a unit, of what it has left. */
  private int cost(AdlgMelee.Result result, int winner, int loser) {
    int left = Math.max(0, table.type(loser).cohesion - table.hits[loser]);
    return result.winner() == winner ? Math.min(left, result.loss(table.type(loser).cohesion)) : 0;
  }
}
