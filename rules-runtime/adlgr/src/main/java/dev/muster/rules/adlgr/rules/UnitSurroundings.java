package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.Footprint;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Records the surroundings of each unit when something was computed about it, to detect later
 * changes.
 */
final class UnitSurroundings {
  private final AdlgState table;

  /** By unit: the recorded radius in UD; negative if nothing was recorded yet. */
  private final double[] reached;

  /** By pair of units: the place of the second; null if it was out of the first one's radius. */
  private final @Nullable Footprint[] places;

  /** By pair of units: the relevant state of the second, other than its place. */
  private final int[] conditions;

  UnitSurroundings(AdlgState table) {
    this.table = table;
    reached = new double[table.units];
    Arrays.fill(reached, -1);
    places = new Footprint[table.units * table.units];
    conditions = new int[places.length];
  }

  /** What has changed around a unit. */
  enum Change {
    NONE,
    /** Friends have moved or changed, but not the unit itself. */
    OF_FRIENDS,
    OF_ALL
  }

  /**
   * Returns what has changed within a radius since the last call, and records what is there now.
   *
   * @param far the radius in UD, 0 or more; units beyond it have no influence
   */
  Change since(int unit, double far) {
    boolean same = reached[unit] == far;
    boolean sameFriends = true;
    reached[unit] = far;
    Footprint own = table.reaching(unit);
    for (int each = 0; each < table.units; each++) {
      int pair = unit * table.units + each;
      Footprint place = null;
      if (table.present(each)) {
        Footprint stands = table.reaching(each);
        place = own.outline().isBeyond(stands.outline(), far) ? null : stands;
      }
      int condition = place == null ? 0 : condition(unit, each);
      boolean asBefore = places[pair] == place && conditions[pair] == condition;
      if (each == unit || table.enemies(unit, each)) {
        same &= asBefore;
      } else {
        sameFriends &= asBefore;
      }
      places[pair] = place;
      conditions[pair] = condition;
    }
    return !same ? Change.OF_ALL : sameFriends ? Change.NONE : Change.OF_FRIENDS;
  }

  private int condition(int unit, int other) {
    int own = unit == other ? table.moves[unit] + 16 * table.spent[unit] : 0;
    return own * 64
        + table.hits[other] * 4
        + (table.inMelee(other) ? 2 : 0)
        + (table.square[other] ? 1 : 0);
  }
}
