package dev.muster.dsl.ide.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One call of a painter: a path, or texts of one font.
 *
 * @param path lines and curves in the form of SVG with absolute {@code M}, {@code L}, {@code Q} and
 *     {@code Z} only; null for texts
 * @param texts upright lines of text; null for a path
 * @param fill key of the colour that fills the path or the letters; null for none
 * @param line key of the colour of the line, or of a halo about letters; null for none
 * @param width of the line, in board units; 0 without one
 * @param dash lengths of strokes and gaps; null for an unbroken line
 * @param nonZero whether the path is filled by the non-zero rule; else by the even-odd rule
 * @param opacity 0 to 1; null for 1
 * @param font of texts; null for a path
 */
public record SceneMark(
    @Nullable String path,
    @Nullable List<SceneText> texts,
    @Nullable String fill,
    @Nullable String line,
    double width,
    @Nullable List<Double> dash,
    boolean nonZero,
    @Nullable Double opacity,
    @Nullable SceneFont font) {}
