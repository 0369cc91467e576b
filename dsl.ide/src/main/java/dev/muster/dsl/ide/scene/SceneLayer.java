package dev.muster.dsl.ide.scene;

import java.util.List;

/**
 * Items that are shown or hidden together.
 *
 * @param id such as {@code stands}
 * @param label for the user
 * @param group {@code map}, {@code scenario}, {@code rules} or {@code balance}: where it stands in
 *     a menu
 * @param description what it shows and by which rule, for a tooltip; may be empty
 * @param optional whether the user can hide it
 * @param shown whether it is shown at first
 * @param onDemand whether it is computed only if a request names it; without items until then
 * @param ofSelection whether it shows something about the selected items
 * @param smallestCell it is left out while a cell is narrower than this many pixels; 0 for never
 * @param items ids in the order they are painted
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
