package dev.muster.rules.snaphance.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.ScenarioVariant;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.replay.JsonReferee;
import dev.muster.rules.report.TextReport;
import dev.muster.rules.snaphance.SnaphanceGame;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.rules.SnaphanceTestPositions;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.testing.MarshalMatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The commander who tries out what he might order: what he knows, and that it helps. */
@Tag("slow")
class RolloutCommanderTest {
  /** Two small armies that are alike, on open ground. */
  private static final String FIELD =
      """
      board 16 x 14
      side Blue
      side Red
      line Foot PikeAndShot B mp 1 sp 6 cb 1 pb 0 2h -1 3h -2 bp 3
      line Shot Shot B mp 2 sp 4 pb 0 2h 0 3h -1 bp 1
      line Horse Horse B mp 2 sp 5 cb 3 bp 2
      group Blue.Left general Conde +1 at 0509
      stand Foot-1 of Blue.Left is Foot at 0509 facing N
      stand Shot-1 of Blue.Left is Shot at 0609 facing N
      group Blue.Right general Guise +1 at 0909
      stand Horse-1 of Blue.Right is Horse at 0909 facing N
      stand Horse-2 of Blue.Right is Horse at 1009 facing N
      group Red.Van general Saxe +1 at 0504
      stand Foot-2 of Red.Van is Foot at 0504 facing S
      stand Shot-2 of Red.Van is Shot at 0604 facing S
      group Red.Rear general Tilly +1 at 0904
      stand Horse-3 of Red.Rear is Horse at 0904 facing S
      stand Horse-4 of Red.Rear is Horse at 1004 facing S
      """;

  /** Larger ones, so that leading counts for more than the dice. */
  private static final String LINES =
      """
      board 16 x 14
      side Blue
      side Red
      line Foot PikeAndShot B mp 1 sp 6 cb 1 pb 0 2h -1 3h -2 bp 3
      line Shot Shot B mp 2 sp 4 pb 0 2h 0 3h -1 bp 1
      line Horse Horse B mp 2 sp 5 cb 3 bp 2
      group Blue.Left general Conde +1 at 0410
      stand Horse-1 of Blue.Left is Horse at 0310 facing N
      stand Horse-2 of Blue.Left is Horse at 0410 facing N
      stand Shot-1 of Blue.Left is Shot at 0510 facing N
      group Blue.Middle general Enghien +1 at 0710
      stand Foot-1 of Blue.Middle is Foot at 0610 facing N
      stand Foot-2 of Blue.Middle is Foot at 0710 facing N
      stand Shot-2 of Blue.Middle is Shot at 0810 facing N
      group Blue.Right general Guise +1 at 1010
      stand Horse-3 of Blue.Right is Horse at 1010 facing N
      stand Horse-4 of Blue.Right is Horse at 1110 facing N
      group Red.Left general Tilly +1 at 1103
      stand Horse-5 of Red.Left is Horse at 1203 facing S
      stand Horse-6 of Red.Left is Horse at 1103 facing S
      stand Shot-3 of Red.Left is Shot at 1003 facing S
      group Red.Middle general Saxe +1 at 0803
      stand Foot-3 of Red.Middle is Foot at 0903 facing S
      stand Foot-4 of Red.Middle is Foot at 0803 facing S
      stand Shot-4 of Red.Middle is Shot at 0703 facing S
      group Red.Right general Turenne +1 at 0503
      stand Horse-7 of Red.Right is Horse at 0503 facing S
      stand Horse-8 of Red.Right is Horse at 0403 facing S
      """;

  private static final BattleProgram PROGRAM = SnaphanceTestPositions.program(FIELD);
  private static final SearchEffort LITTLE = new SearchEffort(4, 16, 1);

  private static SearchSettings staff(SearchEffort effort, int threads) {
    return new SearchSettings(effort, CommanderProfile.STEADY, threads, 5);
  }

  private static Battle battle(
      BattleProgram program,
      CommanderProfile one,
      CommanderProfile other,
      Dice dice,
      EventSink sink,
      SearchSettings staff) {
    List<Commander> commanders =
        List.of(SnaphanceCommanders.of(one, 3), SnaphanceCommanders.of(other, 4));
    return staff.newBattle(new SnaphanceBattle.Opening(program), commanders, dice, sink);
  }

  // ---- what he knows

  /** With other dice from some throw on, every decision before that throw is the same. */
  @Test
  void knowsNoDiceToCome() {
    for (int known : new int[] {0, 3, 11, 30, 60}) {
      List<String> decided = decidedUpTo(known, 1);
      assertEquals(decided, decidedUpTo(known, 2), "by dice after the first " + known);
      assertFalse(decided.isEmpty());
    }
  }

  private static List<String> decidedUpTo(int known, long future) {
    List<String> decided = new ArrayList<>();
    int[] thrown = new int[1];
    Dice past = new SeededDice(7);
    Dice next = new SeededDice(future);
    Dice dice = () -> ++thrown[0] <= known ? past.d6() : next.d6();
    EventSink sink =
        event -> {
          if (event instanceof CommonEvent.Decided e && thrown[0] <= known) {
            decided.add(e.point() + " " + e.about() + " " + e.answer());
          }
        };
    Battle battle =
        battle(
            PROGRAM,
            CommanderProfile.MARSHAL,
            CommanderProfile.STEADY,
            dice,
            sink,
            staff(LITTLE, 1));
    while (thrown[0] <= known && battle.step()) {
      // to the throw from which on the dice are others
    }
    return decided;
  }

  /** What the scenario tells the enemy to do is not on the table: he decides the same. */
  @Test
  void knowsNoPlansOfTheEnemy() {
    Plan hold = new Plan(Plan.Stance.HOLD, List.of(), null, 1, SourceRange.NOWHERE);
    BattleProgram secret =
        SnaphancePlansTest.with(SnaphancePlansTest.with(PROGRAM, "Van", hold), "Rear", hold);
    assertEquals(decidedByBlue(PROGRAM), decidedByBlue(secret));
  }

  private static List<String> decidedByBlue(BattleProgram program) {
    List<String> decided = new ArrayList<>();
    EventSink sink =
        event -> {
          if (event instanceof CommonEvent.Decided e && e.side().equals("Blue")) {
            decided.add(e.point() + " " + e.about() + " " + e.answer());
          }
        };
    List<Commander> commanders =
        List.of(SnaphanceCommanders.of(CommanderProfile.MARSHAL, 3), Commander.takingDefaults());
    Battle battle =
        staff(LITTLE, 1)
            .newBattle(new SnaphanceBattle.Opening(program), commanders, new SeededDice(5), sink);
    while (battle.round() < 4 && battle.step()) {
      // some rounds are enough
    }
    assertFalse(decided.isEmpty());
    return decided;
  }

  /** His own plans he does know. */
  @Test
  void knowsHisOwnPlans() {
    Plan hold = new Plan(Plan.Stance.HOLD, List.of(), null, 1, SourceRange.NOWHERE);
    BattleProgram told =
        SnaphancePlansTest.with(SnaphancePlansTest.with(PROGRAM, "Left", hold), "Right", hold);
    assertNotEquals(decidedByBlue(PROGRAM), decidedByBlue(told));
  }

  // ---- the same on any machine

  @Test
  void isTheSameOnAnyNumberOfThreads() {
    String alone = log(staff(LITTLE, 1), 1);
    assertEquals(alone, log(staff(LITTLE, 4), 1));
    assertTrue(alone.contains("\"measure\":\"share\""), "he tried nothing out");
    assertNotEquals(
        alone, log(new SearchSettings(LITTLE, CommanderProfile.STEADY, 1, 6), 1), "another staff");
  }

  /** A limit on the cost of all rollouts leaves fewer questions to search, the same everywhere. */
  @Test
  void searchesLessWhereItsClockRunsDown() {
    SearchEffort limited = new SearchEffort(4, 16, 1, 0.1);
    String alone = log(staff(limited, 1), 1);
    assertEquals(alone, log(staff(limited, 4), 1));
    long searched = searched(alone);
    assertTrue(searched > 0, "he tried nothing out");
    assertTrue(searched < searched(log(staff(LITTLE, 1), 1)) / 2, searched + " questions");
  }

  private static long searched(String log) {
    return log.lines().filter(line -> line.contains("\"measure\":\"share\"")).count();
  }

  private static String log(SearchSettings staff, long seed) {
    var text = new StringBuilder();
    EventSink sink = EventSink.withScores(new JsonLog(text, PROGRAM, seed));
    battle(
            PROGRAM,
            CommanderProfile.MARSHAL,
            CommanderProfile.BOLD,
            new SeededDice(seed),
            sink,
            staff)
        .fight(() -> false);
    return text.toString();
  }

  /** What is told besides is one line a decision; without these the log is as it always was. */
  @Test
  void theLogIsFairAndElseTheSame() {
    String told = log(staff(LITTLE, 1), 2);
    var plain = new StringBuilder();
    battle(
            PROGRAM,
            CommanderProfile.MARSHAL,
            CommanderProfile.BOLD,
            new SeededDice(2),
            new JsonLog(plain, PROGRAM, 2L),
            staff(LITTLE, 1))
        .fight(() -> false);
    List<String> without =
        told.lines().filter(line -> !line.startsWith("{\"event\":\"Weighed\"")).toList();
    assertEquals(plain.toString().lines().toList(), without);
    JsonReferee.Verdict verdict = JsonReferee.check(told.lines().toList(), RuleSystems::engine);
    assertTrue(verdict.fair(), verdict.message());
  }

  /** What is told of the first decisions, as a report and as JSON. */
  @Test
  void tellsWhy() {
    var text = new StringBuilder();
    var json = new StringBuilder();
    EventSink report = new TextReport(text, RuleSystems.eventFormatter(PROGRAM));
    EventSink log = new JsonLog(json);
    EventSink both =
        EventSink.withScores(
            event -> {
              report.accept(event);
              log.accept(event);
            });
    Battle battle =
        battle(
            PROGRAM,
            CommanderProfile.MARSHAL,
            CommanderProfile.STEADY,
            new SeededDice(1),
            both,
            staff(LITTLE, 1));
    while (battle.round() < 2 && battle.step()) {
      // one round
    }
    List<String> why = text.toString().lines().filter(line -> line.contains("why: ")).toList();
    // steady by what he weighs, the marshal by the share won
    assertTrue(why.stream().anyMatch(line -> line.matches(TRIED)), why.toString());
    assertTrue(why.stream().anyMatch(line -> line.matches(WEIGHED)), why.toString());
    assertTrue(why.stream().allMatch(line -> line.matches(TRIED + "|" + WEIGHED)), why.toString());
    List<String> lines = json.toString().lines().toList();
    int told = 0;
    for (int i = 0; i < lines.size(); i++) {
      JsonObject line = JsonParser.parseString(lines.get(i)).getAsJsonObject();
      if (line.get("event").getAsString().equals("Weighed")) {
        JsonObject decided = JsonParser.parseString(lines.get(i + 1)).getAsJsonObject();
        for (String same : List.of("number", "point", "side", "about")) {
          assertEquals(line.get(same), decided.get(same), lines.get(i));
        }
        double before = Double.POSITIVE_INFINITY;
        for (JsonElement each : line.getAsJsonArray("best")) {
          double worth = each.getAsJsonObject().get("worth").getAsDouble();
          assertTrue(worth <= before, lines.get(i));
          before = worth;
        }
        told++;
      }
    }
    assertEquals(why.size(), told);
  }

  private static final String TRIED =
      " +why: [^%]+ \\(\\d+\\.\\d %\\)(, [^%]+ \\(\\d+\\.\\d %\\)){0,2}";
  private static final String WEIGHED =
      " +why: .+ \\(-?\\d+\\.\\d\\d\\)(, .+ \\(-?\\d+\\.\\d\\d\\)){0,2}";

  // ---- that it helps

  /** In pairs of one seed, from both sides; so few stray widely, of 40 he won 30. */
  @Test
  @Tag("nightly")
  void winsManyBattlesAgainstSteady() {
    MarshalMatch match =
        MarshalMatch.of(
            new SnaphanceGame(),
            SnaphanceTestPositions.program(LINES),
            SearchEffort.USUAL,
            LongStream.rangeClosed(1, 20).boxed().toList());
    assertTrue(match.won() > match.lost(), match.toString());
  }

  // ---- who leads where

  /** One group of a side may have him, and the rest another. */
  @Test
  void leadsTheGroupsTheScenarioGivesHim() {
    BattleProgram led =
        new ScenarioVariant(
                Map.of(), Map.of("Blue", CommanderProfile.MARSHAL, "Red", CommanderProfile.BOLD))
            .applyTo(PROGRAM);
    var text = new StringBuilder();
    EventSink sink = EventSink.withScores(new TextReport(text, RuleSystems.eventFormatter(led)));
    RuleSystems.fight(
        led, 3, new SearchSettings(LITTLE, CommanderProfile.BOLD, 1, 3), sink, () -> false);
    assertTrue(text.toString().contains(" %)"), "he tried nothing out");
  }

  @Test
  void aSweepIsRefusedThatWouldTakeTooLong() {
    List<CommanderProfile> both = List.of(CommanderProfile.MARSHAL, CommanderProfile.STEADY);
    BatchSimulation.TooManyBattles refused =
        assertThrows(
            BatchSimulation.TooManyBattles.class,
            () ->
                BatchSimulation.run(
                    new SnaphanceGame(),
                    PROGRAM,
                    new Batch(both, 1, 5000, 1, LITTLE),
                    i -> {},
                    () -> false));
    long[] now = new long[1];
    // a clock that goes on a second each time it is looked at
    String message = refused.messageWithEstimate(() -> now[0] += 1_000_000_000);
    assertTrue(
        message.matches(
            "with a marshal 5000 battles would take about (a minute|\\d+ minutes); fight at most "
                + BatchSimulation.MAX_SEARCH_BATTLES
                + " of them, or with steady in his place"),
        message);
  }
}
