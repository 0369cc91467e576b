package dev.muster.print.map;

import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.model.TerrainStyle.Pattern;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Lines and dots on ground, within its outline: they identify it when no colours are printed. */
final class FillPatterns {
  /** Lines lie so far apart, and dots, as a share of the room. */
  private static final double APART = 0.42;

  private FillPatterns() {}

  /**
   * A pattern on an area.
   *
   * @param outline about it, and about each gap within
   * @param room radius of the free circle of a cell, in millimetres
   */
  static List<Primitive> of(Pattern pattern, VectorPath outline, String ink, double room) {
    double apart = Math.max(1.1, APART * room);
    double thin = Math.max(0.12, 0.035 * room);
    return switch (pattern) {
      case HATCHED -> lines(outline, Math.PI / 4, apart, ink, thin);
      case CROSSED -> {
        var both = new ArrayList<>(lines(outline, Math.PI / 4, apart, ink, thin));
        both.addAll(lines(outline, -Math.PI / 4, apart, ink, thin));
        yield both;
      }
      case STRIPED -> lines(outline, 0, apart, ink, thin);
      case DOTTED -> dots(outline, apart, ink, thin);
      default -> List.of();
    };
  }

  private static List<Primitive> lines(
      VectorPath outline, double angle, double apart, String ink, double thin) {
    var strokes = new ArrayList<VectorPath>();
    for (DrawingPoint[] piece : pieces(outline, angle, apart)) {
      strokes.add(VectorPath.open(List.of(piece[0], piece[1])));
    }
    return strokes.isEmpty()
        ? List.of()
        : List.of(Primitive.PathPrimitive.drawn(VectorPath.of(strokes), ink, thin));
  }

  private static List<Primitive> dots(VectorPath outline, double apart, String ink, double thin) {
    var dots = new ArrayList<VectorPath>();
    int row = 0;
    for (DrawingPoint[] piece : pieces(outline, 0, apart)) {
      double shift = row++ % 2 * apart / 2;
      double first = Math.ceil((piece[0].x() + thin - shift) / apart) * apart + shift;
      for (double x = first; x < piece[1].x() - thin; x += apart) {
        dots.add(VectorPath.circle(new DrawingPoint(x, piece[0].y()), 1.6 * thin));
      }
    }
    return dots.isEmpty()
        ? List.of()
        : List.of(Primitive.PathPrimitive.filled(VectorPath.of(dots), ink));
  }

  /** The pieces of parallel lines that lie within an outline. */
  private static List<DrawingPoint[]> pieces(VectorPath outline, double angle, double apart) {
    List<List<DrawingPoint>> rings =
        rings(outline).stream()
            .map(ring -> ring.stream().map(spot -> turned(spot, -angle)).toList())
            .toList();
    double top = rings.stream().flatMap(List::stream).mapToDouble(DrawingPoint::y).min().orElse(0);
    double bottom =
        rings.stream().flatMap(List::stream).mapToDouble(DrawingPoint::y).max().orElse(0);
    var pieces = new ArrayList<DrawingPoint[]>();
    // the same lines for all areas of a map, so that neighbours go on in each other
    for (double y = (Math.floor(top / apart) + 0.5) * apart; y < bottom; y += apart) {
      var crossings = new ArrayList<Double>();
      for (List<DrawingPoint> ring : rings) {
        for (int i = 0; i < ring.size(); i++) {
          DrawingPoint from = ring.get(i);
          DrawingPoint to = ring.get((i + 1) % ring.size());
          if (from.y() > y != to.y() > y) {
            crossings.add(from.x() + (y - from.y()) * (to.x() - from.x()) / (to.y() - from.y()));
          }
        }
      }
      Collections.sort(crossings);
      for (int i = 0; i + 1 < crossings.size(); i += 2) {
        pieces.add(
            new DrawingPoint[] {
              turned(new DrawingPoint(crossings.get(i), y), angle),
              turned(new DrawingPoint(crossings.get(i + 1), y), angle)
            });
      }
    }
    return pieces;
  }

  private static DrawingPoint turned(DrawingPoint spot, double angle) {
    double cos = Math.cos(angle);
    double sin = Math.sin(angle);
    return new DrawingPoint(spot.x() * cos - spot.y() * sin, spot.x() * sin + spot.y() * cos);
  }

  /** The lines of a path, each closed. */
  private static List<List<DrawingPoint>> rings(VectorPath outline) {
    var rings = new ArrayList<List<DrawingPoint>>();
    var steps = new ArrayList<VectorPath.Step>();
    for (VectorPath.Step step : outline.steps()) {
      if (step instanceof VectorPath.Step.Move && !steps.isEmpty()) {
        rings.add(new VectorPath(steps).points());
        steps.clear();
      }
      steps.add(step);
    }
    rings.add(new VectorPath(steps).points());
    return rings;
  }
}
