package dev.muster.rules.adlgr.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.adlgr.AdlgGame;
import dev.muster.rules.adlgr.rules.AdlgDecision;
import dev.muster.rules.adlgr.rules.AdlgDecisionType;
import dev.muster.rules.adlgr.rules.AdlgOrder;
import dev.muster.rules.adlgr.rules.AdlgTestPosition;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.replay.JsonLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The marshal of the open table: what it tries out, and what it knows. */
@Tag("slow")
class AdlgMarshalTest {
  private static final AdlgGame GAME = new AdlgGame();
  private static final SearchEffort LITTLE = new SearchEffort(3, 4, 1);

  /** Two small corps on each side; those in the west can reach each other in two turns. */
  private static AdlgTestPosition near() {
    return new AdlgTestPosition()
        .corps(0, "Rupert competent R2")
        .red("R1 Swords 10,6 0", "R2 Swords 11,6 0")
        .corps(0, "Byron ordinary R3")
        .red("R3 Cv 13,6 0", "R4 Cv 14,6 0")
        .corps(1, "Essex competent B2")
        .blue("B1 Swords 11,11 180", "B2 Swords 10,11 180")
        .corps(1, "Waller ordinary B3")
        .blue("B3 Cv 14,11 180", "B4 Cv 13,11 180")
        .rounds(4);
  }

  private static AdlgTestPosition far() {
    return new AdlgTestPosition()
        .corps(0, "Rupert competent R2")
        .red("R1 Swords 4,3 0", "R2 Swords 5,3 0", "R3 Swords 7,3 0")
        .corps(1, "Essex competent B1")
        .blue("B1 Swords 26,18 180", "B2 Swords 27,18 180")
        .rounds(2);
  }

  private static Plan waits() {
    return new Plan(Plan.Stance.RESERVE, List.of(), null, 1, SourceRange.NOWHERE);
  }

  private static Battle led(BattleProgram program, int threads, Commander enemy, EventSink sink) {
    return led(program, LITTLE, threads, enemy, sink);
  }

  private static Battle led(
      BattleProgram program, SearchEffort effort, int threads, Commander enemy, EventSink sink) {
    return new SearchSettings(effort, CommanderProfile.STEADY, threads, 5)
        .newBattle(
            GAME.setUp(program),
            List.of(GAME.commander(CommanderProfile.MARSHAL, 1), enemy),
            new SeededDice(3),
            sink);
  }

  private static String log(BattleProgram program, int threads) {
    return log(program, LITTLE, threads);
  }

  private static String log(BattleProgram program, SearchEffort effort, int threads) {
    var log = new StringBuilder();
    led(
            program,
            effort,
            threads,
            GAME.commander(CommanderProfile.STEADY, 2),
            EventSink.withScores(new JsonLog(log, program, 1L)))
        .fight(() -> false);
    return log.toString();
  }

  @Test
  void isTheSameOnAnyNumberOfThreads() {
    BattleProgram program = near().program();
    String alone = log(program, 1);
    assertEquals(alone, log(program, 3));
    assertTrue(alone.contains("\"measure\":\"share\""), "it tried nothing out");
  }

  /** More orders and rollouts are of no use; a lower effort is left as it is. */
  @Test
  void searchesNoMoreThanIsOfUse() {
    BattleProgram program = near().program();
    String most = log(program, new SearchEffort(4, 8, 1), 2);
    assertEquals(most, log(program, new SearchEffort(8, 32, 1), 2));
    assertNotEquals(most, log(program, 2));
  }

  /** Far from the enemy nothing can show in the turns that it tries out. */
  @Test
  void triesNothingOutFarFromTheEnemy() {
    assertFalse(log(far().program(), 1).contains("\"measure\":\"share\""));
  }

  /** It tries moves and charges, not which corps or unit is next. */
  @Test
  void triesOutWhatMuchDependsOn() {
    Set<AdlgDecisionType> tried = new TreeSet<>();
    Set<AdlgDecisionType> asked = new TreeSet<>();
    Commander steady = GAME.commander(CommanderProfile.STEADY, 1);
    Commander watching =
        question -> {
          AdlgDecision own = (AdlgDecision) question;
          asked.add(own.decision());
          own.consider(CommanderProfile.STEADY);
          if (own.isWorthSearching()) {
            tried.add(own.decision());
          }
          return steady.choose(question);
        };
    GAME.setUp(near().program())
        .newBattle(List.of(watching, watching), new SeededDice(1), EventSink.SILENT)
        .fight(() -> false);
    assertTrue(tried.contains(AdlgDecisionType.ORDER), tried.toString());
    for (AdlgDecisionType each :
        List.of(AdlgDecisionType.NEXT_CORPS, AdlgDecisionType.NEXT_ORDER)) {
      assertTrue(asked.contains(each), asked.toString());
      assertFalse(tried.contains(each), tried.toString());
    }
  }

  /** Of moves that end at nearly one place only one is tried; staying is no such move. */
  @Test
  void movesToNearlyOnePlaceAreOneKind() {
    int[] counts = new int[2];
    int[] stays = new int[1];
    Commander steady = GAME.commander(CommanderProfile.STEADY, 1);
    Commander counting =
        question -> {
          AdlgDecision own = (AdlgDecision) question;
          if (own.decision() == AdlgDecisionType.ORDER) {
            own.consider(CommanderProfile.STEADY);
            Set<Integer> kinds = new TreeSet<>();
            Set<Integer> staying = new TreeSet<>();
            for (int i = 0; i < own.size(); i++) {
              (own.order(i) == AdlgOrder.STAY ? staying : kinds).add(own.equivalenceKey(i));
            }
            staying.retainAll(kinds);
            stays[0] += staying.size();
            counts[0] += own.size();
            counts[1] += kinds.size();
          }
          return steady.choose(question);
        };
    Battle battle =
        GAME.setUp(near().program())
            .newBattle(List.of(counting, counting), new SeededDice(1), EventSink.SILENT);
    while (battle.round() < 2 && battle.step()) {
      // one round is enough
    }
    assertTrue(counts[0] > 2 * counts[1], counts[0] + " options of " + counts[1] + " kinds");
    assertEquals(0, stays[0]);
  }

  // ---- what it knows

  /** What the scenario tells the enemy to do is not on the table. */
  @Test
  void knowsNoPlansOfTheEnemy() {
    assertEquals(
        weighed(near()), weighed(near().plan("BlueCorps1", waits()).plan("BlueCorps2", waits())));
  }

  @Test
  void knowsItsOwnPlans() {
    assertNotEquals(
        weighed(near()), weighed(near().plan("RedCorps1", waits()).plan("RedCorps2", waits())));
  }

  /** What the marshal weighs against an enemy that does what is usual at each question. */
  private static List<String> weighed(AdlgTestPosition position) {
    List<String> weighed = new ArrayList<>();
    EventSink sink =
        event -> {
          if (event instanceof CommonEvent.Weighed e && e.side().equals("Red")) {
            weighed.add(e.point() + " " + e.about() + " " + e.best());
          }
        };
    led(position.program(), 1, Commander.takingDefaults(), EventSink.withScores(sink))
        .fight(() -> false);
    assertFalse(weighed.isEmpty());
    return weighed;
  }
}
