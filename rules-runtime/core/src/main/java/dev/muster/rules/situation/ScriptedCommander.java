package dev.muster.rules.situation;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.List;

/**
 * A commander that carries out a list of orders in the words of a battle's options, one after the
 * other, such as {@code Horse-1 charges Foot-2} or {@code Shot-1 fires at Reiters-1}; what the
 * orders do not say another commander decides. It lets the unit of the next order act first. An
 * order that its unit had no chance to carry out waits for the next one. For one battle only.
 */
public final class ScriptedCommander implements Commander {
  private final Commander otherwise;
  private final OrderScriptRunner script;

  /**
   * @param form of the rule system of the battle
   * @param program the battle the orders are for
   * @param orders as in a situation file, in the order of play; without {@code may}, {@code may
   *     not} and {@code now} lines
   * @param otherwise decides what the orders do not say
   * @throws IllegalArgumentException when a line is a check and no order
   */
  public ScriptedCommander(
      SituationFormat form, BattleProgram program, List<String> orders, Commander otherwise) {
    List<Situation.Line> lines = new ArrayList<>();
    for (String each : orders) {
      Situation.Line line = new Situation.Line(lines.size() + 1, each.strip());
      if (new OrderLine(line).kind() != OrderLine.Kind.DO) {
        throw new IllegalArgumentException("a commander takes orders, no checks; found: " + each);
      }
      lines.add(line);
    }
    this.otherwise = otherwise;
    script = new OrderScriptRunner(form, lines, program, text -> "");
  }

  @Override
  public int choose(Decision question) {
    int answer = script.answer(question);
    return answer >= 0 ? answer : otherwise.choose(question);
  }

  @Override
  public void onForcedDecision(Decision question) {
    script.onForcedDecision(question);
  }

  @Override
  public void onWithheldDecision(Decision question) {
    script.onWithheldDecision(question);
  }

  @Override
  public boolean distinguishesPaths() {
    return true;
  }

  /** Orders not carried out so far, each with the reason where one is known. */
  public List<String> unexecuted() {
    List<String> undone = new ArrayList<>();
    script.refusals().forEach(each -> undone.add(each.line().text() + ": " + each.message()));
    script.waiting().forEach(undone::add);
    return undone;
  }
}
