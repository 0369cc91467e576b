package dev.muster.dsl.ide.scene;

import org.jspecify.annotations.Nullable;

/**
 * What became of a step of a battle that is played.
 *
 * @param battle as it is now; null if there is none
 * @param scene the whole scene where everything stands now; null if {@code change} has what is new
 *     or nothing is
 * @param change what is new in the scene; null if nothing is, or {@code scene} is whole
 * @param refusal why the step was not done, with the rule; empty if it was
 * @param words what is said to the user beside the battle, such as advice; may be empty
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
