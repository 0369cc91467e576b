package dev.muster.rules.snaphance.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.ScriptedDice;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.snaphance.rules.MoveGenerator;
import dev.muster.rules.snaphance.rules.MoveList;
import dev.muster.rules.snaphance.rules.ReactionPath;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.systems.SituationService;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Battles as odd as generated ones, each for something that went wrong once. */
class UnusualBattlesTest {
  private static BattleProgram program(String text) throws SituationException {
    return SituationService.read("odd.situation", "situation \"Odd\"\n" + text).program();
  }

  private static SnaphanceBattle battle(BattleProgram program, Commander both) {
    return new SnaphanceBattle(program, List.of(both, both), new SeededDice(1), EventSink.SILENT);
  }

  /** Takes the first option that begins so, else the usual one. */
  private static Commander wants(String... wishes) {
    return question -> {
      for (String wish : wishes) {
        for (int i = 0; i < question.size(); i++) {
          if (question.label(i).startsWith(wish)) {
            return i;
          }
        }
      }
      return question.defaultOption();
    };
  }

  /** Long ways meet again and again; each hex is looked at once. */
  @Test
  @Timeout(value = 20, unit = TimeUnit.SECONDS)
  void farRidersAreFoundTheirMovesInTime() throws SituationException {
    BattleProgram program =
        program(
            """
            rulebook snaphance.draft
            board 60 x 60
            side Blue
            side Red
            line Riders PikeAndShot B mp 18 sp 6 cb 4 bp 3
            stand Riders-1 of Blue.Left is Riders at 3030 facing N opportunity
            stand Riders-2 of Red.Right is Riders at 3001 facing S
            """);
    SnaphanceState table = battle(program, Commander.takingDefaults()).state();
    MoveList found = new MoveList();
    MoveGenerator movement = new MoveGenerator(table, found);
    movement.find(0, false, false);
    Set<Integer> back = new HashSet<>();
    for (int move = 0; move < found.count; move++) {
      if (found.kind[move] == MoveList.Kind.BACKWARDS) {
        assertTrue(back.add(found.endHex[move]), "the same hex twice");
      }
    }
    // a triangle to the rear, 30 rows deep at the edge of the board
    assertEquals(30 * 31 / 2 + 30, back.size());
    assertFalse(new ReactionPath(table).find(0, 1, 18));
  }

  @Test
  void aGeneralPutAmongEnemiesRidesToHisNearestStand() throws SituationException {
    BattleProgram program =
        program(
            """
            board 9 x 9
            side Blue
            side Red
            line Foot PikeAndShot B mp 1 sp 6 cb 1 bp 3
            group Blue.Left general Rohan +1 at 0502
            stand Foot-1 of Blue.Left is Foot at 0508 facing N
            stand Foot-2 of Blue.Left is Foot at 0506 facing N
            stand Foot-3 of Red.Right is Foot at 0502 facing S
            """);
    SnaphanceBattle battle = battle(program, Commander.takingDefaults());
    battle.withInvariantChecks().step();
    SnaphanceState table = battle.state();
    assertEquals(table.hex[1], table.general[0]);
  }

  /** Skirmishers struck from behind fall without a die; their army breaks all the same. */
  @Test
  @Tag("SN-14.0-06")
  void anArmyBreaksBeforeAnyDiceAreThrown() throws SituationException {
    BattleProgram program =
        program(
            """
            board 12 x 12
            side Blue
            side Red breaks 1/3
            line Lancers Lancer B mp 3 sp 6 cb 4 bp 3
            line Forlorn Skirmishers B mp 2 sp 2 pb 0 bp 3
            group Blue.Left general Rohan +3 at 0101
            stand Lancers-1 of Blue.Left is Lancers at 0509 facing N
            stand Forlorn-1 of Red.Right is Forlorn at 0507 facing N
            stand Forlorn-2 of Red.Right is Forlorn at 0101 facing N
            """);
    SnaphanceBattle battle =
        new SnaphanceBattle(
            program,
            List.of(wants("Lancers-1 charges"), Commander.takingDefaults()),
            new ScriptedDice(6, 6, 1, 1),
            EventSink.SILENT);
    battle.withInvariantChecks();
    while (battle.state().lostPoints[1] == 0 || !battle.state().consequences.isEmpty()) {
      assertTrue(battle.step());
    }
    assertFalse(battle.step(), "Red is broken");
    assertEquals(0, battle.finish().winner());
  }

  @Test
  void aCopyKnowsThatTheBattleIsWon() throws SituationException {
    BattleProgram plain =
        program(
            """
            board 9 x 9
            side Blue
            side Red
            line Foot PikeAndShot B mp 1 sp 6 cb 1 bp 3
            stand Foot-1 of Blue.Left is Foot at 0508 facing N
            stand Foot-2 of Red.Right is Foot at 0502 facing S
            """);
    Scenario scenario = plain.scenario();
    Scenario.Win win =
        new Scenario.Win("Blue", new Condition.FromRound(1), false, SourceRange.NOWHERE);
    BattleProgram program =
        new BattleProgram(
            plain.schema(),
            plain.rulebook(),
            plain.armies(),
            plain.board(),
            new Scenario(
                scenario.name(),
                scenario.label(),
                scenario.date(),
                scenario.roundLimit(),
                scenario.switches(),
                scenario.sides(),
                scenario.notes(),
                scenario.zones(),
                scenario.objectives(),
                new Scenario.Victory(List.of(win), null),
                scenario.specialRules(),
                scenario.sources(),
                scenario.history(),
                scenario.expectations(),
                scenario.source()));
    SnaphanceBattle battle = battle(program, Commander.takingDefaults());
    int steps = 0;
    while (battle.step()) {
      steps++;
    }
    assertTrue(steps > 0 && battle.round() == 1);
    List<Commander> both = List.of(Commander.takingDefaults(), Commander.takingDefaults());
    SnaphanceBattle copy = battle.copy(both, new SeededDice(1), EventSink.SILENT);
    assertFalse(copy.step());
    assertEquals(battle.finish(), copy.finish());
  }

  /** What happened earlier in an activation still counts in a copy made in the middle of it. */
  @Test
  void aCopyKnowsWhoEvadedAndWhoWasCharged() throws SituationException {
    BattleProgram program =
        program(
            """
            board 9 x 9
            side Blue
            side Red
            line Foot PikeAndShot B mp 1 sp 6 cb 1 bp 3
            stand Foot-1 of Blue.Left is Foot at 0508 facing N
            stand Foot-2 of Red.Right is Foot at 0502 facing S
            """);
    SnaphanceBattle battle = battle(program, Commander.takingDefaults());
    battle.state().evader.add(1);
    battle.state().evaded.add(0);
    battle.state().evadedTimes.add(2);
    battle.state().chargedOnOpportunity.add(0);
    List<Commander> both = List.of(Commander.takingDefaults(), Commander.takingDefaults());
    SnaphanceState copy = battle.copy(both, new SeededDice(1), EventSink.SILENT).state();
    assertTrue(copy.evader.contains(1) && copy.evaded.contains(0));
    assertEquals(2, copy.evadedTimes.get(0));
    assertTrue(copy.chargedOnOpportunity.contains(0));
  }
}
