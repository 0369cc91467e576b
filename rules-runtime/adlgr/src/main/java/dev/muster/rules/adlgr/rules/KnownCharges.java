package dev.muster.rules.adlgr.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Caches the charges of each unit until another unit within its reach moves or changes. */
final class KnownCharges {
  private final AdlgState table;

  /** Created at the first request, because a copy may never need one. */
  private @Nullable UnitSurroundings surroundings;

  private final List<@Nullable List<ChargePath>> known;

  KnownCharges(AdlgState table) {
    this.table = table;
    known = new ArrayList<>(Collections.nCopies(table.units, null));
  }

  /**
   * Returns the charges of a unit.
   *
   * @param far UD beyond which other units have no influence on them
   * @param search finds the charges that are not cached
   */
  List<ChargePath> of(int unit, double far, IntFunction<List<ChargePath>> search) {
    UnitSurroundings around = surroundings;
    if (around == null) {
      around = new UnitSurroundings(table);
      surroundings = around;
    }
    List<ChargePath> found = known.get(unit);
    if (!around.areAsBefore(unit, far) || found == null) {
      found = List.copyOf(search.apply(unit));
      known.set(unit, found);
    }
    return found;
  }
}
