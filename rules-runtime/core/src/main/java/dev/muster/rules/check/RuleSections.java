package dev.muster.rules.check;

import dev.muster.rules.model.Rulebook;

/** Sections of the printed rules. */
public final class RuleSections {
  private RuleSections() {}

  /**
   * Whether the rules contain a section; {@code 10} and {@code 10.0} are the same. Rules without a
   * list of chapters contain every section.
   */
  public static boolean isKnown(Rulebook rulebook, String section) {
    return rulebook.chapters().isEmpty()
        || rulebook.chapters().stream()
            .anyMatch(
                each -> each.section().equals(section) || each.section().equals(section + ".0"));
  }
}
