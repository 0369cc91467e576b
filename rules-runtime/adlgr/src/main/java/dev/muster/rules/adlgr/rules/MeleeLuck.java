package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.ThrowLuck;

/**
 * The luck of a melee: the cohesion that it costs either unit, less the mean of all throws. Loss of
 * a unit is luck of the enemy.
 */
record MeleeLuck(AdlgState table, AdlgMelee melee, AdlgMelee.Setup bout, int unit, int foe) {
  private static final int FACES = 6;

  void count(AdlgMelee.Result result) {
    count(unit, foe, 0, result);
    count(foe, unit, 1, result);
  }

  private void count(int winner, int loser, int number, AdlgMelee.Result result) {
    int all = 0;
    for (int one = 1; one <= FACES; one++) {
      for (int other = 1; other <= FACES; other++) {
        all += cost(melee.result(bout, one, other), number, loser);
      }
    }
    table.luck.add(
        table.side(winner),
        ThrowLuck.Kind.MELEE,
        (long) ThrowLuck.UNIT * cost(result, number, loser)
            - (long) (ThrowLuck.UNIT / (FACES * FACES)) * all);
  }

  /** What a result costs a unit, of what it has left. */
  private int cost(AdlgMelee.Result result, int winner, int loser) {
    int left = Math.max(0, table.type(loser).cohesion - table.hits[loser]);
    return result.winner() == winner ? Math.min(left, result.loss(table.type(loser).cohesion)) : 0;
  }
}
