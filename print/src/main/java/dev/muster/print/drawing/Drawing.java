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
                            mark instanceof Mark.Letters text
                                && !Lettering.body(text).within(0, 0, width, height)))
        .toList();
  }

  /** Texts whose figures and capitals are lower than can be read at arm's length. */
  public List<Mark.Letters> tooSmall() {
    return shapes.stream()
        .flatMap(shape -> shape.marks().stream())
        .filter(Mark.Letters.class::isInstance)
        .map(Mark.Letters.class::cast)
        .filter(text -> text.size() * Lettering.CAPITAL < Lettering.LEAST_HEIGHT - 1e-9)
        .toList();
  }
}
