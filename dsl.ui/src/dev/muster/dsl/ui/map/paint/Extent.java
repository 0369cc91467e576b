package dev.muster.dsl.ui.map.paint;

/** A rectangle of the board, in board units. */
public record Extent(double left, double top, double right, double bottom) {

  /** An empty extent, to which points can be added. */
  static final Extent EMPTY =
      new Extent(
          Double.POSITIVE_INFINITY,
          Double.POSITIVE_INFINITY,
          Double.NEGATIVE_INFINITY,
          Double.NEGATIVE_INFINITY);

  /** A rectangle by two opposite corners. */
  public static Extent between(double x, double y, double otherX, double otherY) {
    return new Extent(
        Math.min(x, otherX), Math.min(y, otherY), Math.max(x, otherX), Math.max(y, otherY));
  }

  /** A square about a point. */
  public static Extent about(double x, double y, double reach) {
    return new Extent(x - reach, y - reach, x + reach, y + reach);
  }

  /** Both, and what lies between. */
  public Extent with(Extent other) {
    return new Extent(
        Math.min(left, other.left),
        Math.min(top, other.top),
        Math.max(right, other.right),
        Math.max(bottom, other.bottom));
  }

  /** So much larger on each side. */
  public Extent grown(double by) {
    return new Extent(left - by, top - by, right + by, bottom + by);
  }

  /** Whether anything is in both. */
  public boolean meets(Extent other) {
    return left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom;
  }

  public boolean contains(double x, double y) {
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  public boolean isEmpty() {
    return right < left;
  }

  public double width() {
    return right - left;
  }

  public double height() {
    return bottom - top;
  }

  public double middleX() {
    return (left + right) / 2;
  }

  public double middleY() {
    return (top + bottom) / 2;
  }
}
