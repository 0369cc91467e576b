package dev.muster.rules.check;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a rule system says of lists and scenarios, beside what holds for all of them. */
public interface RuleSystemChecks {
  /** Of a system of which nothing is known. */
  RuleSystemChecks NONE = new RuleSystemChecks() {};

  /** The checks of its own. */
  default Collection<? extends CheckCode> codes() {
    return List.of();
  }

  /**
   * Section of its printed rules that a check rests on, empty if they have none; so it is of a
   * common check, unless a system says otherwise.
   */
  default String section(CheckCode code) {
    return code.section();
  }

  /** The check that tells a value a column of the army list cannot have, or its lack. */
  default CheckCode codeForColumn(String stat) {
    return CommonCheckCode.V_017;
  }

  /** A column with a value, as it is written in a line. */
  default String columnExample(String stat) {
    return stat + " and its value";
  }

  /**
   * What a line without a required column has not, where that is reported apart from other columns,
   * such as {@code no Break Points; add bp and 1, 2 or 3}; null where it is not.
   */
  default @Nullable String missingColumnText(String stat) {
    return null;
  }

  /**
   * The marks a stand may begin with where its rulebook names none; null where they are not known.
   */
  default @Nullable Set<String> knownMarks() {
    return null;
  }

  /** Traits that say how a unit stands now: a scenario gives them, and no army list has them. */
  default Set<String> traitsOfThePosition() {
    return Set.of();
  }

  /** What a General may be called beyond the leaders of the rulebook, which other checks report. */
  default Set<String> knownLeaderWords() {
    return Set.of();
  }

  /** Looks at an army list, whatever battle it is fielded in. */
  default void checkArmy(Army army, Rulebook book, FindingCollector found) {}

  /**
   * Looks at a scenario.
   *
   * @param opening the scenario as its engine sets it up; null if none plays it, or it cannot be
   *     set up as it is written
   */
  default void checkScenario(
      BattleProgram program, @Nullable BattleSetup opening, FindingCollector found) {}
}
