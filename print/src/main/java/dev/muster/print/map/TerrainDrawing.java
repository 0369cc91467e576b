package dev.muster.print.map;

import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.VectorPath;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.TerrainAppearance.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Draws the terrain as areas over its cells: heights, vegetation and buildings. */
final class TerrainDrawing {
  static final String CONTOUR = "#9a6b2f";
  static final String EDGE = "#5a5446";
  private static final String GRID = "#a39a80";

  private final BoardLayout field;
  private final TerrainAppearances looks;
  private final Palette palette;
  private final UnaryOperator<String> names;
  private final PageMessages words;

  /**
   * @param names what a terrain is called, by key
   */
  TerrainDrawing(
      BoardLayout field,
      TerrainAppearances looks,
      Palette palette,
      UnaryOperator<String> names,
      PageMessages words) {
    this.field = field;
    this.looks = looks;
    this.palette = palette;
    this.names = names;
    this.words = words;
  }

  List<Shape> shapes() {
    var shapes = new ArrayList<Shape>();
    ground(shapes);
    relief(shapes);
    areas().forEach(key -> area(shapes, key));
    grid(shapes);
    return shapes;
  }

  /** Colour of the ground at a number of levels above the lowest. */
  String level(int above) {
    double share = Math.min(0.85, 0.3 * above);
    return palette == Palette.SPARING
        ? "#ffffff"
        : palette.ground(Palette.mixed(looks.open(), "#b98f4f", share));
  }

  /** Keys of the terrains that are drawn as areas, in the order they are met. */
  List<String> areas() {
    return field.terrains().stream()
        .filter(key -> looks.of(key).form() == Form.AREA || looks.of(key).form() == Form.FORD)
        .toList();
  }

  private void ground(List<Shape> shapes) {
    shapes.add(
        new Shape(
            Layer.GROUND,
            List.of(Primitive.PathPrimitive.both(field.edge(), level(0), palette.ink(EDGE), 0.5))));
  }

  private void relief(List<Shape> shapes) {
    for (BoardLayout.Rise rise : field.rises()) {
      VectorPath rings = VectorPath.of(rise.rings());
      var marks = new ArrayList<Primitive>();
      marks.add(Primitive.PathPrimitive.filled(rings, level(rise.steps())));
      marks.add(Primitive.PathPrimitive.drawn(rings, palette.ink(CONTOUR), 0.3));
      rise.rings().forEach(ring -> hachures(marks, ring, field::covers, palette, field.room()));
      shapes.add(
          new Shape(Layer.RELIEF, words.text("key.height", rise.level()), rise.source(), marks));
    }
  }

  /** Short strokes down the slope, heavier away from the light, which comes from the north-west. */
  static void hachures(
      List<Primitive> marks,
      VectorPath ring,
      Predicate<DrawingPoint> seen,
      Palette palette,
      double room) {
    var light = new ArrayList<VectorPath>();
    var dark = new ArrayList<VectorPath>();
    double apart = Math.max(0.9, room * 0.2);
    double length = room * 0.19;
    double due = 0;
    List<DrawingPoint> points = ring.points();
    for (int i = 0; i + 1 < points.size(); i++) {
      DrawingPoint from = points.get(i);
      DrawingPoint to = points.get(i + 1);
      double distance = from.distance(to);
      if (distance == 0) {
        continue;
      }
      double right = (to.x() - from.x()) / distance;
      double down = (to.y() - from.y()) / distance;
      while (due < distance) {
        DrawingPoint at = from.between(to, due / distance);
        // the ring goes with its inside on the left
        boolean shade = -down + right > 0.35;
        double reach = length * (shade ? 1.25 : 0.8);
        DrawingPoint end = at.moved(-down * reach, right * reach);
        if (seen.test(end)) {
          (shade ? dark : light).add(VectorPath.open(List.of(at, end)));
        }
        due += apart;
      }
      due -= distance;
    }
    marks.add(Primitive.PathPrimitive.drawn(VectorPath.of(light), palette.ink(CONTOUR), 0.12));
    marks.add(Primitive.PathPrimitive.drawn(VectorPath.of(dark), palette.ink(CONTOUR), 0.26));
  }

  private void area(List<Shape> shapes, String key) {
    TerrainAppearance look = looks.of(key);
    for (BoardLayout.Ground part : field.grounds(key)) {
      shapes.add(
          new Shape(
              Layer.AREA,
              part.name().isEmpty() ? names.apply(key) : names.apply(key) + " " + part.name(),
              part.source(),
              filled(part.outline(), look)));
    }
  }

  /** Ground in its colour with its pattern on it. */
  List<Primitive> filled(VectorPath outline, TerrainAppearance look) {
    return filled(outline, look, palette, field.room());
  }

  static List<Primitive> filled(
      VectorPath outline, TerrainAppearance look, Palette palette, double room) {
    String edge = palette.ink(Palette.mixed(look.colour(), "#3d3a2a", 0.45));
    var marks = new ArrayList<Primitive>();
    marks.add(Primitive.PathPrimitive.both(outline, palette.ground(look.colour()), edge, 0.22));
    marks.addAll(FillPatterns.of(look.fill(), outline, edge, room));
    return marks;
  }

  private void grid(List<Shape> shapes) {
    if (field.cells().isEmpty()) {
      return;
    }
    var lines = new ArrayList<VectorPath>();
    for (int i = 0; i < field.cells().size(); i++) {
      BoardCell cell = field.cells().get(i);
      for (int side = 0; side < cell.corners().size(); side++) {
        if (cell.neighbours().get(side) > i) {
          lines.add(VectorPath.open(List.of(cell.from(side), cell.to(side))));
        }
      }
    }
    shapes.add(
        new Shape(
            Layer.GRID,
            List.of(Primitive.PathPrimitive.drawn(VectorPath.of(lines), palette.ink(GRID), 0.15))));
  }
}
