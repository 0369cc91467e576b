package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.system.DerivedStats;
import java.math.BigInteger;

/**
 * The exact distribution of the results of a number of dice by the rules in force: hits, the Morale
 * Test they cause, and its loss (7.0, 8.0). Computed once for each number of dice and each morale.
 */
public final class CombatOdds {
  /** The greatest number of dice with its own entry; larger numbers use this entry. */
  static final int MOST_DICE = 24;

  /** Morale is no less than 1 and makes no difference above 6 and the greatest number of hits. */
  static final int MOST_MORALE = 15;

  /** Number of distinct morale losses: 0 to 5 (8.0). */
  public static final int LOSSES = 6;

  private static final int FACES = 6;

  /** Chance of each number of hits, by the number of dice. */
  private final double[][] hits = new double[MOST_DICE + 1][];

  /** Mean hits by the number of dice, in {@link ThrowLuck#UNIT}. */
  private final long[] means = new long[MOST_DICE + 1];

  private final double[][][] losses = new double[MOST_DICE + 1][MOST_MORALE + 1][];

  CombatOdds(SnaphanceRules rules) {
    for (int dice = 0; dice <= MOST_DICE; dice++) {
      DerivedStats.Odds odds = HitOdds.of(dice, rules);
      hits[dice] = hits(odds);
      means[dice] = mean(odds);
      for (int morale = 0; morale <= MOST_MORALE; morale++) {
        losses[dice][morale] = losses(hits[dice], morale);
      }
    }
  }

  private static long mean(DerivedStats.Odds odds) {
    BigInteger sum = BigInteger.ZERO;
    for (int hits = 0; hits < odds.ways().size(); hits++) {
      sum = sum.add(odds.ways().get(hits).multiply(BigInteger.valueOf(hits)));
    }
    BigInteger twice = sum.multiply(BigInteger.valueOf(2L * ThrowLuck.UNIT));
    return twice.divide(odds.of()).longValueExact() + 1 >> 1;
  }

  private static double[] hits(DerivedStats.Odds odds) {
    double[] chance = new double[odds.ways().size()];
    for (int hits = 0; hits < chance.length; hits++) {
      chance[hits] = odds.ways().get(hits).doubleValue() / odds.of().doubleValue();
    }
    return chance;
  }

  private static double[] losses(double[] hits, int morale) {
    double[] chance = new double[LOSSES];
    chance[0] = hits[0];
    for (int many = 1; many < hits.length; many++) {
      for (int die = 1; die <= FACES; die++) {
        chance[MoraleLoss.of(Math.max(1, morale - many), die)] += hits[many] / FACES;
      }
    }
    return chance;
  }

  /**
   * Mean hits of a throw, in {@link ThrowLuck#UNIT}.
   *
   * @param rules those of these odds, for a throw of more dice than have their own entry
   */
  long meanHits(int dice, SnaphanceRules rules) {
    return dice <= MOST_DICE ? means[dice] : mean(HitOdds.of(dice, rules));
  }

  /** Returns the probability of at least one hit, and thus of a Morale Test. */
  public double tested(int dice) {
    return 1 - hits[most(dice)][0];
  }

  /** Chances of a Morale loss of 0, 1, ... 5; no test is a loss of 0. Not to be changed. */
  public double[] losses(int dice, int morale) {
    return losses[most(dice)][Math.max(0, Math.min(MOST_MORALE, morale))];
  }

  /**
   * SP to expect a throw to cost.
   *
   * @param most SP it can cost
   * @param shaken whether the target is disordered already, and loses 1 SP at least by any hit
   */
  public double expected(int dice, int morale, int most, boolean shaken) {
    double[] chance = losses(dice, morale);
    double sum = 0;
    for (int loss = 1; loss < LOSSES; loss++) {
      sum += chance[loss] * Math.min(most, loss);
    }
    return shaken ? sum + chance[0] - hits[most(dice)][0] : sum;
  }

  private static int most(int dice) {
    return Math.max(0, Math.min(MOST_DICE, dice));
  }
}
