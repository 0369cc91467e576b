package dev.muster.dsl.ide.scene;

/**
 * Closes a view.
 *
 * @param view the painter's name for it
 */
public record SceneCloseParams(String view) {}
