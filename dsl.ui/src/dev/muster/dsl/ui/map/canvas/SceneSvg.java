package dev.muster.dsl.ui.map.canvas;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLayer;
import dev.muster.dsl.ide.scene.SceneMark;
import dev.muster.dsl.ide.scene.SceneText;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** A scene as SVG, in the light colours. */
final class SceneSvg {

  private static final double HALO = 0.22;

  private final Scene scene;
  private final StringBuilder out = new StringBuilder();

  private SceneSvg(Scene scene) {
    this.scene = scene;
  }

  static String of(Scene scene, Set<String> hidden) {
    return new SceneSvg(scene).write(hidden);
  }

  private String write(Set<String> hidden) {
    double margin = scene.board().margin();
    String width = number(scene.board().width() + 2 * margin);
    String height = number(scene.board().height() + 2 * margin);
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
        .append(width)
        .append("mm\" height=\"")
        .append(height)
        .append("mm\" viewBox=\"")
        .append(number(-margin) + " " + number(-margin) + " " + width + " " + height)
        .append("\" font-family=\"Helvetica, Arial, 'DejaVu Sans', sans-serif\"")
        .append(" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n<title>")
        .append(escaped(scene.title()))
        .append("</title>\n");
    for (SceneLayer layer : scene.layers()) {
      if (!hidden.contains(layer.id())) {
        layer.items().stream().map(scene.items()::get).filter(Objects::nonNull).forEach(this::item);
      }
    }
    return out.append("</svg>\n").toString();
  }

  private void item(SceneItem item) {
    boolean told = !item.label().isBlank();
    if (told) {
      out.append("<g><title>").append(escaped(item.label())).append("</title>");
    }
    item.marks().forEach(this::mark);
    out.append(told ? "</g>\n" : "\n");
  }

  private void mark(SceneMark mark) {
    if (mark.path() != null) {
      out.append("<path d=\"").append(escaped(mark.path())).append('"');
      paint(mark, mark.width());
      out.append(mark.nonZero() || mark.fill() == null ? "" : " fill-rule=\"evenodd\"");
      if (mark.dash() != null) {
        out.append(" stroke-dasharray=\"")
            .append(mark.dash().stream().map(SceneSvg::number).collect(Collectors.joining(" ")))
            .append('"');
      }
      out.append("/>");
    }
    if (mark.texts() != null) {
      mark.texts().forEach(text -> text(mark, text));
    }
  }

  private void paint(SceneMark mark, double width) {
    out.append(" fill=\"").append(colour(mark.fill())).append('"');
    if (mark.line() != null) {
      out.append(" stroke=\"")
          .append(colour(mark.line()))
          .append("\" stroke-width=\"")
          .append(number(width))
          .append('"');
    }
    if (mark.opacity() != null) {
      out.append(" opacity=\"").append(number(mark.opacity())).append('"');
    }
  }

  private void text(SceneMark mark, SceneText text) {
    out.append("<text x=\"")
        .append(number(text.x()))
        .append("\" y=\"")
        .append(number(text.y()))
        .append("\" font-size=\"")
        .append(number(mark.font().size()))
        .append("\" text-anchor=\"")
        .append(escaped(mark.font().anchor()))
        .append('"')
        .append(mark.font().bold() ? " font-weight=\"bold\"" : "")
        .append(mark.font().italic() ? " font-style=\"italic\"" : "")
        .append(mark.line() == null ? "" : " paint-order=\"stroke\"");
    paint(mark, HALO * mark.font().size());
    out.append('>').append(escaped(text.text())).append("</text>");
  }

  private String colour(String key) {
    return key == null || !scene.colours().containsKey(key)
        ? "none"
        : escaped(scene.colours().get(key).light());
  }

  private static String escaped(String text) {
    StringBuilder safe = new StringBuilder();
    text.codePoints()
        .forEach(
            letter -> {
              switch (letter) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '"' -> safe.append("&quot;");
                default -> safe.appendCodePoint(Character.isISOControl(letter) ? ' ' : letter);
              }
            });
    return safe.toString();
  }

  private static String number(double value) {
    BigDecimal rounded =
        BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP).stripTrailingZeros();
    return rounded.signum() == 0 ? "0" : rounded.toPlainString();
  }
}
