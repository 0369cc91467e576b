package dev.muster.dsl.ide.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link LocateParams}.
 *
 * @param revision revision of the scene that the answer refers to; 0 if the view has none
 * @param scenario name of the scenario at the caret; empty if none. A painter that follows the
 *     caret requests a new scene if it shows another scenario
 * @param items ids at the caret: a stand, or all stands of a group or of an army's line
 * @param places places at the caret: the hex of a letter in {@code rows}, or a place in a list
 * @param sources locations of the item or the place in the text, the best first
 * @param label a description for the status line and screen readers
 */
public record LocateAnswer(
    long revision,
    String scenario,
    List<String> items,
    List<String> places,
    List<SceneSource> sources,
    @Nullable String label) {
  public LocateAnswer {
    items = List.copyOf(items);
    places = List.copyOf(places);
    sources = List.copyOf(sources);
  }

  /** Nothing belongs to it. */
  public static LocateAnswer nothing() {
    return new LocateAnswer(0, "", List.of(), List.of(), List.of(), null);
  }
}
