package dev.muster.rules.adlgr.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The charges of each unit, kept until somebody within reach of it moves or changes. */
final class KnownCharges {
  private final AdlgState table;

  /** Made when the first charge is asked for, since a copy may never need one. */
  private @Nullable UnitSurroundings surroundings;

  private final List<@Nullable List<ChargePath>> known;

  KnownCharges(AdlgState table) {
    this.table = table;
    known = new ArrayList<>(Collections.nCopies(table.units, null));
  }

  /**
   * The charges of a unit.
   *
   * @param far UD beyond which no other has an influence on them
   * @param search finds those that are not known
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
