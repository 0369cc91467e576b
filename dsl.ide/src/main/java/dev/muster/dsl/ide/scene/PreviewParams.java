package dev.muster.dsl.ide.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Requests the findings of the checks for an action at each of some places.
 *
 * @param action the action without {@code to}
 * @param places places to try; null for all places of a grid, which can take long
 */
public record PreviewParams(
    String view, long revision, MapAction action, @Nullable List<String> places) {}
