package dev.muster.dsl.ui.server;

import dev.muster.rules.model.BattleProgram;
import java.util.List;
import java.util.Optional;

/**
 * The scenarios of a file, ready to be fought or printed.
 *
 * @param programs scenarios in the order of the file; empty if refused
 * @param refusal why the file cannot be fought, for the user; empty if it can
 */
public record ScenarioList(List<BattleProgram> programs, String refusal) {

  public ScenarioList {
    programs = List.copyOf(programs);
  }

  static ScenarioList refused(String why) {
    return new ScenarioList(List.of(), why);
  }

  /** The scenario of this name. */
  public Optional<BattleProgram> named(String name) {
    return programs.stream().filter(it -> it.scenario().name().equals(name)).findFirst();
  }

  /** Returns the scenario with this name; without a name the only one. */
  public Optional<BattleProgram> chosen(String name) {
    return name.isEmpty() && programs.size() == 1 ? Optional.of(programs.getFirst()) : named(name);
  }

  /**
   * The scenario around a line.
   *
   * @param line from 1
   */
  public Optional<BattleProgram> around(int line) {
    return programs.stream()
        .filter(it -> it.scenario().source().line() <= line)
        .filter(it -> line <= it.scenario().source().endLine())
        .findFirst();
  }
}
