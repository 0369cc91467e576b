package dev.muster.rules.battle;

import java.util.List;

/** Whoever takes a side's decisions: a built-in mind, a script, or a person. */
@FunctionalInterface
public interface Commander {
  /** Answers with the index of one of the question's options. */
  int choose(Decision question);

  /**
   * Whether this commander distinguishes moves with the same end but different hexes. The built-in
   * commanders do not; a script that names the hexes of a move does.
   */
  default boolean distinguishesPaths() {
    return false;
  }

  /**
   * Reports a question that is not asked because it has only one answer. A script continues if it
   * would have ordered this answer.
   */
  default void onForcedDecision(Decision question) {}

  /**
   * Notifies of a question without options, which is not put because the rules forbid all of them:
   * {@link Decision#rejection} gives the reason.
   */
  default void onWithheldDecision(Decision question) {}

  /**
   * Notifies of a question that is answered from the record of an earlier run of the same battle: a
   * commander with a random stream advances it, so that later answers stay the same.
   */
  default void onRepeatedDecision(Decision question) {}

  /**
   * The scores of the best options of the question just answered, at most three, the best first;
   * empty if it evaluated none.
   */
  default List<OptionScore> optionScores(Decision question) {
    return List.of();
  }

  /**
   * A commander that takes the default option: holds, does not react, retreats as far as it can.
   */
  static Commander takingDefaults() {
    return Decision::defaultOption;
  }

  /**
   * A commander that takes any legal option with equal chance, from a stream of its own that does
   * not touch the battle's dice.
   */
  static Commander random(long seed) {
    return new RandomCommander(seed);
  }
}
