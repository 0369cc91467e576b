package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationRunner;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.systems.SituationService;
import java.util.ArrayList;
import java.util.List;

/** Tables and questions for tests, from the text of a situation. */
public final class SnaphanceTestPositions {
  private SnaphanceTestPositions() {}

  public static BattleProgram program(String text) {
    try {
      return SituationService.read("test", text).program();
    } catch (SituationException e) {
      throw new AssertionError("line " + e.line() + ": " + e.getMessage(), e);
    }
  }

  /** A battle in that position, in which nobody decides anything. */
  public static SnaphanceBattle battle(String text, Dice dice, EventSink sink) {
    return new SnaphanceBattle(
        program(text), List.of(Commander.takingDefaults(), Commander.takingDefaults()), dice, sink);
  }

  public static SnaphanceState table(String text) {
    return battle(text, () -> 1, EventSink.SILENT).state();
  }

  /** The type of a line of an army list, such as {@code Shot B mp 2 sp 4}, in the final. */
  static StandType type(String line) {
    return type("snaphance.final", line);
  }

  static StandType type(String rulebook, String line) {
    return table(
            "rulebook "
                + rulebook
                + "\nside Blue\nside Red\nline Line "
                + line
                + "\nstand One of Blue.Left is Line at 0606 facing N")
        .type[0];
  }

  /**
   * The questions put while a situation is played, as {@code D-02 Left: Foot-1 acts}: the decision,
   * what it is about, and the answer. Questions with a single answer are not put.
   */
  static List<String> questions(String text) {
    List<String> asked = new ArrayList<>();
    try {
      Situation situation = SituationService.read("test", text);
      SituationRunner.Result result =
          SituationService.play(
              situation,
              event -> {
                if (event instanceof CommonEvent.Decided decided) {
                  asked.add(decided.point() + " " + decided.about() + ": " + decided.answer());
                }
              });
      if (!result.problems().isEmpty()) {
        SituationException first = result.problems().getFirst();
        throw new AssertionError(
            "line " + first.line() + ": " + first.getMessage() + "\n" + result.log());
      }
    } catch (SituationException e) {
      throw new AssertionError("line " + e.line() + ": " + e.getMessage(), e);
    }
    return asked;
  }
}
