package dev.muster.rules.adlgr.rules;

import dev.muster.rules.adlgr.rules.MeleeFighter.Fact;
import dev.muster.rules.battle.Event;
import dev.muster.rules.dice.Dice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One round of a melee between two opponents (AR-134, AR-298 to AR-305, AR-339, AR-350, AR-406).
 */
final class AdlgMelee {
  /**
   * One side of a round, complete except for its die.
   *
   * @param terms the terms added to the die
   * @param tie the ability by which it counts one more in a tie, if any
   * @param win the ability by which it counts one more when it wins, if any
   * @param armour whether it is better armoured than the opponent, and that matters
   * @param furious additional cohesion that its opponent loses when it wins
   */
  record Side(
      MeleeFighter unit,
      List<Event.Term> terms,
      int modifier,
      @Nullable Ability tie,
      @Nullable Ability win,
      boolean armour,
      int furious) {
    int total(int die) {
      return unit.type().quality.of(die) + modifier;
    }
  }

  /**
   * The totals of a round before the dice.
   *
   * @param surrounded cohesion the first fighter loses additionally because it is surrounded
   * @param surroundedOther the same for the second fighter
   */
  record Setup(Side one, Side other, int surrounded, int surroundedOther) {}

  /**
   * The result of a round; the first fighter is number 0, the second number 1.
   *
   * @param winner 0 or 1, -1 for a draw
   * @param difference the difference between the totals, after a tie or a win is decided
   * @param saved how much better armour reduces the difference
   * @param loss cohesion the loser loses
   * @param routs whether the loser routs regardless of its remaining cohesion
   * @param tied whether the totals were equal before an ability decided
   * @param by the ability that gave the winner one more, if any
   */
  record Result(
      int die,
      int otherDie,
      int total,
      int otherTotal,
      int winner,
      int difference,
      int saved,
      int loss,
      boolean routs,
      boolean tied,
      @Nullable Ability by) {
    /** The loser, -1 for a draw. */
    int loser() {
      return winner < 0 ? -1 : 1 - winner;
    }

    /** Cohesion that it costs a loser with so much when fresh: all of it if he routs. */
    int loss(int cohesion) {
      return routs ? cohesion : loss;
    }
  }

  private final AdlgRules rules;
  private final ChargeAbilities charges;
  private final MeleeFactors factors;

  AdlgMelee(AdlgRules rules) {
    this.rules = rules;
    charges = new ChargeAbilities(rules);
    factors = new MeleeFactors(rules, charges);
  }

  /**
   * Whether a fighter is light infantry that is destroyed without a throw: in the open, met by
   * troops in order, unless it attacks them where they are weak (AR-398, AR-406).
   */
  static boolean destroyed(MeleeFighter unit, MeleeFighter foe) {
    boolean order =
        switch (foe.type().branch) {
          case LIGHT_MEDIUM_INFANTRY, MEDIUM_INFANTRY, HEAVY_INFANTRY, CAVALRY, KNIGHTS -> true;
          default -> false;
        };
    boolean attacks = unit.is(Fact.CHARGED) || foe.edge() != UnitEdge.FRONT;
    return unit.type().branch == TroopCategory.LIGHT_INFANTRY
        && MeleeFactors.inTheOpen(unit)
        && order
        && !attacks;
  }

  /** Cohesion a fighter loses for being surrounded, before or after the dice (AR-339, AR-340). */
  int surrounded(MeleeFighter unit) {
    boolean light = unit.is(Fact.BY_LIGHT_TROOPS);
    boolean exempt = charges.exempt(unit) && (unit.is(Fact.SQUARE) || !rules.exemptLoseToo);
    return unit.is(Fact.SURROUNDED) && unit.is(Fact.NEWLY_SURROUNDED) && !light && !exempt
        ? rules.number("surrounded-loss")
        : 0;
  }

  /**
   * Reckons a round.
   *
   * @param round of this melee, from 1
   */
  Setup bout(MeleeFighter one, MeleeFighter other, int round) {
    int lost = surrounded(one);
    int otherLost = surrounded(other);
    MeleeFighter first = rules.surroundedAfterDice ? one : one.losing(lost);
    MeleeFighter second = rules.surroundedAfterDice ? other : other.losing(otherLost);
    return new Setup(side(first, second, round), side(second, first, round), lost, otherLost);
  }

  private Side side(MeleeFighter unit, MeleeFighter foe, int round) {
    AdlgTerms terms = factors.terms(unit, foe, round);
    return new Side(
        unit,
        terms.parts(),
        terms.sum(),
        tie(unit, foe, round),
        win(unit),
        armour(unit, foe, round),
        round == 1 && charges.furious(unit, foe) ? rules.number("furious-charge-loss") : 0);
  }

  /** Counts one more in a tie (AR-144, AR-145, AR-154, AR-330). */
  private @Nullable Ability tie(MeleeFighter unit, MeleeFighter foe, int round) {
    if (charges.exposed(unit)) {
      return null;
    }
    AdlgUnitType type = unit.type();
    boolean poles = foe.type().pikesOrSpears();
    boolean front = unit.edge() == UnitEdge.FRONT;
    if (type.has(Ability.REGIMENTAL_ARTILLERY)
        && round == 1
        && front
        && !(type.battleUnit && charges.penalised(unit))) {
      return Ability.REGIMENTAL_ARTILLERY;
    }
    if (type.has(Ability.KEIL_SWORDSMEN) && front && poles) {
      return Ability.KEIL_SWORDSMEN;
    }
    return type.has(Ability.TWO_HANDED) && poles ? Ability.TWO_HANDED : null;
  }

  /** Counts one more when it wins on its front (AR-143, AR-147). */
  private @Nullable Ability win(MeleeFighter unit) {
    if (unit.edge() != UnitEdge.FRONT || charges.exposed(unit)) {
      return null;
    }
    AdlgUnitType type = unit.type();
    if (type.has(Ability.TWO_HANDED) && (type.battleUnit || rules.twoHandedAlone)) {
      return Ability.TWO_HANDED;
    }
    return type.has(Ability.POLEARM) ? Ability.POLEARM : null;
  }

  /**
   * Whether a unit is better armoured and the enemy has no ability that ignores armour (AR-140 to
   * AR-142, AR-338).
   */
  private static boolean armour(MeleeFighter unit, MeleeFighter foe, int round) {
    AdlgUnitType enemy = foe.type();
    boolean pierced =
        round == 1
            && (enemy.has(Ability.SHOCK)
                || enemy.weapon == AdlgMissile.MUSKET
                || enemy.weapon == AdlgMissile.ARQUEBUS);
    return unit.type().armour() > enemy.armour()
        && enemy.branch != TroopCategory.ELEPHANTS
        && !pierced;
  }

  /** Returns the result for two dice. */
  Result result(Setup bout, int die, int otherDie) {
    int total = bout.one().total(die);
    int otherTotal = bout.other().total(otherDie);
    boolean tied = total == otherTotal;
    Ability by = by(bout, total - otherTotal);
    if (by != null) {
      boolean first = tied ? bout.one().tie() != null : total > otherTotal;
      total += first ? 1 : 0;
      otherTotal += first ? 0 : 1;
    }
    int winner = total == otherTotal ? -1 : total > otherTotal ? 0 : 1;
    int difference = Math.abs(total - otherTotal);
    Side loser = winner == 0 ? bout.other() : bout.one();
    Side victor = winner == 0 ? bout.one() : bout.other();
    int saved = winner >= 0 && loser.armour() ? rules.number("better-armour") : 0;
    int counts = Math.max(0, difference - saved);
    boolean routs = counts >= rules.routDifference;
    int loss = routs || counts == 0 ? 0 : rules.loss(counts) + victor.furious();
    return new Result(
        die, otherDie, total, otherTotal, winner, difference, saved, loss, routs, tied, by);
  }

  /** The ability that gives one side 1 more; null in a tie if both have one. */
  private static @Nullable Ability by(Setup bout, int lead) {
    if (lead != 0) {
      return lead > 0 ? bout.one().win() : bout.other().win();
    }
    Ability one = bout.one().tie();
    Ability other = bout.other().tie();
    return one == null ? other : other == null ? one : null;
  }

  /** Throws for both sides, in order unless the switch states otherwise (AR-D07). */
  Result fight(Setup bout, Dice dice) {
    Side first = rules.otherThrowsFirst ? bout.other() : bout.one();
    int one = dice.d6(first.unit().type().quality::of);
    int two = dice.d6(face -> reading(bout, one, face));
    return rules.otherThrowsFirst ? result(bout, two, one) : result(bout, one, two);
  }

  private int reading(Setup bout, int one, int two) {
    Result result = rules.otherThrowsFirst ? result(bout, two, one) : result(bout, one, two);
    int loss = result.routs() ? -1 : result.loss();
    return (loss + 1) * 3 + result.winner() + 1;
  }

  /** Whether a commander with the loser must throw for his survival (AR-350). */
  boolean commanderAtRisk(Setup bout, Result result) {
    if (result.winner() < 0) {
      return false;
    }
    Side loser = result.winner() == 0 ? bout.other() : bout.one();
    boolean spared = rules.armourSavesCommander && result.difference() <= result.saved();
    return loser.unit().is(Fact.COMMANDER) && !spared;
  }
}
