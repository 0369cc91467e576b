package dev.muster.rules.query;

import dev.muster.rules.model.BattleProgram;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The queries of a rule system about a scenario in its current position, without playing it. Has no
 * state; safe to share between threads.
 */
public interface RuleQueries {
  /**
   * A kind of question.
   *
   * @param words its wording, with the variable parts in capitals: {@code threatened flank of UNIT}
   * @param meaning the meaning of the answer, a sentence
   */
  record Kind(String words, String meaning) {}

  /** A note about a unit that is shown without a query: above the unit, and in the hover text. */
  record Note(String unit, String topic, Ruling verdict) {
    /** In a line: {@code threatened flank: cause c, by Cuirassiers-1}. */
    public String text() {
      return topic + ": " + verdict.why();
    }
  }

  /** All kinds of questions, in the order they are listed. */
  List<Kind> kinds();

  /**
   * Returns the names for a word in capitals of {@link Kind#words}, such as those of all units for
   * {@code UNIT}; empty if the word is not a placeholder.
   */
  List<String> names(String word, BattleProgram program);

  /**
   * Answers a question.
   *
   * @throws UnknownQueryException if it is of no kind, or names something that does not exist
   */
  Ruling answer(BattleProgram program, String question) throws UnknownQueryException;

  /**
   * The notes about the units of a scenario, in the order of the scenario; empty if it cannot be
   * set up.
   *
   * @param unit the unit, null for all
   */
  List<Note> notes(BattleProgram program, @Nullable String unit);
}
