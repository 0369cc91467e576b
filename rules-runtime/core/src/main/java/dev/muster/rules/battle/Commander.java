package dev.muster.rules.battle;

import dev.muster.rules.dice.Stream;
import java.util.List;

/** Whoever takes a side's decisions: a built-in mind, a script, or a person. */
@FunctionalInterface
public interface Commander {
  /** Answers with the index of one of the question's options. */
  int choose(Question question);

  /**
   * Whether this commander wants to tell apart moves that end alike but take other hexes. The
   * built-in minds do not; a script that says by which hexes a stand goes does.
   */
  default boolean wantsEveryPath() {
    return false;
  }

  /**
   * Hears of a question that has one answer only and is therefore not put: a script goes on when
   * that answer is what it would have ordered.
   */
  default void hasNoChoice(Question question) {}

  /**
   * What it held the best options of a question to be worth, at most three, the best first; asked
   * when it has answered. Empty where it has weighed nothing.
   */
  default List<Reason> reasons(Question question) {
    return List.of();
  }

  /** Takes what happens when nobody decides: holds, does not react, retreats as far as it can. */
  static Commander usual() {
    return Question::usual;
  }

  /**
   * Takes any legal option with equal chance, from a stream of its own that does not touch the
   * battle's dice.
   */
  static Commander random(long seed) {
    // another stream than SeededDice, so that equal seeds do not march in step
    Stream stream = new Stream(~seed);
    return question -> stream.below(question.size());
  }
}
