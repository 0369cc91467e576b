package dev.muster.dsl.ide.scene;

import org.jspecify.annotations.Nullable;

/**
 * The result of a step in an interactive battle.
 *
 * @param battle the current battle; null if there is none
 * @param scene the whole current scene; null if {@code change} has the differences or there are
 *     none
 * @param change the differences to the last scene; null if there are none, or {@code scene} is set
 * @param refusal why the step was not done, with the rule; empty if it was
 * @param words further text for the user, such as advice; may be empty
 */
public record PlayAnswer(
    @Nullable PlayState battle,
    @Nullable Scene scene,
    @Nullable SceneChange change,
    String refusal,
    String words) {
  /** Nothing was done, and why. */
  public static PlayAnswer refused(String why) {
    return new PlayAnswer(null, null, null, why, "");
  }
}
