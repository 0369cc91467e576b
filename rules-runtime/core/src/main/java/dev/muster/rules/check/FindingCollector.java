package dev.muster.rules.check;

import java.util.ArrayList;
import java.util.List;

/** Collects what checks find, in the order they find it. */
public final class FindingCollector {
  private final List<RecordFinding> found = new ArrayList<>();

  /**
   * Adds a finding.
   *
   * @param element record it is about
   * @param part what of it, empty for all
   */
  public void add(CheckCode code, Record element, String part, String message) {
    found.add(new RecordFinding(code, message, element, part));
  }

  /** All of them. */
  public List<RecordFinding> all() {
    return List.copyOf(found);
  }
}
