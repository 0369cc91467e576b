package dev.muster.dsl.ide.scene;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What has become different in a scene. A component that is null has not changed. A painter that
 * does not have the base revision asks for the whole scene.
 *
 * @param view whose scene it is
 * @param base revision that this difference is added to
 * @param revision that of the scene afterwards
 * @param layers layers that changed, each whole; a layer that is new stands in the order of {@code
 *     order}
 * @param order ids of all layers if one came or went
 * @param items items that changed or came, by id
 * @param removed ids of items that are gone
 * @param colours colours that came
 */
public record SceneChange(
    String view,
    long base,
    long revision,
    @Nullable String scenario,
    @Nullable String title,
    @Nullable String description,
    @Nullable String stale,
    @Nullable List<SceneDocument> documents,
    @Nullable SceneBoard board,
    @Nullable Map<String, SceneColour> colours,
    @Nullable List<SceneLayer> layers,
    @Nullable List<String> order,
    @Nullable Map<String, SceneItem> items,
    @Nullable List<String> removed,
    @Nullable List<SceneLegendEntry> legend,
    @Nullable List<SceneFinding> findings,
    @Nullable SceneTools tools) {}
