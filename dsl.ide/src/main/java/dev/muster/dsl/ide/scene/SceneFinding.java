package dev.muster.dsl.ide.scene;

import java.util.List;

/**
 * A finding of the checks.
 *
 * @param severity {@code error}, {@code warning} or {@code information}
 * @param message for the user
 * @param code of the check, such as {@code V-091}
 * @param source what it is about in the text
 * @param items ids of the items it is about; empty if none is on the map
 * @param places places it is about
 */
public record SceneFinding(
    String severity,
    String message,
    String code,
    SceneSource source,
    List<String> items,
    List<String> places) {
  public SceneFinding {
    items = List.copyOf(items);
    places = List.copyOf(places);
  }
}
