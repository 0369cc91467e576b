package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

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

  @Test
  void chancesAreRoundedToHundredths() {
    DerivedStats.Odds one = HitOdds.of(1, RULES);
    assertEquals(10_000, one.atLeast(0));
    assertEquals(1_667, one.atLeast(1));
    assertEquals(0, one.atLeast(2));
  }
}
