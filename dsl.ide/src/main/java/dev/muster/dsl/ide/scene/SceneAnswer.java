package dev.muster.dsl.ide.scene;

import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link SceneParams}.
 *
 * @param scene null when refused
 * @param refusal why there is no scene, for the user; empty when there is one
 */
public record SceneAnswer(@Nullable Scene scene, String refusal) {
  /** No scene, and why. */
  public static SceneAnswer refused(String why) {
    return new SceneAnswer(null, why);
  }
}
