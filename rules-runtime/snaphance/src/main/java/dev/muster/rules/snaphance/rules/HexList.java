package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.IntList;

/** A short list of hexes of a path, or of stands of a melee. */
public final class HexList extends IntList {
  /**
   * Sets this list to the path of a search to one of its hexes, without the start hex.
   *
   * @param seen hexes in the order in which the search found them, beginning with its start
   * @param from for each of them, the index of its predecessor
   */
  void trace(HexList seen, HexList from, int to) {
    clear();
    for (int i = seen.indexOf(to); i > 0; i = from.get(i)) {
      add(seen.get(i));
    }
    for (int i = 0, k = size() - 1; i < k; i++, k--) {
      int keep = get(i);
      set(i, get(k));
      set(k, keep);
    }
  }
}
