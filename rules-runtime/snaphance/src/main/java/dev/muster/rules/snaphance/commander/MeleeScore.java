package dev.muster.rules.snaphance.commander;

import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.snaphance.rules.ChargeBonus;
import dev.muster.rules.snaphance.rules.CombatOdds;
import dev.muster.rules.snaphance.rules.MeleeDice;
import dev.muster.rules.snaphance.rules.MeleeLoss;
import dev.muster.rules.snaphance.rules.SnaphanceRules;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.StandType;

/** Evaluates a charge: the melee as the rules decide it, for all results of the dice. */
final class MeleeScore {
  private final EvaluationContext seen;
  private final SnaphanceState table;
  private final MeleeDice dice;

  /** Number of the current question; results with another number are out of date. */
  private int question;

  private final int[] foundFor;

  /** By hex and direction: score of a charge from the hex at the adjacent enemy. */
  private final double[] found;

  MeleeScore(EvaluationContext seen) {
    this.seen = seen;
    table = seen.table;
    dice = new MeleeDice(table);
    foundFor = new int[table.grid.size() * HexGrid.DIRECTIONS];
    found = new double[foundFor.length];
  }

  /** Begins to weigh the charges of a stand. */
  void reset() {
    question++;
  }

  /** The better of the enemies before a stand that is looked at, in a hex with that facing. */
  double chargeScore(int stand, int hex, int facing) {
    double best = -2;
    for (int which = 0; which < 2; which++) {
      int direction = (facing + which) % HexGrid.DIRECTIONS;
      int enemy = table.enemyIn(table.grid.neighbour(hex, direction), table.side[stand]);
      if (enemy != SnaphanceState.GONE) {
        best = Math.max(best, towards(stand, hex, direction, enemy));
      }
    }
    return best;
  }

  private double towards(int stand, int hex, int direction, int enemy) {
    int way = hex * HexGrid.DIRECTIONS + direction;
    if (foundFor[way] != question) {
      foundFor[way] = question;
      found[way] = exchangeScore(stand, hex, enemy, hex != table.hex[stand]);
    }
    return found[way];
  }

  /** Expected gain of charging an enemy from a hex, by the melee as the rules decide it. */
  double exchangeScore(int stand, int hex, int enemy, boolean moved) {
    return exchangeScore(stand, hex, enemy, moved, 0);
  }

  /**
   * Returns the exchange score with supports of a joint charge.
   *
   * @param lent support dice from other stands of the charge
   */
  double exchangeScore(int stand, int hex, int enemy, boolean moved, int lent) {
    int friend = table.foe[enemy];
    if (friend != SnaphanceState.GONE
        && friend != stand
        && seen.weight(SnaphanceWeight.TWO_ON_ONE) != 0) {
      return joinScore(stand, hex, enemy, friend, lent);
    }
    int there = table.hex[enemy];
    StandType other = table.type[enemy];
    // An enemy farther away is assumed to come from the side on which it is now.
    boolean beside = table.grid.distance(hex, there) == 1;
    boolean front =
        beside ? table.grid.isFront(there, table.facing[enemy], hex) : !dice.isBehind(hex, enemy);
    int supports = lent + supports(table.side[stand], there, stand, enemy);
    boolean shoots = front && other.fire[1] != StandType.BLANK;
    int shots = shoots ? table.dice(enemy) + other.fire[1] : 0;
    if (other.skirmisher && !table.ground.cover(there)) {
      double shot = shoots ? table.rules.expectedHits(shots) : other.horse ? 0.3 : 0;
      return seen.weight(SnaphanceWeight.RIDE_DOWN) - 0.4 * shot;
    }
    boolean behind = moved && dice.isBehind(began(stand), enemy);
    int mine = attack(stand, hex, enemy, moved, front ? 0 : dice.flank(stand, behind)) + supports;
    int his =
        dice.battle(enemy, stand, dice.uphill(there, hex))
            + supports(table.side[enemy], hex, enemy, stand);
    double worth =
        seen.weight(SnaphanceWeight.CHARGE) + melee(stand, enemy, mine, his, behind && !front);
    if (table.type[stand].mounted
        && other.pikes
        && front
        && !table.disordered[enemy]
        && supports == 0) {
      worth -= seen.weight(SnaphanceWeight.PIKES_ALONE);
    }
    if (front && supports == 0 && !bonus(stand, hex, enemy, moved) && his > mine) {
      worth -= seen.weight(SnaphanceWeight.ALONE_AT_BETTER);
    }
    if (shoots) {
      double lost =
          seen.odds.expected(shots, seen.morale.before(stand), 1, table.disordered[stand]);
      worth -=
          seen.weight(SnaphanceWeight.SHOT_AT)
              * (seen.value(stand) * lost + 0.5 * seen.odds.tested(shots));
    }
    return other.evades && !table.engaged(enemy) && worth > 0
        ? worth * seen.weight(SnaphanceWeight.CHARGE_EVADER)
        : worth;
  }

  /** Dice a stand lends that charges with another from a hex and supports it there (10.6). */
  int lentBy(int stand, int hex, int enemy) {
    boolean flank = dice.aspect(hex, enemy).flankOrRear();
    boolean bonus = !table.bonusLost[stand] && ChargeBonus.allowed(table, stand, hex, enemy);
    return dice.support(
        stand,
        enemy,
        flank ? dice.flank(stand, dice.isBehind(began(stand), enemy)) : 0,
        bonus ? ChargeBonus.left(table, stand) : 0);
  }

  /**
   * Returns the score of joining a friend's melee against an enemy, which is then fought again
   * (11.4).
   */
  private double joinScore(int stand, int hex, int enemy, int friend, int lent) {
    int there = table.hex[enemy];
    boolean front = table.grid.isFront(there, table.facing[enemy], hex);
    int mine =
        dice.battle(friend, enemy, front(friend, enemy) ? 0 : dice.flank(friend, false))
            + supports(table.side[stand], there, friend, enemy)
            + lentBy(stand, hex, enemy)
            + lent;
    int his =
        dice.battle(enemy, friend, dice.uphill(there, table.hex[friend]))
            + supports(table.side[enemy], table.hex[friend], enemy, friend);
    boolean behind = !front && dice.isBehind(began(stand), enemy);
    return seen.weight(SnaphanceWeight.CHARGE)
        + seen.weight(SnaphanceWeight.TWO_ON_ONE)
        + melee(friend, enemy, mine, his, behind);
  }

  private boolean front(int friend, int enemy) {
    return table.grid.isFront(table.hex[enemy], table.facing[enemy], table.hex[friend]);
  }

  /** Whether a hex is behind the front of an enemy. */
  boolean behind(int hex, int enemy) {
    return dice.isBehind(hex, enemy);
  }

  /** Returns the expected cost of an enemy's charge at the front of a waiting stand; 0 or more. */
  double bite(int stand, int enemy) {
    StandType other = table.type[enemy];
    if (other.chargeBonus <= 0 && !other.combat || table.disordered[enemy]) {
      return 0;
    }
    boolean bonus =
        !table.bonusLost[enemy]
            && !(other.mounted && table.type[stand].pikes)
            && ChargeBonus.allowed(table, enemy, table.hex[enemy], stand);
    int his = dice.battle(enemy, stand, bonus ? ChargeBonus.left(table, enemy) : 0);
    return Math.max(0, -melee(stand, enemy, dice.battle(stand, enemy, 0), his, false));
  }

  /** Returns the expected score of a stand's charge at an enemy in reach; 0 or more. */
  double prey(int stand, int enemy, boolean behind) {
    StandType other = table.type[enemy];
    if (other.skirmisher) {
      return 0;
    }
    boolean bonus =
        !table.bonusLost[stand]
            && !(table.type[stand].mounted && other.pikes && !behind)
            && ChargeBonus.allowed(table, stand, table.hex[stand], enemy);
    int mine =
        dice.battle(
            stand,
            enemy,
            (behind ? dice.flank(stand, false) : 0) + (bonus ? ChargeBonus.left(table, stand) : 0));
    double worth = melee(stand, enemy, mine, dice.battle(enemy, stand, 0), false);
    if (!behind && other.fire[1] != StandType.BLANK) {
      int shots = table.dice(enemy) + other.fire[1];
      double lost =
          seen.odds.expected(shots, seen.morale.before(stand), 1, table.disordered[stand]);
      worth -= seen.weight(SnaphanceWeight.SHOT_AT) * seen.value(stand) * lost;
    }
    return Math.max(0, worth);
  }

  /** Dice of a stand that charges an enemy from a hex, without those of its supports. */
  private int attack(int stand, int hex, int enemy, boolean moved, int flank) {
    boolean bonus = bonus(stand, hex, enemy, moved);
    return dice.battle(stand, enemy, flank + (bonus ? ChargeBonus.left(table, stand) : 0));
  }

  /** Whether a stand that charges an enemy from a hex has a Charge Bonus. */
  private boolean bonus(int stand, int hex, int enemy, boolean moved) {
    return moved
        && !table.bonusLost[stand]
        && ChargeBonus.left(table, stand) > 0
        && ChargeBonus.allowed(table, stand, hex, enemy);
  }

  /** Returns the hex where the charge under evaluation began, by the rule variant in use (10.4). */
  private int began(int stand) {
    return table.rules.fromBehind == SnaphanceRules.FromBehind.MOVE
        ? table.hex[stand]
        : table.startHex[stand] == SnaphanceState.GONE ? table.hex[stand] : table.startHex[stand];
  }

  /**
   * Score of a round of melee with given numbers of dice: SP, the field, and order.
   *
   * @param surprise whether the enemy is disordered by the charge (10.4)
   */
  private double melee(int stand, int enemy, int mine, int his, boolean surprise) {
    boolean shakenMine = table.disordered[stand];
    boolean shakenHis = table.disordered[enemy] || surprise;
    boolean shaken = surprise && !table.disordered[enemy];
    double[] lossMine =
        seen.odds.losses(
            his - (shaken ? table.rules.disorderMeleeDice : 0), seen.morale.before(stand));
    double[] lossHis =
        seen.odds.losses(
            mine, seen.morale.before(enemy) + (shaken ? table.rules.disorderMorale : 0));
    int mostAsLoser = MeleeLoss.most(table, stand, enemy, true);
    int mostAsWinner = MeleeLoss.most(table, stand, enemy, false);
    int hisAsLoser = MeleeLoss.most(table, enemy, stand, true);
    int hisAsWinner = MeleeLoss.most(table, enemy, stand, false);
    double given = 0;
    double taken = 0;
    double won = 0;
    double lost = 0;
    double lessMine = 0; // chance that the own loss, and the enemy's, is less than this one
    double lessHis = 0;
    for (int loss = 0; loss < CombatOdds.LOSSES; loss++) {
      double mineLoses = lossMine[loss] * lessHis;
      double hisLoses = lossHis[loss] * lessMine;
      lost += mineLoses;
      won += hisLoses;
      taken +=
          mineLoses * MeleeLoss.of(mostAsLoser, loss, shakenMine && loss > 0)
              + (lossMine[loss] - mineLoses)
                  * MeleeLoss.of(mostAsWinner, loss, shakenMine && loss > 0);
      given +=
          hisLoses * MeleeLoss.of(hisAsLoser, loss, shakenHis && loss > 0)
              + (lossHis[loss] - hisLoses) * MeleeLoss.of(hisAsWinner, loss, shakenHis && loss > 0);
      lessMine += lossMine[loss];
      lessHis += lossHis[loss];
    }
    return seen.weight(SnaphanceWeight.GIVEN)
            * seen.value(enemy)
            * Math.min(given, table.strength(enemy))
        - seen.caution
            * seen.weight(SnaphanceWeight.TAKEN)
            * seen.value(stand)
            * Math.min(taken, table.strength(stand))
        + seen.weight(SnaphanceWeight.WON) * won
        - seen.caution * seen.weight(SnaphanceWeight.LOST) * lost
        + seen.weight(SnaphanceWeight.DISORDERS)
            * ((shakenHis ? 0 : seen.odds.tested(mine)) - (shakenMine ? 0 : seen.odds.tested(his)));
  }

  /** Returns the dice of the stands of a side that face a hex and would support there (10.6). */
  private int supports(int side, int target, int battleStand, int enemy) {
    int lent = 0;
    for (int d = 0; d < 6; d++) {
      int there = table.grid.neighbour(target, d);
      int friend = there < 0 ? SnaphanceState.GONE : table.occupant[there];
      if (friend != SnaphanceState.GONE
          && friend != battleStand
          && table.side[friend] == side
          && !table.type[friend].skirmisher
          && (table.foe[friend] == SnaphanceState.GONE || table.foe[friend] == enemy)
          && table.grid.isFront(there, table.facing[friend], target)) {
        // The facing of an enemy after its move to that hex is not known.
        boolean flank = target == table.hex[enemy] && dice.aspect(there, enemy).flankOrRear();
        lent += dice.support(friend, enemy, flank ? dice.flank(friend, false) : 0, 0);
      }
    }
    return lent;
  }
}
