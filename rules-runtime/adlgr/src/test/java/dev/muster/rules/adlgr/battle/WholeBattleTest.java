package dev.muster.rules.adlgr.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.adlgr.AdlgGame;
import dev.muster.rules.adlgr.report.AdlgEventFormatter;
import dev.muster.rules.adlgr.rules.AdlgBattleStatus;
import dev.muster.rules.adlgr.rules.AdlgEvent;
import dev.muster.rules.adlgr.rules.AdlgTestPosition;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.replay.JsonReferee;
import dev.muster.rules.report.TextReport;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Battles from the first throw for command points to the last count of losses. */
public class WholeBattleTest {
  public static AdlgTestPosition even() {
    return new AdlgTestPosition()
        .corps(0, "Rupert brilliant Horse")
        .red("Horse Cv 6,6 0", "Reiters Carbines 7,6 0", "Light LH 4.5,6 0")
        .corps(0, "Astley competent 15,5")
        .red("Block Block 13,6 0", "Pikes Tercio 16,6 0", "Shot LI 14.5,7.5 0", "Gun Gun 18.5,6 0")
        .corps(1, "Essex brilliant HorseB")
        .blue("HorseB Cv 24,14 180", "ReitersB Carbines 23,14 180", "LightB LH 25.5,14 180")
        .corps(1, "Skippon competent 15,15")
        .blue(
            "BlockB Block 17,14 180",
            "PikesB Tercio 14,14 180",
            "ShotB LI 15.5,12.5 180",
            "GunB Gun 11.5,14 180");
  }

  private static Outcome fight(BattleProgram program, long seed, List<Event> told) {
    return new AdlgGame()
        .setUp(program)
        .newBattle(
            List.of(Commander.random(seed), Commander.random(seed + 1)),
            new SeededDice(seed),
            told::add)
        .withInvariantChecks()
        .fight(() -> false);
  }

  @Test
  @Tag("AR-001")
  @Tag("AR-003")
  @Tag("AR-006")
  @Tag("AR-D01")
  void aTurnHasItsStepsAndThenItIsTheOtherSides() {
    List<Event> told = new ArrayList<>();
    fight(even().with("first_turn", "second").program(), 1, told);
    List<String> steps =
        told.stream()
            .filter(CommonEvent.PhaseBegins.class::isInstance)
            .map(CommonEvent.PhaseBegins.class::cast)
            .map(each -> each.side() + " " + each.phase())
            .limit(6)
            .toList();
    assertEquals(
        List.of(
            "Blue Movement",
            "Blue Shooting",
            "Blue Combat",
            "Blue Rout and Pursuit",
            "Blue Victory",
            "Red Movement"),
        steps);
  }

  @Test
  void battlesOfRandomOrdersComeToTheirEnd() {
    for (int seed = 1; seed <= 4; seed++) {
      List<Event> told = new ArrayList<>();
      Outcome outcome = fight(even().program(), seed, told);
      assertTrue(outcome.rounds() <= 12 && outcome.rounds() > 0, "seed " + seed + ": " + outcome);
      assertEquals(
          told.getLast(), new CommonEvent.BattleEnds(outcome, AdlgBattleStatus.ROWS.ends()));
      for (Class<?> each : List.of(AdlgEvent.Shoots.class, AdlgEvent.Moves.class)) {
        assertTrue(told.stream().anyMatch(each::isInstance), "seed " + seed + ": " + each);
      }
    }
  }

  /**
   * Nobody stands in another or where he cannot, nothing is lost that was not there, no point spent
   * twice: on these seeds it was once otherwise. {@code -Dmuster.battles=1000} tries as many more.
   */
  @Test
  void theInvariantsHoldOnGeneratedTables() {
    List<Long> seeds = new ArrayList<>(List.of(115L, 136L, 1349L));
    for (long more = 0; more < Integer.getInteger("muster.battles", 2); more++) {
      seeds.add(10_000 + more);
    }
    for (long seed : seeds) {
      try {
        fight(GeneratedAdlgBattles.of(seed), seed, new ArrayList<>());
      } catch (IllegalStateException e) {
        throw new AssertionError("seed " + seed, e);
      }
    }
  }

  /** Who comes later comes in his round, where he has room; till then nobody sees him. */
  @Test
  @Tag("AR-D25")
  void whoComesLaterComesInHisRound() {
    BattleProgram program =
        new AdlgTestPosition()
            .red("A Foot 5,5 0", "Late Foot 10,1 0 arrives 2", "Barred Foot 5,5 0 arrives 1")
            .blue("B Foot 5,15 180")
            .rounds(3)
            .program();
    List<Event> told = new ArrayList<>();
    Outcome outcome =
        new AdlgGame()
            .setUp(program)
            .newBattle(
                List.of(Commander.takingDefaults(), Commander.takingDefaults()),
                new SeededDice(1),
                told::add)
            .withInvariantChecks()
            .fight(() -> false);
    assertEquals(3, outcome.rounds());
    List<String> course = new ArrayList<>();
    for (Event each : told) {
      switch (each) {
        case CommonEvent.RoundBegins e -> course.add("round " + e.round());
        case AdlgEvent.Arrives e -> course.add(e.unit() + " at " + e.at());
        default -> {}
      }
    }
    assertEquals(List.of("round 1", "round 2", "Late at 10,1 facing 0", "round 3"), course);
  }

  @Test
  void theRefereeAgrees() {
    BattleProgram program = even().program();
    StringBuilder log = new StringBuilder();
    new AdlgGame()
        .setUp(program)
        .newBattle(
            List.of(Commander.random(3), Commander.random(4)),
            new SeededDice(3),
            new JsonLog(log, program, 3L))
        .fight(() -> false);
    JsonReferee.Verdict verdict =
        JsonReferee.check(log.toString().lines().toList(), RuleSystems::engine);
    assertTrue(verdict.fair(), verdict.event() + ": " + verdict.message());
  }

  private static void said(List<String> lines, String pattern) {
    assertTrue(
        lines.stream().anyMatch(each -> each.matches(pattern)),
        () -> pattern + " in\n" + String.join("\n", lines));
  }

  /** Every event has its words, also where stands are called otherwise than in the text. */
  @Test
  void aReportBeginsAndEndsWithTheArmies() {
    BattleProgram program = even().program();
    StringBuilder text = new StringBuilder();
    new AdlgGame()
        .setUp(program)
        .newBattle(
            List.of(Commander.random(1), Commander.random(2)),
            new SeededDice(1),
            new TextReport(text, new AdlgEventFormatter(program.scenario())))
        .fight(() -> false);
    List<String> lines = text.toString().lines().toList();
    assertTrue(lines.contains("  Red: 23 army points, breaks at 9 lost"), text::toString);
    said(
        lines,
        " {6}RedCorps2 acts: Astley throws [1-6] \\+1, half of it \\+[1-4], free \\+1: [2-5] command points");
    said(
        lines,
        "  After round 1: Red has lost [0-9]+ of 23 army points, breaks at 9; Blue has lost [0-9]+"
            + " of 23 army points, breaks at 9");
    said(lines, " {4}Reiters +(in order|disordered, . of 3 cohesion left|gone)");
  }
}
