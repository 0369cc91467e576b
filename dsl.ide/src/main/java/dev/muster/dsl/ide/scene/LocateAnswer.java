package dev.muster.dsl.ide.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link LocateParams}.
 *
 * @param revision of the scene that is spoken of; 0 if the view has none
 * @param scenario name of the scenario that belongs to the caret, empty if none; a painter that
 *     follows the caret asks for the scene anew if it shows another
 * @param items ids that the caret means: a stand, all stands of a group or of an army's line
 * @param places places that the caret means: the hex of a letter in {@code rows}, a place in a list
 * @param sources where the item or the place stands in the text, the best first
 * @param label what is there in plain words, for the status line and screen readers
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
