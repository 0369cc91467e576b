package dev.muster.print.map;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Shape;
import dev.muster.rules.model.BattleProgram;
import java.util.EnumSet;
import java.util.Set;

/**
 * The field as a picture for a cover: ground and troops, without the letters and numbers that a
 * player looks up on the map.
 */
public final class CoverPicture {
  /** What one only looks up. */
  private static final Set<Layer> WITHOUT =
      EnumSet.of(Layer.ZONE, Layer.GENERAL, Layer.ARRIVAL, Layer.NUMBER, Layer.NAME, Layer.SHEET);

  private CoverPicture() {}

  /**
   * The field as large as a space allows.
   *
   * @param width of the space, in millimetres
   * @param height of the space, in millimetres
   */
  public static Drawing of(
      BattleProgram program, double width, double height, MapSheet.Manner manner) {
    Drawing field = FieldDrawing.of(program, width, height, manner);
    return new Drawing(
        field.width(),
        field.height(),
        field.title(),
        field.shapes().stream()
            .filter(each -> !WITHOUT.contains(each.layer()))
            .map(CoverPicture::silent)
            .toList());
  }

  private static Shape silent(Shape shape) {
    return new Shape(
        shape.layer(),
        shape.subject(),
        shape.meaning(),
        shape.source(),
        shape.body(),
        shape.marks().stream().filter(Primitive.PathPrimitive.class::isInstance).toList());
  }
}
