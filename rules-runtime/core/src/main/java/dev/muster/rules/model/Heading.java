package dev.muster.rules.model;

/**
 * The heading of something, in a form common to all boards. Its text is used in JSON: the word for
 * a corner of a hex ({@code NE} is 60 degrees) or a side of a box, otherwise the degrees. Players
 * read {@link BoardKind#say}.
 *
 * @param degrees clockwise from north, from 0 to below 360
 */
public record Heading(double degrees) {
  public static final Heading NORTH = new Heading(0);
  public static final Heading EAST = new Heading(90);
  public static final Heading SOUTH = new Heading(180);
  public static final Heading WEST = new Heading(270);

  public Heading {
    double turned = degrees % 360;
    // adding 0 makes a negative zero a plain one
    degrees = (turned < 0 ? turned + 360 : turned) + 0.0;
  }

  /** Returns the heading after a turn of this many degrees to the right; negative to the left. */
  public Heading turned(double right) {
    return new Heading(degrees + right);
  }

  @Override
  public String toString() {
    for (BoardKind kind : new BoardKind[] {BoardKind.HEXES, BoardKind.BOXES}) {
      String word = kind.word(this);
      if (word != null) {
        return word;
      }
    }
    return Point.length(degrees);
  }
}
