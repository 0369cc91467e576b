package dev.muster.rules.check;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The lines of the armies of a battle by their name, of lines with one name the first. */
public final class DeployedLines {
  private final Rulebook rulebook;
  private final List<Map<String, Army.StandLine>> bySide = new ArrayList<>();

  public DeployedLines(BattleProgram program) {
    this.rulebook = program.rulebook();
    for (Army army : program.armies()) {
      Map<String, Army.StandLine> lines = new HashMap<>();
      army.stands().forEach(line -> lines.putIfAbsent(line.name(), line));
      bySide.add(lines);
    }
  }

  /**
   * The line of a stand, null if its army has none.
   *
   * @param side number of its side, from 0
   */
  public Army.@Nullable StandLine of(int side, Scenario.DeployedStand stand) {
    return bySide.get(side).get(stand.line());
  }

  /** The category of a stand, null if it or its line is unknown. */
  public Rulebook.@Nullable Category category(int side, Scenario.DeployedStand stand) {
    Army.StandLine line = of(side, stand);
    return line == null ? null : rulebook.category(line.category());
  }
}
