package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.dice.ScriptedDice;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.systems.Rulebooks;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** The odds on a page are those of the dice that are thrown: every throw there is, thrown once. */
class HitOddsTest {
  private static final SnaphanceRules RULES = SnaphanceRules.of(Rulebooks.named("snaphance.final"));

  @Test
  void theOddsAreThoseOfAllThrows() {
    for (int dice = 1; dice <= 5; dice++) {
      DerivedStats.Odds odds = HitOdds.of(dice, RULES);
      long[] counted = new long[dice + 1];
      int all = (int) Math.pow(6, dice);
      for (int number = 0; number < all; number++) {
        int[] thrown = new int[dice];
        for (int i = 0, left = number; i < dice; i++, left /= 6) {
          thrown[i] = left % 6 + 1;
        }
        var pool = new DicePool().clear().always("dice", dice);
        counted[pool.roll(new ScriptedDice(thrown), RULES)]++;
      }
      for (int hits = 0; hits < odds.ways().size(); hits++) {
        assertEquals(BigInteger.valueOf(counted[hits]), odds.ways().get(hits), dice + " dice");
      }
      assertEquals(BigInteger.valueOf(all), odds.of());
    }
  }

  /** The luck of all throws there are is 0, but for the rounding of one mean. */
  @Test
  void theLuckOfAllThrowsIsZero() {
    CombatOdds odds = new CombatOdds(RULES);
    for (int dice = 0; dice <= CombatOdds.MOST_DICE + 2; dice++) {
      DerivedStats.Odds ways = HitOdds.of(dice, RULES);
      BigInteger mean = BigInteger.valueOf(odds.meanHits(dice, RULES));
      BigInteger luck = BigInteger.ZERO;
      for (int hits = 0; hits < ways.ways().size(); hits++) {
        BigInteger above = BigInteger.valueOf((long) hits * ThrowLuck.UNIT).subtract(mean);
        luck = luck.add(above.multiply(ways.ways().get(hits)));
      }
      assertTrue(luck.abs().shiftLeft(1).compareTo(ways.of()) <= 0, dice + " dice: " + luck);
    }
    // a six hits, and so does a pair of fives: 2/6 and 1/36 of two dice
    assertEquals(ThrowLuck.UNIT / 36 * 13, odds.meanHits(2, RULES));
  }

  @Test
  void chancesAreRoundedToHundredths() {
    DerivedStats.Odds one = HitOdds.of(1, RULES);
    assertEquals(10_000, one.atLeast(0));
    assertEquals(1_667, one.atLeast(1));
    assertEquals(0, one.atLeast(2));
  }
}
