package dev.muster.dsl.ui.map.paint;

import org.eclipse.swt.graphics.Path;

/** Reads the paths of a scene: {@code M}, {@code L}, {@code Q} and {@code Z}, all absolute. */
final class PathText {

  private final String text;
  private int at;

  private PathText(String text) {
    this.text = text;
  }

  /** Receives the steps of a path. */
  interface Pen {

    void move(double x, double y);

    void line(double x, double y);

    void curve(double controlX, double controlY, double x, double y);

    void close();
  }

  /** Follows a path; what cannot be read ends it. */
  static void read(String path, Pen pen) {
    new PathText(path).read(pen);
  }

  /** Adds a path to one of the screen. */
  static void addTo(Path path, String text) {
    read(
        text,
        new Pen() {
          @Override
          public void move(double x, double y) {
            path.moveTo((float) x, (float) y);
          }

          @Override
          public void line(double x, double y) {
            path.lineTo((float) x, (float) y);
          }

          @Override
          public void curve(double controlX, double controlY, double x, double y) {
            path.quadTo((float) controlX, (float) controlY, (float) x, (float) y);
          }

          @Override
          public void close() {
            path.close();
          }
        });
  }

  /** Returns the bounds of a path, including its control points. */
  static Extent extent(String text) {
    Bounds bounds = new Bounds();
    read(text, bounds);
    return bounds.extent();
  }

  private void read(Pen pen) {
    char step = 'M';
    while (skip()) {
      char letter = text.charAt(at);
      if (Character.isLetter(letter)) {
        step = letter;
        at++;
        if (step == 'Z') {
          pen.close();
          step = 'M';
          continue;
        }
      }
      switch (step) {
        case 'M' -> {
          pen.move(number(), number());
          step = 'L';
        }
        case 'L' -> pen.line(number(), number());
        case 'Q' -> pen.curve(number(), number(), number(), number());
        default -> {
          return;
        }
      }
    }
  }

  private boolean skip() {
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == ',')) {
      at++;
    }
    return at < text.length();
  }

  /** Read by hand: a scene has a hundred thousand of them, and to cut each out costs more. */
  private double number() {
    skip();
    boolean negative = at < text.length() && text.charAt(at) == '-';
    if (negative) {
      at++;
    }
    long whole = 0;
    long part = 1;
    boolean fraction = false;
    int from = at;
    for (; at < text.length(); at++) {
      char digit = text.charAt(at);
      if (digit >= '0' && digit <= '9') {
        whole = whole * 10 + digit - '0';
        part = fraction ? part * 10 : part;
      } else if (digit == '.' && !fraction) {
        fraction = true;
      } else {
        break;
      }
    }
    if (from == at) {
      // Not a number: the path ends here.
      at = text.length();
    }
    double value = (double) whole / part;
    return negative ? -value : value;
  }

  private static final class Bounds implements Pen {
    private double left = Double.POSITIVE_INFINITY;
    private double top = Double.POSITIVE_INFINITY;
    private double right = Double.NEGATIVE_INFINITY;
    private double bottom = Double.NEGATIVE_INFINITY;

    @Override
    public void move(double x, double y) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }

    @Override
    public void line(double x, double y) {
      move(x, y);
    }

    @Override
    public void curve(double controlX, double controlY, double x, double y) {
      move(controlX, controlY);
      move(x, y);
    }

    @Override
    public void close() {
      // Back to where it has been.
    }

    Extent extent() {
      return new Extent(left, top, right, bottom);
    }
  }
}
