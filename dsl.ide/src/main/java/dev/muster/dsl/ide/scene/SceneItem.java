package dev.muster.dsl.ide.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something on the map.
 *
 * @param id the same in every state of the text in which the thing has the same name, such as
 *     {@code stand:Foot-1}
 * @param kind {@code stand}, {@code general}, {@code zone}, {@code objective}, {@code arrival},
 *     {@code plan}, {@code name}, {@code area}, {@code way}, {@code side}, {@code finding}, {@code
 *     rule} (what a layer of the rules says) or {@code ink} (nothing to point at)
 * @param label its name in plain words, for tooltips and screen readers; empty for ink
 * @param hit where it is pointed at; null for what cannot be
 * @param marks what is painted, in this order
 * @param source where it stands in the text, null if nowhere
 * @param definition where its army line stands, null for what has none
 * @param place the place it is at, such as {@code 0405}; null for what covers several
 * @param side number of its side from 0, null for what belongs to no side
 * @param group name of its group, null for what belongs to none
 * @param can actions of {@link MapAction} that it takes
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
