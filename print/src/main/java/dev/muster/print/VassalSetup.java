package dev.muster.print;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Shape;
import dev.muster.print.map.CounterSheets;
import dev.muster.print.map.MapSheet;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A battle set up to be played on a screen: the drawing of the field, split into the board and the
 * pieces that can be moved on it. Lengths are millimetres of the drawing.
 *
 * @param subject name of the scenario
 * @param fileName file name with its extension
 * @param title title of the scenario
 * @param sides names of the sides
 * @param board the field without units, as SVG
 * @param placed units that are on the board from the start
 * @param reserve units that arrive later, or whose place their player chooses
 * @param foot its sources, for the foot
 * @param seal the record of how it was printed
 */
public record VassalSetup(
    String subject,
    String fileName,
    String title,
    List<String> sides,
    Picture board,
    List<Piece> placed,
    List<Piece> reserve,
    Provenance foot,
    SheetSeal seal) {
  /** Width of the hexes on it, in millimetres; a screen shows them as large as it likes. */
  private static final double HEX = 25;

  public VassalSetup {
    sides = List.copyOf(sides);
    placed = List.copyOf(placed);
    reserve = List.copyOf(reserve);
  }

  /** A drawing as SVG. */
  public record Picture(double width, double height, String svg) {
    static Picture of(Drawing drawing) {
      return new Picture(drawing.width(), drawing.height(), SvgWriter.of(drawing));
    }
  }

  /**
   * Something that can be moved.
   *
   * @param name such as {@code A1: Swiss}
   * @param x of its middle
   * @param y of its middle
   */
  public record Piece(String name, double x, double y, Picture picture) {}

  static VassalSetup of(PrintJob job, String fileName) {
    Drawing whole = MapSheet.atScale(job.program(), HEX, job.manner());
    var ground = new ArrayList<Shape>();
    var placed = new ArrayList<Piece>();
    Set<String> labels = new HashSet<>();
    for (Shape shape : whole.shapes()) {
      switch (shape.layer()) {
        case BLOCK, GENERAL -> {
          placed.add(piece(shape, whole));
          labels.add(label(shape));
        }
        // these belong to units that are removed from the board
        case FRONT, STATE -> {}
        default -> ground.add(shape);
      }
    }
    var board = new Drawing(whole.width(), whole.height(), whole.title(), ground);
    var reserve = new ArrayList<Piece>();
    for (Drawing sheet :
        CounterSheets.of(
            job.program(), HEX, job.paper().mapWidth(), job.paper().mapHeight(), job.manner())) {
      for (Shape counter : sheet.shapes()) {
        if (!labels.contains(label(counter))) {
          reserve.add(piece(counter, sheet));
        }
      }
    }
    return new VassalSetup(
        job.program().scenario().name(),
        fileName,
        job.title(),
        job.program().scenario().sides().stream().map(VassalSetup::called).toList(),
        Picture.of(Provenance.of(job).below(board)),
        placed,
        reserve,
        Provenance.of(job),
        SheetSeal.of(DocumentKind.MAP, job));
  }

  private static String called(Scenario.Side side) {
    return side.label().isBlank() ? side.name() : side.label();
  }

  /** The letters and number of a stand, which map and counters share. */
  private static String label(Shape shape) {
    String meaning = shape.meaning();
    int colon = meaning.indexOf(':');
    return shape.layer() == Layer.BLOCK && colon > 0 ? meaning.substring(0, colon) : "";
  }

  private static Piece piece(Shape shape, Drawing from) {
    double left = from.width();
    double top = from.height();
    double right = 0;
    double bottom = 0;
    for (Primitive mark : shape.marks()) {
      if (mark instanceof Primitive.PathPrimitive form) {
        double line = form.width() / 2;
        for (DrawingPoint spot : form.path().points()) {
          left = Math.min(left, spot.x() - line);
          top = Math.min(top, spot.y() - line);
          right = Math.max(right, spot.x() + line);
          bottom = Math.max(bottom, spot.y() + line);
        }
      }
    }
    String meaning = shape.meaning();
    int at = meaning.indexOf(MapSheet.APART);
    String name = at < 0 ? meaning : meaning.substring(0, at);
    double x = left;
    double y = top;
    List<Primitive> marks = shape.marks().stream().map(mark -> mark.moved(-x, -y)).toList();
    var alone =
        new Drawing(
            right - left,
            bottom - top,
            name,
            List.of(new Shape(shape.layer(), shape.meaning(), shape.source(), marks)));
    return new Piece(name, (left + right) / 2, (top + bottom) / 2, Picture.of(alone));
  }
}
