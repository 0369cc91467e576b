package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.IntList;

/** A short list of hexes of a path, or of stands of a melee. */
public final class HexList extends IntList {
  /**
   * Becomes the way of a search to one of the hexes it has seen, without the hex it began in.
   *
   * @param seen hexes in the order they were found, the first where the search began
   * @param from for each of them the place of the one before it
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
