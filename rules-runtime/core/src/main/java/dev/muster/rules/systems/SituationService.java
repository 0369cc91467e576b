package dev.muster.rules.systems;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.situation.SituationFormats;
import dev.muster.rules.situation.SituationParser;
import dev.muster.rules.situation.SituationRunner;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Situations, read and played by the rule system each is of. */
public final class SituationService {
  private static final SituationFormats FORMS =
      new SituationFormats() {
        @Override
        public @Nullable SituationFormat of(Rulebook book) {
          return RuleSystems.of(book).situationFormat();
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

  private SituationService() {}

  /**
   * Reads a situation.
   *
   * @param file its name, for messages
   * @throws SituationException at the first line that cannot be read
   */
  public static Situation read(String file, String text) throws SituationException {
    return SituationParser.read(file, text, FORMS);
  }

  /**
   * Reads a situation to its end, whatever its lines are like.
   *
   * @param file its name, for messages
   */
  public static SituationParser.Reading readAll(String file, String text) {
    return SituationParser.readAll(file, text, FORMS);
  }

  /**
   * Plays a situation.
   *
   * @param sink receives every event
   * @throws SituationException when the position itself cannot be set up
   */
  public static SituationRunner.Result play(Situation situation, EventSink sink)
      throws SituationException {
    return SituationRunner.play(form(situation.program()), situation, sink);
  }

  /**
   * The situation format of the rule system of a program.
   *
   * @throws IllegalArgumentException if it has none
   */
  public static SituationFormat form(BattleProgram program) {
    SituationFormat form = RuleSystems.of(program.rulebook()).situationFormat();
    if (form == null) {
      throw new IllegalArgumentException(
          "nobody plays situations of " + program.rulebook().system() + " yet");
    }
    return form;
  }
}
