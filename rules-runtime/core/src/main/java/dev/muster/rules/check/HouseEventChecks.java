package dev.muster.rules.check;

import dev.muster.rules.model.EventEffect;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Scenario;
import java.util.HashSet;
import java.util.Set;

/**
 * Checks the effects of a scenario's events; their conditions are checked with all other
 * conditions.
 */
final class HouseEventChecks {
  private static final int MOST_POINTS = 1000;

  private final Scenario scenario;
  private final RuleSystemChecks system;
  private final FindingCollector found;

  HouseEventChecks(Scenario scenario, RuleSystemChecks system, FindingCollector found) {
    this.scenario = scenario;
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

  private void report(HouseEvent event, int effect, String message) {
    found.add(CommonCheckCode.V_251, event, "effects " + effect, message);
  }
}
