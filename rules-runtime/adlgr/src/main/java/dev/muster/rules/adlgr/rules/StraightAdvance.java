package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.TenthDegrees;
import java.util.ArrayList;
import java.util.List;

/**
 * A straight advance from a place: its distance, and the first enemy it meets. Lengths are in UD.
 */
final class StraightAdvance {
  private final AdlgState table;
  private final AdlgPassage passage;

  StraightAdvance(AdlgState table, AdlgPassage passage) {
    this.table = table;
    this.passage = passage;
  }

  /** Returns the distance in UD until a unit touches another; infinite if it never does. */
  double reach(Footprint from, int other) {
    int way = from.at().tenths();
    return from.outline()
        .reach(TenthDegrees.east(way), TenthDegrees.north(way), table.reaching(other).outline());
  }

  /** The first enemy a unit meets within a distance in UD; NOBODY if there is none. */
  int met(int unit, Footprint from, double most) {
    int best = AdlgState.NOBODY;
    double least = most + ConvexPolygon.HAIR;
    for (int each = 0; each < table.units; each++) {
      if (table.present(each) && table.enemies(unit, each) && reach(from, each) < least) {
        least = reach(from, each);
        best = each;
      }
    }
    return best;
  }

  /** Returns how far a unit can go before terrain or friends that it cannot pass or end on. */
  double clear(int unit, Footprint from, double far) {
    return clear(unit, from, far, false);
  }

  /**
   * Returns how far a unit can advance, in UD.
   *
   * @param bursts whether it passes through friends that it may burst through (AR-095)
   */
  double clear(int unit, Footprint from, double far, boolean bursts) {
    double most = table.ground.clear(from, from.at().tenths(), far);
    for (int each = 0; each < table.units; each++) {
      if (isFriend(unit, each) && !(bursts && passage.bursts(each))) {
        double reach = reach(from, each);
        if (reach < most && !passage.through(unit, from.at().tenths(), each)) {
          most = Math.max(0, Math.floor(reach * 100 + ConvexPolygon.HAIR) / 100);
        }
      }
    }
    while (most > 0 && !isFreeOfFriends(unit, from.to(from.at().ahead(most)))) {
      most = Math.max(0, most - ConvexPolygon.TOUCH);
    }
    return Math.floor(most * 100 + ConvexPolygon.HAIR) / 100;
  }

  /** Returns the friends that a unit bursts through on a path of this length (AR-095). */
  List<Integer> burst(int unit, Footprint from, double far) {
    List<Integer> found = new ArrayList<>();
    for (int each = 0; each < table.units; each++) {
      if (isFriend(unit, each)
          && reach(from, each) < far
          && !passage.through(unit, from.at().tenths(), each)) {
        found.add(each);
      }
    }
    return found;
  }

  private boolean isFriend(int unit, int other) {
    return other != unit && table.present(other) && !table.enemies(unit, other);
  }

  private boolean isFreeOfFriends(int unit, Footprint place) {
    for (int each = 0; each < table.units; each++) {
      if (isFriend(unit, each) && place.overlaps(table.footprint(each))) {
        return false;
      }
    }
    return true;
  }
}
