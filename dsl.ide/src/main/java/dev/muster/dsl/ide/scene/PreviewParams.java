package dev.muster.dsl.ide.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Asks what the checks would say if an action went to each of some places.
 *
 * @param action with everything but {@code to}
 * @param places where it could go; null for all places of a grid, which may take long
 */
public record PreviewParams(
    String view, long revision, MapAction action, @Nullable List<String> places) {}
