package dev.muster.rules.fogr.rules;

import dev.muster.rules.model.Point;
import dev.muster.rules.plane.AreaCoverage;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Segment;
import java.util.ArrayList;
import java.util.List;

/**
 * Computes the positions of the bases of battle groups on the table, in MU (FR-D01, FR-D03,
 * FR-D04).
 */
public final class BattleGroupGeometry {
  /** Anything nearer counts as touching at a corner, in MU (FR-105), because poses are rounded. */
  static final double TOUCH = ConvexPolygon.TOUCH;

  private final FogRules rules;

  public BattleGroupGeometry(FogRules rules) {
    this.rules = rules;
  }

  /** The least rectangle about a battle group, in the way it faces (FR-D04). */
  public Footprint about(BattleGroup group) {
    return Footprint.of(group.pose(), width(group), depth(group));
  }

  /** Width of a battle group from left to right flank, in MU. */
  double width(BattleGroup group) {
    return width(group.formation());
  }

  /** Width of a formation from left to right flank, in MU. */
  public double width(Formation formation) {
    return formation.width() * rules.baseWidth();
  }

  /** MU from its front edge to its rear edge. */
  double depth(BattleGroup group) {
    return depth(group.formation());
  }

  /** MU from the front edge to the rear edge of a formation. */
  public double depth(Formation formation) {
    double deepest = 0;
    for (List<Base> file : formation.files()) {
      deepest = Math.max(deepest, depth(file, file.size()));
    }
    return deepest;
  }

  /** Depth of the first {@code ranks} bases of a file, in MU. */
  private double depth(List<Base> file, int ranks) {
    double sum = 0;
    for (int i = 0; i < ranks; i++) {
      sum += depth(file.get(i).troops());
    }
    return sum;
  }

  /** Depth of a base in MU (FR-D01). */
  private double depth(TroopType troops) {
    String kind =
        troops.artillery() || troops.wagon() || troops.elephants()
            ? "large"
            : troops.is("mounted") ? "mounted" : troops.heavyFoot() ? "heavy" : "foot";
    return rules.hundredths("depth-" + kind);
  }

  /**
   * Returns the area of a base.
   *
   * @param file from 0 at the left
   * @param rank from 0 at the front
   */
  ConvexPolygon base(BattleGroup group, int file, int rank) {
    List<Base> bases = group.formation().files().get(file);
    return part(group, file, depth(bases, rank), depth(bases, rank + 1));
  }

  /** Returns the area of a file. */
  ConvexPolygon file(BattleGroup group, int file) {
    List<Base> bases = group.formation().files().get(file);
    return part(group, file, 0, depth(bases, bases.size()));
  }

  private ConvexPolygon part(BattleGroup group, int file, double front, double rear) {
    Footprint about = about(group);
    double left = file * rules.baseWidth() - width(group) / 2;
    double right = left + rules.baseWidth();
    return ConvexPolygon.about(
        List.of(
            about.inwards(left, -front),
            about.inwards(right, -front),
            about.inwards(right, -rear),
            about.inwards(left, -rear)));
  }

  /** Returns the area of each file; together they are the area of all its bases. */
  public List<ConvexPolygon> files(BattleGroup group) {
    List<ConvexPolygon> found = new ArrayList<>();
    for (int i = 0; i < group.formation().width(); i++) {
      found.add(file(group, i));
    }
    return found;
  }

  /** MU between the nearest points of two battle groups, 0 if they touch. */
  double distance(BattleGroup one, BattleGroup other) {
    double least = Double.POSITIVE_INFINITY;
    for (ConvexPolygon mine : files(one)) {
      for (ConvexPolygon theirs : files(other)) {
        least = Math.min(least, mine.distance(theirs));
      }
    }
    return least;
  }

  /** Returns the depth by which two battle groups overlap, in MU; 0 or less if they do not. */
  public double overlap(BattleGroup one, BattleGroup other) {
    double most = Double.NEGATIVE_INFINITY;
    for (ConvexPolygon mine : files(one)) {
      for (ConvexPolygon theirs : files(other)) {
        most = Math.max(most, mine.overlap(theirs));
      }
    }
    return most;
  }

  /** MU from a point to the nearest of a battle group. */
  double distance(BattleGroup group, Point point) {
    double least = Double.POSITIVE_INFINITY;
    for (ConvexPolygon each : files(group)) {
      least = Math.min(least, AreaCoverage.distance(new Segment(point, point), each));
    }
    return least;
  }

  /** All corners of all files of a battle group. */
  public List<Point> corners(BattleGroup group) {
    return files(group).stream().flatMap(each -> each.corners().stream()).toList();
  }
}
