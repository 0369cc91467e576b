package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.Event;
import java.util.ArrayList;
import java.util.List;

/** A sum and, where somebody listens, what it is made of. */
final class Terms {
  private final List<Event.Term> parts = new ArrayList<>();
  private final boolean heard;
  private int sum;

  Terms(boolean heard) {
    this.heard = heard;
  }

  void clear() {
    sum = 0;
    parts.clear();
  }

  /** Adds a part; one of nothing is not told. */
  void add(String what, int value) {
    sum += value;
    if (heard && value != 0) {
      parts.add(new Event.Term(what, value));
    }
  }

  int sum() {
    return sum;
  }

  List<Event.Term> parts() {
    return List.copyOf(parts);
  }
}
