package dev.muster.rules.balance;

/**
 * A hint for an author about an unusual number.
 *
 * @param kind what it is about
 * @param side the side of the group; empty if it is not about a group
 * @param element the group or the objective it is about, by its name; empty if it is about the
 *     whole scenario
 * @param words the hint, for the user
 */
public record BalanceHint(Kind kind, String side, String element, String words) {
  /** What a hint is about. */
  public enum Kind {
    /** Nearly all battles end with the last round. */
    CLOCK,
    /** Many battles are drawn. */
    DRAWN,
    /** A side has hardly a chance. */
    UNFAIR,
    /** The battle is decided early. */
    EARLY,
    /** A group has nothing to do with an enemy. */
    NEVER_ENGAGED,
    /** A group stands still. */
    IDLE,
    /** A reinforcement rarely comes. */
    RARELY_ARRIVES,
    /** No side ever holds an objective. */
    NEVER_HELD,
    /** The losses are others than in history. */
    HISTORY
  }

  /** A hint about the whole scenario. */
  static BalanceHint of(Kind kind, String words) {
    return new BalanceHint(kind, "", "", words);
  }
}
