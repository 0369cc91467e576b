package dev.muster.rules.commander;

/**
 * The clock of a commander that searches: what its rollouts may still cost in this battle. It
 * counts options weighed and not time, so that a battle is the same on every machine.
 *
 * <p>A round may use a fixed share of what is left, because nobody knows in which round a battle
 * ends. Within a round each question gets an equal share of what is left for the round, by the
 * number of questions searched in the round before. What a question leaves over is for the next
 * ones.
 */
final class SearchClock {
  /** A round may use one part in so many of what is left. */
  private static final int ROUND_PARTS = 4;

  /** Questions that are expected in a round when nothing is known of the round before. */
  private static final int FEWEST_QUESTIONS = 8;

  private double left;
  private double leftInRound;
  private int round = -1;
  private int asked;
  private int expected = FEWEST_QUESTIONS;
  private long rollouts;
  private long options;

  /**
   * @param options options that rollouts may weigh in the battle; infinite for no limit
   */
  SearchClock(double options) {
    left = options;
  }

  /**
   * Begins a question and returns how many rollouts it may use, 0 or more. Before the first rollout
   * of a battle nothing is known of their cost, and the limit is that of the effort.
   */
  int rolloutsOfQuestion(int now) {
    if (now != round) {
      expected = Math.max(FEWEST_QUESTIONS, asked);
      asked = 0;
      round = now;
      leftInRound = left / ROUND_PARTS;
    }
    double share = leftInRound / Math.max(1, expected - asked);
    asked++;
    return rollouts == 0 ? Integer.MAX_VALUE : (int) Math.max(0, share * rollouts / options);
  }

  /** Takes off what rollouts have cost. */
  void spend(int played, long weighed) {
    rollouts += played;
    options += weighed;
    left -= weighed;
    leftInRound -= weighed;
  }
}
