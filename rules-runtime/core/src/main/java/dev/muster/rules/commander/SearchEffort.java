package dev.muster.rules.commander;

/**
 * How much a marshal tries out before he orders.
 *
 * @param candidates orders that are tried, 2 or more, that of the steady mind among them
 * @param rollouts times each of the likely ones is tried, 2 or more
 * @param standardErrors standard errors by which an order must do better than that of the steady
 *     mind
 */
public record SearchEffort(int candidates, int rollouts, double standardErrors) {
  /** Some seconds a battle. */
  public static final SearchEffort USUAL = new SearchEffort(5, 32, 1);

  /** The names of the efforts. */
  public enum Level {
    quick(new SearchEffort(4, 8, 1)),
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
    if (candidates < 2 || rollouts < 2 || !(standardErrors >= 0)) {
      throw new IllegalArgumentException(
          "no effort of " + candidates + ", " + rollouts + ", " + standardErrors);
    }
  }
}
