package dev.muster.print;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Mark;
import dev.muster.print.drawing.Path;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.Spot;
import dev.muster.print.words.Escape;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** A drawing as SVG, in millimetres. */
public final class Svg {
  private static final String FONTS = "Helvetica, Arial, 'DejaVu Sans', sans-serif";

  private final StringBuilder out = new StringBuilder();

  private Svg() {}

  /** The drawing as a picture for a page. */
  public static String of(Drawing drawing) {
    return new Svg().write(drawing);
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
        .append(Escape.text(drawing.title()))
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
          .append("\"><title>")
          .append(Escape.text(shape.meaning()))
          .append("</title>");
    }
    shape.marks().forEach(this::mark);
    out.append(told ? "</g>\n" : "\n");
  }

  private void mark(Mark mark) {
    switch (mark) {
      case Mark.Form form -> form(form);
      case Mark.Letters text -> letters(text);
    }
  }

  private void form(Mark.Form form) {
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

  private void path(Path path) {
    for (Path.Step step : path.steps()) {
      switch (step) {
        case Path.Step.Move(Spot to) -> spot("M", to);
        case Path.Step.Line(Spot to) -> spot("L", to);
        case Path.Step.Curve(Spot control, Spot to) -> {
          spot("Q", control);
          spot(" ", to);
        }
        case Path.Step.Close close -> out.append('Z');
      }
    }
  }

  private void spot(String before, Spot spot) {
    out.append(before).append(number(spot.x())).append(' ').append(number(spot.y()));
  }

  private void letters(Mark.Letters text) {
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
    out.append('>').append(Escape.text(text.text())).append("</text>");
  }

  /** A number as short as can be with two decimals. */
  static String number(double value) {
    BigDecimal rounded =
        BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP).stripTrailingZeros();
    return rounded.signum() == 0 ? "0" : rounded.toPlainString();
  }
}
