package dev.muster.print;

import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.EventEffect;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Scenario;
import java.util.List;
import java.util.stream.Collectors;

/** Describes the records of a scenario in words; all texts are escaped for a page. */
final class ScenarioPhrases {
  private final Scenario scenario;
  private final PageMessages words;

  ScenarioPhrases(Scenario scenario, PageMessages words) {
    this.scenario = scenario;
    this.words = words;
  }

  String side(String name) {
    return scenario.sides().stream()
        .filter(each -> each.name().equals(name))
        .map(each -> PageTemplate.title(each.label(), each.name()))
        .findFirst()
        .orElse(HtmlEscape.text(name));
  }

  String condition(Condition condition) {
    return switch (condition) {
      case Condition.Holds(String side, String objective) ->
          words.html("when.holds", side(side), objective(objective));
      case Condition.UnitsLost(String side, int atLeast) ->
          words.html("when.units-lost", side(side), atLeast);
      case Condition.GroupUnitsLost(String side, String group, int atLeast) ->
          words.html("when.group-units-lost", group(side, group), atLeast);
      case Condition.GroupArrived(String side, String group) ->
          words.html("when.group-arrived", group(side, group));
      case Condition.BreakPointsLost(String side, int percent) ->
          words.html("when.points-lost", side(side), percent);
      case Condition.StandLost(String side, String stand) ->
          words.html(
              "when.stand-lost", HtmlEscape.text(PrintedNames.of(scenario).of(stand)), side(side));
      case Condition.GeneralLost(String side, String general) ->
          words.html("when.general-killed", HtmlEscape.text(general), side(side));
      case Condition.Broken(String side) -> words.html("when.broken", side(side));
      case Condition.FromRound(int round) -> words.html("when.round", round);
      case Condition.AllOf(List<Condition> all) -> joined(all, words.html("when.and"));
      case Condition.AnyOf(List<Condition> any) -> joined(any, words.html("when.or"));
      case Condition.Not(Condition other) -> words.html("when.not", condition(other));
    };
  }

  /** An event of the scenario: its title and a sentence. */
  String event(HouseEvent event) {
    return "<b>" + PageTemplate.title(event.label(), event.name()) + ".</b> " + sentence(event);
  }

  private String sentence(HouseEvent event) {
    return words.html(
        "event.when",
        condition(event.condition()),
        event.effects().stream().map(this::effect).collect(Collectors.joining("; ")));
  }

  private String effect(EventEffect effect) {
    return switch (effect) {
      case EventEffect.GroupDeparts(String side, String group, boolean lost) ->
          words.html(lost ? "event.routs" : "event.leaves", group(side, group));
      case EventEffect.Scores(String side, int points) ->
          words.html("event.scores", side(side), points);
      case EventEffect.TraitChanges change -> traits(change);
      case EventEffect.GroundBecomes(String where, List<Place> places, String key, String label) ->
          words.html("event.ground", HtmlEscape.text(where), HtmlEscape.text(label));
      case EventEffect.SightLimited(int reach, String unit) ->
          words.html("event.sight", reach, HtmlEscape.text(unit));
    };
  }

  private String traits(EventEffect.TraitChanges change) {
    String trait = HtmlEscape.text((change.trait() + " " + change.value()).strip());
    return change.group().isEmpty()
        ? words.html(
            change.gained() ? "event.line-gains" : "event.line-loses",
            HtmlEscape.text(change.line()),
            side(change.side()),
            trait)
        : words.html(
            change.gained() ? "event.group-gains" : "event.group-loses",
            group(change.side(), change.group()),
            trait);
  }

  private String group(String side, String name) {
    return scenario.sides().stream()
        .filter(each -> each.name().equals(side))
        .flatMap(each -> each.groups().stream())
        .filter(each -> each.name().equals(name))
        .map(each -> PageTemplate.title(each.label(), each.name()))
        .findFirst()
        .orElse(HtmlEscape.text(name));
  }

  private String joined(List<Condition> conditions, String word) {
    return conditions.stream()
        .map(
            each ->
                each instanceof Condition.AllOf || each instanceof Condition.AnyOf
                    ? "(" + condition(each) + ")"
                    : condition(each))
        .collect(Collectors.joining(" " + word + " "));
  }

  private String objective(String name) {
    Scenario.Objective objective = scenario.objective(name);
    return objective == null
        ? HtmlEscape.text(name)
        : PageTemplate.title(objective.label(), objective.name());
  }

  /** When and where someone comes, such as "round 3 at 0101 or 0102, on 4 or more". */
  String arrival(Scenario.Arrival arrival) {
    return words.html("arrival.when", arrival.round(), anyOf(arrival.entries())) + terms(arrival);
  }

  /** Where someone comes, such as "at 0101 or 0102, on 4 or more". */
  String entrance(Scenario.Arrival arrival) {
    return words.html("arrival.at", anyOf(arrival.entries())) + terms(arrival);
  }

  private String terms(Scenario.Arrival arrival) {
    return (arrival.roll() == null ? "" : ", " + words.html("arrival.roll", arrival.roll()))
        + (arrival.condition() == null
            ? ""
            : ", " + words.html("arrival.if", condition(arrival.condition())));
  }

  private String anyOf(List<Place> hexes) {
    String last = hexes.getLast().toString();
    return hexes.size() == 1
        ? last
        : hexes.subList(0, hexes.size() - 1).stream()
            .map(Object::toString)
            .collect(Collectors.joining(", ", "", " " + words.html("when.or") + " " + last));
  }
}
