package dev.muster.rules.adlgr.rules;

import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Caches the charges of each unit until another unit within its reach moves or changes. */
final class KnownCharges {
  private final AdlgState table;

  /** Created at the first request, because a copy may never need one. */
  private @Nullable UnitSurroundings surroundings;

  private final @Nullable Found[] known;

  /**
   * The charges of a unit.
   *
   * @param least the cheapest for each enemy and edge
   */
  record Found(List<ChargePath> all, List<ChargePath> least) {
    static final Found NONE = new Found(List.of(), List.of());
  }

  KnownCharges(AdlgState table) {
    this.table = table;
    known = new Found[table.units];
  }

  /**
   * Returns the charges of a unit.
   *
   * @param far UD beyond which other units have no influence on them
   * @param search finds the charges that are not cached
   */
  Found of(int unit, double far, IntFunction<Found> search) {
    UnitSurroundings around = surroundings;
    if (around == null) {
      around = new UnitSurroundings(table);
      surroundings = around;
    }
    Found found = known[unit];
    if (!around.areAsBefore(unit, far) || found == null) {
      found = search.apply(unit);
      known[unit] = found;
    }
    return found;
  }
}
