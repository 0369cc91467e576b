package dev.muster.rules.boxgrid;

import dev.muster.rules.model.Condition;
import dev.muster.rules.model.Scenario;
import java.util.List;

/** Whether a condition of the scenario is true on the field. */
final class Conditions {
  private final Field field;
  private final Scenario scenario;

  Conditions(Field field) {
    this.field = field;
    scenario = field.forces().program.scenario();
  }

  boolean hold(Condition condition) {
    return switch (condition) {
      case Condition.Holds each -> holds(side(each.side()), each.objective());
      case Condition.UnitsLost each -> field.lost[side(each.side())] >= each.atLeast();
      case Condition.BreakPointsLost each -> {
        int s = side(each.side());
        yield field.lost[s] * 100L >= (long) each.percent() * field.forces().strength[s];
      }
      case Condition.StandLost each -> standLost(side(each.side()), each.stand());
      case Condition.GeneralLost each -> generalLost(side(each.side()), each.general());
      case Condition.Broken each -> broken(side(each.side()));
      case Condition.FromRound each -> field.round() >= each.round();
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
    int s = scenario.sideNamed(name);
    if (s < 0) {
      throw new IllegalArgumentException("the scenario has no side " + name);
    }
    return s;
  }

  /** Whether a side has lost as many units as break it (BG-D25). */
  boolean broken(int side) {
    return field.lost[side] >= field.forces().breaksAt[side];
  }

  /** Whether a side was the last to stand in every box of an objective. */
  boolean holds(int side, String objective) {
    Scenario.Objective ground = scenario.objective(objective);
    if (ground == null) {
      throw new IllegalArgumentException("the scenario has no objective " + objective);
    }
    for (int i = 0; i < ground.places().size(); i++) {
      int box = field.ground.grid.index(ground.places().get(i));
      if (box == Ground.OFF || field.lastSide[box] != side) {
        return false;
      }
    }
    return true;
  }

  private boolean standLost(int side, String name) {
    for (int unit = 0; unit < field.units; unit++) {
      if (field.side(unit) == side && field.name(unit).equals(name)) {
        int fate = field.get(Mark.FATE, unit);
        return fate != Field.PRESENT && fate != Field.WAITING;
      }
    }
    return false;
  }

  private boolean generalLost(int side, String name) {
    int brigade = 0;
    for (int s = 0; s < scenario.sides().size(); s++) {
      List<Scenario.Group> groups = scenario.sides().get(s).groups();
      for (int i = 0; i < groups.size(); i++) {
        if (s == side && groups.get(i).general().name().equals(name)) {
          return field.commanderLost[brigade];
        }
        brigade++;
      }
    }
    return false;
  }
}
