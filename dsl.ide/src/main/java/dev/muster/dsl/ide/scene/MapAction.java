package dev.muster.dsl.ide.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something the user does on the map. What each kind needs is in docs/map-protocol.md.
 *
 * @param kind such as {@code move}
 * @param items ids it is done to
 * @param from the place that was grabbed
 * @param to the place it goes to
 * @param places places it is about: cells to paint, corners, points of a way
 * @param heading such as {@code NE}, or degrees on a table
 * @param steps turns to the right, negative to the left; or heights up, negative down
 * @param side name of a side
 * @param group name of a group
 * @param line name of a line of an army list
 * @param terrain key of a terrain
 * @param level a height
 * @param name of what is made
 * @param label of what is made
 * @param round of an arrival
 */
public record MapAction(
    String kind,
    @Nullable List<String> items,
    @Nullable String from,
    @Nullable String to,
    @Nullable List<String> places,
    @Nullable String heading,
    @Nullable Integer steps,
    @Nullable String side,
    @Nullable String group,
    @Nullable String line,
    @Nullable String terrain,
    @Nullable Integer level,
    @Nullable String name,
    @Nullable String label,
    @Nullable Integer round) {

  /** Returns the action that gives cells a terrain. */
  public static MapAction paint(List<String> cells, String terrain) {
    return new MapAction(
        "paint", null, null, null, cells, null, null, null, null, null, terrain, null, null, null,
        null);
  }

  /** Returns the action that brings units to a place, the first of them to the place itself. */
  public static MapAction move(List<String> items, String to) {
    return new MapAction(
        "move", items, null, to, null, null, null, null, null, null, null, null, null, null, null);
  }
}
