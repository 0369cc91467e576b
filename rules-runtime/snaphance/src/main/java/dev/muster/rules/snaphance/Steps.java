package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Numbers;

/** A short list of hexes of a path, or of stands of a melee. */
final class Steps extends Numbers {
  /**
   * Becomes the way of a search to one of the hexes it has seen, without the hex it began in.
   *
   * @param seen hexes in the order they were found, the first where the search began
   * @param from for each of them the place of the one before it
   */
  void trace(Steps seen, Steps from, int to) {
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
