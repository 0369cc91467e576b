package dev.muster.rules.snaphance;

import dev.muster.rules.model.Condition;
import dev.muster.rules.model.Scenario;
import java.util.List;

/** Whether a condition of the scenario is true on the table. */
final class Conditions {
  private final Table table;

  Conditions(Table table) {
    this.table = table;
  }

  boolean hold(Condition condition) {
    return switch (condition) {
      case Condition.Holds each -> holds(side(each.side()), each.objective());
      case Condition.UnitsLost each -> unitsLost(side(each.side())) >= each.atLeast();
      case Condition.BreakPointsLost each -> {
        int s = side(each.side());
        yield table.lostPoints[s] * 100L >= (long) each.percent() * table.totalPoints[s];
      }
      case Condition.StandLost each -> standLost(side(each.side()), each.stand());
      case Condition.GeneralLost each -> generalLost(side(each.side()), each.general());
      case Condition.Broken each -> table.brokeAt[side(each.side())] > 0;
      case Condition.FromRound each -> table.round >= each.round();
      case Condition.AllOf all -> all(all.conditions());
      case Condition.AnyOf any -> any(any.conditions());
      case Condition.Not not -> !hold(not.condition());
    };
  }

  private boolean all(List<Condition> conditions) {
    for (int i = 0; i < conditions.size(); i++) {
      if (!hold(conditions.get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean any(List<Condition> conditions) {
    for (int i = 0; i < conditions.size(); i++) {
      if (hold(conditions.get(i))) {
        return true;
      }
    }
    return false;
  }

  private int side(String name) {
    int s = table.program.scenario().sideNamed(name);
    if (s < 0) {
      throw new IllegalArgumentException("the scenario has no side " + name);
    }
    return s;
  }

  /** Whether a side was the last to stand in every hex of an objective. */
  boolean holds(int side, String objective) {
    Scenario.Objective ground = table.program.scenario().objective(objective);
    if (ground == null) {
      throw new IllegalArgumentException("the scenario has no objective " + objective);
    }
    for (int i = 0; i < ground.places().size(); i++) {
      int hex = table.grid.index(ground.places().get(i));
      if (hex < 0 || table.lastSide[hex] != side) {
        return false;
      }
    }
    return true;
  }

  int unitsLost(int side) {
    int lost = 0;
    for (int stand = 0; stand < table.stands; stand++) {
      boolean gone = !table.onBoard(stand) && !table.waiting[stand];
      lost += table.side[stand] == side && gone ? 1 : 0;
    }
    return lost;
  }

  private boolean standLost(int side, String name) {
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.side[stand] == side && table.name[stand].equals(name)) {
        return !table.onBoard(stand) && !table.waiting[stand];
      }
    }
    return false;
  }

  private boolean generalLost(int side, String name) {
    int g = 0;
    List<Scenario.Side> sides = table.program.scenario().sides();
    for (int s = 0; s < sides.size(); s++) {
      List<Scenario.Group> groups = sides.get(s).groups();
      for (int i = 0; i < groups.size(); i++) {
        if (s == side && groups.get(i).general().name().equals(name)) {
          return table.replacement[g] || table.generalDead[g];
        }
        g++;
      }
    }
    return false;
  }
}
