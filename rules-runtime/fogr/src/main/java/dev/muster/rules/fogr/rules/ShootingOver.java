package dev.muster.rules.fogr.rules;

import dev.muster.rules.model.Point;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Segment;
import dev.muster.rules.query.Ruling;
import java.util.ArrayList;
import java.util.List;

/** Determines which units can be shot over (FR-090 to FR-093, FR-D12). */
public final class ShootingOver {
  private final FogState field;
  private final FogRules rules;
  private final BattleGroupGeometry shapes;

  public ShootingOver(FogState field) {
    this.field = field;
    this.rules = field.rules();
    this.shapes = new BattleGroupGeometry(rules);
  }

  /** The base of a battle group that is nearest to another. */
  ConvexPolygon nearest(BattleGroup group, BattleGroup to) {
    ConvexPolygon best = shapes.base(group, 0, 0);
    double least = Double.POSITIVE_INFINITY;
    for (int file = 0; file < group.formation().width(); file++) {
      for (int rank = 0; rank < group.formation().files().get(file).size(); rank++) {
        ConvexPolygon base = shapes.base(group, file, rank);
        double far = distance(base, to);
        if (far < least - FogRules.HAIR) {
          best = base;
          least = far;
        }
      }
    }
    return best;
  }

  private double distance(ConvexPolygon base, BattleGroup to) {
    return shapes.files(to).stream()
        .mapToDouble(base::distance)
        .min()
        .orElse(Double.POSITIVE_INFINITY);
  }

  /** The line of a shot, from the shooting base to the target base (FR-D12). */
  Segment between(BattleGroup shooter, BattleGroup target) {
    if (rules.is("line_of_shot", "centres")) {
      return new Segment(shapes.about(shooter).centre(), shapes.about(target).centre());
    }
    return nearest(shooter, target).shortest(nearest(target, shooter));
  }

  /** Whether every group in the line of fire may be shot over. */
  public Ruling of(BattleGroup shooter, BattleGroup target) {
    Segment line = between(shooter, target);
    List<String> rows = new ArrayList<>(List.of("FR-093"));
    List<String> over = new ArrayList<>();
    for (BattleGroup each : field.groups()) {
      if (each != shooter && each != target && inTheWay(each, line)) {
        Ruling passes = over(shooter, each, line);
        if (!passes.holds()) {
          return passes;
        }
        over.add(each.name() + " " + passes.why());
        rows.addAll(passes.rows());
      }
    }
    return over.isEmpty()
        ? Ruling.yes("nobody is in the way", "FR-093", "FR-D12")
        : new Ruling(true, rows, "over " + String.join(" and ", over));
  }

  private boolean inTheWay(BattleGroup group, Segment line) {
    return shapes.files(group).stream().anyMatch(file -> file.meets(line));
  }

  private Ruling over(BattleGroup shooter, BattleGroup between, Segment line) {
    boolean friend = between.side() == shooter.side();
    String who = between.name() + (friend ? ", a friend," : ", an enemy,") + " is in the way";
    if (!shooter.troops().artillery()) {
      return Ruling.no(who + ", and only artillery shoots over troops", "FR-093");
    }
    List<String> why = new ArrayList<>();
    List<String> rows = new ArrayList<>();
    if (friend) {
      rows.add("FR-090");
      String barred = fromAbove(shooter, between, line);
      if (barred.isEmpty()) {
        return Ruling.yes("from higher ground", "FR-090", "FR-D12");
      }
      why.add(barred);
    }
    if (between.troops().lightFoot()) {
      rows.add("FR-091");
      double far = shapes.distance(shooter, between);
      if (far > rules.number("over-light-foot") + FogRules.HAIR) {
        return Ruling.yes("which is light foot " + LengthText.text(far) + " away", "FR-091");
      }
      why.add(
          "light foot "
              + LengthText.text(far)
              + " away, not more than "
              + rules.number("over-light-foot"));
    }
    if (!friend && between.troops().artillery()) {
      rows.add("FR-092");
      if (shooter.guns().equals("medium") || shooter.guns().equals("heavy")) {
        return Ruling.yes("which is artillery", "FR-092");
      }
      why.add("over enemy artillery shoots medium or heavy artillery alone");
    }
    rows.add("FR-093");
    return new Ruling(false, rows, who + (why.isEmpty() ? "" : ": " + String.join("; ", why)));
  }

  /** Why artillery may not shoot over friends from above; empty if it may. */
  private String fromAbove(BattleGroup shooter, BattleGroup friend, Segment line) {
    if (elevation(shooter) <= elevation(friend)) {
      return "the guns stand no higher than it";
    }
    double[] stretch = stretch(friend, line);
    int near = rules.number("over-near");
    int far = rules.number("over-far");
    if (stretch[0] <= near + FogRules.HAIR) {
      return "it is " + LengthText.text(stretch[0]) + " from the guns, not more than " + near;
    }
    double left = line.length() - stretch[1];
    return left <= far + FogRules.HAIR
        ? "it is " + LengthText.text(left) + " from the target, not more than " + far
        : "";
  }

  /**
   * Returns the start and the end of the part of a line over a battle group, in MU from its start.
   */
  private double[] stretch(BattleGroup group, Segment line) {
    double first = Double.POSITIVE_INFINITY;
    double last = 0;
    for (ConvexPolygon file : shapes.files(group)) {
      double[] found = stretch(file, line);
      first = Math.min(first, found[0]);
      last = Math.max(last, found[1]);
    }
    return new double[] {first, last};
  }

  private static double[] stretch(ConvexPolygon file, Segment line) {
    double first = 0;
    double last = line.length();
    Point from = line.from();
    double east = (line.to().x() - from.x()) / last;
    double north = (line.to().y() - from.y()) / last;
    for (int i = 0; i < file.size(); i++) {
      Point a = file.corner(i);
      Point b = file.corner((i + 1) % file.size());
      double x = b.x() - a.x();
      double y = b.y() - a.y();
      double out = x * (from.y() - a.y()) - y * (from.x() - a.x());
      double speed = x * north - y * east;
      if (Math.abs(speed) > 1e-12) {
        if (speed > 0) {
          last = Math.min(last, -out / speed);
        } else {
          first = Math.max(first, -out / speed);
        }
      } else if (out > 0) {
        return new double[] {Double.POSITIVE_INFINITY, 0};
      }
    }
    return first <= last ? new double[] {first, last} : new double[] {Double.POSITIVE_INFINITY, 0};
  }

  /** Height of the ground at the middle of a battle group. */
  private int elevation(BattleGroup group) {
    Point middle = shapes.about(group).centre();
    int height = 0;
    for (TerrainPiece each : field.ground()) {
      if (each.pieces().stream().anyMatch(piece -> piece.contains(middle))) {
        height = each.terrain().height();
      }
    }
    return height;
  }
}
