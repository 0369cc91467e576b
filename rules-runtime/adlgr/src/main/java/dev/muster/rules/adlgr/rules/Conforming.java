package dev.muster.rules.adlgr.rules;

import dev.muster.rules.model.Point;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.plane.Segment;
import dev.muster.rules.plane.TenthDegrees;

/**
 * Conforming: a unit in contact turns until its front is flush with the attacked edge, and slides
 * to a corner of the edge if there is room (AR-182, AR-D20).
 */
final class Conforming {
  private final AdlgState table;

  Conforming(AdlgState table) {
    this.table = table;
  }

  /**
   * The pose of a unit after conforming.
   *
   * @param contact its footprint when it touches the enemy
   * @return {@code contact} itself if there is no room to conform
   */
  Pose to(int unit, Footprint contact, int target, UnitEdge edge) {
    Footprint enemy = table.reaching(target);
    Footprint.Edge side = side(contact, enemy, edge);
    Segment line = enemy.edge(side);
    double length = line.length();
    int heading = TenthDegrees.normal(enemy.at().tenths() + side.turn() + TenthDegrees.FULL / 2);
    double flush = middle(contact, enemy, line);
    double left = contact.width() / 2;
    double right = length - contact.width() / 2;
    boolean corners = !table.rules.is("conforming", "flush");
    boolean nearer = Math.abs(flush - left) <= Math.abs(flush - right);
    double[] places =
        corners
            ? new double[] {nearer ? left : right, nearer ? right : left, flush}
            : new double[] {flush};
    for (double place : places) {
      Pose pose =
          Pose.near(
              line.from().x() + place * (line.to().x() - line.from().x()) / length,
              line.from().y() + place * (line.to().y() - line.from().y()) / length,
              heading);
      if (isFree(unit, contact.to(pose), target)) {
        return pose;
      }
    }
    return contact.at();
  }

  /** The edge that is attacked; of the two flanks the one the unit is at. */
  private static Footprint.Edge side(Footprint contact, Footprint enemy, UnitEdge edge) {
    return switch (edge) {
      case FRONT -> Footprint.Edge.FRONT;
      case REAR -> Footprint.Edge.REAR;
      case FLANK -> enemy.right(contact.centre()) > 0 ? Footprint.Edge.RIGHT : Footprint.Edge.LEFT;
    };
  }

  /**
   * Returns the distance in UD from the start of the edge to the middle of the conforming front.
   * The point of contact stays the same on both units.
   */
  private static double middle(Footprint contact, Footprint enemy, Segment line) {
    Segment touch = contact.outline().shortest(enemy.outline());
    Point at = touch.to();
    double length = line.length();
    double along =
        ((at.x() - line.from().x()) * (line.to().x() - line.from().x())
                + (at.y() - line.from().y()) * (line.to().y() - line.from().y()))
            / length;
    double own = Math.clamp(contact.right(touch.from()), -contact.width() / 2, contact.width() / 2);
    // the fronts face each other: right on one is left on the other, and the edge runs from left to
    // right as its owner sees it
    return Math.clamp(along, 0, length) + own;
  }

  private boolean isFree(int unit, Footprint place, int target) {
    if (!table.ground.passable(place.outline())) {
      return false;
    }
    for (int each = 0; each < table.units; each++) {
      if (each != unit && table.present(each) && place.overlaps(table.footprint(each))) {
        return false;
      }
    }
    return place.distance(table.reaching(target)) <= ConvexPolygon.TOUCH;
  }
}
