package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.Event;
import java.util.ArrayList;
import java.util.List;

/** A sum and, if there is a listener, its terms. */
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

  /** Adds a term; a term of 0 is not reported. */
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
