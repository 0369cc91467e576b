package dev.muster.rules.snaphance.rules;

import dev.muster.rules.model.Army;
import org.jspecify.annotations.Nullable;

/** Computes the Break Points of a unit and the loss at which an army breaks (14.0). */
public final class BreakPoints {
  private BreakPoints() {}

  /**
   * The Break Points of a unit.
   *
   * @param rank Break Points of one rank, from its line
   */
  public static int of(int rank, int ranks) {
    return rank * ranks;
  }

  /**
   * Returns the loss at which an army breaks: the smallest whole number that reaches its share or,
   * depending on the switch {@code break_at}, the smallest that exceeds it.
   *
   * @param points Break Points of the army
   * @param share share of them; null for the default of one third
   */
  public static int breaksAt(int points, Army.@Nullable Share share, SnaphanceRules rules) {
    long product = (long) points * (share == null ? 1 : share.numerator());
    int of = share == null ? 3 : share.denominator();
    return Math.toIntExact(rules.breakAtOrAbove ? Math.ceilDiv(product, of) : product / of + 1);
  }
}
