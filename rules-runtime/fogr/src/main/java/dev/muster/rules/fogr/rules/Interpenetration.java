package dev.muster.rules.fogr.rules;

import dev.muster.rules.model.Point;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.TenthDegrees;
import dev.muster.rules.query.Ruling;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rules of interpenetration: which troops may pass through which (FR-044 to FR-061). */
public final class Interpenetration {
  private static final int TENTHS = 10;

  /** Farther than any table is long, in MU. */
  private static final double FAR = 1000;

  private final FogState field;
  private final FogRules rules;
  private final BattleGroupGeometry shapes;

  public Interpenetration(FogState field) {
    this.field = field;
    this.rules = field.rules();
    this.shapes = new BattleGroupGeometry(rules);
  }

  /**
   * A path through friends.
   *
   * @param tenths heading of the path, in tenths of a degree
   * @param move remaining move in MU; null if none is stated
   */
  public record Passage(BattleGroup mover, BattleGroup crossed, int tenths, @Nullable Double move) {
    double east() {
      return TenthDegrees.east(tenths);
    }

    double north() {
      return TenthDegrees.north(tenths);
    }
  }

  /**
   * Returns the ruling for a commander: he passes through all troops, and all troops pass through
   * him.
   */
  public static Ruling ofACommander(String commander, String troops, boolean heMoves) {
    return heMoves
        ? Ruling.yes(commander + " is a commander and passes through any troops", "FR-045")
        : Ruling.yes(troops + " may pass through a commander, as any troops", "FR-046");
  }

  /** Whether a battle group may pass through another of its side. */
  public Ruling of(Passage way) {
    if (way.mover().side() != way.crossed().side()) {
      return Ruling.no("nobody passes through enemies", "FR-044");
    }
    Ruling pair = pairing(way);
    if (!pair.holds()) {
      return pair;
    }
    if (way.mover().is("turned")) {
      return Ruling.no("it has turned, expanded or contracted in this phase", "FR-061");
    }
    if (!way.mover().troops().lightFoot() && way.mover().passed().contains(way.crossed().name())) {
      return Ruling.no(
          way.crossed().name() + " has passed through it in this phase already", "FR-060");
    }
    double needed = clear(way);
    if (Double.isInfinite(needed)) {
      return Ruling.no("its way does not lead through " + way.crossed().name(), "FR-051");
    }
    Double move = way.move();
    if (move == null) {
      return rules.is("unknown_move", "free")
          ? pair.and("FR-051", "FR-D11")
          : Ruling.no(
              "no move of it is told, and it needs " + LengthText.text(needed) + " to pass through",
              "FR-051",
              "FR-D11");
    }
    if (!FogRules.below(move, needed)) {
      return Ruling.yes(
              pair.why()
                  + "; it needs "
                  + LengthText.text(needed)
                  + " and has "
                  + LengthText.text(move))
          .and(pair.rows().toArray(String[]::new))
          .and("FR-051", "FR-D11");
    }
    return tooShort(way, move, needed);
  }

  // ---- units

  private Ruling pairing(Passage way) {
    TroopType mover = way.mover().troops();
    TroopType crossed = way.crossed().troops();
    if (mover.lightFoot()) {
      return Ruling.yes("light foot passes through any troops", "FR-047");
    }
    boolean rides =
        mover.is("passes-light-foot")
            || (rules.is("cavalry_through_light_foot", "all_mounted") && mover.is("mounted"));
    if (crossed.lightFoot() && rides) {
      return Ruling.yes(mover.label() + " may pass through light foot", "FR-048");
    }
    if (crossed.artillery()) {
      return throughGuns(way, mover);
    }
    return way.mover().routsOrEvades()
        ? Ruling.no(
            "no such passage is permitted; what is forced is a burst through, of which the"
                + " amendments say nothing",
            "FR-044",
            "FR-059")
        : Ruling.no(mover.label() + " may not pass through " + crossed.label(), "FR-044");
  }

  private Ruling throughGuns(Passage way, TroopType mover) {
    boolean loose = way.crossed().has("uncontrolled");
    boolean foot = mover.foot(rules) && !mover.artillery() && !mover.wagon();
    if (!foot && !loose) {
      return Ruling.no(
          mover.label() + " may not pass through artillery that is controlled", "FR-044", "FR-050");
    }
    String row = foot ? "FR-049" : "FR-050";
    return straight(way)
        ? Ruling.yes(
            (foot ? "foot" : "anybody")
                + " may pass straight through "
                + (foot ? "artillery" : "uncontrolled artillery"),
            row)
        : Ruling.no(
            "through artillery it goes straight from back to front or front to back alone", row);
  }

  /** Whether the way is perpendicular to the front of the group that is crossed. */
  private boolean straight(Passage way) {
    int off = TenthDegrees.between(way.tenths(), way.crossed().pose().tenths());
    int most = rules.number("perpendicular") * TENTHS;
    return off <= most || off >= TenthDegrees.FULL / 2 - most;
  }

  // ---- how far

  /** MU of move it needs to be past the far edge; infinite where its way does not lead there. */
  private double clear(Passage way) {
    ConvexPolygon mover = shapes.about(way.mover()).outline();
    ConvexPolygon crossed = shapes.about(way.crossed()).outline();
    if (Double.isInfinite(mover.reach(way.east(), way.north(), crossed))) {
      return Double.POSITIVE_INFINITY;
    }
    ConvexPolygon beyond = moved(mover, way, FAR);
    return FAR - beyond.reach(-way.east(), -way.north(), crossed);
  }

  private static ConvexPolygon moved(ConvexPolygon outline, Passage way, double far) {
    List<Point> corners =
        outline.corners().stream()
            .map(each -> each.shifted(far * way.east(), far * way.north()))
            .toList();
    return ConvexPolygon.about(corners);
  }

  private Ruling tooShort(Passage way, double move, double needed) {
    String lacks = "it needs " + LengthText.text(needed) + " and has " + LengthText.text(move);
    String barred = barredBeyond(way, needed);
    if (!barred.isEmpty()) {
      return Ruling.no(lacks + ", and there is no room beyond: " + barred, "FR-051", "FR-052");
    }
    String placed = "; it is put through, just clear, as it was formed";
    BattleGroup mover = way.mover();
    boolean light = mover.troops().lightFoot();
    if (mover.routsOrEvades()) {
      boolean reaches = reaches(way, move, light);
      String who = light ? "its front rank" : "its rear rank";
      String row = light ? "FR-057" : "FR-058";
      return reaches
          ? Ruling.yes(
              lacks + ", but " + who + " reaches " + way.crossed().name() + placed,
              "FR-051",
              "FR-053",
              row)
          : Ruling.no(
              lacks + ", and " + who + " does not reach " + way.crossed().name(), "FR-051", row);
    }
    if (inContact(way) && straight(way)) {
      double depth = shapes.about(way.crossed()).depth();
      return FogRules.below(move, depth)
          ? Ruling.no(lacks + ", and its front does not reach the far side", "FR-051", "FR-054")
          : Ruling.yes(
              lacks + ", but it begins in contact and its front reaches the far side" + placed,
              "FR-051",
              "FR-053",
              "FR-054");
    }
    if (light && straight(way)) {
      return reaches(way, move, true)
          ? Ruling.yes(
              lacks
                  + ", but its front rank reaches the near edge"
                  + placed
                  + ", and shoots no more this turn",
              "FR-051",
              "FR-053",
              "FR-055",
              "FR-056")
          : Ruling.no(
              lacks + ", and its front rank does not reach the near edge", "FR-051", "FR-055");
    }
    return Ruling.no(lacks, "FR-051", light ? "FR-055" : "FR-054");
  }

  /**
   * Whether it began its move with its front touching the front or rear of the group that is
   * crossed (FR-054).
   */
  private boolean inContact(Passage way) {
    Footprint mover = shapes.about(way.mover());
    Footprint crossed = shapes.about(way.crossed());
    return mover.flush(Footprint.Edge.FRONT, crossed, Footprint.Edge.FRONT) > 0
        || mover.flush(Footprint.Edge.FRONT, crossed, Footprint.Edge.REAR) > 0;
  }

  /** Whether all bases of its front or rear rank that come through have the move to get there. */
  private boolean reaches(Passage way, double move, boolean front) {
    Formation formation = way.mover().formation();
    ConvexPolygon crossed = shapes.about(way.crossed()).outline();
    for (int file = 0; file < formation.width(); file++) {
      int last = formation.files().get(file).size() - 1;
      if (front || last + 1 == formation.ranks()) {
        double far =
            shapes
                .base(way.mover(), file, front ? 0 : last)
                .reach(way.east(), way.north(), crossed);
        if (!Double.isInfinite(far) && far > move + FogRules.HAIR) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Returns what occupies the mover's place at the end of the move; empty if there is room
   * (FR-052).
   */
  private String barredBeyond(Passage way, double far) {
    ConvexPolygon there = moved(shapes.about(way.mover()).outline(), way, far);
    List<String> found = new ArrayList<>();
    for (BattleGroup each : field.groups()) {
      if (each != way.mover()
          && shapes.files(each).stream()
              .anyMatch(file -> file.overlap(there) > ConvexPolygon.TOUCH)) {
        found.add(each.name());
      }
    }
    for (TerrainPiece each : field.ground()) {
      if (each.is("impassable") && each.pieces().stream().anyMatch(it -> it.overlaps(there))) {
        found.add(each.label());
      }
    }
    for (Point corner : there.corners()) {
      if (corner.x() < -FogRules.HAIR
          || corner.y() < -FogRules.HAIR
          || corner.x() > field.width() + FogRules.HAIR
          || corner.y() > field.height() + FogRules.HAIR) {
        found.add("the edge of the table");
        break;
      }
    }
    return String.join(", ", found);
  }

  /** Distance in MU that it moves by passing through: just enough to be clear (FR-053). */
  public double through(Passage way) {
    return clear(way);
  }
}
