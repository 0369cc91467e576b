package dev.muster.print.map;

import dev.muster.print.drawing.ConvexRegion;
import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Primitive.Anchor;
import dev.muster.print.drawing.Primitive.TextPrimitive;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.TextMetrics;
import dev.muster.print.drawing.VectorPath;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.BoxBoard;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.TableBoard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A sheet with the field: title, scale and north above it, what its signs mean below. */
public final class MapSheet {
  /** Separates name, place and state in the description of a sign. */
  public static final String APART = " · ";

  private static final double TITLE = 5.2;
  private static final double SMALL = 2.7;
  private static final double HEAD = 13;
  private static final double EDGE = 0.5;

  /** From the top of the sheet to the middle of the arrow. */
  private static final double ARROW = 7;

  /** Width of a key that stands beside the field. */
  private static final double BESIDE = 58;

  private MapSheet() {}

  /**
   * The options of a map.
   *
   * @param viewer index of the side of the reader; -1 for a reader who sees everything
   * @param words texts of its key
   */
  public record Manner(Palette palette, int viewer, PageMessages words) {
    /** In colours, for a reader who sees everything. */
    public static final Manner USUAL = new Manner(Palette.COLOUR, -1);

    /** In English. */
    public Manner(Palette palette, int viewer) {
      this(palette, viewer, PageMessages.ENGLISH);
    }
  }

  /**
   * The map as large as a sheet allows.
   *
   * @param width of the sheet within its margins, in millimetres
   * @param height of the sheet within its margins, in millimetres
   */
  public static Drawing filling(BattleProgram program, double width, double height, Manner manner) {
    Drawing below = filling(program, width, height, manner, 0);
    BoardLayout one = field(program, 1);
    if (most(one, width, height, BESIDE) * one.width() <= extent(below)) {
      return below;
    }
    Drawing beside = filling(program, width, height, manner, BESIDE);
    return extent(beside) > extent(below) ? beside : below;
  }

  private static Drawing filling(
      BattleProgram program, double width, double height, Manner manner, double beside) {
    BoardLayout one = field(program, 1);
    double hex = most(one, width, height, beside);
    Drawing drawing = sheet(program, hex, width, beside, manner);
    // the key needs room of its own, and more of it the narrower the sheet
    for (int i = 0; i < 40 && drawing.height() > height + 1e-6 && hex > 1; i++) {
      double over = drawing.height() - height;
      hex -= Math.max(0.02, beside > 0 ? 0.3 : over / one.height());
      drawing = sheet(program, hex, width, beside, manner);
    }
    return drawing.height() > height + 1e-6 && beside > 0
        ? new Drawing(width, height, drawing.title(), List.of())
        : new Drawing(width, height, drawing.title(), drawing.shapes());
  }

  private static BoardLayout field(BattleProgram program, double unit) {
    return BoardLayout.of(program.board(), new TerrainAppearances(program.rulebook()), unit);
  }

  /** Width of a field with what stands beyond its edges, in millimetres. */
  private static double width(BoardLayout field) {
    return field.width() + 2 * (EDGE + field.margin());
  }

  /**
   * The map as large as it can be on a sheet, upright or on its side.
   *
   * @param shorter side of the sheet within its margins, in millimetres
   * @param longer side of the sheet within its margins, in millimetres
   */
  public static Drawing best(BattleProgram program, double shorter, double longer, Manner manner) {
    BoardLayout one = field(program, 1);
    // the likelier first; the other is drawn only where it could still be larger
    boolean lies = one.width() > one.height();
    double width = lies ? longer : shorter;
    double height = lies ? shorter : longer;
    Drawing first = filling(program, width, height, manner);
    if (most(one, height, width, 0) * one.width() <= extent(first)) {
      return first;
    }
    Drawing other = filling(program, height, width, manner);
    return extent(other) > extent(first) ? other : first;
  }

  /** The widest cells for which a field has room, were there no key. */
  private static double most(BoardLayout one, double width, double height, double beside) {
    return Math.min(
        (width - beside - 2 * (EDGE + one.margin())) / one.width(),
        (height - HEAD - EDGE - 2 * one.margin()) / one.height());
  }

  /** Returns the width of the field on a drawing, in millimetres; 0 if it does not fit. */
  private static double extent(Drawing drawing) {
    List<Double> across =
        drawing.shapes().stream()
            .filter(each -> each.layer() == Layer.GROUND)
            .flatMap(each -> each.marks().stream())
            .filter(Primitive.PathPrimitive.class::isInstance)
            .flatMap(each -> ((Primitive.PathPrimitive) each).path().points().stream())
            .map(DrawingPoint::x)
            .toList();
    return across.isEmpty() ? 0 : Collections.max(across) - Collections.min(across);
  }

  /**
   * The map at a scale, on a sheet as large as it needs.
   *
   * @param unit width of a hex or a box from side to side, or one measure of a table, in
   *     millimetres
   */
  public static Drawing atScale(BattleProgram program, double unit, Manner manner) {
    return sheet(program, unit, width(field(program, unit)), 0, manner);
  }

  private static Drawing sheet(
      BattleProgram program, double unit, double width, double beside, Manner manner) {
    var looks = new TerrainAppearances(program.rulebook());
    BoardLayout field = BoardLayout.of(program.board(), looks, unit);
    var drawn = new MapDrawing(program, looks, field, manner);
    var shapes = new ArrayList<Shape>();
    double left = Math.max(EDGE + field.margin(), (width - beside - field.width()) / 2);
    for (Shape shape : drawn.shapes()) {
      shapes.add(moved(shape, left, HEAD + field.margin()));
    }
    head(shapes, program, field, width, manner);
    MapLegend key = MapLegend.of(program, drawn, manner);
    double bottom = HEAD + field.height() + 2 * field.margin() + EDGE;
    double end =
        beside > 0
            ? Math.max(bottom, key.append(shapes, width - beside + 2, beside - 2, HEAD))
            : key.append(shapes, 0, width, bottom);
    Scenario scenario = program.scenario();
    return new Drawing(
        width,
        end,
        manner
            .words()
            .text(
                "map.of",
                MapDrawing.title(program.board().label(), program.board().name())
                    + ", "
                    + MapDrawing.title(scenario.label(), scenario.name())),
        shapes);
  }

  private static void head(
      List<Shape> shapes, BattleProgram program, BoardLayout field, double width, Manner manner) {
    Scenario scenario = program.scenario();
    Board.Orientation lie = program.board().orientation();
    double turned = lie == null ? 0 : lie.north();
    // the letter stands beside a needle that is turned
    double arrow = width - (turned == 0 ? 5 : 7);
    double scaleEnd = arrow - (turned == 0 ? 7 : 9);
    BoardLayout.Scale scale = field.scale();
    double scaleStart = scaleEnd - scale.millimetres();
    String measured = measured(program.board(), scale.count(), manner.words());
    double beyond = (TextMetrics.width(measured, SMALL, false) - scale.millimetres()) / 2;
    double room = scaleStart - Math.max(0, beyond) - 4;
    var lines = new ArrayList<Primitive>();
    String title = MapDrawing.title(scenario.label(), scenario.name());
    lines.add(
        text(0.3, 5, TITLE, TextMetrics.fitted(title, TITLE, true, room), true, Anchor.START));
    String below =
        MapDrawing.title(program.board().label(), program.board().name())
            + (scenario.date().isBlank() ? "" : ", " + manner.words().date(scenario.date()));
    lines.add(
        text(0.3, 9.6, SMALL, TextMetrics.fitted(below, SMALL, false, room), false, Anchor.START));
    shapes.add(new Shape(Layer.SHEET, title, scenario.source(), lines));
    PageMessages words = manner.words();
    shapes.add(
        new Shape(
            Layer.SHEET,
            words.text("map.scale"),
            SourceRange.NOWHERE,
            scale(scale, measured, scaleStart)));
    shapes.add(
        new Shape(Layer.SHEET, words.text("map.north"), SourceRange.NOWHERE, north(arrow, turned)));
  }

  /** So many cells or measures, and how long they are in the country where the map says so. */
  private static String measured(Board board, int count, PageMessages words) {
    String cells =
        switch (board) {
          case HexBoard hexes -> words.text("map.hexes", count);
          case BoxBoard boxes -> words.text("map.boxes", count);
          case TableBoard table -> count + " " + table.measure();
        };
    Board.Orientation lie = board.orientation();
    if (lie == null || lie.length() <= 0) {
      return cells;
    }
    // adding lengths such as 0.1 leaves a hair
    double length = Math.round(lie.length() * count * 1000) / 1000.0;
    boolean kilometres = lie.unit().equals("m") && length >= 1000 && length % 1000 == 0;
    return cells
        + APART
        + (kilometres
            ? Point.length(length / 1000) + " km"
            : Point.length(length) + " " + lie.unit());
  }

  private static List<Primitive> scale(BoardLayout.Scale scale, String measured, double start) {
    var marks = new ArrayList<Primitive>();
    double part = scale.millimetres() / scale.parts();
    for (int i = 0; i < scale.parts(); i++) {
      marks.add(
          Primitive.PathPrimitive.both(
              VectorPath.box(start + i * part, 6.6, start + (i + 1) * part, 8),
              i % 2 == 0 ? "#1d1b16" : "#ffffff",
              "#1d1b16",
              0.2));
    }
    marks.add(text(start + scale.millimetres() / 2, 5, SMALL, measured, false, Anchor.MIDDLE));
    return marks;
  }

  /**
   * A needle with its letter.
   *
   * @param degrees clockwise from the top of the sheet
   */
  private static List<Primitive> north(double x, double degrees) {
    DrawingPoint tip = turned(x, 0, -3.4, degrees);
    DrawingPoint tail = turned(x, 0, 2, degrees);
    VectorPath needle = VectorPath.closed(List.of(tip, turned(x, 2, 3.4, degrees), tail));
    VectorPath other = VectorPath.closed(List.of(tip, turned(x, -2, 3.4, degrees), tail));
    DrawingPoint letter = turned(x, 0, degrees == 0 ? -5.2 : -4.8, degrees);
    return List.of(
        Primitive.PathPrimitive.both(needle, "#1d1b16", "#1d1b16", 0.2),
        Primitive.PathPrimitive.both(other, "#ffffff", "#1d1b16", 0.2),
        text(letter.x(), letter.y() + 1, SMALL, "N", true, Anchor.MIDDLE));
  }

  /** A point of the arrow, which turns about its middle. */
  private static DrawingPoint turned(double x, double right, double down, double degrees) {
    double angle = Math.toRadians(degrees);
    return new DrawingPoint(
        x + right * Math.cos(angle) - down * Math.sin(angle),
        ARROW + right * Math.sin(angle) + down * Math.cos(angle));
  }

  static TextPrimitive text(
      double x, double y, double size, String text, boolean bold, Anchor anchor) {
    return new TextPrimitive(x, y, size, text, anchor, bold, false, "#1d1b16", null);
  }

  static Shape moved(Shape shape, double right, double down) {
    return new Shape(
        shape.layer(),
        shape.subject(),
        shape.meaning(),
        shape.source(),
        new ConvexRegion(shape.body().corners().stream().map(c -> c.moved(right, down)).toList()),
        shape.marks().stream().map(mark -> mark.moved(right, down)).toList());
  }
}
