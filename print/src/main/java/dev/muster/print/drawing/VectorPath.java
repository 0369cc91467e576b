package dev.muster.print.drawing;

import java.util.ArrayList;
import java.util.List;

/** A path of lines and curves, which can consist of several parts. */
public record VectorPath(List<Step> steps) {
  public VectorPath {
    steps = List.copyOf(steps);
  }

  /** One movement of the pen. */
  public sealed interface Step {
    /** Begins anew. */
    record Move(DrawingPoint to) implements Step {}

    record Line(DrawingPoint to) implements Step {}

    /** A quadratic curve. */
    record Curve(DrawingPoint control, DrawingPoint to) implements Step {}

    /** Closes the current part. */
    record Close() implements Step {}
  }

  /** Straight lines about an area. */
  public static VectorPath closed(List<DrawingPoint> corners) {
    List<Step> steps = new ArrayList<>(open(corners).steps);
    steps.add(new Step.Close());
    return new VectorPath(steps);
  }

  /** Straight lines from point to point. */
  public static VectorPath open(List<DrawingPoint> points) {
    var steps = new ArrayList<Step>();
    for (int i = 0; i < points.size(); i++) {
      steps.add(i == 0 ? new Step.Move(points.get(i)) : new Step.Line(points.get(i)));
    }
    return new VectorPath(steps);
  }

  public static VectorPath line(double fromX, double fromY, double toX, double toY) {
    return open(List.of(new DrawingPoint(fromX, fromY), new DrawingPoint(toX, toY)));
  }

  public static VectorPath box(double left, double top, double right, double bottom) {
    return closed(
        List.of(
            new DrawingPoint(left, top),
            new DrawingPoint(right, top),
            new DrawingPoint(right, bottom),
            new DrawingPoint(left, bottom)));
  }

  public static VectorPath circle(DrawingPoint middle, double radius) {
    var around = new ArrayList<DrawingPoint>();
    double outer = radius / Math.cos(Math.PI / 8);
    for (int i = 0; i < 8; i++) {
      around.add(middle.towards(i * Math.PI / 4, outer));
    }
    return rounded(around);
  }

  /** A curve about an area, with its corners rounded: it touches the middle of every side. */
  public static VectorPath rounded(List<DrawingPoint> corners) {
    var steps = new ArrayList<Step>();
    int count = corners.size();
    steps.add(new Step.Move(corners.getLast().between(corners.getFirst(), 0.5)));
    for (int i = 0; i < count; i++) {
      DrawingPoint corner = corners.get(i);
      steps.add(new Step.Curve(corner, corner.between(corners.get((i + 1) % count), 0.5)));
    }
    steps.add(new Step.Close());
    return new VectorPath(steps);
  }

  /**
   * Straight lines about an area with its corners cut by curves.
   *
   * @param cut how far before a corner its curve begins, at most half of a side, in millimetres
   */
  public static VectorPath softened(List<DrawingPoint> corners, double cut) {
    var steps = new ArrayList<Step>();
    int count = corners.size();
    steps.add(new Step.Move(shortOf(corners.getLast(), corners.getFirst(), cut)));
    for (int i = 0; i < count; i++) {
      DrawingPoint corner = corners.get(i);
      steps.add(new Step.Line(shortOf(corner, corners.get((i + count - 1) % count), cut)));
      steps.add(new Step.Curve(corner, shortOf(corner, corners.get((i + 1) % count), cut)));
    }
    steps.add(new Step.Close());
    return new VectorPath(steps);
  }

  private static DrawingPoint shortOf(DrawingPoint corner, DrawingPoint other, double cut) {
    double length = corner.distance(other);
    return length == 0 ? corner : corner.between(other, Math.min(cut / length, 0.5));
  }

  /** A curve along points, through the first and the last of them, with its bends rounded. */
  public static VectorPath bent(List<DrawingPoint> points) {
    if (points.size() < 3) {
      return open(points);
    }
    var steps = new ArrayList<Step>();
    steps.add(new Step.Move(points.getFirst()));
    for (int i = 1; i + 1 < points.size(); i++) {
      DrawingPoint bend = points.get(i);
      boolean last = i + 2 == points.size();
      DrawingPoint to = last ? points.get(i + 1) : bend.between(points.get(i + 1), 0.5);
      steps.add(new Step.Curve(bend, to));
    }
    return new VectorPath(steps);
  }

  /** Several paths as one. */
  public static VectorPath of(List<VectorPath> paths) {
    return new VectorPath(paths.stream().flatMap(each -> each.steps.stream()).toList());
  }

  /** The path turned about the origin, clockwise in radians, and then moved. */
  public VectorPath placed(double angle, DrawingPoint to) {
    double cos = Math.cos(angle);
    double sin = Math.sin(angle);
    return mapped(
        spot ->
            new DrawingPoint(
                to.x() + spot.x() * cos - spot.y() * sin,
                to.y() + spot.x() * sin + spot.y() * cos));
  }

  private VectorPath mapped(java.util.function.UnaryOperator<DrawingPoint> map) {
    var mapped = new ArrayList<Step>();
    for (Step step : steps) {
      mapped.add(
          switch (step) {
            case Step.Move(DrawingPoint to) -> new Step.Move(map.apply(to));
            case Step.Line(DrawingPoint to) -> new Step.Line(map.apply(to));
            case Step.Curve(DrawingPoint control, DrawingPoint to) ->
                new Step.Curve(map.apply(control), map.apply(to));
            case Step.Close close -> close;
          });
    }
    return new VectorPath(mapped);
  }

  /** The points the pen comes by, curves in four pieces. */
  public List<DrawingPoint> points() {
    var points = new ArrayList<DrawingPoint>();
    for (Step step : steps) {
      switch (step) {
        case Step.Move(DrawingPoint to) -> points.add(to);
        case Step.Line(DrawingPoint to) -> points.add(to);
        case Step.Curve(DrawingPoint control, DrawingPoint to) -> {
          DrawingPoint from = points.getLast();
          for (int i = 1; i <= 4; i++) {
            double share = i / 4.0;
            points.add(from.between(control, share).between(control.between(to, share), share));
          }
        }
        case Step.Close close -> {}
      }
    }
    return points;
  }
}
