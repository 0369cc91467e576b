package dev.muster.dsl.ide.scene;

import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link SceneParams}.
 *
 * @param scene null when refused
 * @param refusal why there is no scene, for the user; empty when there is one
 * @param begin what a battle can begin with in a file that has none; null for any other
 */
public record SceneAnswer(@Nullable Scene scene, String refusal, @Nullable NewMapOffer begin) {
  /** A scene of what is there already. */
  public SceneAnswer(Scene scene) {
    this(scene, "", null);
  }

  /** No scene, and nothing to begin with. */
  public static SceneAnswer refused(String why) {
    return new SceneAnswer(null, why, null);
  }
}
