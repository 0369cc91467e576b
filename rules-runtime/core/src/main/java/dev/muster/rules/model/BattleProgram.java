package dev.muster.rules.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything one battle needs, complete and resolved: the compiled form of a scenario.
 *
 * @param schema version of this form, see {@link #SCHEMA}
 * @param armies the army of each side, in the order of the sides
 */
public record BattleProgram(
    int schema, Rulebook rulebook, List<Army> armies, Board board, Scenario scenario) {
  /** Version written into JSON; a reader refuses any other. */
  public static final int SCHEMA = 2;

  public BattleProgram {
    armies = List.copyOf(armies);
  }

  /** Returns a copy with another scenario of the same sides. */
  public BattleProgram withScenario(Scenario other) {
    return new BattleProgram(schema, rulebook, armies, board, other);
  }

  /** Returns the same program on another map with the same places. */
  public BattleProgram withBoard(Board other) {
    return new BattleProgram(schema, rulebook, armies, other, scenario);
  }

  /** Returns the same program with other armies, in the order of the sides. */
  public BattleProgram withArmies(List<Army> others) {
    return new BattleProgram(schema, rulebook, others, board, scenario);
  }

  /**
   * Returns all traits of a stand: those of its line, and those of the scenario, which replace the
   * same trait of the line.
   */
  public Map<String, String> traits(int side, Scenario.DeployedStand stand) {
    Map<String, String> traits = new LinkedHashMap<>(line(side, stand).traits());
    traits.putAll(stand.traits());
    return traits;
  }

  /** The army list line a deployed stand is an example of. */
  public Army.StandLine line(int side, Scenario.DeployedStand stand) {
    for (Army.StandLine line : armies.get(side).stands()) {
      if (line.name().equals(stand.line())) {
        return line;
      }
    }
    throw new IllegalArgumentException(
        "army "
            + armies.get(side).name()
            + " has no line "
            + stand.line()
            + " for stand "
            + stand.name());
  }
}
