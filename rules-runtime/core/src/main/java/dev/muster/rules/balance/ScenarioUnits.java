package dev.muster.rules.balance;

import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The units of a scenario, numbered side by side, group by group. */
final class ScenarioUnits {
  private final List<Unit> units = new ArrayList<>();
  private final List<Group> groups = new ArrayList<>();

  /**
   * A unit.
   *
   * @param place its number within its side
   */
  record Unit(int side, int group, int place, Scenario.DeployedStand stand) {}

  /** A group. */
  record Group(Scenario.Side side, String name) {}

  ScenarioUnits(Scenario scenario) {
    for (int side = 0; side < scenario.sides().size(); side++) {
      int place = 0;
      Scenario.Side own = scenario.sides().get(side);
      for (Scenario.Group each : own.groups()) {
        for (Scenario.DeployedStand stand : each.stands()) {
          units.add(new Unit(side, groups.size(), place++, stand));
        }
        groups.add(new Group(own, each.name()));
      }
    }
  }

  List<Unit> all() {
    return units;
  }

  List<Group> groups() {
    return groups;
  }

  /** Numbers of the units of a group. */
  List<Integer> ofGroup(int group) {
    List<Integer> own = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      if (units.get(i).group == group) {
        own.add(i);
      }
    }
    return own;
  }

  /** Numbers of the units that arrive later. */
  List<Integer> arriving() {
    List<Integer> later = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      if (units.get(i).stand.arrival() != null) {
        later.add(i);
      }
    }
    return later;
  }

  /** Numbers of the units by their names. */
  Map<String, Integer> numbers() {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    units.forEach(each -> numbers.put(each.stand.name(), numbers.size()));
    return numbers;
  }
}
