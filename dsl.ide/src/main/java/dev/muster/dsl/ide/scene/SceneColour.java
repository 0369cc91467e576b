package dev.muster.dsl.ide.scene;

/**
 * A colour in each theme.
 *
 * @param light {@code #rrggbb} on light ground, as printed
 * @param dark {@code #rrggbb} on dark ground
 * @param contrast what it is where the user forces colours: {@code canvas} (the background), {@code
 *     text} (lines and letters) or {@code accent} (what is marked)
 */
public record SceneColour(String light, String dark, String contrast) {}
