package dev.muster.rules.boxgrid.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.boxgrid.BoxGridGame;
import dev.muster.rules.boxgrid.battle.GeneratedBoxBattles;
import dev.muster.rules.boxgrid.rules.BoxEvent;
import dev.muster.rules.boxgrid.rules.BoxTestPosition;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.replay.JsonReferee;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.TextReport;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What is told of a battle, in full, in short, and for a machine. */
class BoxReportTest {
  private static final BoxGridGame GAME = new BoxGridGame();

  /** Every kind of event comes up in some generated battle and has words and a subject. */
  @Test
  void everyEventIsToldInWords() {
    Set<String> told = new TreeSet<>();
    for (int seed = 0; seed < 60; seed++) {
      BattleProgram program = GeneratedBoxBattles.of(seed);
      BoxEventFormatter words = new BoxEventFormatter(program.scenario());
      CommanderProfile temper = CommanderProfile.WITHOUT_SEARCH.get(seed % 4);
      GAME.setUp(program)
          .newBattle(
              List.of(
                  GAME.commander(temper, seed), GAME.commander(CommanderProfile.RANDOM, seed + 1)),
              new SeededDice(seed),
              event -> {
                told.add(event.getClass().getSimpleName());
                String line = words.format(event);
                assertFalse(line.contains("null") || line.contains("["), line);
                assertTrue(words.subject(event) != null);
              })
          .fight(() -> false);
    }
    Set<String> all = new TreeSet<>();
    Arrays.stream(BoxEvent.class.getPermittedSubclasses())
        .forEach(each -> all.add(each.getSimpleName()));
    all.removeAll(told);
    assertEquals(new TreeSet<>(Set.of("Arrives", "ArrivalRoll", "HandsOn")), all, "rare ones");
    BoxEventFormatter words = new BoxEventFormatter(GeneratedBoxBattles.of(1).scenario());
    assertEquals(
        List.of(
            "      R arrives at D4 facing N",
            "      R is expected: throws 3 against 4+, does not come yet",
            "        R hands 1 hit on to S"),
        List.of(
                new BoxEvent.Arrives("R", "D4", "N", RuleRef.NONE),
                new BoxEvent.ArrivalRoll("R", 3, 4, false, RuleRef.NONE),
                new BoxEvent.HandsOn("R", "S", 1, RuleRef.NONE))
            .stream()
            .map(words::format)
            .toList());
  }

  @Test
  void theReportReadsLikeOne() {
    var position =
        BoxTestPosition.field()
            .red("Guard Lancers D4 N", "Foot Shot A1 N")
            .blue("Pikes Foot D5 S hits 4", "Horse Horse J10 S")
            .orders("Guard charges Pikes")
            .dice(4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 6, 2);
    position.orders("Guard stays").turn();
    assertEquals(
        """
          The turn of Red
            Movement
              Guard charges Pikes
                Guard strikes the front of Pikes
            Melee
              Melee: Guard against Pikes
                Guard at Pikes: CCV 4, Shock +2: 4 4 1 1 1 1, 2 hits
                Pikes at Guard: CCV 4, shaken -1: 1 1 1, no hit
                Pikes take 2 hits, 6 in all
                Pikes lose, 0 to 2
                Pikes take a catastrophe test, their hits: 1 against less than 4 (CCV 4), they stand
                Pikes take a catastrophe test, their line is ruptured: 6 against less than 4 (CCV 4), they break
                Pikes are broken at D5: Blue has lost 1 of 2
                Guard is tested for not pursuing: 2 against less than 5 (CCV 4, Steady +1), passed
        """,
        text(position).substring(text(position).indexOf("  The turn of Red")));
  }

  private static String text(BoxTestPosition position) {
    StringBuilder out = new StringBuilder();
    TextReport log = new TextReport(out, new BoxEventFormatter(position.program().scenario()));
    position.events.forEach(log::accept);
    return out.toString();
  }

  @Test
  void theRefereePlaysALogAgain() {
    BattleProgram program = GeneratedBoxBattles.of(4);
    StringBuilder log = new StringBuilder();
    GAME.setUp(program)
        .newBattle(
            List.of(
                GAME.commander(CommanderProfile.STEADY, 1),
                GAME.commander(CommanderProfile.RANDOM, 2)),
            new SeededDice(9),
            new JsonLog(log, program, 9L))
        .fight(() -> false);
    List<String> lines = log.toString().lines().toList();
    assertTrue(JsonReferee.check(lines, each -> GAME).fair());
    List<String> forged =
        lines.stream()
            .map(each -> each.replace("\"kind\":\"forward\"", "\"kind\":\"diagonal\""))
            .toList();
    assertFalse(JsonReferee.check(forged, each -> GAME).fair());
  }

  @Test
  void theShortReportIsShort() {
    for (int rounds : new int[] {4, 200}) {
      BattleProgram program =
          BoxTestPosition.field().rounds(rounds).red("R Foot A1 N").blue("B Foot J10 S").program();
      StringBuilder out = new StringBuilder();
      GAME.setUp(program)
          .newBattle(
              List.of(
                  GAME.commander(CommanderProfile.RANDOM, 1),
                  GAME.commander(CommanderProfile.RANDOM, 2)),
              new SeededDice(1),
              GAME.briefReport(out, program.scenario()))
          .fight(() -> false);
      assertTrue(out.toString().lines().count() < BriefReport.LINES, out.toString());
      assertTrue(out.toString().contains("R"), out.toString());
    }
  }

  @Test
  void aRuleIsCitedWithEverythingThatHappens() {
    Set<String> without = new TreeSet<>();
    for (int seed = 0; seed < 10; seed++) {
      BattleProgram program = GeneratedBoxBattles.of(seed);
      GAME.setUp(program)
          .newBattle(
              List.of(
                  GAME.commander(CommanderProfile.STEADY, seed),
                  GAME.commander(CommanderProfile.BOLD, seed)),
              new SeededDice(seed),
              event -> note(event, without))
          .fight(() -> false);
    }
    assertEquals(Set.of("Decided", "ObjectiveHeld"), without);
  }

  private static void note(Event event, Set<String> without) {
    if (event.rule().ids().isEmpty()) {
      without.add(event.getClass().getSimpleName());
    }
  }
}
