package dev.muster.rules.battle;

import java.util.List;
import java.util.random.RandomGeneratorFactory;

/** Whoever takes a side's decisions: a built-in mind, a script, or a person. */
@FunctionalInterface
public interface Commander {
  /** Answers with the index of one of the question's options. */
  int choose(Question question);

  /** Takes what promises most; the first of equals. */
  static Commander steady() {
    return question -> {
      List<Question.Option> options = question.options();
      int best = 0;
      for (int i = 1; i < options.size(); i++) {
        if (options.get(i).worth() > options.get(best).worth()) {
          best = i;
        }
      }
      return best;
    };
  }

  /**
   * Takes any legal option with equal chance, from a stream of its own that does not touch the
   * battle's dice.
   */
  static Commander random(long seed) {
    // another algorithm stream than SeededDice, so that equal seeds do not march in step
    var generator = RandomGeneratorFactory.of("L64X128MixRandom").create(~seed);
    return question -> generator.nextInt(question.options().size());
  }
}
