package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.TenthDegrees;
import java.util.ArrayList;
import java.util.List;

/** Support by position: which units support which (AR-D18, AR-D21). */
public final class SupportRules {
  private final AdlgState table;
  private final ZonesOfControl zones;
  private final boolean hasSimple;

  /** How differently two units may face that are side by side, in tenths of a degree. */
  private final int angle;

  public SupportRules(AdlgState table, ZonesOfControl zones) {
    this.table = table;
    this.zones = zones;
    hasSimple = !table.rules.is("simple_support", "none");
    angle = table.rules.tenths("support-angle");
  }

  /** Whether a friend gives a fighting unit simple support: side to side, not in melee. */
  boolean simple(int friend, int unit) {
    return friend != unit
        && hasSimple
        && table.present(friend)
        && !table.enemies(friend, unit)
        && !table.inMelee(friend)
        && TenthDegrees.between(table.heading(friend), table.heading(unit)) <= angle
        && sideBySide(table.footprint(friend), table.footprint(unit));
  }

  private static boolean sideBySide(Footprint one, Footprint other) {
    return one.flush(Footprint.Edge.LEFT, other, Footprint.Edge.RIGHT) > 0
        || one.flush(Footprint.Edge.RIGHT, other, Footprint.Edge.LEFT) > 0;
  }

  /** Returns the number of units in simple support of a fighting unit. */
  int simple(int unit) {
    int found = 0;
    for (int each = 0; each < table.units; each++) {
      found += simple(each, unit) ? 1 : 0;
    }
    return found;
  }

  /** Whether a unit supports a melee, by simple support or by fighting the same enemy (AR-103). */
  boolean gives(int unit) {
    for (int each = 0; each < table.units; each++) {
      if (table.present(each) && table.inMelee(each) && simple(unit, each)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether any unit gives rear support to a unit (AR-357, AR-360 to AR-363, AR-D21). */
  boolean rear(int unit) {
    for (int each = 0; each < table.units; each++) {
      if (rear(each, unit)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a friend gives a unit rear support. */
  boolean rear(int friend, int unit) {
    if (friend == unit || !table.present(friend) || table.enemies(friend, unit)) {
      return false;
    }
    AdlgUnitType type = table.type(friend);
    int most =
        table.rules.number(type.battleUnit ? "rear-support-most-battle-unit" : "rear-support-most");
    boolean able =
        !table.inMelee(friend)
            && !gives(friend)
            && !type.branch.light()
            && !type.has(Ability.LEVY)
            && type.branch != TroopCategory.CAMP
            && table.hits[friend] <= most;
    return able
        && behind(table.footprint(friend), table.footprint(unit))
        && !hasEnemyInZone(friend);
  }

  /**
   * Whether a friend is completely behind, faces nearly the same way, is near enough, and covers
   * enough of the width.
   */
  private boolean behind(Footprint friend, Footprint unit) {
    boolean looks =
        TenthDegrees.between(friend.at().tenths(), unit.at().tenths())
            <= 10 * table.rules.number("rear-support-angle");
    double near = table.rules.number("rear-support-distance") / 100.0;
    if (!looks || friend.distance(unit) > near + ConvexPolygon.HAIR) {
      return false;
    }
    double left = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    for (var corner : friend.outline().corners()) {
      if (unit.ahead(corner) > -unit.depth() + ConvexPolygon.TOUCH) {
        return false;
      }
      left = Math.min(left, unit.right(corner));
      right = Math.max(right, unit.right(corner));
    }
    double common = Math.min(right, unit.width() / 2) - Math.max(left, -unit.width() / 2);
    double share = table.rules.number("rear-support-overlap") / 100.0;
    return common >= share * unit.width() - ConvexPolygon.HAIR;
  }

  private boolean hasEnemyInZone(int unit) {
    for (int each = 0; each < table.units; each++) {
      if (table.present(each) && table.enemies(unit, each) && zones.controls(unit, each)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the friends within a distance behind a unit, in the strip of its width (AR-366). */
  List<Integer> lessBehind(int unit, double reach) {
    ConvexPolygon strip = table.footprint(unit).strip(Footprint.Edge.REAR, reach, 0);
    List<Integer> found = new ArrayList<>();
    for (int each = 0; each < table.units; each++) {
      if (each != unit
          && table.present(each)
          && !table.enemies(unit, each)
          && strip.overlaps(table.footprint(each).outline())) {
        found.add(each);
      }
    }
    return found;
  }
}
