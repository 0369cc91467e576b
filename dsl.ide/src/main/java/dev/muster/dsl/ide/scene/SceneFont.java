package dev.muster.dsl.ide.scene;

/**
 * How texts are written, in a plain sans-serif.
 *
 * @param size in board units; capitals are 0.72 of it high
 * @param anchor {@code start}, {@code middle} or {@code end}: which end of a text its x is
 */
public record SceneFont(double size, String anchor, boolean bold, boolean italic) {}
