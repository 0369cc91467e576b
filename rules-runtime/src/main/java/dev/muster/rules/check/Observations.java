package dev.muster.rules.check;

import java.util.ArrayList;
import java.util.List;

/** Collects what checks find, in the order they find it. */
final class Observations {
  private final List<Observation> found = new ArrayList<>();

  void add(Code code, Record element, String part, String message) {
    found.add(new Observation(code, message, element, part));
  }

  List<Observation> all() {
    return List.copyOf(found);
  }
}
