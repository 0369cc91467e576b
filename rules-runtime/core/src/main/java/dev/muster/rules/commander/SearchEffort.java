package dev.muster.rules.commander;

/**
 * The search effort of a marshal for each order.
 *
 * @param candidates orders to try, 2 or more, including the order of the steady commander
 * @param rollouts rollouts of each likely order, 2 or more
 * @param standardErrors standard errors by which an order must be better than that of the steady
 *     commander
 * @param seconds what all rollouts of a side may cost in a battle, above 0, infinite for no limit:
 *     seconds of processor time at the pace of {@link EvaluatedBattle#optionsPerSecond}
 */
public record SearchEffort(int candidates, int rollouts, double standardErrors, double seconds) {
  /** Some seconds a battle. */
  public static final SearchEffort USUAL = new SearchEffort(5, 32, 1, 15);

  /** The names of the efforts. */
  public enum Level {
    quick(new SearchEffort(4, 8, 1, 3)),
    usual(USUAL),
    thorough(new SearchEffort(8, 128, 1));

    private final SearchEffort effort;

    Level(SearchEffort effort) {
      this.effort = effort;
    }

    public SearchEffort effort() {
      return effort;
    }
  }

  public SearchEffort {
    if (candidates < 2 || rollouts < 2 || !(standardErrors >= 0) || !(seconds > 0)) {
      throw new IllegalArgumentException(
          "no effort of %d, %d, %s, %s".formatted(candidates, rollouts, standardErrors, seconds));
    }
  }

  /** An effort for each question, however many there are. */
  public SearchEffort(int candidates, int rollouts, double standardErrors) {
    this(candidates, rollouts, standardErrors, Double.POSITIVE_INFINITY);
  }

  /** Returns the same effort for each question, however many there are. */
  public SearchEffort withoutLimit() {
    return new SearchEffort(candidates, rollouts, standardErrors);
  }
}
