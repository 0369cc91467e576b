package dev.muster.dsl.ide.scene;

/**
 * The style of texts, in a plain sans-serif font.
 *
 * @param size in board units; the height of capitals is 0.72 of it
 * @param anchor {@code start}, {@code middle} or {@code end}: the part of a text at its x
 *     coordinate
 */
public record SceneFont(double size, String anchor, boolean bold, boolean italic) {}
