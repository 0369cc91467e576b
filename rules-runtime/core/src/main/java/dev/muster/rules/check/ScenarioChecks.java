package dev.muster.rules.check;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Scenario;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Sides, groups and plans of a scenario. */
final class ScenarioChecks {
  private final Scenario scenario;
  private final @Nullable Integer lastRound;
  private final FindingCollector found;

  /** By side and round: the groups that support themselves by way of others. */
  private final Map<Scenario.Side, Map<Integer, Set<String>>> inCircles = new IdentityHashMap<>();

  ScenarioChecks(BattleProgram program, @Nullable BattleSetup opening, FindingCollector found) {
    this.scenario = program.scenario();
    this.lastRound = CommonChecks.lastRound(program, opening);
    this.found = found;
  }

  void check() {
    sides();
    time();
    names();
    for (Scenario.Side side : scenario.sides()) {
      groups(side);
      for (Scenario.Group group : side.groups()) {
        group(group);
        arrival(group.general(), group.general().arrival());
        plans(side, group);
      }
    }
  }

  private void group(Scenario.Group group) {
    if (group.stands().isEmpty()) {
      found.add(
          CommonCheckCode.V_094,
          group,
          "",
          "group '" + group.name() + "' has no stands; add one or remove the group");
    }
    group.stands().forEach(stand -> arrival(stand, stand.arrival()));
  }

  private void sides() {
    int sides = scenario.sides().size();
    if (sides != 2) {
      found.add(
          CommonCheckCode.V_121,
          scenario,
          "",
          sides < 2
              ? "a battle needs two sides, this one has " + sides + "; add a side"
              : "only two sides can be played, this one has " + sides + "; join some of them");
    }
  }

  private void time() {
    if (scenario.roundLimit() == null) {
      found.add(
          CommonCheckCode.V_123,
          scenario,
          "",
          "no length given; "
              + (lastRound == null ? 12 : lastRound)
              + " rounds are played; write such as length 12 rounds");
    }
  }

  private void names() {
    Set<String> sides = new HashSet<>();
    Map<String, String> stands = new HashMap<>();
    for (Scenario.Side side : scenario.sides()) {
      unique(sides, side.name(), "side", side);
      Set<String> groups = new HashSet<>();
      Set<String> generals = new HashSet<>();
      for (Scenario.Group group : side.groups()) {
        unique(groups, group.name(), "group", group);
        if (!group.general().name().isEmpty()) {
          unique(generals, group.general().name(), "general", group.general());
        }
        for (Scenario.DeployedStand stand : group.stands()) {
          String before = stands.putIfAbsent(stand.name(), group.name());
          if (before != null) {
            found.add(
                CommonCheckCode.V_093,
                stand,
                "",
                "stand '"
                    + stand.name()
                    + "' is in group "
                    + before
                    + " already; a stand is in one group only, so give this one another name");
          }
        }
      }
    }
  }

  private void unique(Set<String> seen, String name, String kind, Record element) {
    if (!seen.add(name)) {
      found.add(
          CommonCheckCode.V_208,
          element,
          "",
          kind + " '" + name + "' is named twice; give one of them another name");
    }
  }

  private void groups(Scenario.Side side) {
    int groups = side.groups().size();
    if (groups == 0) {
      found.add(
          CommonCheckCode.V_090,
          side,
          "",
          "side '" + side.name() + "' has no command group; add a group with a general");
    }
  }

  private void arrival(Record element, Scenario.@Nullable Arrival arrival) {
    if (arrival != null && lastRound != null && arrival.round() > lastRound) {
      found.add(
          CommonCheckCode.V_234,
          element,
          "arrival",
          "arrives in round " + arrival.round() + ", but the battle ends with round " + lastRound);
    }
  }

  private void plans(Scenario.Side of, Scenario.Group group) {
    for (Plan plan : group.plans()) {
      begins(group, plan);
      if (plan.stance() == Plan.Stance.SUPPORT && supportsItself(of, group, plan)) {
        found.add(
            CommonCheckCode.V_219,
            plan,
            "supports",
            "group "
                + group.name()
                + " supports "
                + plan.supports()
                + ", which supports it in turn; give one of them another plan");
      }
    }
  }

  /** Whether a plan comes into force while its group is there. */
  private void begins(Scenario.Group group, Plan plan) {
    if (lastRound != null && plan.fromRound() > lastRound) {
      found.add(
          CommonCheckCode.V_240,
          plan,
          "fromRound",
          "this plan begins in round "
              + plan.fromRound()
              + ", but the battle ends with round "
              + lastRound
              + "; write an earlier round, or remove it");
      return;
    }
    int here = firstRound(group);
    // A later plan stays in force, so a plan that is not in force now never will be.
    Plan instead = group.planIn(Math.max(here, plan.fromRound()));
    boolean conditional = plan.conditional();
    if ((lastRound == null || here <= lastRound)
        && instead != null
        && instead != plan
        && (!conditional || instead.fromRound() > plan.fromRound())) {
      found.add(
          CommonCheckCode.V_240,
          plan,
          "",
          "this plan never begins: "
              + (instead.fromRound() == plan.fromRound()
                  ? "another plan of the group begins in the same round"
                  : "another is in force from round "
                      + instead.fromRound()
                      + ", and the group comes in round "
                      + here)
              + "; change the round of one, or remove it");
    } else if (conditional) {
      mayBe(plan, Math.max(here, plan.fromRound()));
    }
  }

  /** Whether the condition of a plan allows it to begin in a round or later. */
  private void mayBe(Plan plan, int round) {
    if (plan.until() != null && certain(plan.until(), round)) {
      found.add(
          CommonCheckCode.V_240,
          plan,
          "until",
          "this plan never begins: what ends it is so from round "
              + round
              + " on, its first; write a later round, or remove it");
    } else if (plan.condition() != null && impossible(plan.condition(), round)) {
      found.add(
          CommonCheckCode.V_240,
          plan,
          "condition",
          "this plan never begins: its condition is not met from round "
              + round
              + " on, its first; change the condition, or remove the plan");
    }
  }

  /** Whether a condition is met by the rounds alone, in this one and all later ones. */
  private static boolean certain(Condition condition, int round) {
    return switch (condition) {
      case Condition.FromRound(int from) -> from <= round;
      case Condition.AllOf(List<Condition> all) -> all.stream().allMatch(c -> certain(c, round));
      case Condition.AnyOf(List<Condition> any) -> any.stream().anyMatch(c -> certain(c, round));
      case Condition.Not(Condition not) -> impossible(not, round);
      default -> false;
    };
  }

  /** Whether the rounds alone bar a condition, in this one and all later ones. */
  private static boolean impossible(Condition condition, int round) {
    return switch (condition) {
      case Condition.AllOf(List<Condition> all) -> all.stream().anyMatch(c -> impossible(c, round));
      case Condition.AnyOf(List<Condition> any) -> any.stream().allMatch(c -> impossible(c, round));
      case Condition.Not(Condition not) -> certain(not, round);
      default -> false;
    };
  }

  /** The first round in which a stand of the group may be there. */
  private static int firstRound(Scenario.Group group) {
    return group.stands().stream()
        .mapToInt(stand -> stand.arrival() == null ? 1 : stand.arrival().round())
        .min()
        .orElse(1);
  }

  /** Returns whether a chain of supported groups leads back to its start. */
  private boolean supportsItself(Scenario.Side side, Scenario.Group group, Plan first) {
    return first.conditional()
        ? comesBack(side, group, first)
        : inCircles
            .computeIfAbsent(side, each -> new HashMap<>())
            .computeIfAbsent(first.fromRound(), round -> circles(side, round))
            .contains(group.name());
  }

  /** Works like {@link #circles}, for a plan that is in force while a condition is met. */
  private static boolean comesBack(Scenario.Side side, Scenario.Group group, Plan first) {
    Map<String, String> supported = supported(side, first.fromRound());
    Set<String> way = new HashSet<>();
    String at = first.supports();
    while (at != null && !at.equals(group.name()) && way.add(at)) {
      at = supported.get(at);
    }
    return group.name().equals(at);
  }

  /** The supported group of each supporting group in a round, regardless of events. */
  private static Map<String, String> supported(Scenario.Side side, int round) {
    Map<String, String> supported = new HashMap<>();
    for (Scenario.Group group : side.groups()) {
      Plan plan = group.planIn(round);
      if (plan != null && plan.supports() != null) {
        supported.put(group.name(), plan.supports());
      } else if (plan != null) {
        supported.remove(group.name());
      }
    }
    return supported;
  }

  /** The groups of a side that support themselves by way of others in a round. */
  private static Set<String> circles(Scenario.Side side, int round) {
    Map<String, String> supported = supported(side, round);
    Set<String> circles = new HashSet<>();
    Set<String> done = new HashSet<>();
    for (String start : supported.keySet()) {
      Set<String> way = new LinkedHashSet<>();
      String at = start;
      while (at != null && !done.contains(at) && way.add(at)) {
        at = supported.get(at);
      }
      boolean inCircle = false;
      for (String each : way) {
        inCircle |= each.equals(at);
        if (inCircle) {
          circles.add(each);
        }
      }
      done.addAll(way);
    }
    return circles;
  }
}
