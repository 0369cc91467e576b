package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.Event;
import java.util.ArrayList;
import java.util.List;

/** A sum and, where somebody listens, what it is made of. */
final class BoxTerms {
  private final List<Event.Term> parts = new ArrayList<>();
  private final boolean heard;
  private int sum;

  BoxTerms(boolean heard) {
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
