package dev.muster.print.field;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Mark;
import dev.muster.print.drawing.Path;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.Spot;
import dev.muster.rules.model.Rulebook;
import java.util.ArrayList;
import java.util.List;

/**
 * A terrain as it is drawn on maps, in a small picture: in colours, in grey and with little ink.
 */
public final class Swatch {
  private static final double WIDE = 20;
  private static final double HIGH = 14;
  private static final double ROOM = 6;

  private static final List<Spot> PATCH =
      List.of(new Spot(8, 5.5), new Spot(8, -5.5), new Spot(-8, -5.5), new Spot(-8, 5.5));

  private Swatch() {}

  /** The picture of a terrain of a rulebook. */
  public static Drawing of(Rulebook rulebook, Rulebook.Terrain terrain) {
    var shapes = new ArrayList<Shape>();
    Look look = new Looks(rulebook).of(terrain.key());
    double left = 0;
    for (Palette palette : Palette.values()) {
      Spot middle = new Spot(left + WIDE / 2, HIGH / 2);
      shapes.add(
          new Shape(
              Layer.SHEET,
              List.of(
                  Mark.Form.both(
                      Path.box(left + 0.5, 0.5, left + WIDE - 0.5, HIGH - 0.5),
                      palette.ground(new Looks(rulebook).open()),
                      palette.ink(Terrains.EDGE),
                      0.3))));
      for (Mark mark : marks(look, palette)) {
        shapes.add(new Shape(Layer.SHEET, List.of(mark.moved(middle.x(), middle.y()))));
      }
      left += WIDE;
    }
    String title = FieldDrawing.title(terrain.label(), terrain.key());
    return new Drawing(left, HIGH, title, shapes);
  }

  /** The look about the middle. */
  private static List<Mark> marks(Look look, Palette palette) {
    var marks = new ArrayList<Mark>();
    boolean area = look.form() == Look.Form.AREA || look.form() == Look.Form.FORD;
    if (area) {
      Path patch = Path.softened(PATCH, 3);
      marks.addAll(Terrains.filled(patch, look, palette, ROOM));
    }
    if (!area && look.form() != Look.Form.OPEN && look.form() != Look.Form.RELIEF) {
      Path line = Path.bent(List.of(new Spot(-8.5, 3), new Spot(0, -2), new Spot(8.5, 2)));
      marks.addAll(Ways.marks(look, line, 0, palette, ROOM));
    }
    if (look.form() == Look.Form.RELIEF) {
      Path ring = Path.rounded(PATCH);
      marks.add(
          Mark.Form.both(ring, palette.ground(look.colour()), palette.ink(Terrains.CONTOUR), 0.3));
    }
    new Signs(palette, ROOM)
        .of(new Field.Plot(1, 1, new Spot(0, 0)), look.symbol(), true)
        .forEach(sign -> marks.addAll(sign.marks()));
    return marks;
  }
}
