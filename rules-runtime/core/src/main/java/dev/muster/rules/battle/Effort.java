package dev.muster.rules.battle;

/**
 * How much a marshal tries out before he orders.
 *
 * @param candidates orders that are tried, 2 or more, that of the steady mind among them
 * @param rehearsals times each of the likely ones is tried, 2 or more
 * @param certainty standard errors by which an order must do better than that of the steady mind
 */
public record Effort(int candidates, int rehearsals, double certainty) {
  /** Some seconds a battle. */
  public static final Effort USUAL = new Effort(5, 32, 1);

  /** How efforts are named. */
  public enum Level {
    quick(new Effort(4, 8, 1)),
    usual(USUAL),
    thorough(new Effort(8, 128, 1));

    private final Effort effort;

    Level(Effort effort) {
      this.effort = effort;
    }

    public Effort effort() {
      return effort;
    }
  }

  public Effort {
    if (candidates < 2 || rehearsals < 2 || !(certainty >= 0)) {
      throw new IllegalArgumentException(
          "no effort of " + candidates + ", " + rehearsals + ", " + certainty);
    }
  }
}
