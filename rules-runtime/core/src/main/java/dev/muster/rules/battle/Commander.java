package dev.muster.rules.battle;

import java.util.List;

/** Whoever takes a side's decisions: a built-in mind, a script, or a person. */
@FunctionalInterface
public interface Commander {
  /** Answers with the index of one of the question's options. */
  int choose(Decision question);

  /**
   * Whether this commander wants to tell apart moves that end alike but take other hexes. The
   * built-in minds do not; a script that says by which hexes a stand goes does.
   */
  default boolean distinguishesPaths() {
    return false;
  }

  /**
   * Hears of a question that has one answer only and is therefore not put: a script goes on when
   * that answer is what it would have ordered.
   */
  default void onForcedDecision(Decision question) {}

  /**
   * Hears of a question without options, which is not put since the rules forbid all it is about:
   * {@link Decision#rejection} says why.
   */
  default void onWithheldDecision(Decision question) {}

  /**
   * Hears of a question that it answered in an earlier course of the same battle, and that is
   * answered from the record now: one with a stream of its own moves it on, so that what follows is
   * as it would have been.
   */
  default void onRepeatedDecision(Decision question) {}

  /**
   * What it held the best options of a question to be worth, at most three, the best first; asked
   * when it has answered. Empty where it has weighed nothing.
   */
  default List<OptionScore> optionScores(Decision question) {
    return List.of();
  }

  /** Takes what happens when nobody decides: holds, does not react, retreats as far as it can. */
  static Commander takingDefaults() {
    return Decision::defaultOption;
  }

  /**
   * Takes any legal option with equal chance, from a stream of its own that does not touch the
   * battle's dice.
   */
  static Commander random(long seed) {
    return new RandomCommander(seed);
  }
}
