package dev.muster.rules.adlgr.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Caches the charges of each unit until another unit within its reach moves or changes. If only
 * friends have, the ways are kept, and only whether they are free is found again.
 */
final class KnownCharges {
  private final AdlgState table;

  /** Created at the first request, because a copy may never need one. */
  private @Nullable UnitSurroundings surroundings;

  /** By unit: its charges if no friend were in the way. */
  private final @Nullable List<Way>[] ways;

  private final @Nullable Found[] known;

  /**
   * The charges of a unit.
   *
   * @param least the cheapest for each enemy and edge
   */
  record Found(List<ChargePath> all, List<ChargePath> least) {
    static final Found NONE = new Found(List.of(), List.of());
  }

  /** A charge, with the area that the unit sweeps. */
  record Way(ChargePath charge, MoveSweep sweep) {}

  /** Whether no friend is in the way of a unit. */
  interface FreeWay {
    boolean isFree(int unit, MoveSweep sweep);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  KnownCharges(AdlgState table) {
    this.table = table;
    ways = new List[table.units];
    known = new Found[table.units];
  }

  /**
   * Returns the charges of a unit.
   *
   * @param far UD beyond which other units have no influence on them
   * @param search finds the charges that are not cached, as if no friend were in the way
   * @param free whether no friend is
   */
  Found of(int unit, double far, IntFunction<List<Way>> search, FreeWay free) {
    UnitSurroundings around = surroundings;
    if (around == null) {
      around = new UnitSurroundings(table);
      surroundings = around;
    }
    UnitSurroundings.Change change = around.since(unit, far);
    Found found = known[unit];
    if (found != null && change == UnitSurroundings.Change.NONE) {
      return found;
    }
    List<Way> all = ways[unit];
    if (all == null || change == UnitSurroundings.Change.OF_ALL) {
      all = search.apply(unit);
      ways[unit] = all;
    }
    found = freeOf(unit, all, free);
    known[unit] = found;
    return found;
  }

  private static Found freeOf(int unit, List<Way> ways, FreeWay free) {
    List<ChargePath> found = new ArrayList<>(ways.size());
    for (Way each : ways) {
      if (free.isFree(unit, each.sweep)) {
        found.add(each.charge);
      }
    }
    return found.isEmpty()
        ? Found.NONE
        : new Found(List.copyOf(found), List.copyOf(ChargePath.least(found)));
  }
}
