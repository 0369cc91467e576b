package dev.muster.dsl.ide.map;

import dev.muster.dsl.muster.LeaderDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.scoping.RulebookEntries;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;

/**
 * The line of a General of no special gifts as his game writes it: with a bonus, with a rank of the
 * rulebook, or with neither.
 */
public final class GeneralLine {
  private GeneralLine() {}

  /**
   * Returns the line.
   *
   * @param where an element of the scenario that will contain it; null for the default game
   * @param bonus initiative bonus as written; unused in games without one
   */
  public static String of(@Nullable EObject where, String name, String bonus, String place) {
    RulebookDef rulebook = where == null ? null : RulebookEntries.rulebookAt(where);
    if (rulebook == null || rulebook.eIsProxy() || knowsBonus(rulebook)) {
      return "general " + name + " " + bonus + " at " + place;
    }
    String rank =
        RulebookEntries.of(rulebook, LeaderDef.class).keySet().stream()
            .findFirst()
            .map(usual -> " quality " + usual)
            .orElse("");
    return "general " + name + " at " + place + rank;
  }

  /** Returns whether a General's bonus is written: only if leaders have no numbers of their own. */
  private static boolean knowsBonus(RulebookDef rulebook) {
    Map<String, LeaderDef> leaders = RulebookEntries.of(rulebook, LeaderDef.class);
    return !leaders.isEmpty() && leaders.values().stream().allMatch(each -> each.getValue() == 0);
  }
}
