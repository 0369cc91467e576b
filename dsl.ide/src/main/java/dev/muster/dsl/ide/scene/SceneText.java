package dev.muster.dsl.ide.scene;

/**
 * A line of text.
 *
 * @param x where it begins, has its middle or ends, by the font's anchor
 * @param y its base line
 */
public record SceneText(double x, double y, String text) {}
