package dev.muster.print.drawing;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a painter puts on paper. Colours are {@code #rrggbb}, lengths millimetres. */
public sealed interface Mark {
  /** The same elsewhere. */
  Mark moved(double right, double down);

  /**
   * Lines and areas.
   *
   * @param fill colour of what the path encloses, null for none
   * @param line colour of the line, null for none
   * @param width of the line
   * @param dashes lengths of strokes and gaps, empty for an unbroken line
   */
  record Form(
      Path path, @Nullable String fill, @Nullable String line, double width, List<Double> dashes)
      implements Mark {
    public Form {
      dashes = List.copyOf(dashes);
    }

    @Override
    public Form moved(double right, double down) {
      return new Form(path.placed(0, new Spot(right, down)), fill, line, width, dashes);
    }

    public static Form filled(Path path, String fill) {
      return new Form(path, fill, null, 0, List.of());
    }

    public static Form drawn(Path path, String line, double width) {
      return new Form(path, null, line, width, List.of());
    }

    public static Form dashed(Path path, String line, double width, Double... dashes) {
      return new Form(path, null, line, width, List.of(dashes));
    }

    public static Form both(Path path, String fill, String line, double width) {
      return new Form(path, fill, line, width, List.of());
    }
  }

  /**
   * A line of text, upright.
   *
   * @param x where it begins, has its middle or ends, by {@code anchor}
   * @param y its base line
   * @param size of the font; figures and capitals are {@link Lettering#CAPITAL} of it high
   * @param halo colour drawn around the letters, null for none
   */
  record Letters(
      double x,
      double y,
      double size,
      String text,
      Anchor anchor,
      boolean bold,
      boolean italic,
      String ink,
      @Nullable String halo)
      implements Mark {
    @Override
    public Letters moved(double right, double down) {
      return new Letters(x + right, y + down, size, text, anchor, bold, italic, ink, halo);
    }
  }

  /** Which end of a text its place is. */
  enum Anchor {
    START,
    MIDDLE,
    END
  }
}
