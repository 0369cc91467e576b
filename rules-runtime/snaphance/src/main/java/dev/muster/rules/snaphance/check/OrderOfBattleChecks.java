package dev.muster.rules.snaphance.check;

import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.check.DeployedLines;
import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.check.RuleSections;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks of the time, the groups, the Generals and the stands of a scenario. */
final class OrderOfBattleChecks {
  private static final Pattern CITED =
      Pattern.compile("(?:§\\s*|\\b(?:rule|section|chapter)\\s+)(\\d{1,2}(?:\\.\\d{1,2}){0,3})\\b");

  /** Paragraph numbers that the rules still use for paragraphs that have moved. */
  private static final Map<String, String> MOVED = Map.of("3.4", "4.5");

  private final BattleProgram program;
  private final Scenario scenario;
  private final Rulebook rulebook;
  private final FindingCollector found;
  private final DeployedLines lines;

  OrderOfBattleChecks(BattleProgram program, FindingCollector found) {
    this.program = program;
    this.scenario = program.scenario();
    this.rulebook = program.rulebook();
    this.found = found;
    this.lines = new DeployedLines(program);
  }

  void check() {
    period();
    for (int i = 0; i < scenario.sides().size(); i++) {
      Scenario.Side side = scenario.sides().get(i);
      int groups = side.groups().size();
      if (groups > 0 && groups < 3) {
        found.add(
            SnaphanceCheckCode.V_091,
            side,
            "",
            "an army mostly has three command groups or more, this side " + groups);
      }
      fielded(side, program.armies().get(i));
      for (Scenario.Group group : side.groups()) {
        group(i, side, group);
        general(group.general());
        plans(i, group);
      }
    }
    cites();
  }

  private void period() {
    Matcher year = Pattern.compile("(\\d{4})(?:-.*)?").matcher(scenario.date());
    if (year.matches()) {
      int written = Integer.parseInt(year.group(1));
      if (written < 1550 || written > 1700) {
        found.add(
            SnaphanceCheckCode.V_120,
            scenario,
            "date",
            "the rules are made for 1550 to 1700, not for " + written);
      }
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
          SnaphanceCheckCode.V_105,
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
    Set<String> categories = new TreeSet<>();
    for (Scenario.DeployedStand stand : group.stands()) {
      Army.StandLine line = lines.of(side, stand);
      if (line != null) {
        categories.add(line.category());
        lost(stand, line);
        afterLoss(stand, line);
      }
      if (stand.has("disordered") && stand.has("opportunity")) {
        found.add(
            SnaphanceCheckCode.V_235,
            stand,
            "opportunity",
            "a stand loses its opportunity when it becomes disordered; remove one of the two");
      }
    }
    if (categories.size() > 1) {
      found.add(
          SnaphanceCheckCode.V_099,
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
  private void afterLoss(Scenario.DeployedStand stand, Army.StandLine line) {
    String after = stand.traits().get("cb-after-loss");
    String wrong =
        after == null || after.isEmpty()
            ? null
            : SnaphanceLineChecks.wrongAfterLoss(after, StandLineValues.whole(line, "cb", 0));
    if (wrong != null) {
      found.add(SnaphanceCheckCode.V_042, stand, "traits", wrong);
    }
  }

  private void lost(Scenario.DeployedStand stand, Army.StandLine line) {
    List<Integer> ranks = StandLineValues.ranks(line);
    List<Integer> losses = stand.numbers("lost");
    if (losses.isEmpty() || ranks.isEmpty()) {
      return;
    }
    if (losses.size() > ranks.size()) {
      found.add(
          SnaphanceCheckCode.V_216,
          stand,
          "lost",
          "losses of "
              + losses.size()
              + " ranks, but "
              + line.name()
              + " has "
              + ranks.size()
              + "; give one number for each rank, front first");
      return;
    }
    int left = 0;
    for (int i = 0; i < ranks.size(); i++) {
      int lost = i < losses.size() ? losses.get(i) : 0;
      if (lost > ranks.get(i)) {
        found.add(
            SnaphanceCheckCode.V_216,
            stand,
            "lost",
            "rank " + (i + 1) + " cannot have lost " + lost + " of " + ranks.get(i));
        return;
      }
      left += ranks.get(i) - lost;
    }
    if (left == 0) {
      found.add(
          SnaphanceCheckCode.V_216,
          stand,
          "lost",
          "nothing is left of this stand; remove it or lower the losses");
    }
  }

  private void general(Scenario.General general) {
    if (general.name().isEmpty()) {
      return;
    }
    if (general.bonus() < -2 || general.bonus() > 3) {
      found.add(
          SnaphanceCheckCode.V_096,
          general,
          "bonus",
          "a bonus of " + general.bonus() + " is outside -2 to +3; check it");
    }
    if (general.quality().equals("replacement")) {
      found.add(
          SnaphanceCheckCode.V_100,
          general,
          "quality",
          "a replacement General comes only when another has fallen; write quality poor, with a"
              + " range and a bonus");
    } else if (general.quality().equals("poor")
        && general.range() == null
        && general.bonus() == 0) {
      found.add(
          SnaphanceCheckCode.V_101,
          general,
          "quality",
          "quality poor changes nothing by itself; give a range such as range 2, or a bonus such as"
              + " -2");
    }
  }

  private void plans(int side, Scenario.Group group) {
    for (Plan plan : group.plans()) {
      if (plan.stance() == Plan.Stance.ATTACK && artilleryAlone(side, group)) {
        found.add(
            SnaphanceCheckCode.V_058,
            plan,
            "",
            "Artillery that moves does not fire in the same turn; tell group "
                + group.name()
                + " to hold or to support");
      }
    }
  }

  private boolean artilleryAlone(int side, Scenario.Group group) {
    for (Scenario.DeployedStand stand : group.stands()) {
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

  /** A section that is not there is reported once, however often it is cited. */
  private void cites(Record element, String part, List<String> texts) {
    Set<String> cited = new LinkedHashSet<>();
    for (String text : texts) {
      CITED.matcher(text).results().forEach(each -> cited.add(each.group(1)));
    }
    for (String section : cited) {
      if (!RuleSections.isKnown(rulebook, section)) {
        String moved = MOVED.get(section);
        found.add(
            CommonCheckCode.V_122,
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
