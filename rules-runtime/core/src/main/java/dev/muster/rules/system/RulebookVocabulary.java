package dev.muster.rules.system;

import java.util.Map;

/** Words of a rule system that an author writes in a rulebook of it, each with its meaning. */
public interface RulebookVocabulary {
  /** The vocabulary of an unknown system: empty. */
  RulebookVocabulary NONE = new RulebookVocabulary() {};

  /** Properties of a terrain that the rules use. */
  default Map<String, String> terrain() {
    return Map.of();
  }

  /** Properties of a category that the rules use. */
  default Map<String, String> category() {
    return Map.of();
  }

  /** Classes of a category, one of which it must have; empty if categories have none. */
  default Map<String, String> classes() {
    return Map.of();
  }

  /**
   * Returns the players' term for the word after the category in a stand line, in lower case and
   * without an article, such as an order class or a quality.
   */
  default String grade() {
    return "grade";
  }

  /** Whether an order class says with which throw of a D6 it passes a test. */
  default boolean orderClassesPass() {
    return false;
  }
}
