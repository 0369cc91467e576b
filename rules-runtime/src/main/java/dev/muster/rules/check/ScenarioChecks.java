package dev.muster.rules.check;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.snaphance.Outset;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Sides, groups, Generals and plans of a scenario. */
final class ScenarioChecks {
  private static final Pattern CITED =
      Pattern.compile("(?:§\\s*|\\b(?:rule|section|chapter)\\s+)(\\d{1,2}(?:\\.\\d{1,2}){0,3})\\b");

  /** Numbers the rules themselves still use for paragraphs that have moved. */
  private static final Map<String, String> MOVED = Map.of("3.4", "4.5");

  private final BattleProgram program;
  private final Scenario scenario;
  private final Rulebook rulebook;
  private final @Nullable Integer lastRound;
  private final Observations found;
  private final FieldedLines lines;

  /** By side and round: the groups that support themselves by way of others. */
  private final Map<Scenario.Side, Map<Integer, Set<String>>> inCircles = new IdentityHashMap<>();

  ScenarioChecks(BattleProgram program, @Nullable Outset outset, Observations found) {
    this.program = program;
    this.scenario = program.scenario();
    this.lastRound = ProgramChecks.lastRound(program, outset);
    this.rulebook = program.rulebook();
    this.found = found;
    this.lines = new FieldedLines(program);
  }

  void check() {
    sides();
    time();
    names();
    for (int i = 0; i < scenario.sides().size(); i++) {
      Scenario.Side side = scenario.sides().get(i);
      groups(side);
      fielded(side, program.armies().get(i));
      for (Scenario.Group group : side.groups()) {
        group(i, side, group);
        general(group.general());
        arrival(group.general(), group.general().arrival());
        plans(i, side, group);
      }
    }
    cites();
  }

  private void sides() {
    int sides = scenario.sides().size();
    if (sides != 2) {
      found.add(
          Code.V_121,
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
          Code.V_123,
          scenario,
          "",
          "no length given; "
              + (lastRound == null ? 12 : lastRound)
              + " rounds are played; write such as length 12 rounds");
    }
    Matcher year = Pattern.compile("(\\d{4})(?:-.*)?").matcher(scenario.date());
    if (year.matches()) {
      int written = Integer.parseInt(year.group(1));
      if (written < 1550 || written > 1700) {
        found.add(
            Code.V_120,
            scenario,
            "date",
            "the rules are made for 1550 to 1700, not for " + written);
      }
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
        for (Scenario.Deployed stand : group.stands()) {
          String before = stands.putIfAbsent(stand.name(), group.name());
          if (before != null) {
            found.add(
                Code.V_093,
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
          Code.V_208,
          element,
          "",
          kind + " '" + name + "' is named twice; give one of them another name");
    }
  }

  private void groups(Scenario.Side side) {
    int groups = side.groups().size();
    if (groups == 0) {
      found.add(
          Code.V_090,
          side,
          "",
          "side '" + side.name() + "' has no command group; add a group with a general");
    } else if (groups < 3) {
      found.add(
          Code.V_091,
          side,
          "",
          "an army mostly has three command groups or more, this side " + groups);
    }
  }

  private void fielded(Scenario.Side side, Army army) {
    Set<String> fielded = new HashSet<>();
    side.groups().forEach(group -> group.stands().forEach(stand -> fielded.add(stand.line())));
    List<String> missing =
        army.stands().stream()
            .map(Army.StandLine::name)
            .filter(name -> !fielded.contains(name))
            .toList();
    if (!missing.isEmpty() && !fielded.isEmpty()) {
      found.add(
          Code.V_105,
          side,
          "army",
          "no group has a stand of "
              + String.join(", ", missing.subList(0, Math.min(5, missing.size())))
              + (missing.size() > 5 ? " and " + (missing.size() - 5) + " others" : "")
              + " of army "
              + army.name());
    }
  }

  private void group(int side, Scenario.Side of, Scenario.Group group) {
    if (group.stands().isEmpty()) {
      found.add(
          Code.V_094,
          group,
          "",
          "group '" + group.name() + "' has no stands; add one or remove the group");
      return;
    }
    Set<String> categories = new TreeSet<>();
    for (Scenario.Deployed stand : group.stands()) {
      Army.StandLine line = lines.of(side, stand);
      if (line != null) {
        categories.add(line.category());
        lost(stand, line);
        afterLoss(stand, line);
      }
      if (stand.disordered() && stand.onOpportunity()) {
        found.add(
            Code.V_235,
            stand,
            "opportunity",
            "a stand loses its opportunity when it becomes disordered; remove one of the two");
      }
      arrival(stand, stand.arrival());
    }
    if (categories.size() > 1) {
      found.add(
          Code.V_099,
          group,
          "",
          "group '"
              + group.name()
              + "' of side "
              + of.name()
              + " mixes "
              + String.join(", ", categories)
              + "; group moves are made inside each of them");
    }
  }

  /** A bonus after losses that the scenario gives, as one that the line has. */
  private void afterLoss(Scenario.Deployed stand, Army.StandLine line) {
    String after = stand.traits().get("cb-after-loss");
    String wrong =
        after == null || after.isEmpty()
            ? null
            : LineChecks.wrongAfterLoss(after, StandLines.whole(line, "cb", 0));
    if (wrong != null) {
      found.add(Code.V_042, stand, "traits", wrong);
    }
  }

  private void lost(Scenario.Deployed stand, Army.StandLine line) {
    List<Integer> ranks = StandLines.ranks(line);
    if (stand.lost().isEmpty() || ranks.isEmpty()) {
      return;
    }
    if (stand.lost().size() > ranks.size()) {
      found.add(
          Code.V_216,
          stand,
          "lost",
          "losses of "
              + stand.lost().size()
              + " ranks, but "
              + line.name()
              + " has "
              + ranks.size()
              + "; give one number for each rank, front first");
      return;
    }
    int left = 0;
    for (int i = 0; i < ranks.size(); i++) {
      int lost = i < stand.lost().size() ? stand.lost().get(i) : 0;
      if (lost > ranks.get(i)) {
        found.add(
            Code.V_216,
            stand,
            "lost",
            "rank " + (i + 1) + " cannot have lost " + lost + " of " + ranks.get(i));
        return;
      }
      left += ranks.get(i) - lost;
    }
    if (left == 0) {
      found.add(
          Code.V_216,
          stand,
          "lost",
          "nothing is left of this stand; remove it or lower the losses");
    }
  }

  private void arrival(Record element, Scenario.@Nullable Arrival arrival) {
    if (arrival != null && lastRound != null && arrival.round() > lastRound) {
      found.add(
          Code.V_234,
          element,
          "arrival",
          "arrives in round " + arrival.round() + ", but the battle ends with round " + lastRound);
    }
  }

  private void general(Scenario.General general) {
    if (general.name().isEmpty()) {
      return;
    }
    if (general.bonus() < -2 || general.bonus() > 3) {
      found.add(
          Code.V_096,
          general,
          "bonus",
          "a bonus of " + general.bonus() + " is outside -2 to +3; check it");
    }
    if (general.quality().equals("replacement")) {
      found.add(
          Code.V_100,
          general,
          "quality",
          "a replacement General comes only when another has fallen; write quality poor, with a"
              + " range and a bonus");
    } else if (general.quality().equals("poor")
        && general.range() == null
        && general.bonus() == 0) {
      found.add(
          Code.V_101,
          general,
          "quality",
          "quality poor changes nothing by itself; give a range such as range 2, or a bonus such as"
              + " -2");
    }
  }

  private void plans(int side, Scenario.Side of, Scenario.Group group) {
    for (Plan plan : group.plans()) {
      begins(group, plan);
      if (plan.stance() == Plan.Stance.SUPPORT && supportsItself(of, group, plan)) {
        found.add(
            Code.V_219,
            plan,
            "supports",
            "group "
                + group.name()
                + " supports "
                + plan.supports()
                + ", which supports it in turn; give one of them another plan");
      }
      if (plan.stance() == Plan.Stance.ATTACK && artilleryAlone(side, group)) {
        found.add(
            Code.V_058,
            plan,
            "",
            "Artillery that moves does not fire in the same turn; tell group "
                + group.name()
                + " to hold or to support");
      }
    }
  }

  /** Whether a plan comes into force while its group is there. */
  private void begins(Scenario.Group group, Plan plan) {
    if (lastRound != null && plan.fromRound() > lastRound) {
      found.add(
          Code.V_240,
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
    // A later plan stays in force, so what is not in force then never is.
    Plan instead = group.planIn(Math.max(here, plan.fromRound()));
    if ((lastRound == null || here <= lastRound) && instead != null && instead != plan) {
      found.add(
          Code.V_240,
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
    }
  }

  /** The first round in which a stand of the group may be there. */
  private static int firstRound(Scenario.Group group) {
    return group.stands().stream()
        .mapToInt(stand -> stand.arrival() == null ? 1 : stand.arrival().round())
        .min()
        .orElse(1);
  }

  /** Whether the way from group to supported group leads back to where it began. */
  private boolean supportsItself(Scenario.Side side, Scenario.Group group, Plan first) {
    return inCircles
        .computeIfAbsent(side, each -> new HashMap<>())
        .computeIfAbsent(first.fromRound(), round -> circles(side, round))
        .contains(group.name());
  }

  /** The groups of a side that support themselves by way of others in a round. */
  private static Set<String> circles(Scenario.Side side, int round) {
    Map<String, String> supported = new HashMap<>();
    for (Scenario.Group group : side.groups()) {
      Plan plan = group.planIn(round);
      if (plan != null && plan.supports() != null) {
        supported.put(group.name(), plan.supports());
      } else if (plan != null) {
        supported.remove(group.name());
      }
    }
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

  private boolean artilleryAlone(int side, Scenario.Group group) {
    for (Scenario.Deployed stand : group.stands()) {
      Rulebook.Category category = lines.category(side, stand);
      if (category == null || !category.is("artillery")) {
        return false;
      }
    }
    return !group.stands().isEmpty();
  }

  private void cites() {
    if (rulebook.chapters().isEmpty()) {
      return;
    }
    cites(scenario, "notes", scenario.notes());
    scenario.specialRules().forEach(rule -> cites(rule, "text", List.of(rule.text())));
    for (Scenario.Side side : scenario.sides()) {
      cites(side, "notes", side.notes());
      cites(side, "briefing", List.of(side.briefing()));
    }
  }

  /** A section that is not there is told once, however often it is cited. */
  private void cites(Record element, String part, List<String> texts) {
    Set<String> cited = new LinkedHashSet<>();
    for (String text : texts) {
      CITED.matcher(text).results().forEach(each -> cited.add(each.group(1)));
    }
    for (String section : cited) {
      if (!Sections.known(rulebook, section)) {
        String moved = MOVED.get(section);
        found.add(
            Code.V_122,
            element,
            part,
            "section "
                + section
                + " is not in "
                + rulebook.label()
                + (moved == null ? "; check the number" : "; read " + moved));
      }
    }
  }
}
