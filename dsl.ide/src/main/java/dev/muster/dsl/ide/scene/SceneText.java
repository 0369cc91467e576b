package dev.muster.dsl.ide.scene;

/**
 * A line of text.
 *
 * @param x its start, middle or end, by the font's anchor
 * @param y its baseline
 */
public record SceneText(double x, double y, String text) {}
