package dev.muster.print;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.VectorPath;
import dev.muster.print.i18n.HtmlEscape;
import dev.muster.rules.model.SourceRange;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** A drawing as SVG, in millimetres. */
public final class SvgWriter {
  private static final String FONTS = "Helvetica, Arial, 'DejaVu Sans', sans-serif";

  private final StringBuilder out = new StringBuilder();

  private final Function<SourceRange, String> attributes;

  private SvgWriter(Function<SourceRange, String> attributes) {
    this.attributes = attributes;
  }

  /** The drawing as an element of an HTML page, which needs no name of a namespace. */
  public static String inline(Drawing drawing) {
    return of(drawing).replaceFirst(" xmlns=\"[^\"]*\"", "");
  }

  /** The drawing as a picture for a page. */
  public static String of(Drawing drawing) {
    return of(drawing, source -> "");
  }

  /**
   * Returns the drawing for a screen.
   *
   * @param attributes attributes of a shape by its place in the author's text, each with a blank
   *     before it
   */
  public static String of(Drawing drawing, Function<SourceRange, String> attributes) {
    return new SvgWriter(attributes).write(drawing);
  }

  /** Returns the drawing with the seal that {@code --verify} reads. */
  static String of(Drawing drawing, SheetSeal seal) {
    String svg = of(drawing);
    int head = svg.indexOf(">\n") + 2;
    return svg.substring(0, head)
        + "<metadata>"
        + HtmlEscape.text(seal.text())
        + "</metadata>\n"
        + svg.substring(head);
  }

  /** Marks as elements of a picture, in their order. */
  public static String marks(List<Primitive> marks) {
    SvgWriter writer = new SvgWriter(source -> "");
    marks.forEach(writer::mark);
    return writer.out.toString();
  }

  private String write(Drawing drawing) {
    out.append("<svg class=\"field\" xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"")
        .append(number(drawing.width()))
        .append("mm\" height=\"")
        .append(number(drawing.height()))
        .append("mm\" viewBox=\"0 0 ")
        .append(number(drawing.width()))
        .append(' ')
        .append(number(drawing.height()))
        .append("\" font-family=\"" + FONTS + "\" stroke-linecap=\"round\"")
        .append(" stroke-linejoin=\"round\">\n<title>")
        .append(HtmlEscape.text(drawing.title()))
        .append("</title>\n");
    Layer layer = null;
    for (Shape shape : drawing.shapes()) {
      if (shape.layer() != layer) {
        out.append(layer == null ? "" : "</g>\n");
        layer = shape.layer();
        out.append("<g class=\"").append(name(layer)).append("-layer\">\n");
      }
      shape(shape);
    }
    return out.append(layer == null ? "" : "</g>\n").append("</svg>\n").toString();
  }

  private static String name(Layer layer) {
    return layer.name().toLowerCase(Locale.ROOT);
  }

  private void shape(Shape shape) {
    boolean told = !shape.meaning().isEmpty();
    if (told) {
      out.append("<g class=\"")
          .append(name(shape.layer()))
          .append('"')
          .append(attributes.apply(shape.source()))
          .append("><title>")
          .append(HtmlEscape.text(shape.meaning()))
          .append("</title>");
    }
    shape.marks().forEach(this::mark);
    out.append(told ? "</g>\n" : "\n");
  }

  private void mark(Primitive mark) {
    switch (mark) {
      case Primitive.PathPrimitive form -> form(form);
      case Primitive.TextPrimitive text -> letters(text);
    }
  }

  private void form(Primitive.PathPrimitive form) {
    out.append("<path d=\"");
    path(form.path());
    out.append("\" fill=\"").append(form.fill() == null ? "none" : form.fill()).append('"');
    if (form.fill() != null) {
      out.append(" fill-rule=\"evenodd\"");
    }
    if (form.line() != null) {
      out.append(" stroke=\"")
          .append(form.line())
          .append("\" stroke-width=\"")
          .append(number(form.width()))
          .append('"');
      if (!form.dashes().isEmpty()) {
        out.append(" stroke-dasharray=\"");
        form.dashes().forEach(each -> out.append(number(each)).append(' '));
        out.setLength(out.length() - 1);
        out.append('"');
      }
    }
    out.append("/>");
  }

  private void path(VectorPath path) {
    for (VectorPath.Step step : path.steps()) {
      switch (step) {
        case VectorPath.Step.Move(DrawingPoint to) -> spot("M", to);
        case VectorPath.Step.Line(DrawingPoint to) -> spot("L", to);
        case VectorPath.Step.Curve(DrawingPoint control, DrawingPoint to) -> {
          spot("Q", control);
          spot(" ", to);
        }
        case VectorPath.Step.Close close -> out.append('Z');
      }
    }
  }

  private void spot(String before, DrawingPoint spot) {
    out.append(before).append(number(spot.x())).append(' ').append(number(spot.y()));
  }

  private void letters(Primitive.TextPrimitive text) {
    out.append("<text x=\"")
        .append(number(text.x()))
        .append("\" y=\"")
        .append(number(text.y()))
        .append("\" font-size=\"")
        .append(number(text.size()))
        .append('"');
    switch (text.anchor()) {
      case START -> {}
      case MIDDLE -> out.append(" text-anchor=\"middle\"");
      case END -> out.append(" text-anchor=\"end\"");
    }
    out.append(text.bold() ? " font-weight=\"bold\"" : "")
        .append(text.italic() ? " font-style=\"italic\"" : "")
        .append(" fill=\"")
        .append(text.ink())
        .append('"');
    if (text.halo() != null) {
      out.append(" stroke=\"")
          .append(text.halo())
          .append("\" stroke-width=\"")
          .append(number(text.size() * 0.22))
          .append("\" paint-order=\"stroke\"");
    }
    out.append('>').append(HtmlEscape.text(text.text())).append("</text>");
  }

  /** A number as short as can be with two decimals. */
  static String number(double value) {
    BigDecimal rounded =
        BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP).stripTrailingZeros();
    return rounded.signum() == 0 ? "0" : rounded.toPlainString();
  }
}
