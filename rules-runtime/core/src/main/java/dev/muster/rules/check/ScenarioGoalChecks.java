package dev.muster.rules.check;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.ConditionEvaluator;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.EventEffect;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Scenario;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Checks the objectives of a scenario, its history and its expectations. */
final class ScenarioGoalChecks {
  private final Scenario scenario;
  private final Board board;
  private final @Nullable BattleSetup opening;
  private final @Nullable Integer lastRound;
  private final FindingCollector found;

  ScenarioGoalChecks(BattleProgram program, @Nullable BattleSetup opening, FindingCollector found) {
    this.scenario = program.scenario();
    this.opening = opening;
    this.lastRound = CommonChecks.lastRound(program, opening);
    this.board = program.board();
    this.found = found;
  }

  void check() {
    for (Scenario.Zone zone : scenario.zones()) {
      onBoard(zone, "places", zone.places());
    }
    for (Scenario.Objective objective : scenario.objectives()) {
      onBoard(objective, "places", objective.places());
      range(objective, "points", "points", objective.points(), 0, 1000);
    }
    for (Scenario.Win win : scenario.victory().conditions()) {
      condition(win, "condition", win.condition());
    }
    for (Scenario.Expectation each : scenario.expectations()) {
      if (each.condition() != null) {
        condition(each, "condition", each.condition());
      }
    }
    for (HouseEvent event : scenario.houseEvents()) {
      condition(event, "condition", event.condition());
    }
    points(scenario.victory().points());
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        plansAndArrivals(group);
      }
    }
    history();
    new ExpectationChecks(scenario, opening, lastRound, found).check();
  }

  private void plansAndArrivals(Scenario.Group group) {
    for (Plan plan : group.plans()) {
      // The places of a zone or objective were looked at where they are named.
      if (grounds().noneMatch(plan.places()::equals)) {
        onBoard(plan, "places", plan.places());
      }
      if (plan.condition() != null) {
        condition(plan, "condition", plan.condition());
      }
      if (plan.until() != null) {
        condition(plan, "until", plan.until());
      }
    }
    Set<Scenario.Arrival> told = new HashSet<>();
    Scenario.Arrival general = group.general().arrival();
    if (general != null && told.add(general)) {
      arrival(group.general(), general);
    }
    for (Scenario.DeployedStand stand : group.stands()) {
      Scenario.Arrival arrival = stand.arrival();
      if (arrival != null && told.add(arrival)) {
        arrival(stand, arrival);
      }
    }
  }

  private Stream<List<Place>> grounds() {
    return Stream.concat(
        scenario.zones().stream().map(Scenario.Zone::places),
        scenario.objectives().stream().map(Scenario.Objective::places));
  }

  private void arrival(Record element, Scenario.Arrival arrival) {
    onBoard(element, "entries", arrival.entries());
    Condition condition = arrival.condition();
    if (condition != null) {
      condition(element, "arrival", condition);
    }
  }

  private void onBoard(Record element, String part, List<Place> places) {
    for (Place place : places) {
      if (!board.contains(place)) {
        found.add(CommonCheckCode.V_205, element, part + " " + place, offMap(board, place));
        return;
      }
    }
  }

  /** Says that a map has no such place. */
  static String offMap(Board board, Place place) {
    return board.kind().place()
        + " "
        + place
        + " is off map '"
        + board.name()
        + "', which ends at "
        + board.last();
  }

  private void points(Scenario.@Nullable Points points) {
    if (points == null) {
      return;
    }
    range(points, "broken", "points for a broken enemy", points.enemyBroken(), 0, 1000);
    range(points, "unit", "points for a unit", points.unitDestroyed(), 0, 1000);
    range(points, "breakPoint", "points for a Break Point", points.breakPoint(), 0, 1000);
    range(points, "general", "points for a General", points.generalKilled(), 0, 1000);
    int all =
        points.enemyBroken()
            + points.unitDestroyed()
            + points.breakPoint()
            + points.generalKilled();
    boolean byEvents =
        scenario.houseEvents().stream()
            .flatMap(each -> each.effects().stream())
            .anyMatch(EventEffect.Scores.class::isInstance);
    if (all == 0
        && !byEvents
        && scenario.objectives().stream().allMatch(each -> each.points() == 0)) {
      found.add(
          CommonCheckCode.V_239,
          points,
          "",
          "nothing gives any points, so every battle would be a draw; write such as points unit 1");
    }
  }

  private void condition(Record element, String part, Condition condition) {
    switch (condition) {
      case Condition.BreakPointsLost(String side, int percent) ->
          range(element, part, "the share of Break Points lost", percent, 1, 100);
      case Condition.UnitsLost(String side, int units) -> unitsLost(element, part, side, units);
      case Condition.GroupUnitsLost(String side, String group, int units) ->
          groupUnitsLost(element, part, side, group, units);
      case Condition.GroupArrived(String side, String group) ->
          groupArrives(element, part, side, group);
      case Condition.FromRound(int round) ->
          range(element, part, "the round", round, 1, lastRound == null ? 1000 : lastRound);
      case Condition.AllOf(List<Condition> all) ->
          all.forEach(each -> condition(element, part, each));
      case Condition.AnyOf(List<Condition> any) ->
          any.forEach(each -> condition(element, part, each));
      case Condition.Not(Condition not) -> condition(element, part, not);
      case Condition.Holds(String side, String objective) -> {
        if (scenario.objective(objective) == null && scenario.zone(objective) != null) {
          found.add(
              CommonCheckCode.V_239,
              element,
              part,
              "a side holds objectives, and "
                  + objective
                  + " is a zone; write objective where it is named");
        }
      }
      case Condition.StandLost lost -> {}
      case Condition.GeneralLost lost -> {}
      case Condition.Broken broken -> {}
    }
  }

  /** A side cannot lose more units than it has. */
  private void unitsLost(Record element, String part, String side, int units) {
    int has =
        opening == null
            ? 1000
            : scenario.sides().stream()
                .filter(each -> each.name().equals(side))
                .flatMap(each -> each.groups().stream())
                .mapToInt(each -> each.stands().size())
                .sum();
    range(element, part, "the number of units " + side + " loses", units, 1, Math.max(1, has));
  }

  /** A group cannot lose more units than it has. */
  private void groupUnitsLost(Record element, String part, String side, String group, int units) {
    int has =
        scenario.sides().stream()
            .filter(each -> each.name().equals(side))
            .flatMap(each -> each.groups().stream())
            .filter(each -> each.name().equals(group))
            .mapToInt(each -> opening == null ? 1000 : each.stands().size())
            .sum();
    range(element, part, "the number of units " + group + " loses", units, 1, Math.max(1, has));
    if (HouseEventChecks.isAmbiguous(scenario, group)) {
      found.add(CommonCheckCode.V_251, element, part, HouseEventChecks.ambiguous(group));
    }
  }

  /** Only a group that comes as a reinforcement can arrive. */
  private void groupArrives(Record element, String part, String side, String group) {
    if (scenario.sideIndex(side) >= 0 && ConditionEvaluator.beginsOnField(scenario, side, group)) {
      found.add(
          CommonCheckCode.V_239,
          element,
          part,
          "group "
              + group
              + " is on the field when the battle begins; name a group that arrives, or give all"
              + " its stands an arrival");
    }
    if (HouseEventChecks.isAmbiguous(scenario, group)) {
      found.add(CommonCheckCode.V_251, element, part, HouseEventChecks.ambiguous(group));
    }
  }

  private void range(Record element, String part, String what, int value, int least, int most) {
    if (value < least || value > most) {
      found.add(
          CommonCheckCode.V_239,
          element,
          part,
          what + " must be " + least + " to " + most + ", found " + value);
    }
  }

  private void history() {
    Scenario.History history = scenario.history();
    if (history == null) {
      return;
    }
    Set<String> sides = new HashSet<>();
    for (Scenario.HistoricalLosses losses : history.losses()) {
      if (!sides.add(losses.side())) {
        found.add(
            CommonCheckCode.V_233,
            losses,
            "side",
            "the losses of " + losses.side() + " are told twice; remove one");
      }
      if (losses.low() > losses.high() || losses.high() > 100) {
        found.add(
            CommonCheckCode.V_233,
            losses,
            "low",
            "losses are 0% to 100% from low to high, found "
                + losses.low()
                + "%.."
                + losses.high()
                + "%");
      }
    }
  }
}
