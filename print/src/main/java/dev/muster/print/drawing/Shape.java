package dev.muster.print.drawing;

import dev.muster.rules.model.SourceRange;
import java.util.List;

/**
 * Something on a drawing.
 *
 * @param subject what it shows, the same in every drawing of it, such as {@code stand:Foot-1};
 *     empty for what needs no name of its own
 * @param meaning description for a tooltip; empty if there is none
 * @param source its place in the author's text; {@link SourceRange#NOWHERE} if it has none
 * @param body the area that no other shape with a body may cover; {@link ConvexRegion#NONE} if
 *     there is none
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

  /** Creates a decoration, which has no meaning of its own and no place in a text. */
  public Shape(Layer layer, List<Primitive> marks) {
    this(layer, "", SourceRange.NOWHERE, marks);
  }

  /** Returns a copy as the picture of a subject. */
  public Shape about(String shown) {
    return new Shape(layer, shown, meaning, source, body, marks);
  }
}
