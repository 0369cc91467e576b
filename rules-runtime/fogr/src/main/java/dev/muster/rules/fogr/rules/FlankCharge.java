package dev.muster.rules.fogr.rules;

import dev.muster.rules.plane.AreaCoverage;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Segment;
import org.jspecify.annotations.Nullable;

/**
 * Finds the enemies that could charge a battle group in flank or rear in their next turn: as the
 * scenario states it, or by estimate, because the amendments do not contain the rules for such
 * charges (FR-D10, FR-D11).
 */
final class FlankCharge {
  private final FogState field;
  private final FogRules rules;
  private final BattleGroupGeometry shapes;
  private final ChargeRestrictions bars;

  FlankCharge(FogState field) {
    this.field = field;
    this.rules = field.rules();
    this.shapes = new BattleGroupGeometry(rules);
    this.bars = new ChargeRestrictions(rules);
  }

  /**
   * A possible charge.
   *
   * @param told whether the scenario states it; false for an estimate
   */
  record Charge(boolean rear, boolean told) {}

  /**
   * Returns the charge that an enemy could make, on the rear if possible; null if there is none.
   *
   * @param rearAlone whether a charge on the flank does not count
   */
  @Nullable Charge of(BattleGroup enemy, BattleGroup target, boolean rearAlone) {
    if (!enemy.troops().battle(rules)) {
      return null;
    }
    if (enemy.unitsNamedBy("charges-rear").contains(target.name())) {
      return new Charge(true, true);
    }
    if (!rearAlone && enemy.unitsNamedBy("charges-flank").contains(target.name())) {
      return new Charge(false, true);
    }
    if (rules.is("flank_charges", "told") || !able(enemy)) {
      return null;
    }
    if (reaches(enemy, target, Footprint.Edge.REAR)) {
      return new Charge(true, false);
    }
    boolean flank =
        reaches(enemy, target, Footprint.Edge.LEFT) || reaches(enemy, target, Footprint.Edge.RIGHT);
    return flank && !rearAlone ? new Charge(false, false) : null;
  }

  private boolean able(BattleGroup enemy) {
    return enemy.move() != null
        && enemy.unbroken()
        && !enemy.is("close-combat")
        && bars.charge(enemy).holds();
  }

  private boolean reaches(BattleGroup enemy, BattleGroup target, Footprint.Edge edge) {
    Footprint about = shapes.about(target);
    Integer move = enemy.move();
    if (move == null || !liesTo(enemy, about, edge)) {
      return false;
    }
    double far = shapes.distance(enemy, target);
    return far <= move + FogRules.HAIR && free(enemy, target, about.edge(edge));
  }

  /**
   * Whether it is behind the line of the rear or, for a flank, behind that of the front and to one
   * side.
   */
  private boolean liesTo(BattleGroup enemy, Footprint about, Footprint.Edge edge) {
    double line = edge == Footprint.Edge.REAR ? -about.depth() : 0;
    double half = about.width() / 2;
    return shapes.corners(enemy).stream()
        .allMatch(
            each ->
                about.ahead(each) <= line + FogRules.HAIR
                    && switch (edge) {
                      case LEFT -> about.right(each) <= -half + FogRules.HAIR;
                      case RIGHT -> about.right(each) >= half - FogRules.HAIR;
                      default -> true;
                    });
  }

  /** Whether the straight way to an edge is free of units and terrain. */
  private boolean free(BattleGroup enemy, BattleGroup target, Segment edge) {
    Segment way = null;
    for (ConvexPolygon file : shapes.files(enemy)) {
      Segment found = AreaCoverage.shortest(file, edge);
      way = way == null || found.length() < way.length() ? found : way;
    }
    if (way == null) {
      return false;
    }
    for (BattleGroup each : field.groups()) {
      if (each != enemy && each != target && meets(each, way)) {
        return false;
      }
    }
    for (TerrainPiece each : field.ground()) {
      if (each.is("impassable") && passes(each, way)) {
        return false;
      }
    }
    return true;
  }

  private boolean meets(BattleGroup group, Segment way) {
    return shapes.files(group).stream().anyMatch(file -> file.meets(way));
  }

  private static boolean passes(TerrainPiece ground, Segment way) {
    return ground.pieces().stream().anyMatch(piece -> piece.meets(way));
  }
}
