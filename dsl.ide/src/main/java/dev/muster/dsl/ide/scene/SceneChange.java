package dev.muster.dsl.ide.scene;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The differences between two revisions of a scene. A component is null if it has not changed. A
 * painter that does not have the base revision requests the whole scene.
 *
 * @param view the view of the scene
 * @param base revision that the differences apply to
 * @param revision revision after the change
 * @param layers changed and new layers, each complete; a new layer has the position that {@code
 *     order} gives it
 * @param order ids of all layers if a layer was added or removed
 * @param items changed and new items, by id
 * @param removed ids of removed items
 * @param colours new colours
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
