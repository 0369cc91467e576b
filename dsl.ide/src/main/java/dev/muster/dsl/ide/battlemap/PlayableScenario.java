package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.scene.SceneDocument;
import dev.muster.rules.model.BattleProgram;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A scenario that is to be played, or the reason why it cannot be.
 *
 * @param program the compiled battle; null if it cannot be played
 * @param documents the texts that it was compiled from
 * @param refusal why it cannot be played, for the user; empty if it can
 */
public record PlayableScenario(
    @Nullable BattleProgram program, List<SceneDocument> documents, String refusal) {
  public PlayableScenario {
    documents = List.copyOf(documents);
  }

  /** Nothing to play, and why. */
  public static PlayableScenario refused(String why) {
    return new PlayableScenario(null, List.of(), why);
  }
}
