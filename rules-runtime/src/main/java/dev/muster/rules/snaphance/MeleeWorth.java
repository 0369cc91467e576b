package dev.muster.rules.snaphance;

/** What a charge promises: the melee as the rules decide it, for each way the dice may fall. */
final class MeleeWorth {
  private final Prospect seen;
  private final Table table;
  private final SpecialRules special;

  MeleeWorth(Prospect seen) {
    this.seen = seen;
    table = seen.table;
    special = new SpecialRules(table);
  }

  /** The better of the enemies before a stand in a hex with that facing. */
  double charge(int stand, int hex, int facing) {
    double best = -2;
    for (int which = 0; which < 2; which++) {
      int enemy = table.enemyIn(table.grid.neighbour(hex, (facing + which) % 6), table.side[stand]);
      if (enemy != Table.GONE) {
        best = Math.max(best, exchange(stand, hex, enemy, hex != table.hex[stand]));
      }
    }
    return best;
  }

  /** Expected gain of charging an enemy from a hex, by the melee as the rules decide it. */
  double exchange(int stand, int hex, int enemy, boolean moved) {
    int there = table.hex[enemy];
    StandType other = table.type[enemy];
    boolean front = table.grid.isFront(there, table.facing[enemy], hex);
    boolean bonus =
        moved && ChargeBonus.allowed(table, stand, hex, enemy) && !table.bonusLost[stand];
    int mine =
        table.dice(stand)
            + (bonus ? ChargeBonus.left(table, stand) : 0)
            + (front ? 0 : table.rules.flankDice(table.type[stand].heavy))
            - (table.disordered[stand] ? table.rules.disorderMeleeDice : 0)
            + special.melee(stand, enemy)
            + support(table.side[stand], table.hex[enemy], stand);
    int his =
        table.dice(enemy)
            - (table.disordered[enemy] ? table.rules.disorderMeleeDice : 0)
            + special.melee(enemy, stand)
            + support(table.side[enemy], hex, enemy);
    boolean shoots = front && other.fire[1] != StandType.BLANK;
    int shots = shoots ? table.dice(enemy) + other.fire[1] : 0;
    double shot = shoots ? table.rules.expectedHits(shots) : other.horse ? 0.3 : 0;
    if (other.skirmisher && !table.ground.cover(there)) {
      return seen.w(Weight.RIDE_DOWN) - 0.4 * shot;
    }
    double worth = seen.w(Weight.CHARGE) + melee(stand, enemy, mine, his);
    if (table.type[stand].mounted
        && other.pikes
        && front
        && !table.disordered[enemy]
        && support(table.side[stand], table.hex[enemy], stand) == 0) {
      worth -= seen.w(Weight.PIKES_ALONE);
    }
    if (shoots) {
      double lost = seen.odds.fire(shots, seen.morale.before(stand), 1, table.disordered[stand]);
      worth -= seen.w(Weight.SHOT_AT) * (seen.value(stand) * lost + 0.5 * seen.odds.tested(shots));
    }
    return other.evades && !table.engaged(enemy) && worth > 0
        ? worth * seen.w(Weight.CHARGE_EVADER)
        : worth;
  }

  /** What a round of melee with so many dice comes to: SP, the field, and order. */
  private double melee(int stand, int enemy, int mine, int his) {
    boolean shakenMine = table.disordered[stand];
    boolean shakenHis = table.disordered[enemy];
    double[] lossMine = seen.odds.losses(his, seen.morale.before(stand));
    double[] lossHis = seen.odds.losses(mine, seen.morale.before(enemy));
    double given = 0;
    double taken = 0;
    double won = 0;
    double lost = 0;
    double lessMine = 0; // chance that the own loss, and the enemy's, is less than this one
    double lessHis = 0;
    for (int loss = 0; loss < Odds.LOSSES; loss++) {
      double mineLoses = lossMine[loss] * lessHis;
      double hisLoses = lossHis[loss] * lessMine;
      lost += mineLoses;
      won += hisLoses;
      taken +=
          mineLoses * MeleeLoss.of(table, stand, enemy, loss, true, shakenMine && loss > 0)
              + (lossMine[loss] - mineLoses)
                  * MeleeLoss.of(table, stand, enemy, loss, false, shakenMine && loss > 0);
      given +=
          hisLoses * MeleeLoss.of(table, enemy, stand, loss, true, shakenHis && loss > 0)
              + (lossHis[loss] - hisLoses)
                  * MeleeLoss.of(table, enemy, stand, loss, false, shakenHis && loss > 0);
      lessMine += lossMine[loss];
      lessHis += lossHis[loss];
    }
    return seen.w(Weight.GIVEN) * seen.value(enemy) * Math.min(given, table.strength(enemy))
        - seen.w(Weight.TAKEN) * seen.value(stand) * Math.min(taken, table.strength(stand))
        + seen.w(Weight.WON) * won
        - seen.w(Weight.LOST) * lost
        + seen.w(Weight.DISORDERS)
            * ((shakenHis ? 0 : seen.odds.tested(mine)) - (shakenMine ? 0 : seen.odds.tested(his)));
  }

  /** Dice of those of a side that face a hex and would support there (11.0). */
  private int support(int side, int target, int except) {
    int dice = 0;
    for (int d = 0; d < 6; d++) {
      int there = table.grid.neighbour(target, d);
      int friend = there < 0 ? Table.GONE : table.occupant[there];
      if (friend != Table.GONE
          && friend != except
          && table.side[friend] == side
          && !table.type[friend].skirmisher
          && table.grid.isFront(there, table.facing[friend], target)) {
        dice += Math.ceilDiv(table.dice(friend), 2);
      }
    }
    return dice;
  }
}
