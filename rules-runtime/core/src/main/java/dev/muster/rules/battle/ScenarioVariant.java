package dev.muster.rules.battle;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A scenario with changes for a run: another reading of the rules, another edition or other
 * commanders.
 *
 * @param switches readings by the key of the switch, among them {@code edition}; they go before
 *     those of the scenario
 * @param commanders the commander of a side and all its groups, by the name of the side; other
 *     sides keep that of the scenario
 */
public record ScenarioVariant(
    Map<String, String> switches, Map<String, CommanderProfile> commanders) {
  /** The unchanged scenario. */
  public static final ScenarioVariant AS_WRITTEN = new ScenarioVariant(Map.of(), Map.of());

  public ScenarioVariant {
    switches = Collections.unmodifiableMap(new LinkedHashMap<>(switches));
    commanders = Collections.unmodifiableMap(new LinkedHashMap<>(commanders));
  }

  /**
   * The scenario of a program so changed.
   *
   * @throws IllegalArgumentException where the rulebook has no such switch or value, or the
   *     scenario no such side
   */
  public BattleProgram applyTo(BattleProgram program) {
    switches.forEach((key, value) -> require(program.rulebook(), key, value));
    Scenario scenario = program.scenario();
    List<Scenario.Side> sides = new ArrayList<>(scenario.sides());
    commanders.forEach((side, temper) -> lead(scenario, sides, side, temper));
    Map<String, String> readings = new LinkedHashMap<>(scenario.switches());
    readings.putAll(switches);
    return program.withScenario(scenario.with(readings, sides));
  }

  private static void require(Rulebook rulebook, String key, String value) {
    Rulebook.Switch found =
        rulebook.switches().stream()
            .filter(each -> each.key().equals(key))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the rulebook " + rulebook.name() + " has no switch " + key));
    if (!found.values().contains(value)) {
      throw new IllegalArgumentException(
          "the switch "
              + key
              + " is one of "
              + String.join(", ", found.values())
              + ", found "
              + value);
    }
  }

  private static void lead(
      Scenario scenario, List<Scenario.Side> sides, String side, CommanderProfile temper) {
    int index = scenario.sideIndex(side);
    if (index < 0) {
      throw new IllegalArgumentException(
          "there is no side "
              + side
              + "; there are "
              + String.join(", ", sides.stream().map(Scenario.Side::name).toList()));
    }
    sides.set(index, led(sides.get(index), temper));
  }

  private static Scenario.Side led(Scenario.Side side, CommanderProfile temper) {
    return side.with(side.groups().stream().map(each -> each.ledBy(null)).toList(), temper);
  }
}
