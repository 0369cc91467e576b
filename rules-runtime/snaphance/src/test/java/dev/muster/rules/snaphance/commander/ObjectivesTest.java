package dev.muster.rules.snaphance.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.SnaphanceTestPositions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A steady commander steps on ground that counts when the battle is about to end. */
class ObjectivesTest {
  private static final Place MILL = new Hex(6, 10);

  /** A fresh stand beside an empty hex, with an enemy to charge two hexes away. */
  private static final String BESIDE =
      """
      board 12 x 14
      limit 1
      side Blue
      side Red
      line Foot PikeAndShot B mp 1 sp 6 cb 1 pb 0 2h -1 3h -2 bp 3
      group Blue.Left general Conde +1 at 0512
      stand Foot-1 of Blue.Left is Foot at 0510 facing N
      group Red.Van general Saxe +1 at 0504
      stand Foot-2 of Red.Van is Foot at 0508 facing S
      objective Mill 3 0610
      """;

  private final List<String> decided = new ArrayList<>();

  @Test
  void aStandTakesGroundThatCountsInTheLastRound() {
    assertEquals("Foot-1 moves sideways by 0610 in disorder", first(battle(counted())));
  }

  /** It charges instead where the ground does not count, or is its own already. */
  @Test
  void groundThatGivesNothingIsNotTaken() {
    assertCharges(battle(SnaphanceTestPositions.program(BESIDE)));
    SnaphanceBattle own = battle(counted());
    own.state().lastSide[own.state().grid.index(MILL)] = 0;
    assertCharges(own);
  }

  private void assertCharges(SnaphanceBattle battle) {
    assertEquals("Foot-1 charges Foot-2 via 0609", first(battle));
  }

  /** Ground of the enemy counts twice, and all of it the more the nearer the end is. */
  @Test
  void theGainGrowsWithTheRounds() {
    SnaphanceState table = battle(counted()).state();
    ObjectiveScore score = new ObjectiveScore(table);
    int mill = table.grid.index(MILL);
    table.round = 1;
    assertEquals(3 / 4.0, score.gain(0, mill), 1e-9, "nobody held it");
    table.lastSide[mill] = 1;
    assertEquals(2 * 3 / 4.0, score.gain(0, mill), 1e-9, "Red held it");
    assertEquals(0, score.gain(1, mill), 1e-9, "Red holds it");
    SnaphanceState early = battle(counted(BESIDE.replace("limit 1", "limit 4"))).state();
    early.round = 2;
    assertEquals(3 / 4.0 / 4, new ObjectiveScore(early).gain(0, mill), 1e-9, "half way");
  }

  private static BattleProgram counted() {
    return counted(BESIDE);
  }

  private static BattleProgram counted(String position) {
    BattleProgram program = SnaphanceTestPositions.program(position);
    Scenario old = program.scenario();
    return program.withScenario(
        new Scenario(
            old.name(),
            old.label(),
            old.date(),
            old.roundLimit(),
            old.switches(),
            old.sides(),
            old.notes(),
            old.zones(),
            old.objectives(),
            new Scenario.Victory(List.of(), new Scenario.Points(10, 0, 1, 2, 4)),
            old.specialRules(),
            old.sources(),
            old.history(),
            old.expectations(),
            old.source()));
  }

  /** A battle of the position; Blue is led by steady, and Red does nothing. */
  private SnaphanceBattle battle(BattleProgram program) {
    Commander mind = SnaphanceCommanders.of(CommanderProfile.STEADY, 1);
    Commander blue =
        question -> {
          int answer = mind.choose(question);
          decided.add(question.label(answer));
          return answer;
        };
    return new SnaphanceBattle(
        program, List.of(blue, Commander.takingDefaults()), new SeededDice(1), EventSink.SILENT);
  }

  /** What Foot-1 does first. */
  private String first(SnaphanceBattle battle) {
    decided.clear();
    while (battle.step()) {
      // goes on to the end of the battle
    }
    return decided.stream()
        .filter(each -> each.startsWith("Foot-1 ") && !each.endsWith(" acts"))
        .findFirst()
        .orElseThrow(() -> new AssertionError(decided.toString()));
  }
}
