package dev.muster.rules.check;

import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.Scenario.Expectation;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The shares that are expected of some outcomes of a battle, in percent: each is the win of a side
 * or a draw, and all of them together are 100.
 *
 * @param least the sum of what they are at least
 * @param most the sum of what they are at most
 * @param told how many outcomes have a share
 * @param possible how many outcomes there are
 */
public record OutcomeShares(int least, int most, int told, int possible) {
  private static final int ALL = 100;

  /** The shares among some expectations of a scenario. */
  static OutcomeShares of(Scenario scenario, Collection<Expectation> expectations) {
    OutcomeShares shares = new OutcomeShares(0, 0, 0, scenario.sides().size() + 1);
    for (Expectation each : expectations) {
      if (isOutcome(each)) {
        shares = shares.and(each.low(), each.high());
      }
    }
    return shares;
  }

  /**
   * The shares that a scenario expects of all outcomes but one.
   *
   * @param winner the side that wins in that one; null if it is a draw
   */
  public static OutcomeShares beside(Scenario scenario, @Nullable String winner) {
    List<Expectation> others =
        scenario.expectations().stream()
            .filter(each -> isOutcome(each) && !Objects.equals(each.side(), winner))
            .toList();
    return of(scenario, others);
  }

  static boolean isOutcome(Expectation expected) {
    return expected.measure() == Scenario.Measure.WINS
        || expected.measure() == Scenario.Measure.DRAWS;
  }

  /** These shares and that of one more outcome. */
  public OutcomeShares and(int low, int high) {
    return new OutcomeShares(least + low, most + high, told + 1, possible);
  }

  boolean isTooMuch() {
    return least > ALL;
  }

  boolean isTooLittle() {
    return told == possible && most < ALL;
  }

  /** Whether they can all come true. */
  public boolean canBe() {
    return !isTooMuch() && !isTooLittle();
  }

  /** The least share, in percent, that one more outcome has to have. */
  public int leastLeft() {
    return told + 1 < possible ? 0 : Math.max(0, ALL - most);
  }

  /**
   * The largest share, in percent, that one more outcome can have; negative if they are too much.
   */
  public int mostLeft() {
    return ALL - least;
  }
}
