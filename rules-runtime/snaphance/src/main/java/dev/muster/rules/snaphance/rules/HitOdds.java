package dev.muster.rules.snaphance.rules;

import dev.muster.rules.system.DerivedStats;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The distribution of hits of a number of D6, computed exactly (7.0). */
public final class HitOdds {
  private static final BigInteger SIX = BigInteger.valueOf(6);

  /** Sides of a die that are neither a five nor a six. */
  private static final BigInteger OTHERS = BigInteger.valueOf(4);

  private HitOdds() {}

  /**
   * The odds of a throw.
   *
   * @param dice 0 or more
   */
  public static DerivedStats.Odds of(int dice, SnaphanceRules rules) {
    var ways = new ArrayList<BigInteger>();
    for (int sixes = 0; sixes <= dice; sixes++) {
      for (int fives = 0; sixes + fives <= dice; fives++) {
        int hits = rules.hits(sixes, fives);
        while (ways.size() <= hits) {
          ways.add(BigInteger.ZERO);
        }
        BigInteger count =
            chosen(dice, sixes)
                .multiply(chosen(dice - sixes, fives))
                .multiply(OTHERS.pow(dice - sixes - fives));
        ways.set(hits, ways.get(hits).add(count));
      }
    }
    return new DerivedStats.Odds(dice, List.copyOf(ways), SIX.pow(dice));
  }

  /** Returns the number of ways to choose {@code some} of {@code all} dice. */
  private static BigInteger chosen(int all, int some) {
    BigInteger ways = BigInteger.ONE;
    for (int i = 0; i < some; i++) {
      ways = ways.multiply(BigInteger.valueOf(all - i)).divide(BigInteger.valueOf(i + 1));
    }
    return ways;
  }
}
