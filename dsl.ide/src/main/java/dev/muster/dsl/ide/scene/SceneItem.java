package dev.muster.dsl.ide.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An item on the map.
 *
 * @param id stays the same while the element keeps its name, such as {@code stand:Foot-1}
 * @param kind {@code stand}, {@code general}, {@code zone}, {@code objective}, {@code arrival},
 *     {@code plan}, {@code name}, {@code area}, {@code way}, {@code side}, {@code finding}, {@code
 *     rule} (shown by a layer of the rules) or {@code ink} (cannot be selected)
 * @param label its name, for tooltips and screen readers; empty for ink
 * @param hit the area that reacts to the pointer; null if none
 * @param marks its drawing, in this order
 * @param source its location in the text; null if none
 * @param definition the location of its army line; null if none
 * @param place its place, such as {@code 0405}; null if it covers several
 * @param side index of its side from 0; null if none
 * @param group name of its group; null if none
 * @param can actions of {@link MapAction} that it supports
 */
public record SceneItem(
    String id,
    String kind,
    String label,
    @Nullable SceneHit hit,
    List<SceneMark> marks,
    @Nullable SceneSource source,
    @Nullable SceneSource definition,
    @Nullable String place,
    @Nullable Integer side,
    @Nullable String group,
    List<String> can) {
  public SceneItem {
    marks = List.copyOf(marks);
    can = List.copyOf(can);
  }
}
