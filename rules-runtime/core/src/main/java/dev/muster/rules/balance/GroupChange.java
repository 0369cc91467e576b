package dev.muster.rules.balance;

import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Changes groups of a scenario. */
final class GroupChange {
  private final Scenario scenario;

  GroupChange(Scenario scenario) {
    this.scenario = scenario;
  }

  private List<Scenario.Group> groups() {
    return scenario.sides().stream().flatMap(side -> side.groups().stream()).toList();
  }

  private String names() {
    return String.join(", ", groups().stream().map(Scenario.Group::name).toList());
  }

  /** Without a group; plans to support it go with it. */
  Scenario without(String name) {
    if (groups().stream().noneMatch(each -> each.name().equals(name))) {
      throw new IllegalArgumentException("there is no group " + name + "; there are " + names());
    }
    List<Scenario.Side> sides = new ArrayList<>();
    for (Scenario.Side side : scenario.sides()) {
      boolean own = side.groups().stream().anyMatch(each -> each.name().equals(name));
      List<Scenario.Group> left =
          side.groups().stream()
              .filter(each -> !own || !each.name().equals(name))
              .map(each -> own ? unsupporting(each, name) : each)
              .toList();
      if (left.isEmpty()) {
        throw new IllegalArgumentException(
            name + " is the only group of " + side.name() + "; a side without groups cannot fight");
      }
      sides.add(side.with(left, side.commander()));
    }
    return scenario.with(scenario.switches(), sides);
  }

  private static Scenario.Group unsupporting(Scenario.Group group, String gone) {
    return group.withPlans(
        group.plans().stream().filter(each -> !Objects.equals(each.supports(), gone)).toList());
  }

  /**
   * The scenario with another round of arrival.
   *
   * @param name a unit, or a group whose units and General arrive
   */
  Scenario withArrival(String name, int round) {
    int[] changed = new int[1];
    UnaryOperator<Scenario.@Nullable Arrival> later =
        arrival -> {
          if (arrival == null) {
            return null;
          }
          changed[0]++;
          return new Scenario.Arrival(
              round, arrival.entries(), arrival.roll(), arrival.condition());
        };
    List<Scenario.Side> sides =
        scenario.sides().stream()
            .map(
                side ->
                    side.with(
                        side.groups().stream().map(each -> arriving(each, name, later)).toList(),
                        side.commander()))
            .toList();
    if (changed[0] == 0) {
      throw new IllegalArgumentException(
          name + " is no group and no unit that arrives later; " + arriving());
    }
    return scenario.with(scenario.switches(), sides);
  }

  /**
   * The scenario with a unit at another place, and with the General who is attached to it.
   *
   * @param name of a unit
   */
  Scenario withPlace(String name, Place place) {
    boolean known =
        groups().stream()
            .anyMatch(each -> each.stands().stream().anyMatch(one -> one.name().equals(name)));
    if (!known) {
      throw new IllegalArgumentException("there is no unit " + name);
    }
    List<Scenario.Side> sides =
        scenario.sides().stream()
            .map(
                side ->
                    side.with(
                        side.groups().stream().map(each -> moved(each, name, place)).toList(),
                        side.commander()))
            .toList();
    return scenario.with(scenario.switches(), sides);
  }

  /** A General who is attached to the unit goes with it. */
  private static Scenario.Group moved(Scenario.Group group, String name, Place place) {
    Scenario.General general = group.general();
    return group.with(
        name.equals(general.attachedTo()) ? copy(general, place, general.arrival()) : general,
        group.stands().stream()
            .map(each -> each.name().equals(name) ? copy(each, place, each.arrival()) : each)
            .toList());
  }

  /** The arriving units, for the user. */
  private String arriving() {
    List<String> later =
        groups().stream()
            .filter(each -> each.stands().stream().anyMatch(stand -> stand.arrival() != null))
            .map(Scenario.Group::name)
            .toList();
    return later.isEmpty()
        ? "all are there from the start"
        : "units arrive of " + String.join(", ", later);
  }

  private static Scenario.Group arriving(
      Scenario.Group group, String name, UnaryOperator<Scenario.@Nullable Arrival> later) {
    boolean all = group.name().equals(name);
    Scenario.General general = group.general();
    return group.with(
        all ? copy(general, general.at(), later.apply(general.arrival())) : general,
        group.stands().stream()
            .map(
                each ->
                    all || each.name().equals(name)
                        ? copy(each, each.at(), later.apply(each.arrival()))
                        : each)
            .toList());
  }

  private static Scenario.General copy(
      Scenario.General general, Place place, Scenario.@Nullable Arrival arrival) {
    return new Scenario.General(
        general.name(),
        general.label(),
        general.bonus(),
        general.quality(),
        general.range(),
        place,
        general.attachedTo(),
        arrival,
        general.source());
  }

  private static Scenario.DeployedStand copy(
      Scenario.DeployedStand stand, Place place, Scenario.@Nullable Arrival arrival) {
    return new Scenario.DeployedStand(
        stand.name(),
        stand.label(),
        stand.line(),
        place,
        stand.facing(),
        stand.zone(),
        stand.marks(),
        stand.traits(),
        arrival,
        stand.source());
  }
}
