package dev.muster.print.drawing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Shapes on paper, in the order they are painted.
 *
 * @param width in millimetres as printed
 * @param height in millimetres as printed
 * @param title what it shows
 */
public record Drawing(double width, double height, String title, List<Shape> shapes) {
  public Drawing {
    shapes = shapes.stream().sorted(Comparator.comparing(Shape::layer)).toList();
  }

  /**
   * A part of it, as it would be cut out with scissors, on paper as large as the part: what lies
   * outside is left out, and what crosses the cut is drawn on both parts.
   *
   * @param left of the part, in millimetres
   * @param top of the part, in millimetres
   */
  public Drawing part(double left, double top, double partWidth, double partHeight, String name) {
    var kept = new ArrayList<Shape>();
    for (Shape shape : shapes) {
      List<Primitive> marks =
          shape.marks().stream()
              .filter(mark -> reaches(mark, left, top, left + partWidth, top + partHeight))
              .map(mark -> mark.moved(-left, -top))
              .toList();
      if (!marks.isEmpty()) {
        kept.add(
            new Shape(shape.layer(), shape.meaning(), shape.source(), marks)
                .about(shape.subject()));
      }
    }
    return new Drawing(partWidth, partHeight, name, kept);
  }

  private static boolean reaches(
      Primitive mark, double left, double top, double right, double bottom) {
    List<DrawingPoint> spots =
        switch (mark) {
          case Primitive.PathPrimitive form -> form.path().points();
          case Primitive.TextPrimitive text -> TextMetrics.body(text).corners();
        };
    double line = mark instanceof Primitive.PathPrimitive form ? form.width() : 1;
    return spots.stream().anyMatch(spot -> spot.x() > left - line)
        && spots.stream().anyMatch(spot -> spot.x() < right + line)
        && spots.stream().anyMatch(spot -> spot.y() > top - line)
        && spots.stream().anyMatch(spot -> spot.y() < bottom + line);
  }

  /** Two shapes of which one covers the other. */
  public record Overlap(Shape one, Shape other) {}

  /** Bodies that cover each other: labels, blocks and the like. None on a good drawing. */
  public List<Overlap> overlaps() {
    List<Shape> bodies = shapes.stream().filter(each -> !each.body().corners().isEmpty()).toList();
    var found = new ArrayList<Overlap>();
    for (int i = 0; i < bodies.size(); i++) {
      for (int j = i + 1; j < bodies.size(); j++) {
        if (bodies.get(i).body().overlaps(bodies.get(j).body())) {
          found.add(new Overlap(bodies.get(i), bodies.get(j)));
        }
      }
    }
    return found;
  }

  /** Shapes with text that leaves the paper. */
  public List<Shape> outside() {
    return shapes.stream()
        .filter(
            shape ->
                shape.marks().stream()
                    .anyMatch(
                        mark ->
                            mark instanceof Primitive.TextPrimitive text
                                && !TextMetrics.body(text).within(0, 0, width, height)))
        .toList();
  }

  /** Texts whose figures and capitals are lower than can be read at arm's length. */
  public List<Primitive.TextPrimitive> tooSmall() {
    return shapes.stream()
        .flatMap(shape -> shape.marks().stream())
        .filter(Primitive.TextPrimitive.class::isInstance)
        .map(Primitive.TextPrimitive.class::cast)
        .filter(text -> text.size() < TextMetrics.LEAST - 1e-9)
        .toList();
  }
}
