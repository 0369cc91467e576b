package dev.muster.rules.battle;

import dev.muster.rules.model.Condition;
import dev.muster.rules.model.Scenario;
import java.util.List;

/** Whether a condition of the scenario is true on the table. */
public final class ConditionEvaluator {
  private final BattleStatus tally;
  private final Scenario scenario;

  public ConditionEvaluator(BattleStatus tally) {
    this.tally = tally;
    scenario = tally.scenario();
  }

  /**
   * Whether a condition is true.
   *
   * @throws IllegalArgumentException if it names something that is not in the scenario
   */
  public boolean isTrue(Condition condition) {
    return switch (condition) {
      case Condition.Holds each -> holdsObjective(side(each.side()), each.objective());
      case Condition.UnitsLost each -> tally.unitsLost(side(each.side())) >= each.atLeast();
      case Condition.GroupUnitsLost each -> {
        int group = HouseEvents.groupIndex(scenario, each.side(), each.group());
        yield tally.unitsLostOfGroup(group) >= each.atLeast();
      }
      case Condition.GroupArrived each ->
          tally.groupsArrived()[HouseEvents.groupIndex(scenario, each.side(), each.group())]
              || beginsOnField(scenario, each.side(), each.group());
      case Condition.BreakPointsLost each -> {
        int s = side(each.side());
        yield tally.lost(s) * 100L >= (long) each.percent() * tally.total(s);
      }
      case Condition.StandLost each -> tally.isLost(side(each.side()), each.stand());
      case Condition.GeneralLost each -> generalLost(side(each.side()), each.general());
      case Condition.Broken each -> tally.isBroken(side(each.side()));
      case Condition.FromRound each -> tally.round() >= each.round();
      case Condition.AllOf all -> all(all.conditions());
      case Condition.AnyOf any -> any(any.conditions());
      case Condition.Not not -> !isTrue(not.condition());
    };
  }

  /** Whether a unit of a group is on the field when the battle begins. */
  public static boolean beginsOnField(Scenario scenario, String side, String group) {
    List<Scenario.Group> groups = scenario.sides().get(scenario.sideIndex(side)).groups();
    for (int i = 0; i < groups.size(); i++) {
      List<Scenario.DeployedStand> stands = groups.get(i).stands();
      for (int k = 0; k < stands.size() && groups.get(i).name().equals(group); k++) {
        if (stands.get(k).arrival() == null) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a reinforcement is due: its round has begun and its condition is true. */
  public boolean isDue(Scenario.Arrival arrival) {
    Condition waitsFor = arrival.condition();
    return tally.round() >= arrival.round() && (waitsFor == null || isTrue(waitsFor));
  }

  private boolean all(List<Condition> conditions) {
    for (int i = 0; i < conditions.size(); i++) {
      if (!isTrue(conditions.get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean any(List<Condition> conditions) {
    for (int i = 0; i < conditions.size(); i++) {
      if (isTrue(conditions.get(i))) {
        return true;
      }
    }
    return false;
  }

  private int side(String name) {
    int s = scenario.sideIndex(name);
    if (s < 0) {
      throw new IllegalArgumentException("the scenario has no side " + name);
    }
    return s;
  }

  /** Returns whether a side was the last with a stand in every place of an objective. */
  public boolean holdsObjective(int side, String objective) {
    Scenario.Objective ground = scenario.objective(objective);
    if (ground == null) {
      throw new IllegalArgumentException("the scenario has no objective " + objective);
    }
    for (int i = 0; i < ground.places().size(); i++) {
      if (tally.lastOccupant(ground.places().get(i)) != side) {
        return false;
      }
    }
    return true;
  }

  private boolean generalLost(int side, String name) {
    int group = 0;
    for (int s = 0; s < scenario.sides().size(); s++) {
      List<Scenario.Group> groups = scenario.sides().get(s).groups();
      for (int i = 0; i < groups.size(); i++) {
        if (s == side && groups.get(i).general().name().equals(name)) {
          return tally.generalLost(group);
        }
        group++;
      }
    }
    return false;
  }
}
