package dev.muster.print.drawing;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A basic element of a drawing. Colours are {@code #rrggbb}, lengths millimetres. */
public sealed interface Primitive {
  /** Returns the element moved by an offset. */
  Primitive moved(double right, double down);

  /**
   * Lines and areas.
   *
   * @param fill colour of what the path encloses, null for none
   * @param line colour of the line, null for none
   * @param width of the line
   * @param dashes lengths of strokes and gaps, empty for an unbroken line
   */
  record PathPrimitive(
      VectorPath path,
      @Nullable String fill,
      @Nullable String line,
      double width,
      List<Double> dashes)
      implements Primitive {
    public PathPrimitive {
      dashes = List.copyOf(dashes);
    }

    @Override
    public PathPrimitive moved(double right, double down) {
      return new PathPrimitive(
          path.placed(0, new DrawingPoint(right, down)), fill, line, width, dashes);
    }

    public static PathPrimitive filled(VectorPath path, String fill) {
      return new PathPrimitive(path, fill, null, 0, List.of());
    }

    public static PathPrimitive drawn(VectorPath path, String line, double width) {
      return new PathPrimitive(path, null, line, width, List.of());
    }

    public static PathPrimitive dashed(
        VectorPath path, String line, double width, Double... dashes) {
      return new PathPrimitive(path, null, line, width, List.of(dashes));
    }

    public static PathPrimitive both(VectorPath path, String fill, String line, double width) {
      return new PathPrimitive(path, fill, line, width, List.of());
    }
  }

  /**
   * A line of text, upright.
   *
   * @param x its start, middle or end, by {@code anchor}
   * @param y its baseline
   * @param size of the font; the height of digits and capitals is {@link TextMetrics#CAPITAL} of it
   * @param halo colour drawn around the letters; null for none
   */
  record TextPrimitive(
      double x,
      double y,
      double size,
      String text,
      Anchor anchor,
      boolean bold,
      boolean italic,
      String ink,
      @Nullable String halo)
      implements Primitive {
    @Override
    public TextPrimitive moved(double right, double down) {
      return new TextPrimitive(x + right, y + down, size, text, anchor, bold, italic, ink, halo);
    }
  }

  /** Which end of a text its place is. */
  enum Anchor {
    START,
    MIDDLE,
    END
  }
}
