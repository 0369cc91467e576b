package dev.muster.rules.snaphance.situation;

import dev.muster.rules.snaphance.rules.HexList;
import dev.muster.rules.snaphance.rules.SnaphanceState;

/** Records where the pursuits of a situation began and ended. */
final class PursuitTracker {
  private final SnaphanceState table;
  private final int[] tracks;
  private final int[] starts;

  PursuitTracker(SnaphanceState table) {
    this.table = table;
    tracks = new int[table.stands];
    starts = table.hex.clone();
  }

  void begins(int stand) {
    tracks[stand] = table.track[stand].size();
    starts[stand] = table.hex[stand];
  }

  /** Returns the hex in which the last pursuit of a stand ended; its start if it did not move. */
  int end(int stand) {
    HexList track = table.track[stand];
    return track.size() > tracks[stand] ? track.get(track.size() - 1) : starts[stand];
  }

  boolean stayed(int stand) {
    return end(stand) == starts[stand];
  }
}
