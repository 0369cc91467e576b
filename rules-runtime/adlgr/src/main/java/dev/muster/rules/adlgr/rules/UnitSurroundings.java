package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.Footprint;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Who stood how within reach of each unit when something was found about it, to see whether that is
 * still so.
 */
final class UnitSurroundings {
  private final AdlgState table;

  /** By unit: how far its surroundings reached in UD; below 0 where nothing was found yet. */
  private final double[] reached;

  /** By two units: where the second stood, null where it was out of reach of the first. */
  private final @Nullable Footprint[] places;

  /** By two units: what matters of the second beside its place. */
  private final int[] conditions;

  UnitSurroundings(AdlgState table) {
    this.table = table;
    reached = new double[table.units];
    Arrays.fill(reached, -1);
    places = new Footprint[table.units * table.units];
    conditions = new int[places.length];
  }

  /**
   * Whether all within so many UD of a unit are as they were; notes how they are now.
   *
   * @param far 0 or more; others that far off have no influence on what was found
   */
  boolean areAsBefore(int unit, double far) {
    boolean same = reached[unit] == far;
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
      same &= places[pair] == place && conditions[pair] == condition;
      places[pair] = place;
      conditions[pair] = condition;
    }
    return same;
  }

  private int condition(int unit, int other) {
    int own = unit == other ? table.moves[unit] + 16 * table.spent[unit] : 0;
    return own * 64
        + table.hits[other] * 4
        + (table.inMelee(other) ? 2 : 0)
        + (table.square[other] ? 1 : 0);
  }
}
