package dev.muster.rules.battle;

/**
 * A decision that the rules leave to a player, with its legal options in a fixed order. It is valid
 * only until it is answered; a commander copies what it needs later.
 */
public interface Decision {
  /** Id of the decision point, such as {@code D-30}. */
  String id();

  /** The question, such as {@code which stand acts next}; empty if the id is sufficient. */
  default String prompt() {
    return "";
  }

  /** Index of the side that decides. */
  int side();

  /** The stand, group or side it is about. */
  String about();

  /** Number of legal options, 1 or more. */
  int size();

  /**
   * An option in the hobby's words, such as {@code Shot-1 fires at Reiters-1}; unique within the
   * question.
   *
   * @param option 0 to size - 1
   */
  String label(int option);

  /**
   * The forms in which an order may name an option: by default the words of its label.
   *
   * @param option 0 to size - 1
   */
  default OrderPattern orderPattern(int option) {
    return OrderPattern.literal(label(option));
  }

  /**
   * Accepts a legal answer that is not among the options, for example because a unit can go to any
   * point of a table. The answer becomes the last option.
   *
   * @param words words in the form of a label
   * @return its index; -1 if it is not legal or the question has a fixed list of options
   */
  default int parseFreeAnswer(String words) {
    return -1;
  }

  /** Returns why an answer in words is not legal, for the user; empty if no reason is known. */
  default String rejection(String words) {
    return "";
  }

  /** Returns the index of the default option: the automatic effect of the rules, or no action. */
  int defaultOption();
}
