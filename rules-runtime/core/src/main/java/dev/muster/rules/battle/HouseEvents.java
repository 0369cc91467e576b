package dev.muster.rules.battle;

import dev.muster.rules.model.EventEffect;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The events of a scenario. A battle looks at them when a round begins, and after each turn of a
 * side or group: moments that players at a table can keep. They are looked at in the order of the
 * scenario, so an event sees what those before it have done. Each happens once.
 */
public final class HouseEvents {
  /** What a game does for the effects of events. */
  public interface Effects {
    /**
     * Removes a group from the field with its General and with its units that have not arrived.
     * There are no other consequences: friends do not test, and enemies do not pursue.
     *
     * @param group numbered as in {@link BattleStatus}
     * @param lost whether its units count as lost; the General never does
     */
    void depart(int group, boolean lost, RuleRef rule);

    /** An event that has happened changes traits, ground or sight; see {@link LastingEffects}. */
    void changeField();
  }

  private final BattleStatus status;
  private final Scenario scenario;
  private final List<HouseEvent> events;
  private final ConditionEvaluator conditions;
  private final Effects effects;
  private final RuleRef rule;
  private final EventSink sink;

  /**
   * @param rule the rule to cite for events of the scenario
   * @param sink receives the events; none if silent
   */
  public HouseEvents(BattleStatus status, Effects effects, RuleRef rule, EventSink sink) {
    this.status = status;
    this.effects = effects;
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
    if (sink.wantsEvents()) {
      List<String> told = new ArrayList<>();
      event.effects().forEach(each -> told.add(words(scenario, each)));
      sink.accept(new CommonEvent.HouseEventHappens(event.name(), event.displayName(), told, rule));
    }
    if (LastingEffects.isLasting(event)) {
      effects.changeField();
    }
    for (int i = 0; i < event.effects().size(); i++) {
      if (event.effects().get(i) instanceof EventEffect.GroupDeparts departs) {
        effects.depart(groupIndex(scenario, departs.side(), departs.group()), departs.lost(), rule);
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

  /** Names of the events that have happened, in the order of the scenario. */
  public static List<String> happened(BattleStatus status) {
    List<HouseEvent> events = status.scenario().houseEvents();
    List<String> names = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      if (status.eventsHappened()[i]) {
        names.add(events.get(i).name());
      }
    }
    return names;
  }

  /**
   * Returns the groups that events have taken off the field, numbered as in {@link BattleStatus}.
   *
   * @param happened names of the events that have happened
   */
  public static Set<Integer> departed(Scenario scenario, Collection<String> happened) {
    Set<Integer> groups = new HashSet<>();
    for (HouseEvent event : scenario.houseEvents()) {
      for (EventEffect effect : event.effects()) {
        if (happened.contains(event.name()) && effect instanceof EventEffect.GroupDeparts departs) {
          groups.add(groupIndex(scenario, departs.side(), departs.group()));
        }
      }
    }
    return groups;
  }

  /** Adds the points that a side has scored by each event. */
  static void score(BattleStatus status, int side, List<Event.Term> terms) {
    List<HouseEvent> events = status.scenario().houseEvents();
    for (int i = 0; i < events.size(); i++) {
      terms.add(new Event.Term(events.get(i).displayName(), scored(status, i, side)));
    }
  }

  /** Points that a side has scored by an event; 0 if it has not happened. */
  static int scored(BattleStatus status, int event, int side) {
    if (!status.eventsHappened()[event]) {
      return 0;
    }
    int points = 0;
    for (EventEffect effect : status.scenario().houseEvents().get(event).effects()) {
      if (effect instanceof EventEffect.Scores scores
          && status.scenario().sideIndex(scores.side()) == side) {
        points += scores.points();
      }
    }
    return points;
  }

  /** Returns an effect as text, such as "group The Saxons routs and counts as lost". */
  public static String words(Scenario scenario, EventEffect effect) {
    return switch (effect) {
      case EventEffect.GroupDeparts(String side, String group, boolean lost) ->
          departs(groupName(scenario, side, group), lost);
      case EventEffect.Scores(String side, int points) -> scores(side, points);
      case EventEffect.TraitChanges change -> {
        String units =
            change.group().isEmpty()
                ? change.line() + " of " + change.side()
                : "group " + groupName(scenario, change.side(), change.group());
        yield traits(units, change.trait(), change.value(), change.gained());
      }
      case EventEffect.GroundBecomes(String where, List<Place> places, String key, String label) ->
          ground(where, label);
      case EventEffect.SightLimited(int reach, String unit) -> sight(reach, unit);
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

  /** Returns the text that reports a trait gained or lost, such as "group Wing gains heavy". */
  public static String traits(String units, String trait, String value, boolean gained) {
    return units + (gained ? " gains " : " loses ") + trait + (value.isEmpty() ? "" : " " + value);
  }

  /** Returns the text that reports ground that has become another terrain. */
  public static String ground(String where, String terrain) {
    return "the ground of " + where + " becomes " + terrain;
  }

  /** Returns the text that reports how far units see. */
  public static String sight(int reach, String unit) {
    return "units see no farther than " + reach + " " + unit;
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
