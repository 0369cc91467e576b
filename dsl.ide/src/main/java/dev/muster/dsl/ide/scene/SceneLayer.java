package dev.muster.dsl.ide.scene;

import java.util.List;

/**
 * Items that are shown or hidden together.
 *
 * @param id such as {@code stands}
 * @param label name for the user
 * @param group {@code map}, {@code scenario}, {@code rules} or {@code balance}: its section in a
 *     menu
 * @param description what it shows and the rule that it follows, for a tooltip; may be empty
 * @param optional whether the user can hide it
 * @param shown whether it is visible at first
 * @param onDemand whether it is computed only if a request names it; it has no items until then
 * @param ofSelection whether it depends on the selected items
 * @param smallestCell minimum width of a cell in pixels at which it is shown; 0 for no minimum
 * @param items ids in drawing order
 */
public record SceneLayer(
    String id,
    String label,
    String group,
    String description,
    boolean optional,
    boolean shown,
    boolean onDemand,
    boolean ofSelection,
    double smallestCell,
    List<String> items) {
  public SceneLayer {
    items = List.copyOf(items);
  }
}
