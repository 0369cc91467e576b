package dev.muster.dsl.ide.scene;

import java.util.List;
import java.util.Map;

/**
 * The whole map of a scenario at one state of its texts. Coordinates are board units: a hex or a
 * box is {@link SceneBoard#cell} wide; x grows to the right and y grows downwards from the top left
 * corner of the field.
 *
 * @param protocol version of the messages, {@link #PROTOCOL}
 * @param view the painter's name for its view
 * @param revision increases with each new state of the view
 * @param scenario name of the scenario; empty for a map without one
 * @param title title of the scenario or the map
 * @param description a sentence for users who do not see the map
 * @param stale why this is an older state than that of the text; empty if it is current
 * @param documents the texts it was built from
 * @param colours colours by the keys that marks use
 * @param layers layers in drawing order
 * @param items all items of the map by id
 * @param legend the meaning of the signs
 * @param findings findings of the checks about this scenario, its map and its armies
 * @param tools elements that can be added to the map
 */
public record Scene(
    int protocol,
    String view,
    long revision,
    String scenario,
    String title,
    String description,
    String stale,
    List<SceneDocument> documents,
    SceneBoard board,
    Map<String, SceneColour> colours,
    List<SceneLayer> layers,
    Map<String, SceneItem> items,
    List<SceneLegendEntry> legend,
    List<SceneFinding> findings,
    SceneTools tools) {
  /** Version of the messages; it changes when a painter must change. */
  public static final int PROTOCOL = 1;

  public Scene {
    documents = List.copyOf(documents);
    layers = List.copyOf(layers);
    legend = List.copyOf(legend);
    findings = List.copyOf(findings);
  }
}
