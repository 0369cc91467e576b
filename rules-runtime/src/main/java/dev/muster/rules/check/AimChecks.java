package dev.muster.rules.check;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Scenario;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a scenario is fought for, what happened in fact, and what its author expects. */
final class AimChecks {
  private final Scenario scenario;
  private final Board board;
  private final Observations found;

  AimChecks(BattleProgram program, Observations found) {
    this.scenario = program.scenario();
    this.board = program.board();
    this.found = found;
  }

  void check() {
    for (Scenario.Zone zone : scenario.zones()) {
      onBoard(zone, "hexes", zone.hexes());
    }
    for (Scenario.Objective objective : scenario.objectives()) {
      onBoard(objective, "hexes", objective.hexes());
      range(objective, "points", "points", objective.points(), 0, 1000);
    }
    for (Scenario.Win win : scenario.victory().conditions()) {
      condition(win, "condition", win.condition());
    }
    points(scenario.victory().points());
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        plansAndArrivals(group);
      }
    }
    history();
    expectations();
  }

  private void plansAndArrivals(Scenario.Group group) {
    for (Plan plan : group.plans()) {
      // The hexes of a zone or objective were looked at where they are named.
      if (grounds().noneMatch(plan.hexes()::equals)) {
        onBoard(plan, "hexes", plan.hexes());
      }
    }
    Set<Scenario.Arrival> told = new HashSet<>();
    Scenario.Arrival general = group.general().arrival();
    if (general != null && told.add(general)) {
      arrival(group.general(), general);
    }
    for (Scenario.Deployed stand : group.stands()) {
      Scenario.Arrival arrival = stand.arrival();
      if (arrival != null && told.add(arrival)) {
        arrival(stand, arrival);
      }
    }
  }

  private Stream<List<Hex>> grounds() {
    return Stream.concat(
        scenario.zones().stream().map(Scenario.Zone::hexes),
        scenario.objectives().stream().map(Scenario.Objective::hexes));
  }

  private void arrival(Record element, Scenario.Arrival arrival) {
    onBoard(element, "entries", arrival.entries());
    Condition condition = arrival.condition();
    if (condition != null) {
      condition(element, "arrival", condition);
    }
  }

  private void onBoard(Record element, String part, List<Hex> hexes) {
    for (Hex hex : hexes) {
      if (!StartChecks.onBoard(board, hex)) {
        found.add(
            Code.V_205,
            element,
            part,
            "hex "
                + hex
                + " is off map '"
                + board.name()
                + "', which ends at "
                + new Hex(board.width(), board.height()));
        return;
      }
    }
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
    if (all == 0 && scenario.objectives().stream().allMatch(each -> each.points() == 0)) {
      found.add(
          Code.V_239,
          points,
          "",
          "nothing gives any points, so every battle would be a draw; write such as points unit 1");
    }
  }

  private void condition(Record element, String part, Condition condition) {
    switch (condition) {
      case Condition.BreakPointsLost(String side, int percent) ->
          range(element, part, "the share of Break Points lost", percent, 1, 100);
      case Condition.UnitsLost(String side, int units) ->
          range(element, part, "the number of units lost", units, 1, 1000);
      case Condition.FromRound(int round) -> {
        Integer limit = scenario.roundLimit();
        range(element, part, "the round", round, 1, limit == null ? 1000 : limit);
      }
      case Condition.AllOf(List<Condition> all) ->
          all.forEach(each -> condition(element, part, each));
      case Condition.AnyOf(List<Condition> any) ->
          any.forEach(each -> condition(element, part, each));
      case Condition.Not(Condition not) -> condition(element, part, not);
      case Condition.Holds holds -> {}
      case Condition.StandLost lost -> {}
      case Condition.GeneralLost lost -> {}
      case Condition.Broken broken -> {}
    }
  }

  private void range(Record element, String part, String what, int value, int least, int most) {
    if (value < least || value > most) {
      found.add(
          Code.V_239,
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
    for (Scenario.Losses losses : history.losses()) {
      if (!sides.add(losses.side())) {
        found.add(
            Code.V_233,
            losses,
            "side",
            "the losses of " + losses.side() + " are told twice; remove one");
      }
      if (losses.low() > losses.high() || losses.high() > 100) {
        found.add(
            Code.V_233,
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

  private void expectations() {
    Map<String, Scenario.Expectation> told = new HashMap<>();
    int least = 0;
    int most = 0;
    int outcomes = 0;
    Scenario.Expectation last = null;
    for (Scenario.Expectation each : scenario.expectations()) {
      boolean rounds = each.measure() == Scenario.Measure.ROUNDS;
      Integer limit = scenario.roundLimit();
      int top = rounds ? (limit == null ? 1000 : limit) : 100;
      if (each.low() > each.high() || each.high() > top || (rounds && each.low() < 1)) {
        found.add(
            Code.V_232,
            each,
            "low",
            "expected "
                + each.low()
                + " to "
                + each.high()
                + (rounds ? " rounds" : " percent")
                + ", which must go from low to high and end at "
                + top);
        continue;
      }
      if (told.putIfAbsent(each.measure() + " " + each.side(), each) != null) {
        found.add(Code.V_232, each, "low", "this is expected twice; remove one");
      } else if (each.measure() == Scenario.Measure.WINS
          || each.measure() == Scenario.Measure.DRAWS) {
        least += each.low();
        most += each.high();
        outcomes++;
        last = each;
      }
    }
    if (last != null && least > 100) {
      found.add(
          Code.V_232,
          last,
          "low",
          "the wins and draws expected are at least " + least + "% together; lower them to 100%");
    } else if (last != null && outcomes == 3 && most < 100) {
      found.add(
          Code.V_232,
          last,
          "low",
          "the wins and draws expected are at most " + most + "% together; raise them to 100%");
    }
  }
}
