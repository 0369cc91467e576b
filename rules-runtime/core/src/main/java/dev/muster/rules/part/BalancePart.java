package dev.muster.rules.part;

import dev.muster.rules.balance.BalanceSums;

/**
 * Some battles of a run, and what they came to.
 *
 * @param part its number, from 1
 * @param run the run it is a part of
 * @param sums of its battles
 */
public record BalancePart(int part, BalanceRunKey run, BalanceSums sums) {
  public BalancePart {
    if (part < 1 || part > run.parts()) {
      throw new IllegalArgumentException("there is no part " + part + " of " + run.parts());
    }
    if (sums.battles() != run.count(part)) {
      throw new IllegalArgumentException(
          "part " + part + " has " + run.count(part) + " battles, not " + sums.battles());
    }
  }
}
