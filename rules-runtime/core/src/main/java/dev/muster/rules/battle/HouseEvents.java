package dev.muster.rules.battle;

import dev.muster.rules.model.EventEffect;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;

/**
 * The events of a scenario. A battle looks at them when a round begins, and after each turn of a
 * side or group: moments that players at a table can keep. They are looked at in the order of the
 * scenario, so an event sees what those before it have done. Each happens once.
 */
public final class HouseEvents {
  /** Removes a group from the field, in the way of the game. */
  public interface Departure {
    /**
     * Removes a group from the field with its General and with its units that have not arrived.
     * There are no other consequences: friends do not test, and enemies do not pursue.
     *
     * @param group numbered as in {@link BattleStatus}
     * @param lost whether its units count as lost; the General never does
     */
    void depart(int group, boolean lost, RuleRef rule);
  }

  private final BattleStatus status;
  private final Scenario scenario;
  private final List<HouseEvent> events;
  private final ConditionEvaluator conditions;
  private final Departure departure;
  private final RuleRef rule;
  private final EventSink sink;

  /**
   * @param rule the rule to cite for events of the scenario
   * @param sink receives the events; none if silent
   */
  public HouseEvents(BattleStatus status, Departure departure, RuleRef rule, EventSink sink) {
    this.status = status;
    this.departure = departure;
    this.rule = rule;
    this.sink = sink;
    scenario = status.scenario();
    events = scenario.houseEvents();
    conditions = new ConditionEvaluator(status);
  }

  /** Plays each event whose condition is true now and that has not happened yet. */
  public void update() {
    for (int i = 0; i < events.size(); i++) {
      boolean[] happened = status.eventsHappened();
      if (!happened[i] && conditions.isTrue(events.get(i).condition())) {
        happened[i] = true;
        play(events.get(i));
      }
    }
  }

  private void play(HouseEvent event) {
    if (sink != EventSink.SILENT) {
      List<String> effects = new ArrayList<>();
      event.effects().forEach(each -> effects.add(words(scenario, each)));
      sink.accept(
          new CommonEvent.HouseEventHappens(event.name(), event.displayName(), effects, rule));
    }
    for (int i = 0; i < event.effects().size(); i++) {
      if (event.effects().get(i) instanceof EventEffect.GroupDeparts departs) {
        departure.depart(
            groupIndex(scenario, departs.side(), departs.group()), departs.lost(), rule);
      }
    }
  }

  /**
   * The number of a group through all sides.
   *
   * @throws IllegalArgumentException if the scenario has no such group
   */
  static int groupIndex(Scenario scenario, String side, String group) {
    int number = 0;
    for (int s = 0; s < scenario.sides().size(); s++) {
      Scenario.Side each = scenario.sides().get(s);
      for (int i = 0; i < each.groups().size(); i++) {
        if (each.name().equals(side) && each.groups().get(i).name().equals(group)) {
          return number;
        }
        number++;
      }
    }
    throw new IllegalArgumentException("side " + side + " has no group " + group);
  }

  /** Points that a side has scored by events that have happened, each with its event. */
  static void score(BattleStatus status, int side, List<Event.Term> terms) {
    List<HouseEvent> events = status.scenario().houseEvents();
    for (int i = 0; i < events.size(); i++) {
      for (EventEffect effect : events.get(i).effects()) {
        if (status.eventsHappened()[i]
            && effect instanceof EventEffect.Scores scores
            && status.scenario().sideIndex(scores.side()) == side) {
          terms.add(new Event.Term(events.get(i).displayName(), scores.points()));
        }
      }
    }
  }

  /** Returns an effect as text, such as "group The Saxons routs and counts as lost". */
  public static String words(Scenario scenario, EventEffect effect) {
    return switch (effect) {
      case EventEffect.GroupDeparts(String side, String group, boolean lost) ->
          departs(groupName(scenario, side, group), lost);
      case EventEffect.Scores(String side, int points) -> scores(side, points);
    };
  }

  /** Returns the text that reports a group leaving the field. */
  public static String departs(String group, boolean lost) {
    return "group "
        + group
        + (lost ? " routs and counts as lost" : " leaves the field and does not count as lost");
  }

  /** Returns the text that reports points scored by a side. */
  public static String scores(String side, int points) {
    return side + " scores " + points + (points == 1 ? " point" : " points");
  }

  private static String groupName(Scenario scenario, String side, String group) {
    return scenario.sides().stream()
        .filter(each -> each.name().equals(side))
        .flatMap(each -> each.groups().stream())
        .filter(each -> each.name().equals(group))
        .map(Scenario.Group::displayName)
        .findFirst()
        .orElse(group);
  }
}
