package dev.muster.rules.fogr.rules;

import dev.muster.rules.model.Point;
import dev.muster.rules.plane.AreaCoverage;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Polygon;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.plane.Segment;
import dev.muster.rules.query.Ruling;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Determines which units count as protected (FR-101 to FR-111). */
public final class ProtectedStatus {
  private final FogState field;
  private final FogRules rules;
  private final BattleGroupGeometry shapes;
  private final List<String> why = new ArrayList<>();
  private final Set<String> rows = new LinkedHashSet<>();

  public ProtectedStatus(FogState field) {
    this.field = field;
    this.rules = field.rules();
    this.shapes = new BattleGroupGeometry(rules);
  }

  /**
   * Which of its bases are protected.
   *
   * @param attacker the attacker; null for any
   */
  public Ruling of(BattleGroup group, @Nullable BattleGroup attacker) {
    why.clear();
    rows.clear();
    marker(group);
    mixed(group);
    beside(group);
    if (group.troops().foot(rules)) {
      works(group, attacker);
      covered(group);
    }
    return why.isEmpty()
        ? Ruling.no("none of its bases is protected", none(group))
        : new Ruling(true, List.copyOf(rows), String.join("; ", why));
  }

  /** The rows that were looked at in vain. */
  private static String[] none(BattleGroup group) {
    if (group.has("commanded-shot-marker")) {
      return new String[] {"FR-111"};
    }
    return new String[] {"FR-101", "FR-102", "FR-103", "FR-105", "FR-106", "FR-107"};
  }

  private void found(String what, String... by) {
    why.add(what);
    rows.addAll(List.of(by));
  }

  /** Protects mounted troops with their own musketeers while they have them (FR-111). */
  private void marker(BattleGroup group) {
    if (group.has("commanded-shot-marker")
        && group.troops().is("mounted")
        && !group.is("marker-discarded")
        && !group.is("marker-lost")) {
      found("all bases by its commanded shot marker", "FR-111");
    }
  }

  /**
   * Protects shooting medium foot beside heavy or determined foot of the same battle group (FR-105,
   * FR-106).
   */
  private void mixed(BattleGroup group) {
    if (group.inSquare()) {
      return; // its files do not look one way
    }
    Set<Integer> files = new TreeSet<>();
    Formation formation = group.formation();
    for (int i = 0; i + 1 < formation.width(); i++) {
      Base one = formation.files().get(i).getFirst();
      Base other = formation.files().get(i + 1).getFirst();
      if ((shootingMedium(one) && other.troops().heavyFoot())
          || (shootingMedium(other) && one.troops().heavyFoot())) {
        files.add(i + 1);
        files.add(i + 2);
      }
    }
    if (!files.isEmpty()) {
      found(files(files) + " as medium foot and heavy foot beside each other", "FR-105", "FR-106");
    }
  }

  private static boolean shootingMedium(Base base) {
    return base.troops().mediumFoot() && base.shoots();
  }

  private static String files(Set<Integer> files) {
    return (files.size() == 1 ? "file " : "files ")
        + files.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  /** Commanded shot and horse side by side (FR-107 to FR-110). */
  private void beside(BattleGroup group) {
    for (BattleGroup friend : field.friends(group)) {
      boolean shot = group.commandedShot() && friend.troops().is("protects-shot");
      boolean horse = friend.commandedShot() && group.troops().is("protects-shot");
      if (!shot && !horse) {
        continue;
      }
      Set<Integer> files = new TreeSet<>();
      for (int mine = 0; mine < group.formation().width(); mine++) {
        for (int theirs = 0; theirs < friend.formation().width(); theirs++) {
          Footprint one = file(group, mine);
          Footprint other = file(friend, theirs);
          if (sideBySide(one, other) && (shot ? level(one, other) : level(other, one))) {
            files.add(mine + 1);
          }
        }
      }
      if (!files.isEmpty()) {
        found(files(files) + " beside " + friend.name(), "FR-107", "FR-108", "FR-109", "FR-110");
      }
    }
  }

  private Footprint file(BattleGroup group, int file) {
    ConvexPolygon ground = shapes.file(group, file);
    Footprint about = shapes.about(group);
    double right = (file + 0.5) * rules.baseWidth() - shapes.width(group) / 2;
    Point front = about.inwards(right, 0);
    double depth =
        ground.corners().stream().mapToDouble(each -> -about.ahead(each)).max().orElse(0);
    return Footprint.of(
        Pose.near(front.x(), front.y(), group.pose().tenths()), rules.baseWidth(), depth);
  }

  private static boolean sideBySide(Footprint one, Footprint other) {
    return one.flush(Footprint.Edge.LEFT, other, Footprint.Edge.RIGHT) > 0
        || one.flush(Footprint.Edge.RIGHT, other, Footprint.Edge.LEFT) > 0;
  }

  /** Whether shot is no farther forward than the horse beside it (FR-109). */
  static boolean level(Footprint shot, Footprint horse) {
    return horse.ahead(shot.at().point()) <= ConvexPolygon.TOUCH;
  }

  /**
   * Returns the group that commanded shot beside and ahead of it fails to protect; null if there is
   * none.
   */
  @Nullable
  public BattleGroup aheadOf(BattleGroup shot) {
    for (BattleGroup friend : field.friends(shot)) {
      if (!shot.commandedShot() || !friend.troops().is("protects-shot")) {
        continue;
      }
      for (int mine = 0; mine < shot.formation().width(); mine++) {
        for (int theirs = 0; theirs < friend.formation().width(); theirs++) {
          Footprint one = file(shot, mine);
          Footprint other = file(friend, theirs);
          if (sideBySide(one, other) && !level(one, other)) {
            return friend;
          }
        }
      }
    }
    return null;
  }

  // ---- ground

  /** Protects bases at the rear of field fortifications against enemies beyond them (FR-101). */
  private void works(BattleGroup group, @Nullable BattleGroup attacker) {
    for (TerrainPiece each : field.ground()) {
      if (!each.is("fortification")) {
        continue;
      }
      int count = 0;
      for (ConvexPolygon base : bases(group)) {
        boolean at =
            each.rear().stream()
                .anyMatch(rear -> AreaCoverage.distance(rear, base) <= ConvexPolygon.TOUCH);
        boolean across =
            attacker == null || crosses(each, base.centre(), shapes.about(attacker).centre());
        count += at && across ? 1 : 0;
      }
      if (count > 0) {
        found(
            counted(count, group)
                + " behind "
                + each.label()
                + (attacker == null ? ", against attackers across it" : ""),
            "FR-101");
      }
    }
  }

  private static boolean crosses(TerrainPiece works, Point base, Point attacker) {
    return works.pieces().stream()
        .anyMatch(piece -> AreaCoverage.through(piece, new Segment(base, attacker)));
  }

  /** Bases that are entirely in enclosed fields or a village (FR-102, FR-103). */
  private void covered(BattleGroup group) {
    List<Polygon> pieces = new ArrayList<>();
    Set<String> labels = new LinkedHashSet<>();
    for (TerrainPiece each : field.ground()) {
      if (each.is("covers-foot")) {
        pieces.addAll(each.pieces());
      }
    }
    int count = 0;
    for (ConvexPolygon base : bases(group)) {
      if (!pieces.isEmpty() && AreaCoverage.contains(pieces, base)) {
        count++;
        for (TerrainPiece each : field.ground()) {
          if (each.is("covers-foot") && each.pieces().stream().anyMatch(it -> it.overlaps(base))) {
            labels.add(each.label());
          }
        }
      }
    }
    if (count > 0) {
      found(
          counted(count, group) + " entirely in " + String.join(" and ", labels),
          "FR-102",
          "FR-103");
    }
  }

  private List<ConvexPolygon> bases(BattleGroup group) {
    List<ConvexPolygon> found = new ArrayList<>();
    for (int file = 0; file < group.formation().width(); file++) {
      for (int rank = 0; rank < group.formation().files().get(file).size(); rank++) {
        found.add(shapes.base(group, file, rank));
      }
    }
    return found;
  }

  private static String counted(int count, BattleGroup group) {
    int all = group.formation().bases().size();
    return count == all ? "all bases" : count + " of " + all + " bases";
  }
}
