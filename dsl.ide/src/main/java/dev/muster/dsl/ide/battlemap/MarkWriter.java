package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.battlemap.SceneColours.Role;
import dev.muster.dsl.ide.scene.SceneFont;
import dev.muster.dsl.ide.scene.SceneMark;
import dev.muster.dsl.ide.scene.SceneText;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Primitive.PathPrimitive;
import dev.muster.print.drawing.Primitive.TextPrimitive;
import dev.muster.print.drawing.VectorPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes the primitives of a drawing as marks of a scene. */
final class MarkWriter {
  private final SceneColours colours;

  MarkWriter(SceneColours colours) {
    this.colours = colours;
  }

  /** Determines the role of a primitive's colour. */
  interface Roles {
    Roles MAP = (mark, colour) -> Role.MAP;

    Role of(Primitive mark, String colour);
  }

  /** Primitives one by one. */
  List<SceneMark> each(List<Primitive> primitives, Roles roles) {
    return primitives.stream().map(each -> mark(each, roles)).toList();
  }

  /**
   * Merges primitives of the same look into one mark, so that a painter has less to draw. The marks
   * are in the order in which each look first occurs. The primitives must not overlap.
   */
  List<SceneMark> merged(List<Primitive> primitives, Roles roles) {
    Map<SceneMark, List<SceneMark>> alike = new LinkedHashMap<>();
    for (SceneMark each : each(primitives, roles)) {
      alike.computeIfAbsent(blank(each), none -> new ArrayList<>()).add(each);
    }
    return alike.entrySet().stream().map(each -> joined(each.getKey(), each.getValue())).toList();
  }

  private static SceneMark blank(SceneMark mark) {
    return new SceneMark(
        mark.path() == null ? null : "",
        mark.texts() == null ? null : List.of(),
        mark.fill(),
        mark.line(),
        mark.width(),
        mark.dash(),
        mark.nonZero(),
        mark.opacity(),
        mark.font());
  }

  private static SceneMark joined(SceneMark look, List<SceneMark> marks) {
    if (marks.size() == 1) {
      return marks.getFirst();
    }
    var path = new StringBuilder();
    List<SceneText> texts = new ArrayList<>();
    for (SceneMark each : marks) {
      if (each.path() != null) {
        path.append(each.path());
      }
      if (each.texts() != null) {
        texts.addAll(each.texts());
      }
    }
    return new SceneMark(
        look.path() == null ? null : path.toString(),
        look.texts() == null ? null : List.copyOf(texts),
        look.fill(),
        look.line(),
        look.width(),
        look.dash(),
        look.nonZero(),
        look.opacity(),
        look.font());
  }

  private SceneMark mark(Primitive primitive, Roles roles) {
    return switch (primitive) {
      case PathPrimitive form ->
          new SceneMark(
              path(form.path()),
              null,
              key(form, form.fill(), roles),
              key(form, form.line(), roles),
              rounded(form.width()),
              form.dashes().isEmpty()
                  ? null
                  : form.dashes().stream().map(MarkWriter::rounded).toList(),
              false,
              null,
              null);
      case TextPrimitive text ->
          new SceneMark(
              null,
              List.of(new SceneText(rounded(text.x()), rounded(text.y()), text.text())),
              key(text, text.ink(), roles),
              key(text, text.halo(), roles),
              text.halo() == null ? 0 : rounded(text.size() * 0.22),
              null,
              false,
              null,
              new SceneFont(
                  rounded(text.size()),
                  text.anchor().name().toLowerCase(Locale.ROOT),
                  text.bold(),
                  text.italic()));
    };
  }

  private @Nullable String key(Primitive mark, @Nullable String colour, Roles roles) {
    return colour == null ? null : colours.key(roles.of(mark, colour), colour);
  }

  /**
   * A tinted area with a line about it.
   *
   * @param opacity of both, 0 to 1
   */
  SceneMark tint(VectorPath path, String colour, double opacity) {
    return new SceneMark(
        path(path), null, colours.key(Role.ACCENT, colour), null, 0, null, false, opacity, null);
  }

  /** A line of a layer of the rules. */
  SceneMark line(VectorPath path, String colour, double width, @Nullable List<Double> dash) {
    return new SceneMark(
        path(path), null, null, colours.key(Role.ACCENT, colour), width, dash, false, null, null);
  }

  /** Text of a layer of the rules, with a halo in the colour of paper. */
  SceneMark text(DrawingPoint middle, String text, String colour, double size) {
    return new SceneMark(
        null,
        List.of(new SceneText(rounded(middle.x()), rounded(middle.y()), text)),
        colours.key(Role.ACCENT, colour),
        colours.key(Role.MAP, "#ffffff"),
        rounded(size * 0.22),
        null,
        false,
        null,
        new SceneFont(rounded(size), "middle", true, false));
  }

  /** A path in the form of SVG. */
  static String path(VectorPath path) {
    var out = new StringBuilder();
    for (VectorPath.Step step : path.steps()) {
      switch (step) {
        case VectorPath.Step.Move(DrawingPoint to) -> spot(out, 'M', to);
        case VectorPath.Step.Line(DrawingPoint to) -> spot(out, 'L', to);
        case VectorPath.Step.Curve(DrawingPoint control, DrawingPoint to) -> {
          spot(out, 'Q', control);
          spot(out, ' ', to);
        }
        case VectorPath.Step.Close close -> out.append('Z');
      }
    }
    return out.toString();
  }

  private static void spot(StringBuilder out, char command, DrawingPoint spot) {
    out.append(command);
    number(out, spot.x());
    out.append(' ');
    number(out, spot.y());
  }

  private static void number(StringBuilder out, double value) {
    long hundredths = Math.round(value * 100);
    if (hundredths < 0) {
      out.append('-');
      hundredths = -hundredths;
    }
    out.append(hundredths / 100);
    long rest = hundredths % 100;
    if (rest != 0) {
      out.append('.').append(rest / 10);
      if (rest % 10 != 0) {
        out.append(rest % 10);
      }
    }
  }

  /** A length to the hundredth. */
  static double rounded(double value) {
    return Math.round(value * 100) / 100.0 + 0.0;
  }
}
