package dev.muster.dsl.ui.battle;

import dev.muster.rules.battle.ScenarioVariant;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The settings of a test battle.
 *
 * @param seed of the dice; the same seed is the same battle
 * @param commanders commanders by name of the side, where they differ from the scenario
 * @param switches values by key of the switch, where they differ from the scenario
 */
public record TestBattleSettings(
    long seed, Map<String, String> commanders, Map<String, String> switches) {

  public TestBattleSettings {
    commanders = Map.copyOf(commanders);
    switches = Map.copyOf(switches);
  }

  /**
   * The scenario of a program as wished.
   *
   * @throws IllegalArgumentException with what is not there of what is wished
   */
  BattleProgram of(BattleProgram program) {
    Map<String, CommanderProfile> tempers = new LinkedHashMap<>();
    new TreeMap<>(commanders).forEach((side, name) -> tempers.put(side, temper(name)));
    return new ScenarioVariant(new TreeMap<>(switches), tempers).applyTo(program);
  }

  /**
   * Returns the changed options other than the seed, for display after it; empty if there are none.
   */
  String overridesText() {
    StringBuilder told = new StringBuilder();
    new TreeMap<>(commanders)
        .forEach((side, name) -> told.append(", ").append(side).append(' ').append(name));
    new TreeMap<>(switches)
        .forEach((key, value) -> told.append(", ").append(key).append(' ').append(value));
    return told.toString();
  }

  /** The name of a commander, as the language writes it. */
  static String name(CommanderProfile temper) {
    return temper.name().toLowerCase(Locale.ROOT);
  }

  private static CommanderProfile temper(String name) {
    for (CommanderProfile each : CommanderProfile.values()) {
      if (name(each).equals(name)) {
        return each;
      }
    }
    throw new IllegalArgumentException("there is no commander '" + name + "'");
  }
}
