package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What is in the way of a move: the edge of the table, ground, other units and their zones (AR-094,
 * AR-116 to AR-120). Each answer is a reason in a player's words, or null if the way is free. A
 * brief answer has no words; it is for the many moves that are tried.
 */
final class MoveObstacles {
  /** The reason in place of words. */
  static final String REFUSED = "refused";

  /** UD between two places of a unit on its way at which its ground is looked at. */
  private static final double PLACES = 0.1;

  private final AdlgState table;
  private final ZonesOfControl zones;
  private final AdlgPassage passage;
  private final int[] everybody;

  /** By unit: the units that its moves may meet; fewer while they are tried. */
  private final int[][] near;

  MoveObstacles(AdlgState table, ZonesOfControl zones, AdlgPassage passage) {
    this.table = table;
    this.zones = zones;
    this.passage = passage;
    everybody = IntStream.range(0, table.units).toArray();
    near = new int[table.units][];
    Arrays.fill(near, everybody);
  }

  /**
   * Returns what blocks the way of a unit, other than the units that move with it; null if it is
   * free.
   */
  @Nullable String blocked(int[] group, int unit, MoveSweep sweep, boolean brief) {
    if (!sweep.open) {
      for (ConvexPolygon piece : sweep.pieces()) {
        if (!table.ground.onTable(piece)) {
          return brief ? REFUSED : table.name(unit) + " would leave the table (AR-D02)";
        }
        if (!table.ground.passable(piece)) {
          return brief ? REFUSED : table.name(unit) + " cannot enter impassable ground (AR-D27)";
        }
      }
    }
    // the unit that was met last is often met again, and a brief answer does not say who it is
    int last = lastMet;
    if (brief && last != AdlgState.NOBODY && meeting(group, unit, last, sweep, true) != null) {
      return REFUSED;
    }
    for (int each : others(unit, brief)) {
      String met = brief && each == last ? null : meeting(group, unit, each, sweep, brief);
      if (met != null) {
        lastMet = each;
        return met;
      }
    }
    return null;
  }

  /**
   * Begins to try moves of a group, which are given brief answers until {@link #end}.
   *
   * @param far UD that each of its units moves at most
   */
  void begin(int[] group, double[] far) {
    double extent = extent(group);
    for (int i = 0; i < group.length; i++) {
      // no corner goes farther in a wheel or a turn than twice the extent
      double reach = far[i] + 2 * extent + zones.reach + ConvexPolygon.TOUCH;
      near[group[i]] = unitsWithin(group, table.footprint(group[i]), reach);
    }
  }

  /** Ends the trial of the moves of a group. */
  void end(int[] group) {
    for (int each : group) {
      near[each] = everybody;
    }
  }

  private double extent(int[] group) {
    Footprint first = table.footprint(group[0]);
    double most = 0;
    for (int each : group) {
      Footprint other = table.footprint(each);
      double apart = Math.hypot(first.at().x() - other.at().x(), first.at().y() - other.at().y());
      most = Math.max(most, apart + other.width() + other.depth());
    }
    return 2 * most;
  }

  private int[] unitsWithin(int[] group, Footprint from, double far) {
    int[] found = new int[table.units];
    int many = 0;
    for (int each = 0; each < table.units; each++) {
      if (table.present(each)
          && !from.outline().isBeyond(table.reaching(each).outline(), far)
          && !MovementGroups.contains(group, each)) {
        found[many++] = each;
      }
    }
    return Arrays.copyOf(found, many);
  }

  /** Returns the units that a move may meet. */
  private int[] others(int unit, boolean brief) {
    return brief ? near[unit] : everybody;
  }

  /** The unit that was met last. */
  private int lastMet = AdlgState.NOBODY;

  /** Returns why a unit may not meet another that does not move with it; null if it does not. */
  private @Nullable String meeting(
      int[] group, int unit, int other, MoveSweep sweep, boolean brief) {
    if (!table.present(other)
        || sweep.isBeyond(table.reaching(other).outline(), ConvexPolygon.TOUCH)
        || MovementGroups.contains(group, other)) {
      return null;
    }
    return table.enemies(unit, other)
        ? metEnemy(unit, other, sweep, brief)
        : metFriend(unit, other, sweep, brief);
  }

  /** The works an enemy is behind are his front edge (AR-389). */
  private @Nullable String metEnemy(int unit, int enemy, MoveSweep sweep, boolean brief) {
    Footprint other = table.reaching(enemy);
    if (!sweep.crosses(other.outline()) && !sweep.end().touches(other)) {
      return null;
    }
    return brief
        ? REFUSED
        : table.name(unit) + " would touch " + table.name(enemy) + ", which is a charge (AR-176)";
  }

  private @Nullable String metFriend(int unit, int friend, MoveSweep sweep, boolean brief) {
    Footprint other = table.footprint(friend);
    Footprint end = sweep.end();
    if (end.overlaps(other)) {
      return brief
          ? REFUSED
          : table.name(unit) + " would stand in " + table.name(friend) + " (AR-083, AR-094)";
    }
    if (passage.through(unit, end.at().tenths(), friend) || !sweep.crosses(other.outline())) {
      return null;
    }
    return brief
        ? REFUSED
        : table.name(unit) + " may not pass through " + table.name(friend) + " (AR-094)";
  }

  /**
   * Returns why a move inside a zone or into one is illegal; null if it is legal (AR-117 to
   * AR-120).
   */
  @Nullable String ofZones(int unit, MoveSweep sweep, int threat, boolean brief) {
    Pose to = sweep.bends().getLast();
    if (threat != AdlgState.NOBODY) {
      if (zones.linesUp(unit, to, threat)) {
        return null;
      }
      return brief
          ? REFUSED
          : table.name(unit)
              + " is in the zone of "
              + table.name(threat)
              + ": it stays, charges it, turns to it, comes closer, or leaves the zone (AR-117,"
              + " AR-118, AR-119, AR-131)";
    }
    return throughZones(unit, sweep, brief);
  }

  /** Why a move through a zone is illegal: a move that enters one must end in it. */
  @Nullable String throughZones(int unit, MoveSweep sweep, boolean brief) {
    for (int each : others(unit, brief)) {
      if (table.enemies(unit, each)
          && !sweep.isBeyond(table.footprint(each).outline(), zones.reach)
          && zones.exerts(each, unit)
          && !zones.controls(each, unit, sweep.end())) {
        if (sweep.crosses(zones.zone(each)) && !zones.spares(each, along(unit, sweep.bends()))) {
          return brief
              ? REFUSED
              : table.name(unit)
                  + " may not go through the zone of "
                  + table.name(each)
                  + ": a move that comes into one ends in it (AR-116, AR-119)";
        }
      }
    }
    return null;
  }

  /** Returns the footprints of a unit along its way, at each bend and at intervals between them. */
  private List<Footprint> along(int unit, List<Pose> bends) {
    Footprint own = table.footprint(unit);
    List<Footprint> places = new ArrayList<>();
    Pose before = bends.getFirst();
    for (Pose each : bends) {
      double east = each.x() - before.x();
      double north = each.y() - before.y();
      int steps = (int) Math.ceil(Math.hypot(east, north) / PLACES);
      for (int step = 1; step < steps; step++) {
        double part = (double) step / steps;
        places.add(
            own.to(Pose.near(before.x() + part * east, before.y() + part * north, each.tenths())));
      }
      places.add(own.to(each));
      before = each;
    }
    return places;
  }
}
