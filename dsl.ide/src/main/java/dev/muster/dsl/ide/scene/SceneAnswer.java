package dev.muster.dsl.ide.scene;

import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link SceneParams}.
 *
 * @param scene null if refused
 * @param refusal why there is no scene, for the user; empty if there is one
 * @param begin options for a new battle in a file that has none; null for other files
 */
public record SceneAnswer(@Nullable Scene scene, String refusal, @Nullable NewMapOffer begin) {
  /** A scene of what is there already. */
  public SceneAnswer(Scene scene) {
    this(scene, "", null);
  }

  /** Returns a refusal without an offer to begin a battle. */
  public static SceneAnswer refused(String why) {
    return new SceneAnswer(null, why, null);
  }
}
