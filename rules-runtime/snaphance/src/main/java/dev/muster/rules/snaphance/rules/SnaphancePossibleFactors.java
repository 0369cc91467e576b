package dev.muster.rules.snaphance.rules;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;

/** The factors with conditions of the engine that can apply in a battle. */
public final class SnaphancePossibleFactors {
  private final boolean uphill;
  private final boolean heavy;

  /**
   * @throws IllegalArgumentException if the program is unfinished
   */
  public SnaphancePossibleFactors(BattleProgram program) {
    uphill = !new SnaphanceTerrainMap(program).isFlat();
    heavy = hasHeavy(program);
  }

  private static boolean hasHeavy(BattleProgram program) {
    SnaphanceRules rules = SnaphanceRules.of(program);
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          if (new StandType(program.line(side, stand), program.rulebook(), rules).heavy) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether a factor of the rulebook can apply: one at a height (10.4), or one of heavy horse. */
  public boolean contains(Rulebook.Factor factor) {
    return switch (factor.key()) {
      case "defender-uphill" -> uphill;
      case "heavy-on-contact" -> heavy;
      default -> true;
    };
  }
}
