package dev.muster.rules.snaphance.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.AnnotatedReport;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.TextReport;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.snaphance.SnaphanceGame;
import dev.muster.rules.snaphance.battle.GeneratedSnaphanceBattles;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.commander.SnaphanceCommanders;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import dev.muster.rules.systems.SituationService;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the two reports of a battle tell a reader, on generated battles and on events by hand. */
@Tag("slow")
class SnaphanceReportTest {
  private static final long FIRST = 8200;
  private static final int BATTLES = 60;

  private record Fought(BattleProgram program, List<Event> events, Outcome outcome) {
    String told(Function<StringBuilder, EventSink> log) {
      StringBuilder text = new StringBuilder();
      EventSink sink = log.apply(text);
      events.forEach(sink::accept);
      return text.toString();
    }

    String inFull() {
      return told(text -> new TextReport(text, new SnaphanceEventFormatter(program.scenario())));
    }

    String inBrief() {
      return told(text -> new SnaphanceGame().briefReport(text, program.scenario()));
    }
  }

  private static Fought fought(long seed) {
    BattleProgram program = GeneratedSnaphanceBattles.of(seed);
    List<Event> events = new ArrayList<>();
    Outcome outcome =
        new SnaphanceBattle(
                program, SnaphanceCommanders.of(program, seed), new SeededDice(seed), events::add)
            .fight(() -> false);
    return new Fought(program, events, outcome);
  }

  @Test
  void aDeclaredGroupIsNamedWithItsSide() {
    Fought battle = fought(FIRST);
    List<Scenario.Side> sides = battle.program.scenario().sides();
    SnaphanceEvent.Declared declared =
        (SnaphanceEvent.Declared)
            battle.events.stream()
                .filter(SnaphanceEvent.Declared.class::isInstance)
                .findFirst()
                .get();
    String both = declared.groups().get(0) + " (" + sides.get(0).name() + ")";
    String other = declared.groups().get(1) + " (" + sides.get(1).name() + ")";
    assertTrue(battle.inFull().contains("Declared: " + both + " against " + other + " [§1.4]"));
    assertTrue(battle.inFull().contains("Initiative: " + both + " ["), battle.inFull());
  }

  @Test
  void eachLineOfTheReportKnowsItsRoundItsSideAndItsRule() {
    for (long seed = FIRST; seed < FIRST + BATTLES; seed++) {
      Fought battle = fought(seed);
      Scenario scenario = battle.program.scenario();
      AnnotatedReport report = new AnnotatedReport(scenario, new SnaphanceEventFormatter(scenario));
      battle.events.forEach(report::accept);
      assertEquals(battle.inFull(), report.text());
      int round = 0;
      for (AnnotatedReport.Line line : report.lines()) {
        if (line.text().startsWith("Round ")) {
          round++;
        }
        boolean last = round == 0 || round == battle.outcome.rounds();
        boolean over = line.round() == 0 && (last || line.text().isEmpty());
        assertTrue(over || line.round() == round, () -> line.toString());
        if (!line.stand().isEmpty()) {
          // At the head of a line his name has a capital letter.
          assertTrue(line.text().contains(line.stand().substring(1)), line::toString);
          assertTrue(scenario.sideIndex(line.side()) >= 0, line::toString);
        }
        if (line.text().endsWith("]") && !line.text().startsWith("  After round")) {
          assertTrue(line.text().endsWith("[§" + line.section() + "]"), line::toString);
        }
      }
      assertEquals(0, report.lines().getLast().round());
      assertTrue(report.lines().stream().anyMatch(line -> !line.stand().isEmpty()));
    }
  }

  /** A report calls a General by his title, and his replacement by the group he takes over. */
  @Test
  void aGeneralIsOfHisSideByWhateverNameTheReportHasForHim() {
    int told = 0;
    int replaced = 0;
    for (long seed = FIRST; seed < FIRST + BATTLES; seed++) {
      BattleProgram program = titled(GeneratedSnaphanceBattles.of(seed));
      Scenario scenario = program.scenario();
      List<AnnotatedReport.Line> lines = new ArrayList<>();
      AnnotatedReport report =
          new AnnotatedReport(scenario, new SnaphanceEventFormatter(scenario), lines::add);
      List<Event> events = new ArrayList<>();
      new SnaphanceBattle(
              program, SnaphanceCommanders.of(program, seed), new SeededDice(seed), events::add)
          .fight(() -> false);
      for (Event event : events) {
        lines.clear();
        report.accept(event);
        if (event instanceof SnaphanceEvent.GeneralMoves moves) {
          boolean both =
              moves.general().startsWith("the new General of ")
                  && scenario.sides().stream()
                          .flatMap(side -> side.groups().stream())
                          .filter(group -> moves.general().endsWith(" " + group.name()))
                          .count()
                      > 1;
          assertEquals(both ? "" : moves.general(), lines.getLast().stand());
          assertEquals(both, lines.getLast().side().isEmpty(), lines::toString);
          replaced += moves.general().startsWith("the new General of ") ? 1 : 0;
          told++;
        }
      }
    }
    assertTrue(told > 100 && replaced > 0, told + " rides, " + replaced + " of replacements");
  }

  /** The same battle with Generals of longer names, which begin with a small letter. */
  private static BattleProgram titled(BattleProgram program) {
    JsonObject json = (JsonObject) RecordJson.tree(program);
    for (JsonElement side : json.getAsJsonObject("scenario").getAsJsonArray("sides")) {
      for (JsonElement group : side.getAsJsonObject().getAsJsonArray("groups")) {
        JsonObject general = group.getAsJsonObject().getAsJsonObject("general");
        general.addProperty("label", "the Duke of " + general.get("name").getAsString());
      }
    }
    return RecordJson.read(BattleProgram.class, json.toString());
  }

  /** In a situation only where both sides have a group of that name. */
  @Test
  void inASituationASideIsNamedWhereTwoGroupsAreAlike() throws SituationException {
    String position =
        """
        side Blue
        side Red
        line Foot PikeAndShot C mp 1 sp 6 bp 3
        stand Foot-1 of Blue.Right is Foot at 0610 facing N
        stand Foot-2 of Red.Right is Foot at 0602 facing S
        orders
        initiative
        dice 6 6 1 1
        expect
        """;
    assertEquals(
        List.of(),
        problems(
            position
                + "log Declared: Right (Blue) against Right (Red)\n"
                + "then log Initiative: Right (Blue) [6, 6] = 12; Right (Red) [1, 1] = 2\n"));
    assertEquals(
        List.of(),
        problems(position.replace("Red.Right", "Red.Wing") + "log Declared: Right against Wing\n"));
  }

  private static List<SituationException> problems(String text) throws SituationException {
    return SituationService.play(SituationService.read("test", text), EventSink.SILENT).problems();
  }

  /** One line a round, and the last agrees with the account of the end. */
  @Test
  void eachRoundEndsWithHowItStands() {
    Pattern line = Pattern.compile("(?m)^  After round ([0-9]+): (.*)$");
    int withBroken = 0;
    for (long seed = FIRST; seed < FIRST + BATTLES; seed++) {
      Fought battle = fought(seed);
      Matcher found = line.matcher(battle.inFull());
      int round = 0;
      String last = "";
      while (found.find()) {
        assertEquals(++round, Integer.parseInt(found.group(1)), "battle " + seed);
        last = found.group(2);
      }
      assertEquals(battle.outcome.rounds(), round, "battle " + seed);
      assertEquals(standing(battle), last, "battle " + seed);
      withBroken += last.contains("groups broken") ? 1 : 0;
    }
    assertTrue(withBroken > 5, "only " + withBroken + " battles end with a broken group");
  }

  private static String standing(Fought battle) {
    List<String> sides = new ArrayList<>();
    List<String> broken = new ArrayList<>();
    for (Outcome.SideAccount side : battle.outcome.sides()) {
      String points = side.total() == 1 ? " Break Point" : " Break Points";
      sides.add(
          side.side()
              + (" has lost " + side.lost() + " of " + side.total() + points)
              + (", breaks at " + side.breaksAt()));
      side.stands().stream()
          .map(Outcome.StandAccount::group)
          .distinct()
          .filter(
              group ->
                  side.stands().stream()
                      .noneMatch(each -> each.group().equals(group) && left(battle, each)))
          .forEach(group -> broken.add(group + " (" + side.side() + ")"));
    }
    return String.join("; ", sides)
        + (broken.isEmpty() ? "; no group broken" : "; groups broken: " + String.join(", ", broken))
        + " [§14.0]";
  }

  /** On the board, or a reinforcement that never came. */
  private static boolean left(Fought battle, Outcome.StandAccount stand) {
    boolean pursuedOff =
        battle.events.stream()
            .anyMatch(
                e -> e instanceof SnaphanceEvent.Pursues p && p.offBoard() && is(stand, p.stand()));
    return stand.onBoard() || (stand.endSp() > 0 && !pursuedOff);
  }

  private static boolean is(Outcome.StandAccount stand, String name) {
    return stand.stand().equals(name);
  }

  /** What a Morale Test is for stands before it and agrees with what comes of it. */
  @Test
  void aMoraleTestSaysWhatItIsFor() {
    Pattern test = Pattern.compile("^ +Hit (in melee|by (\\S+)), (\\S+) tests Morale: .*");
    int fire = 0;
    int melee = 0;
    for (long seed = FIRST; seed < FIRST + BATTLES; seed++) {
      List<String> lines = fought(seed).inFull().lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        if (!lines.get(i).contains(" tests Morale: ")) {
          continue;
        }
        Matcher told = test.matcher(lines.get(i));
        assertTrue(told.matches(), "battle " + seed + ": " + lines.get(i));
        String next = lines.get(i + 1);
        String by = told.group(2);
        if (by == null) {
          melee++;
          assertFalse(next.contains(": hit by "), "battle " + seed + ": " + next);
        } else {
          fire++;
          if (next.contains(told.group(3) + " is disordered") || next.contains(" SP (")) {
            assertTrue(next.contains(" " + by + " [§8."), "battle " + seed + ": " + next);
          }
        }
      }
    }
    assertTrue(fire > 100 && melee > 100, fire + " by fire, " + melee + " in melee");
  }

  @Test
  void aSingleRoundAndPointAreCountedAsOne() {
    Scenario scenario = GeneratedSnaphanceBattles.of(FIRST).scenario();
    String one = scenario.sides().get(0).name();
    String other = scenario.sides().get(1).name();
    Outcome outcome =
        new Outcome(
            0,
            other + " broke",
            1,
            List.of(
                new Outcome.SideAccount(one, 4, 0, 2, false, List.of()),
                new Outcome.SideAccount(other, 1, 1, 1, true, List.of())));
    for (boolean brief : new boolean[] {true, false}) {
      StringBuilder text = new StringBuilder();
      EventSink log =
          brief
              ? new SnaphanceGame().briefReport(text, scenario)
              : new TextReport(text, new SnaphanceEventFormatter(scenario));
      log.accept(
          new CommonEvent.BattleBegins(
              "A", "A", "B", List.of(one, other), List.of(4, 1), List.of(2, 1), RuleRef.NONE));
      log.accept(new CommonEvent.RoundBegins(1, RuleRef.NONE));
      List<Event.Term> scored = List.of(new Event.Term("the mill", 1));
      log.accept(new CommonEvent.Scores(one, scored, 1, RuleRef.NONE));
      log.accept(new CommonEvent.BattleEnds(outcome, RuleRef.NONE));
      String told = text.toString();
      assertTrue(told.contains(one + " wins after 1 round: "), told);
      assertTrue(told.contains(one + " scores 1 point: 1 for the mill"), told);
      assertTrue(told.contains(other + ": 1 Break Point, breaks at 1 lost"), told);
      assertTrue(told.contains(other + ": 1 of 1 Break Point lost, breaks at 1, BROKEN"), told);
    }
  }

  @Test
  void theShortReportIsShortAndEndsAsTheLongOne() {
    for (long seed = FIRST; seed < FIRST + BATTLES; seed++) {
      Fought battle = fought(seed);
      String brief = battle.inBrief();
      assertTrue(brief.lines().count() < BriefReport.LINES, "battle " + seed + ":\n" + brief);
      List<String> lines = brief.lines().toList();
      List<String> full = battle.inFull().lines().toList();
      assertEquals(full.subList(0, 4), lines.subList(0, 4));
      String result = full.stream().filter(each -> each.contains(" after ")).toList().getLast();
      assertTrue(lines.contains(result), brief);
      for (Event event : battle.events) {
        if (event instanceof SnaphanceEvent.GeneralFate fate && fate.fate().equals("killed")) {
          assertTrue(brief.contains(" is killed at " + fate.at()), "battle " + seed);
        }
      }
      for (int round = 1; round <= battle.outcome.rounds(); round++) {
        assertTrue(brief.contains("Round " + round + ", "), "battle " + seed + "\n" + brief);
      }
    }
  }

  /** Of a battle that goes on and on, rounds are told together, and no loss is left out. */
  @Test
  void aVeryLongBattleIsToldInFewLinesToo() {
    Scenario scenario = GeneratedSnaphanceBattles.of(FIRST).scenario();
    String one = scenario.sides().get(0).name();
    String other = scenario.sides().get(1).name();
    StringBuilder text = new StringBuilder();
    EventSink log = new SnaphanceGame().briefReport(text, scenario);
    log.accept(
        new CommonEvent.BattleBegins(
            "A", "A", "B", List.of(one, other), List.of(9, 900), List.of(5, 450), RuleRef.NONE));
    for (int round = 1; round <= 200; round++) {
      log.accept(new CommonEvent.RoundBegins(round, RuleRef.NONE));
      log.accept(
          new SnaphanceEvent.BreakPointsLost(other, "S", 1, round - 1, round, 900, RuleRef.NONE));
      log.accept(new CommonEvent.ObjectiveHeld("Hill " + round, one, RuleRef.NONE));
    }
    Outcome outcome =
        new Outcome(
            -1,
            "the round limit of 200 was reached",
            200,
            List.of(
                new Outcome.SideAccount(one, 9, 0, 5, false, List.of()),
                new Outcome.SideAccount(other, 900, 200, 450, false, List.of())));
    log.accept(new CommonEvent.BattleEnds(outcome, RuleRef.NONE));
    String told = text.toString();
    assertTrue(told.lines().count() < BriefReport.LINES, told);
    assertTrue(told.contains("Rounds 1 to 9, 0 shots, 0 melees: "), told);
    assertTrue(told.contains(other + " has lost 200 of 900 Break Points, breaks at 450"), told);
    for (int round = 1; round <= 200; round++) {
      assertTrue(told.contains("Hill " + round + " is held by " + one), told);
    }
  }
}
