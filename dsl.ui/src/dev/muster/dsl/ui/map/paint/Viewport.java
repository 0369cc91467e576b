package dev.muster.dsl.ui.map.paint;

/**
 * The part of a board that a canvas shows. Lengths of the board are board units, those of the
 * canvas are points.
 *
 * @param scale points per board unit
 * @param left what of the board is at the left edge of the canvas
 * @param top what of the board is at its upper edge
 */
public record Viewport(double scale, double left, double top) {

  /** The smallest scale: a field of 99 hexes of 10 units is then 100 points wide. */
  private static final double LEAST = 0.1;

  /** The largest scale: a hex of 10 units is then 300 points wide. */
  private static final double MOST = 30;

  /** Points that stay free about a field that is shown whole. */
  private static final int RIM = 6;

  public Viewport {
    scale = Math.clamp(scale, LEAST, MOST);
  }

  /** The whole of something in the middle of a canvas. */
  public static Viewport fitting(Extent whole, int width, int height) {
    double scale =
        Math.clamp(
            Math.min(
                (width - 2.0 * RIM) / Math.max(1, whole.width()),
                (height - 2.0 * RIM) / Math.max(1, whole.height())),
            LEAST,
            MOST);
    return new Viewport(
        scale, whole.middleX() - width / scale / 2, whole.middleY() - height / scale / 2);
  }

  /** Returns the viewport scaled about a point of the canvas. */
  public Viewport zoomed(double factor, double x, double y) {
    double to = Math.clamp(scale * factor, LEAST, MOST);
    return new Viewport(to, left + x / scale - x / to, top + y / scale - y / to);
  }

  /** Returns the viewport moved by this many points. */
  public Viewport moved(double right, double down) {
    return new Viewport(scale, left - right / scale, top - down / scale);
  }

  /** So moved that a part of the board stays on the canvas. */
  public Viewport within(Extent whole, int width, int height) {
    return new Viewport(
        scale,
        kept(left, width / scale, whole.left(), whole.right()),
        kept(top, height / scale, whole.top(), whole.bottom()));
  }

  /** At least a third of what can be seen is board. */
  private static double kept(double from, double seen, double low, double high) {
    double least = Math.min(seen, high - low) / 3;
    double first = low + least - seen;
    return Math.clamp(from, first, Math.max(first, high - least));
  }

  /**
   * Returns the viewport moved so that an extent is visible; unchanged if it is visible already.
   */
  public Viewport showing(Extent wanted, int width, int height) {
    return new Viewport(
        scale,
        seen(left, width / scale, wanted.left(), wanted.right()),
        seen(top, height / scale, wanted.top(), wanted.bottom()));
  }

  private static double seen(double from, double seen, double low, double high) {
    if (high - low > seen) {
      return (low + high - seen) / 2;
    }
    return Math.clamp(from, high - seen, low);
  }

  /** Returns the part of the board that a canvas shows. */
  public Extent visible(int width, int height) {
    return new Extent(left, top, left + width / scale, top + height / scale);
  }

  /** Returns the canvas x of a board x. */
  public double x(double board) {
    return (board - left) * scale;
  }

  /** Returns the canvas y of a board y. */
  public double y(double board) {
    return (board - top) * scale;
  }

  /** Returns the board x of a canvas x. */
  public double fromX(double point) {
    return left + point / scale;
  }

  /** Returns the board y of a canvas y. */
  public double fromY(double point) {
    return top + point / scale;
  }
}
