package dev.muster.rules.commander;

/**
 * The search effort of a marshal for each order.
 *
 * @param candidates orders to try, 2 or more, including the order of the steady commander
 * @param rollouts rollouts of each likely order, 2 or more
 * @param standardErrors standard errors by which an order must be better than that of the steady
 *     commander
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
