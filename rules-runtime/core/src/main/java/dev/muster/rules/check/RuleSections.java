package dev.muster.rules.check;

import dev.muster.rules.model.Rulebook;
import java.util.Optional;

/** Sections of the printed rules. */
public final class RuleSections {
  private RuleSections() {}

  /**
   * The chapter or paragraph of a section, such as {@code 10.4 Melee}: of the nearest section that
   * the rules have a title for.
   *
   * @return the section and its title; only the section if there is no title
   */
  public static String titled(Rulebook rulebook, String section) {
    for (String at = section;
        !at.isEmpty();
        at = at.substring(0, Math.max(0, at.lastIndexOf('.')))) {
      String sought = at;
      Optional<Rulebook.Chapter> found =
          rulebook.chapters().stream()
              .filter(each -> each.section().equals(sought) || each.section().equals(sought + ".0"))
              .findFirst();
      if (found.isPresent()) {
        return section + " " + found.get().title();
      }
    }
    return section;
  }

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
