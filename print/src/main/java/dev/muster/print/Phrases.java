package dev.muster.print;

import dev.muster.rules.model.Condition;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Scenario;
import java.util.List;
import java.util.stream.Collectors;

/** What a scenario states in records, told in words; all of it safe for a page. */
final class Phrases {
  private final Scenario scenario;

  Phrases(Scenario scenario) {
    this.scenario = scenario;
  }

  String side(String name) {
    return scenario.sides().stream()
        .filter(each -> each.name().equals(name))
        .map(each -> Sheet.title(each.label(), each.name()))
        .findFirst()
        .orElse(Escape.text(name));
  }

  String condition(Condition condition) {
    return switch (condition) {
      case Condition.Holds(String side, String objective) ->
          side(side) + " holds " + objective(objective);
      case Condition.UnitsLost(String side, int atLeast) ->
          side(side) + " has lost " + counted(atLeast, "unit");
      case Condition.BreakPointsLost(String side, int percent) ->
          side(side) + " has lost " + percent + " % of its Break Points";
      case Condition.StandLost(String side, String stand) ->
          Escape.text(PrintedNames.of(scenario).of(stand)) + " of " + side(side) + " is lost";
      case Condition.GeneralLost(String side, String general) ->
          "General " + Escape.text(general) + " of " + side(side) + " is killed";
      case Condition.Broken(String side) -> side(side) + " is broken";
      case Condition.FromRound(int round) -> "it is round " + round + " or later";
      case Condition.AllOf(List<Condition> all) -> joined(all, " and ");
      case Condition.AnyOf(List<Condition> any) -> joined(any, " or ");
      case Condition.Not(Condition other) -> "not (" + condition(other) + ")";
    };
  }

  private String joined(List<Condition> conditions, String word) {
    return conditions.stream()
        .map(
            each ->
                each instanceof Condition.AllOf || each instanceof Condition.AnyOf
                    ? "(" + condition(each) + ")"
                    : condition(each))
        .collect(Collectors.joining(word));
  }

  private String objective(String name) {
    Scenario.Objective objective = scenario.objective(name);
    return objective == null ? Escape.text(name) : Sheet.title(objective.label(), objective.name());
  }

  /** When and where someone comes, such as "round 3 at 0101 or 0102, on 4 or more". */
  String arrival(Scenario.Arrival arrival) {
    return "round "
        + arrival.round()
        + " at "
        + anyOf(arrival.entries())
        + (arrival.roll() == null ? "" : ", throwing " + arrival.roll() + " or more")
        + (arrival.condition() == null ? "" : ", if " + condition(arrival.condition()));
  }

  private static String anyOf(List<Place> hexes) {
    String last = hexes.getLast().toString();
    return hexes.size() == 1
        ? last
        : hexes.subList(0, hexes.size() - 1).stream()
            .map(Object::toString)
            .collect(Collectors.joining(", ", "", " or " + last));
  }

  static String counted(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
