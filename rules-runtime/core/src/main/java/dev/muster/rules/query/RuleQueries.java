package dev.muster.rules.query;

import dev.muster.rules.model.BattleProgram;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a rule system says to questions about a scenario as it stands, without playing it. Has no
 * state; safe to share between threads.
 */
public interface RuleQueries {
  /**
   * A kind of question.
   *
   * @param words as it is asked, what differs in capitals: {@code threatened flank of UNIT}
   * @param meaning what the answer tells, a sentence
   */
  record Kind(String words, String meaning) {}

  /**
   * What is to be reported about a unit without being asked for: above it, and behind the cursor.
   */
  record Note(String unit, String topic, Ruling verdict) {
    /** In a line: {@code threatened flank: cause c, by Cuirassiers-1}. */
    public String text() {
      return topic + ": " + verdict.why();
    }
  }

  /** All kinds of questions, in the order they are listed. */
  List<Kind> kinds();

  /**
   * The names that stand for a word in capitals of {@link Kind#words}, such as those of all units
   * for {@code UNIT}; empty for one that is no name.
   */
  List<String> names(String word, BattleProgram program);

  /**
   * Answers a question.
   *
   * @throws UnknownQueryException where it is of no kind, or names what is not there
   */
  Ruling answer(BattleProgram program, String question) throws UnknownQueryException;

  /**
   * What is worth being told of the units of a scenario, in the order of the scenario; empty if it
   * cannot be set up.
   *
   * @param unit the unit, null for all
   */
  List<Note> notes(BattleProgram program, @Nullable String unit);
}
