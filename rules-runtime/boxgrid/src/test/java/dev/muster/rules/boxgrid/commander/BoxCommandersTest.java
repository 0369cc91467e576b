package dev.muster.rules.boxgrid.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.boxgrid.BoxGridGame;
import dev.muster.rules.boxgrid.battle.BoxBattle;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxTestPosition;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.testing.MarshalMatch;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The built-in commanders on a small field that is the same from both sides. */
@Tag("slow")
class BoxCommandersTest {
  private static final int BATTLES = 200;
  private static final BoxGridGame GAME = new BoxGridGame();

  private static BoxTestPosition field() {
    return BoxTestPosition.of(12, 10)
        .zones(2, 2)
        .breaking()
        .like("Shot", "Musketeers", "missile-reliant mixed")
        .reds("P1 Block D2 N", "P2 Block E2 N", "M1 Musketeers C2 N", "M2 Musketeers F2 N")
        .reds("H1 Lancers H2 N", "H2 Horse I2 N", "L1 OpenHorse J2 N")
        .blues("BP1 Block D9 S", "BP2 Block E9 S", "BM1 Musketeers C9 S", "BM2 Musketeers F9 S")
        .blues("BH1 Lancers H9 S", "BH2 Horse I9 S", "BL1 OpenHorse J9 S");
  }

  /** Battles of many that the first side wins. */
  private static int wins(CommanderProfile red, CommanderProfile blue) {
    BattleSetup opening = GAME.setUp(field().program());
    int wins = 0;
    for (int i = 0; i < BATTLES; i++) {
      wins +=
          opening
                      .newBattle(
                          List.of(GAME.commander(red, i), GAME.commander(blue, i + 1)),
                          new SeededDice(i),
                          EventSink.SILENT)
                      .fight(() -> false)
                      .winner()
                  == 0
              ? 1
              : 0;
    }
    return wins;
  }

  @Test
  void steadyBeatsRandomFromBothSides() {
    assertTrue(wins(CommanderProfile.STEADY, CommanderProfile.RANDOM) >= BATTLES * 95 / 100);
    assertTrue(wins(CommanderProfile.RANDOM, CommanderProfile.STEADY) <= BATTLES * 5 / 100);
  }

  @Test
  void theMarshalPlaysTheSameBattleOnAnyNumberOfThreads() {
    String alone = ledByTheMarshal(1);
    assertEquals(alone, ledByTheMarshal(3));
    assertTrue(alone.contains("\"measure\":\"share\""), "he tried nothing out");
  }

  private static String ledByTheMarshal(int threads) {
    BattleProgram program = field().program();
    var log = new StringBuilder();
    new SearchSettings(new SearchEffort(2, 2, 1), CommanderProfile.STEADY, threads, 5)
        .newBattle(
            GAME.setUp(program),
            List.of(
                GAME.commander(CommanderProfile.MARSHAL, 1),
                GAME.commander(CommanderProfile.STEADY, 2)),
            new SeededDice(1),
            EventSink.withScores(new JsonLog(log, program, 1L)))
        .fight(() -> false);
    return log.toString();
  }

  /** What the scenario tells the enemy to do is not on the table; its own plans it knows. */
  @Test
  void theMarshalKnowsOnlyItsOwnPlans() {
    Plan hold = new Plan(Plan.Stance.HOLD, List.of(), null, 1, SourceRange.NOWHERE);
    List<String> withoutPlans = weighedByTheMarshal(near());
    assertEquals(withoutPlans, weighedByTheMarshal(near().plan("B1", hold)));
    assertNotEquals(withoutPlans, weighedByTheMarshal(near().plan("R1", hold)));
  }

  private static BoxTestPosition near() {
    return BoxTestPosition.of(12, 12)
        .led(0, "D4", "R1 Foot D4 N", "R2 Foot E4 N", "R3 Horse F4 N")
        .led(1, "D9", "B1 Foot D9 S", "B2 Foot E9 S", "B3 Horse F9 S", "B4 Foot C9 S");
  }

  private static List<String> weighedByTheMarshal(BoxTestPosition position) {
    List<String> weighed = new ArrayList<>();
    Battle battle =
        new SearchSettings(new SearchEffort(3, 4, 1), CommanderProfile.STEADY, 1, 5)
            .newBattle(
                GAME.setUp(position.program()),
                List.of(GAME.commander(CommanderProfile.MARSHAL, 1), Commander.takingDefaults()),
                new SeededDice(1),
                EventSink.withScores(
                    event -> {
                      if (event instanceof CommonEvent.Weighed e && e.side().equals("Red")) {
                        weighed.add(e.point() + " " + e.about() + " " + e.best());
                      }
                    }));
    while (battle.round() < 5 && battle.step()) {
      // some rounds are enough
    }
    assertFalse(weighed.isEmpty());
    return weighed;
  }

  /** Whoever tries out what he might order beats who does not, in pairs of one seed. */
  @Test
  @Tag("nightly")
  void theMarshalBeatsSteadyInManyBattles() {
    List<Long> pairs =
        LongStream.concat(LongStream.range(0, 12), LongStream.range(100, 124)).boxed().toList();
    MarshalMatch match =
        MarshalMatch.of(GAME, field().program(), new SearchEffort(4, 16, 1), pairs);
    assertTrue(match.won() >= 2 * match.lost(), match.toString());
  }

  /** How far Red has come after three rounds of some battles. */
  private static int farthest(CommanderProfile temper) {
    int sum = 0;
    for (int seed = 1; seed <= 10; seed++) {
      sum += farthest(temper, seed);
    }
    return sum;
  }

  private static int farthest(CommanderProfile temper, int seed) {
    var battle =
        GAME.setUp(field().program())
            .newBattle(
                List.of(GAME.commander(temper, 1), GAME.commander(CommanderProfile.CAUTIOUS, 2)),
                new SeededDice(seed),
                EventSink.SILENT);
    while (battle.round() < 4 && battle.step()) {
      // on
    }
    BoxState field = ((BoxBattle) battle).state();
    int sum = 0;
    for (int unit = 0; unit < field.units; unit++) {
      sum += field.side(unit) == 0 && field.present(unit) ? field.ground.row(field.box(unit)) : 0;
    }
    return sum;
  }

  @Test
  void theBoldGoForwardAndTheCautiousWait() {
    int bold = farthest(CommanderProfile.BOLD);
    int steady = farthest(CommanderProfile.STEADY);
    int cautious = farthest(CommanderProfile.CAUTIOUS);
    assertTrue(
        bold >= steady && steady >= cautious && bold > cautious,
        bold + " " + steady + " " + cautious);
  }

  @Test
  void theFlankIsStruckRatherThanTheFront() {
    var position = BoxTestPosition.field().red("R Horse D4 N").blue("F Foot D5 S", "S Foot E5 E");
    assertEquals("R charges S diagonally", chosen(position, "BG-P-05"));
  }

  @Test
  void aGunIsTaken() {
    var position = BoxTestPosition.field().red("R Horse D4 N").blue("B Gun D5 S", "C Foot J10 S");
    assertEquals("R charges B", chosen(position, "BG-P-05"));
  }

  @Test
  void theBestTargetIsShot() {
    var position =
        BoxTestPosition.field().red("R Shot D4 N").blue("B Foot D6 S hits 4", "C Foot C6 S");
    assertEquals("R shoots at B", chosen(position, "BG-P-13"));
  }

  @Test
  void groundWorthHavingIsGoneFor() {
    var position =
        BoxTestPosition.of(10, 10)
            .objective("Bridge", "D6")
            .red("R Horse D4 E")
            .blue("B Camp J1 S");
    assertEquals("R moves diagonally to E5", chosen(position, "BG-P-05"));
  }

  /** What a steady commander answers to the first question of a kind. */
  private static String chosen(BoxTestPosition position, String point) {
    String[] answer = {""};
    var steady = GAME.commander(CommanderProfile.STEADY, 1);
    var battle =
        GAME.setUp(position.program())
            .newBattle(
                List.of(
                    question -> {
                      int choice = steady.choose(question);
                      if (question.id().equals(point) && answer[0].isEmpty()) {
                        answer[0] = question.label(choice);
                      }
                      return choice;
                    },
                    GAME.commander(CommanderProfile.STEADY, 2)),
                new SeededDice(3),
                EventSink.SILENT);
    while (answer[0].isEmpty() && battle.step()) {
      // on
    }
    return answer[0];
  }
}
