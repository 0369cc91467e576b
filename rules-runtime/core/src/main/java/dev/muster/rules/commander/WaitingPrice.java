package dev.muster.rules.commander;

/**
 * The price of a round without a decisive action for a side. The side that would win if the battle
 * ended now gains a little; the others pay more as the end comes near. It is the same in all games.
 */
public final class WaitingPrice {
  /** Share of the price of the last round that the first one has. */
  private static final double EARLY = 0.35;

  /** Additional price for a side that would lose. */
  private static final double BEHIND = 0.3;

  /** Gain from waiting in the last round for a side that would win. */
  private static final double AHEAD = 0.4;

  private WaitingPrice() {}

  /**
   * Returns the price of a round, as a share of the price of the last round of a battle that the
   * side does not win: up to 1, and below 0 if the side gains by waiting.
   *
   * @param lead the lead of the side if the battle ended now, -1 to 1
   * @param round from 1
   * @param limit the last round, 1 or more
   */
  public static double of(double lead, int round, int limit) {
    double passed = Math.min(1, (double) round / Math.max(1, limit));
    double late = passed * passed;
    double price = Math.min(1, EARLY + (1 - EARLY) * late + BEHIND * Math.max(0, -lead));
    return lead <= 0 ? price : price * (1 - lead) - AHEAD * late * lead;
  }
}
