package dev.muster.rules.situation;

import dev.muster.rules.dice.Dice;
import java.util.List;

/**
 * Dice with the results that a situation states. When they are used up, it returns ones until the
 * throw is reported; then the throw that lacked dice is known.
 */
final class SituationDice implements Dice {
  private final List<Integer> script;
  private int next;
  private int missing;

  SituationDice(List<Integer> script) {
    this.script = script;
  }

  /** The situation gives too few dice; the message says for which throw. */
  static final class TooFew extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooFew(String message) {
      super(message);
    }
  }

  @Override
  public int d6() {
    if (next == script.size()) {
      missing++;
      return 1;
    }
    return script.get(next++);
  }

  int left() {
    return script.size() - next;
  }

  /**
   * Whether a throw was made that no dice were given for; what happens now is not to be reported.
   */
  boolean usedUp() {
    return missing > 0;
  }

  /**
   * Hears what is reported once the dice are used up.
   *
   * @param what what dice were thrown for; empty if none were
   * @throws TooFew when it is the throw they were wanted for
   */
  void observe(String what) {
    if (!what.isEmpty()) {
      throw tooFew(what);
    }
  }

  /** Returns the failure that reports too few dice. */
  TooFew tooFew(String what) {
    return new TooFew(
        "the dice are used up: "
            + script.size()
            + " given, "
            + missing
            + " more needed for "
            + what);
  }
}
