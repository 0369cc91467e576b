package dev.muster.dsl.ide.scene;

import java.util.List;
import java.util.Map;

/**
 * The whole map of a scenario at one state of its texts. All coordinates are board units: a hex or
 * a box is {@link SceneBoard#cell} wide, x goes right and y goes down from the corner of the field.
 *
 * @param protocol version of the messages, {@link #PROTOCOL}
 * @param view the painter's name for its view, as it asked
 * @param revision grows with each new state of the view
 * @param scenario name of the scenario, empty for a map without one
 * @param title what the scenario or the map is called
 * @param description a sentence for readers who do not see the map
 * @param stale why this is the last good state and not that of the text; empty if it is current
 * @param documents the texts it was made from
 * @param colours colours by the keys that marks use
 * @param layers in the order they are painted
 * @param items everything on the map by its id
 * @param legend what the signs mean
 * @param findings of the checks that belong to this scenario, its map and its armies
 * @param tools what can be put on the map
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
