package dev.muster.rules.fogr.rules;

import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import org.jspecify.annotations.Nullable;

/**
 * A commander.
 *
 * @param side number of his side, from 0
 * @param group name of his group
 * @param range his command range in MU (FR-D08)
 * @param rankGiven whether his range or his rank is stated; false for the default
 * @param with name of the battle group he is with (FR-036); null if he is with none
 */
public record FieldCommander(
    String name,
    int side,
    String group,
    int range,
    boolean rankGiven,
    Point at,
    @Nullable String with) {

  /** The range that a scenario states directly or by a rank; null if it states neither. */
  static @Nullable Integer givenRange(Scenario.General general, FogRules rules) {
    Rulebook.Leader rank = rules.book().leader(general.quality());
    Integer own = general.range();
    return own == null && rank != null ? rank.value() : own;
  }

  /** Returns the command range; the default of the rulebook if the scenario states none. */
  static @Nullable public Integer range(Scenario.General general, FogRules rules) {
    Integer told = givenRange(general, rules);
    Rulebook.Leader unranked = rules.book().leader(rules.word("unranked_commander"));
    return told == null && unranked != null ? unranked.value() : told;
  }
}
