package dev.muster.rules.check;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.EventEffect;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.TableBoard;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Checks the effects of a scenario's events; their conditions are checked with all other
 * conditions.
 */
final class HouseEventChecks {
  private static final int MOST_POINTS = 1000;
  private static final int FARTHEST_SIGHT = 1000;

  private final BattleProgram program;
  private final Scenario scenario;
  private final DeployedLines lines;
  private final RuleSystemChecks system;
  private final FindingCollector found;

  HouseEventChecks(BattleProgram program, RuleSystemChecks system, FindingCollector found) {
    this.program = program;
    this.scenario = program.scenario();
    this.lines = new DeployedLines(program);
    this.system = system;
    this.found = found;
  }

  void check() {
    Set<String> names = new HashSet<>();
    for (HouseEvent event : scenario.houseEvents()) {
      if (!names.add(event.name())) {
        found.add(
            CommonCheckCode.V_208,
            event,
            "",
            "event '" + event.name() + "' is named twice; give one of them another name");
      }
      if (!system.playsEvents()) {
        found.add(
            CommonCheckCode.V_252,
            event,
            "",
            "Muster does not fight battles by these rules, so this event never happens; write it"
                + " as rule \"...\", which is printed");
      }
      effects(event);
    }
  }

  private void effects(HouseEvent event) {
    Set<String> gone = new HashSet<>();
    for (int i = 0; i < event.effects().size(); i++) {
      switch (event.effects().get(i)) {
        case EventEffect.GroupDeparts(String side, String group, boolean lost) -> {
          if (!gone.add(side + "." + group)) {
            report(event, i, "group " + group + " goes off the field twice in this event");
          }
          if (isAmbiguous(scenario, group)) {
            report(event, i, ambiguous(group));
          }
        }
        case EventEffect.Scores(String side, int points) -> scores(event, i, points);
        case EventEffect.TraitChanges traits -> traits(event, i, traits);
        case EventEffect.GroundBecomes ground -> ground(event, i, ground);
        case EventEffect.SightLimited(int reach, String unit) -> {
          if (reach < 1 || reach > FARTHEST_SIGHT) {
            report(
                event, i, "units see 1 to " + FARTHEST_SIGHT + " " + unit + " far, found " + reach);
          }
        }
      }
      if (event.effects().get(i) instanceof EventEffect.Lasting
          && system.playsEvents()
          && !system.playsLastingEffects()) {
        found.add(
            CommonCheckCode.V_253,
            event,
            "effects " + i,
            "battles by these rules cannot change traits, ground or sight; have the event remove a"
                + " group or score points, or write it as rule \"...\", which is printed");
      }
    }
  }

  /** The groups of both sides are in sight of an event, so the name of one must be its own. */
  static boolean isAmbiguous(Scenario scenario, String group) {
    return scenario.sides().stream()
            .filter(side -> side.groups().stream().anyMatch(each -> each.name().equals(group)))
            .count()
        > 1;
  }

  static String ambiguous(String group) {
    return "both sides have a group "
        + group
        + "; rename one of the two, so that it is clear which is meant";
  }

  private void scores(HouseEvent event, int effect, int points) {
    if (scenario.victory().points() == null) {
      report(
          event,
          effect,
          "this scenario counts no points; write such as points margin 1 in it, or have the event"
              + " do something else");
    } else if (points < 1 || points > MOST_POINTS) {
      report(event, effect, "an event scores 1 to " + MOST_POINTS + " points, found " + points);
    }
  }

  private void traits(HouseEvent event, int effect, EventEffect.TraitChanges change) {
    if (!change.group().isEmpty() && isAmbiguous(scenario, change.group())) {
      report(event, effect, ambiguous(change.group()));
      return;
    }
    int side = scenario.sideIndex(change.side());
    List<Scenario.DeployedStand> meant =
        scenario.sides().get(side).groups().stream()
            .filter(each -> change.group().isEmpty() || each.name().equals(change.group()))
            .flatMap(each -> each.stands().stream())
            .filter(each -> change.line().isEmpty() || each.line().equals(change.line()))
            .toList();
    String units = change.group().isEmpty() ? "stand " + change.line() : "group " + change.group();
    if (meant.isEmpty() && change.group().isEmpty()) {
      report(
          event,
          effect,
          units + " of " + change.side() + " is not in this battle; name one that is");
    } else if (meant.isEmpty()) {
      return; // a group whose stands cannot be read is reported where they stand
    } else if (!change.gained()
        && meant.stream().noneMatch(each -> has(side, each, change.trait()))
        && noneGains(change.trait())) {
      report(
          event,
          effect,
          units
              + " does not have "
              + change.trait()
              + " in its list or behind with, so it cannot lose it; name a trait that stands there");
    }
  }

  /** A stand of an unknown line is reported where it stands; it may have any trait. */
  private boolean has(int side, Scenario.DeployedStand stand, String trait) {
    return lines.of(side, stand) == null || program.traits(side, stand).containsKey(trait);
  }

  private boolean noneGains(String trait) {
    return scenario.houseEvents().stream()
        .flatMap(each -> each.effects().stream())
        .noneMatch(
            each ->
                each instanceof EventEffect.TraitChanges change
                    && change.gained()
                    && change.trait().equals(trait));
  }

  /** Troops may stand where the ground changes, so it must be ground on which troops can be. */
  private void ground(HouseEvent event, int effect, EventEffect.GroundBecomes change) {
    Board board = program.board();
    for (Place place : change.places()) {
      if (!board.contains(place)) {
        found.add(
            CommonCheckCode.V_205,
            event,
            "effects " + effect,
            ScenarioGoalChecks.offMap(board, place));
        return;
      }
    }
    if (board instanceof TableBoard && change.places().size() < 3) {
      report(
          event,
          effect,
          "ground on a table has an extent; write its corners, such as 4,6..8,9, or the name of a"
              + " zone");
    }
    Rulebook.Terrain terrain = program.rulebook().terrain(change.terrain());
    if (terrain != null && !Rulebook.Terrain.coversField(terrain.properties())) {
      report(
          event, effect, change.terrain() + " runs along a line; name terrain that covers ground");
    } else if (terrain != null && terrain.properties().contains("impassable")) {
      report(
          event,
          effect,
          "no troops can be on "
              + change.terrain()
              + ", and some may stand there; name terrain that troops can be on");
    }
  }

  private void report(HouseEvent event, int effect, String message) {
    found.add(CommonCheckCode.V_251, event, "effects " + effect, message);
  }
}
