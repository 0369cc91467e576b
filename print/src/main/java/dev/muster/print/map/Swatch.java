package dev.muster.print.map;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.model.Rulebook;
import java.util.ArrayList;
import java.util.List;

/** A small picture of a terrain as maps show it: in colours, in grey and with little ink. */
public final class Swatch {
  private static final double WIDE = 20;
  private static final double HIGH = 14;
  private static final double ROOM = 6;

  private static final List<DrawingPoint> PATCH =
      List.of(
          new DrawingPoint(8, 5.5),
          new DrawingPoint(8, -5.5),
          new DrawingPoint(-8, -5.5),
          new DrawingPoint(-8, 5.5));

  private Swatch() {}

  /** The picture of a terrain of a rulebook. */
  public static Drawing of(Rulebook rulebook, Rulebook.Terrain terrain) {
    var shapes = new ArrayList<Shape>();
    TerrainAppearance look = new TerrainAppearances(rulebook).of(terrain.key());
    double left = 0;
    for (Palette palette : Palette.values()) {
      DrawingPoint middle = new DrawingPoint(left + WIDE / 2, HIGH / 2);
      shapes.add(
          new Shape(
              Layer.SHEET,
              List.of(
                  Primitive.PathPrimitive.both(
                      VectorPath.box(left + 0.5, 0.5, left + WIDE - 0.5, HIGH - 0.5),
                      palette.ground(new TerrainAppearances(rulebook).open()),
                      palette.ink(TerrainDrawing.EDGE),
                      0.3))));
      for (Primitive mark : marks(look, palette)) {
        shapes.add(new Shape(Layer.SHEET, List.of(mark.moved(middle.x(), middle.y()))));
      }
      left += WIDE;
    }
    String title = MapDrawing.title(terrain.label(), terrain.key());
    return new Drawing(left, HIGH, title, shapes);
  }

  /** The look about the middle. */
  private static List<Primitive> marks(TerrainAppearance look, Palette palette) {
    var marks = new ArrayList<Primitive>();
    boolean area =
        look.form() == TerrainAppearance.Form.AREA || look.form() == TerrainAppearance.Form.FORD;
    if (area) {
      VectorPath patch = VectorPath.softened(PATCH, 3);
      marks.addAll(TerrainDrawing.filled(patch, look, palette, ROOM));
    }
    if (!area
        && look.form() != TerrainAppearance.Form.OPEN
        && look.form() != TerrainAppearance.Form.RELIEF) {
      VectorPath line =
          VectorPath.bent(
              List.of(
                  new DrawingPoint(-8.5, 3), new DrawingPoint(0, -2), new DrawingPoint(8.5, 2)));
      marks.addAll(WayDrawing.marks(look, line, 0, palette, ROOM));
    }
    if (look.form() == TerrainAppearance.Form.RELIEF) {
      VectorPath ring = VectorPath.rounded(PATCH);
      marks.add(
          Primitive.PathPrimitive.both(
              ring, palette.ground(look.colour()), palette.ink(TerrainDrawing.CONTOUR), 0.3));
    }
    new TerrainSymbols(palette, ROOM)
        .of(new BoardLayout.Plot(1, 1, new DrawingPoint(0, 0)), look.symbol(), true)
        .forEach(sign -> marks.addAll(sign.marks()));
    return marks;
  }
}
