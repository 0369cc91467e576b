package dev.muster.rules.check;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The checks of a rule system for lists and scenarios, beside the common ones. */
public interface RuleSystemChecks {
  /** The checks of an unknown system: none. */
  RuleSystemChecks NONE = new RuleSystemChecks() {};

  /** Codes of the system's own checks. */
  default Collection<? extends CheckCode> codes() {
    return List.of();
  }

  /**
   * Section of the printed rules that a check rests on; empty if there is none. A rule system
   * overrides it to give sections for common checks.
   */
  default String section(CheckCode code) {
    return code.section();
  }

  /** The check that reports a missing or impossible value of a column of the army list. */
  default CheckCode codeForColumn(String stat) {
    return CommonCheckCode.V_017;
  }

  /**
   * What a line of a category mostly has, by column, as it is written; empty if that is unknown.
   *
   * @param code of the category
   */
  default Map<String, String> usualColumns(String code) {
    return Map.of();
  }

  /**
   * The text for a line without a required column, such as {@code no Break Points; add bp and 1, 2
   * or 3}, if that is reported apart from other columns; null otherwise.
   */
  default @Nullable String missingColumnText(String stat) {
    return null;
  }

  /** The marks a stand may begin with if its rulebook names none; null if they are unknown. */
  default @Nullable Set<String> knownMarks() {
    return null;
  }

  /** Traits that say how a unit stands now: a scenario gives them, and no army list has them. */
  default Set<String> traitsOfThePosition() {
    return Set.of();
  }

  /**
   * Returns the names of General qualities beyond the leaders of the rulebook, which other checks
   * report.
   */
  default Set<String> knownLeaderWords() {
    return Set.of();
  }

  /** Whether battles of the rule system are fought, so that the events of a scenario happen. */
  default boolean playsEvents() {
    return true;
  }

  /** Whether its battles know events that change traits, ground or sight. */
  default boolean playsLastingEffects() {
    return false;
  }

  /** Looks at an army list, whatever battle it is fielded in. */
  default void checkArmy(Army army, Rulebook book, FindingCollector found) {}

  /**
   * Checks a scenario.
   *
   * @param opening the scenario as its engine sets it up; null if no engine plays it, or if it
   *     cannot be set up
   */
  default void checkScenario(
      BattleProgram program, @Nullable BattleSetup opening, FindingCollector found) {}
}
