package dev.muster.rules.systems;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.situation.PositionForm;
import dev.muster.rules.situation.PositionForms;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationPlay;
import dev.muster.rules.situation.SituationProblem;
import dev.muster.rules.situation.SituationText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Situations, read and played by the rule system each is of. */
public final class Situations {
  private static final PositionForms FORMS =
      new PositionForms() {
        @Override
        public @Nullable PositionForm of(Rulebook book) {
          return Systems.of(book).positions();
        }

        @Override
        public List<String> rulebooks() {
          return Rulebooks.NAMES;
        }

        @Override
        public Rulebook rulebook(String name) {
          return Rulebooks.named(name);
        }
      };

  private Situations() {}

  /**
   * Reads a situation.
   *
   * @param file its name, for messages
   * @throws SituationProblem at the first line that cannot be read
   */
  public static Situation read(String file, String text) throws SituationProblem {
    return SituationText.read(file, text, FORMS);
  }

  /**
   * Reads a situation to its end, whatever its lines are like.
   *
   * @param file its name, for messages
   */
  public static SituationText.Reading readAll(String file, String text) {
    return SituationText.readAll(file, text, FORMS);
  }

  /**
   * Plays a situation.
   *
   * @param sink hears every event
   * @throws SituationProblem when the position itself cannot be set up
   */
  public static SituationPlay.Result play(Situation situation, EventSink sink)
      throws SituationProblem {
    return SituationPlay.play(form(situation.program()), situation, sink);
  }

  /**
   * What the rule system of a program gives for its situations.
   *
   * @throws IllegalArgumentException when it gives nothing
   */
  public static PositionForm form(BattleProgram program) {
    PositionForm form = Systems.of(program.rulebook()).positions();
    if (form == null) {
      throw new IllegalArgumentException(
          "nobody plays situations of " + program.rulebook().system() + " yet");
    }
    return form;
  }
}
