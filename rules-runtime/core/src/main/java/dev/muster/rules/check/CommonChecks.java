package dev.muster.rules.check;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Rulebook;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks that apply to lists and scenarios of all games. */
public final class CommonChecks {
  private CommonChecks() {}

  /**
   * Looks at the names and columns of an army list.
   *
   * @param system the checks of its rule system
   */
  public static void checkArmy(
      Army army, Rulebook book, RuleSystemChecks system, FindingCollector found) {
    Set<String> seen = new HashSet<>();
    for (Army.StandLine line : army.stands()) {
      if (!seen.add(line.name())) {
        found.add(
            CommonCheckCode.V_002,
            line,
            "",
            "stand '"
                + line.name()
                + "' is in this army twice; scenarios refer to it by name, so rename one");
      }
    }
    army.stands().forEach(line -> ListColumnChecks.check(line, army, book, system, found));
  }

  /**
   * Looks at a scenario and its map.
   *
   * @param ground kind of board of its rule system; null if unknown
   * @param system the checks of its rule system
   * @param opening the scenario as its engine sets it up; null if that is not possible
   */
  public static void checkScenario(
      BattleProgram program,
      @Nullable BoardKind ground,
      RuleSystemChecks system,
      @Nullable BattleSetup opening,
      FindingCollector found) {
    new ScenarioChecks(program, opening, found).check();
    new ScenarioGoalChecks(program, opening, found).check();
    new HouseEventChecks(program, system, found).check();
    new StartPositionChecks(program, found).check();
    new BoardCompatibilityChecks(program, ground, system, found).check();
  }

  /** The last round that is played, null if neither the scenario nor the rules say. */
  static @Nullable Integer lastRound(BattleProgram program, @Nullable BattleSetup opening) {
    Integer written = program.scenario().roundLimit();
    return written != null || opening == null ? written : Integer.valueOf(opening.roundLimit());
  }
}
