package dev.muster.rules.systems;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.json.RulebookComparison;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.play.PlayedBattle;
import dev.muster.rules.play.SettledPosition;
import dev.muster.rules.report.TextReport;
import dev.muster.rules.situation.FoughtPosition;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationBattle;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.situation.WrittenPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Positions of battles, written as situations. */
public final class WrittenSituations {
  /** Maximum number of report lines in a situation. */
  private static final int MOST_LINES = 60;

  private WrittenSituations() {}

  /**
   * A position as text.
   *
   * @param refusal why there is no text, for the user; empty if there is one
   * @param event number of events before the position
   */
  public record Written(String text, String refusal, int event) {
    static Written refused(String why) {
      return new Written("", why, 0);
    }
  }

  /**
   * The position of a battle at a moment, or the last one before it that a situation can say.
   *
   * @param event how many events have happened at the moment
   */
  public static Written at(PlayedBattle battle, int event) {
    SettledPosition settled = battle.positionAt(event);
    String from =
        "From a battle with seed " + battle.seed() + ", after event " + settled.event() + ".";
    return of(battle.program(), settled.position(), settled.event(), from, since(battle, settled));
  }

  /** Returns the report lines of the events since the settled position. */
  private static List<String> since(PlayedBattle battle, SettledPosition settled) {
    StringBuilder told = new StringBuilder();
    TextReport report = new TextReport(told, RuleSystems.eventFormatter(battle.program()));
    battle.events().subList(0, settled.event()).forEach(report::accept);
    int before = told.length();
    settled.since().forEach(report::accept);
    List<String> lines =
        told.substring(before).lines().map(String::strip).filter(each -> !each.isEmpty()).toList();
    if (lines.isEmpty()) {
      return List.of();
    }
    List<String> comments = new ArrayList<>();
    comments.add("");
    comments.add("Since then this has happened, which a situation cannot begin with:");
    lines.stream().limit(MOST_LINES).forEach(each -> comments.add("  " + each));
    if (lines.size() > MOST_LINES) {
      comments.add("  and " + (lines.size() - MOST_LINES) + " lines more of the report");
    }
    return comments;
  }

  /**
   * Returns a position as the text of a situation.
   *
   * @param from a sentence about the source of the position
   */
  public static Written of(BattleProgram program, WrittenPosition position, String from) {
    return of(program, position, 0, from, List.of());
  }

  private static Written of(
      BattleProgram program, WrittenPosition position, int event, String from, List<String> since) {
    if (position.isRefused()) {
      return Written.refused(position.refusal());
    }
    String book = rulebook(program.rulebook());
    if (book == null) {
      return Written.refused(
          "This battle is fought by the rulebook "
              + program.rulebook().name()
              + " of its own file. A situation can only name a rulebook that Muster ships: "
              + String.join(", ", Rulebooks.NAMES)
              + ".");
    }
    String title = title(program.scenario(), position);
    List<String> unsaid = new ArrayList<>(position.unsaid());
    unsaid.addAll(ofScenario(program));
    List<String> known = comments(unsaid, since);
    String text = position.text(program, book, title, List.of(from), known);
    try {
      List<String> differs = differences(position, text);
      unsaid.addAll(differs);
      String whole =
          differs.isEmpty()
              ? text
              : position.text(program, book, title, List.of(from), comments(unsaid, since));
      return new Written(whole, "", event);
    } catch (SituationException problem) {
      return Written.refused("A situation cannot say this position: " + problem.getMessage());
    }
  }

  private static List<String> comments(List<String> unsaid, List<String> since) {
    List<String> comments = new ArrayList<>();
    if (!unsaid.isEmpty()) {
      comments.add("");
      comments.add("No line of a situation says this:");
      unsaid.forEach(each -> comments.add("  " + each));
    }
    comments.addAll(since);
    return comments;
  }

  private static String title(Scenario scenario, WrittenPosition position) {
    String name = scenario.label().isEmpty() ? scenario.name() : scenario.label();
    return name + ", round " + Math.max(1, position.round());
  }

  /** The name of the shipped rulebook with the same content; null if there is none. */
  private static @Nullable String rulebook(Rulebook own) {
    for (String each : Rulebooks.NAMES) {
      Rulebook shipped = Rulebooks.named(each);
      if (shipped.system().equals(own.system())
          && RulebookComparison.rows(own, shipped).isEmpty()) {
        return each;
      }
    }
    return null;
  }

  /** The parts of a scenario that a situation cannot express. */
  private static List<String> ofScenario(BattleProgram program) {
    Scenario scenario = program.scenario();
    List<String> found = new ArrayList<>();
    if (!scenario.victory().equals(Scenario.Victory.BY_BREAKING)) {
      found.add("The scenario has conditions or points for the victory; here armies only break.");
    }
    scenario.specialRules().forEach(each -> found.add("Special rule: " + each.name() + "."));
    scenario.houseEvents().forEach(each -> found.add("Event: " + each.displayName() + "."));
    if (scenario.sides().stream()
        .flatMap(side -> side.groups().stream())
        .anyMatch(group -> !group.plans().isEmpty())) {
      found.add("The plans of the groups.");
    }
    return found;
  }

  /**
   * Reads a text, sets its position up and answers how it differs from what was to be said.
   *
   * @throws SituationException if it cannot be read or set up
   */
  private static List<String> differences(WrittenPosition wanted, String text)
      throws SituationException {
    Situation situation = SituationService.read("situation", text);
    SituationFormat form = SituationService.form(situation.program());
    SituationBattle battle =
        form.start(
            situation,
            Commander.takingDefaults(),
            () -> {
              throw new IllegalStateException("a position throws no dice");
            },
            EventSink.SILENT);
    if (!(battle instanceof FoughtPosition fought)) {
      return List.of();
    }
    WrittenPosition found = form.written(fought.battle());
    if (found.isRefused()) {
      return List.of();
    }
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < Math.min(wanted.units().size(), found.units().size()); i++) {
      WrittenPosition.Unit was = wanted.units().get(i);
      WrittenPosition.Unit is = found.units().get(i);
      if (!was.equals(is)) {
        differences.add(
            was.name() + " was" + words(was) + " in the battle, and is" + words(is) + " here.");
      }
    }
    Set<String> lines = new TreeSet<>(wanted.lines());
    found.lines().forEach(lines::remove);
    lines.forEach(
        each -> differences.add("The battle had this, and it is not so here: " + each + "."));
    for (int i = 0; i < Math.min(wanted.sides().size(), found.sides().size()); i++) {
      if (wanted.sides().get(i).lost() != found.sides().get(i).lost()) {
        differences.add(
            situation.program().scenario().sides().get(i).name()
                + " had lost "
                + wanted.sides().get(i).lost()
                + " in the battle, and has lost "
                + found.sides().get(i).lost()
                + " here.");
      }
    }
    return differences;
  }

  private static String words(WrittenPosition.Unit unit) {
    return " at "
        + unit.at()
        + (unit.words().isEmpty() ? "" : " " + String.join(" ", unit.words()));
  }
}
