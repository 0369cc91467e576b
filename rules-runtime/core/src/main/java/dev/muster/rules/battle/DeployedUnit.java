package dev.muster.rules.battle;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;

/**
 * A unit as its army list and the scenario have it.
 *
 * @param side number of its side, from 0
 * @param group its group
 * @param groupNumber number of its group through all sides, from 0
 * @param stand the unit in the scenario
 * @param line its line of the army list
 */
public record DeployedUnit(
    int side,
    Scenario.Group group,
    int groupNumber,
    Scenario.DeployedStand stand,
    Army.StandLine line) {
  public String name() {
    return stand.name();
  }

  /**
   * All units of a program, in the order of the scenario.
   *
   * @throws IllegalArgumentException if there are not two sides, two units start in the same place
   *     or one starts off the board
   */
  public static List<DeployedUnit> allOf(BattleProgram program) {
    List<Scenario.Side> sides = program.scenario().sides();
    if (sides.size() != 2) {
      throw new IllegalArgumentException("a battle needs two sides, found " + sides.size());
    }
    List<DeployedUnit> units = new ArrayList<>();
    int groups = 0;
    for (int side = 0; side < sides.size(); side++) {
      for (Scenario.Group group : sides.get(side).groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          if (!program.board().contains(stand.at())
              || units.stream().anyMatch(each -> each.stand.at().equals(stand.at()))) {
            throw new IllegalArgumentException(
                stand.source() + ": " + stand.name() + " cannot start at " + stand.at());
          }
          units.add(new DeployedUnit(side, group, groups, stand, program.line(side, stand)));
        }
        groups++;
      }
    }
    return List.copyOf(units);
  }
}
