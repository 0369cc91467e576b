package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.TenthDegrees;
import java.util.ArrayList;
import java.util.List;

/** The moves of a unit or a group that are tried; most of them are not legal. */
final class ManoeuvreCandidates {
  /** Distance in UD beyond which an enemy is no target to wheel onto. */
  private static final double IN_REACH = 8;

  /** Tolerance in UD, since a pose is rounded to 1/100 UD. */
  private static final double NEARLY = 0.005;

  private final AdlgState table;
  private final ZonesOfControl zones;
  private final MoveAllowance allowance;
  private final MovementGroups groups;

  /** The longest slide, and the minimum advance of a move with a slide, in UD (AR-059). */
  private final double slide;

  private final double withSlide;

  ManoeuvreCandidates(
      AdlgState table, ZonesOfControl zones, MoveAllowance allowance, MovementGroups groups) {
    this.table = table;
    this.zones = zones;
    this.allowance = allowance;
    this.groups = groups;
    slide = table.rules.length("slide-most");
    withSlide = table.rules.length("slide-advance");
  }

  /** Returns the moves to try, with the simplest first. */
  List<Manoeuvre> of(int[] group) {
    double far = 0;
    for (int each : group) {
      far = Math.max(far, allowance.over(each, Going.OPEN) + table.rules.number("move-road"));
    }
    List<Manoeuvre> all = new ArrayList<>();
    for (double ahead : lengths(group, far)) {
      all.add(Manoeuvre.advance(ahead));
    }
    for (int wheel : wheels(group)) {
      double rest = far - allowance.wheel(wheel, groups.frontage(group));
      int first = all.size();
      wheels(all, first, wheel, rest - table.rules.number("move-road"));
      wheels(all, first, wheel, rest);
    }
    for (double aside : new double[] {-slide, -slide / 2, slide / 2, slide}) {
      for (double ahead = withSlide; ahead <= far + NEARLY; ahead++) {
        all.add(Manoeuvre.sliding(aside, ahead));
      }
    }
    for (int turn : new int[] {-900, 900, 1800}) {
      if (group.length == 1 || turn == 1800) {
        for (double ahead = 0; ahead <= far + NEARLY; ahead++) {
          all.add(Manoeuvre.turning(turn, ahead));
        }
      }
    }
    return all;
  }

  /**
   * Adds a wheel alone, and with advances of half and of all the remaining distance; these are
   * rounded down to half UD, the latter also to whole UD and not at all.
   *
   * @param from index of the first course with this wheel
   */
  private static void wheels(List<Manoeuvre> all, int from, int wheel, double rest) {
    for (double length : new double[] {0, half(rest / 2), whole(rest), half(rest), rest}) {
      // no longer than it has
      double ahead = Math.floor(length * 100 + ConvexPolygon.HAIR) / 100;
      if (length >= 0 && !isKnown(all, from, ahead)) {
        all.add(Manoeuvre.wheeling(wheel, ahead));
      }
    }
  }

  /** Whether one of the courses from an index on, all with one wheel, has an advance. */
  private static boolean isKnown(List<Manoeuvre> all, int from, double ahead) {
    double rounded = Manoeuvre.hundredths(ahead);
    for (int i = from; i < all.size(); i++) {
      if (all.get(i).ahead() == rounded) {
        return true;
      }
    }
    return false;
  }

  private static double half(double length) {
    return Math.floor(length * 2 + NEARLY) / 2;
  }

  private static double whole(double length) {
    return Math.floor(length + NEARLY);
  }

  /**
   * Returns the lengths to offer: whole and half UD, and the distances at which the zone of an
   * enemy ahead begins or at which the unit stops just before him.
   */
  private List<Double> lengths(int[] group, double far) {
    List<Double> lengths = new ArrayList<>();
    for (double ahead = 0.5; ahead <= far + NEARLY; ahead += 0.5) {
      lengths.add(ahead);
    }
    for (int each : group) {
      Footprint own = table.footprint(each);
      int way = own.at().tenths();
      for (int other = 0; other < table.units; other++) {
        if (table.present(other) && table.enemies(each, other)) {
          double reach =
              own.outline()
                  .reach(
                      TenthDegrees.east(way),
                      TenthDegrees.north(way),
                      table.footprint(other).outline());
          if (reach < far + zones.reach) {
            addRounded(lengths, reach - zones.reach);
            addRounded(lengths, reach - 5 * ConvexPolygon.TOUCH);
          }
        }
      }
    }
    return lengths;
  }

  private static void addRounded(List<Double> lengths, double length) {
    double rounded = Math.floor(length * 100 + ConvexPolygon.HAIR) / 100;
    if (rounded > 0) {
      lengths.add(rounded);
    }
  }

  /**
   * Returns the wheels to try: in steps of 15 degrees up to 90, and towards each enemy that may be
   * in reach.
   */
  private List<Integer> wheels(int[] group) {
    List<Integer> wheels = new ArrayList<>();
    for (int tenths = 150; tenths <= 900; tenths += 150) {
      wheels.add(-tenths);
      wheels.add(tenths);
    }
    Footprint lead = table.footprint(group[0]);
    for (int each = 0; each < table.units; each++) {
      if (table.present(each)
          && table.enemies(group[0], each)
          && table.leastDistance(group[0], each) < IN_REACH
          && table.distance(group[0], each) < IN_REACH) {
        var to = table.centre(each);
        int way = TenthDegrees.of(to.x() - lead.at().x(), to.y() - lead.at().y());
        int wheel = TenthDegrees.turn(lead.at().tenths(), way);
        if (wheel != 0 && Math.abs(wheel) <= 900 && !wheels.contains(wheel)) {
          wheels.add(wheel);
        }
      }
    }
    return wheels;
  }
}
