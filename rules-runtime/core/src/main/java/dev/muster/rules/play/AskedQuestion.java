package dev.muster.rules.play;

import dev.muster.rules.battle.Decision;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A question that waits for a person.
 *
 * @param number of the decisions of the battle taken before it, 0 or more
 * @param id of the decision point, such as {@code D-03}
 * @param prompt the question in words; may be empty
 * @param side index of the side that decides
 * @param about the unit, group or side it is about
 * @param options the legal answers in words, at least two
 * @param usual index of the default option
 */
public record AskedQuestion(
    int number, String id, String prompt, int side, String about, List<String> options, int usual) {
  public AskedQuestion {
    options = List.copyOf(options);
  }

  /**
   * The side and the question, in words: {@code Royal, round 3: where the General rides (Van)
   * [D-04]}.
   *
   * @param round rounds begun; the questions before the first belong to it
   */
  public String heading(BattleProgram program, int round) {
    Scenario.Side asked = program.scenario().sides().get(side);
    boolean ofSide = about.equals(asked.name()) || about.equals(asked.displayName());
    return asked.displayName()
        + ", round "
        + Math.max(1, round)
        + ": "
        + (prompt.isEmpty() ? "what to do" : prompt)
        + (ofSide ? "" : " (" + about + ")")
        + " ["
        + id
        + "]";
  }

  static AskedQuestion of(int number, Decision question) {
    return new AskedQuestion(
        number,
        question.id(),
        question.prompt(),
        question.side(),
        question.about(),
        IntStream.range(0, question.size()).mapToObj(question::label).toList(),
        question.defaultOption());
  }
}
