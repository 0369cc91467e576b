package dev.muster.print.drawing;

import dev.muster.rules.model.SourceRange;
import java.util.List;

/**
 * Something on a drawing.
 *
 * @param subject what it shows, the same in every drawing of it, such as {@code stand:Foot-1};
 *     empty for what needs no name of its own
 * @param meaning what it is, for one who points at it; empty where nothing is to be told
 * @param source where it stands in the author's text, {@link SourceRange#NOWHERE} where in none
 * @param body what no other shape with a body may cover; {@link ConvexRegion#NONE} where it has
 *     none
 */
public record Shape(
    Layer layer,
    String subject,
    String meaning,
    SourceRange source,
    ConvexRegion body,
    List<Primitive> marks) {
  public Shape {
    marks = List.copyOf(marks);
  }

  /** A shape without a subject. */
  public Shape(
      Layer layer, String meaning, SourceRange source, ConvexRegion body, List<Primitive> marks) {
    this(layer, "", meaning, source, body, marks);
  }

  /** A shape others may lie on. */
  public Shape(Layer layer, String meaning, SourceRange source, List<Primitive> marks) {
    this(layer, meaning, source, ConvexRegion.NONE, marks);
  }

  /** Decoration: it means nothing alone and stands in no text. */
  public Shape(Layer layer, List<Primitive> marks) {
    this(layer, "", SourceRange.NOWHERE, marks);
  }

  /** The same as the picture of a subject. */
  public Shape about(String shown) {
    return new Shape(layer, shown, meaning, source, body, marks);
  }
}
