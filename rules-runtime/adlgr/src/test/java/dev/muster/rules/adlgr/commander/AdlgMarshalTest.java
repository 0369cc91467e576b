package dev.muster.rules.adlgr.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.adlgr.AdlgGame;
import dev.muster.rules.adlgr.battle.AdlgBattle;
import dev.muster.rules.adlgr.rules.AdlgDecision;
import dev.muster.rules.adlgr.rules.AdlgDecisionType;
import dev.muster.rules.adlgr.rules.AdlgOrder;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.replay.JsonLog;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The commander who tries orders by rollouts. */
@Tag("slow")
class AdlgMarshalTest {
  private static final AdlgGame GAME = new AdlgGame();
  private static final BattleSetup OPENING = GAME.setUp(AdlgCommandersTest.even().program());

  private static Battle battle(
      SearchEffort effort, int threads, int marshal, long seed, EventSink sink) {
    List<Commander> commanders = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      CommanderProfile how = side == marshal ? CommanderProfile.MARSHAL : CommanderProfile.STEADY;
      commanders.add(GAME.commander(how, seed + side));
    }
    return new SearchSettings(effort, CommanderProfile.STEADY, threads, seed)
        .newBattle(OPENING, commanders, new SeededDice(seed), sink);
  }

  @Test
  void theBattleIsTheSameOnOneThreadAndOnTwo() {
    List<String> logs = new ArrayList<>();
    for (int threads = 1; threads <= 2; threads++) {
      StringBuilder log = new StringBuilder();
      battle(new SearchEffort(3, 4, 1), threads, 0, 5, new JsonLog(log)).fight(() -> false);
      logs.add(log.toString());
    }
    assertEquals(logs.getFirst(), logs.getLast());
  }

  @Test
  void rolloutsEndWithTheOrdersOfTheCorpsAndWeighItsMelees() {
    Commander steady = GAME.commander(CommanderProfile.STEADY, 1);
    AdlgBattle battle =
        (AdlgBattle)
            OPENING.newBattle(List.of(steady, steady), new SeededDice(1), EventSink.SILENT);
    while (battle.state().corps() == AdlgState.NOBODY) {
      battle.step();
    }
    int corps = battle.state().corps();
    assertFalse(battle.endsRollout(0));
    int steps = 0;
    while (!battle.endsRollout(steps) && battle.step()) {
      steps++;
    }
    assertTrue(steps > 1);
    assertTrue(battle.state().closed[corps]);
    boolean differs = false;
    while (battle.step()) {
      double value = battle.rolloutValue(0);
      assertEquals(1, value + battle.rolloutValue(1), 1e-12);
      differs |= battle.state().isIn(AdlgState.Phase.COMBAT) && value != battle.winProbability(0);
    }
    assertTrue(differs, "a melee that is still to be fought counts");
    assertEquals(battle.winProbability(0), battle.rolloutValue(0));
  }

  /** Rollouts try what a unit does. Moves about as far in about one direction are one option. */
  @Test
  void ordersAreTriedAndMovesThatAreAlikeOnlyOnce() {
    Set<AdlgDecisionType> tried = new HashSet<>();
    Set<AdlgDecisionType> others = new HashSet<>();
    Commander looks =
        question -> {
          AdlgDecision asked = (AdlgDecision) question;
          (asked.rolloutMargin() > 0 ? tried : others).add(asked.decision());
          Set<Integer> kinds = new HashSet<>();
          int moves = 0;
          for (int option = 0; option < asked.size(); option++) {
            boolean move = asked.order(option) == AdlgOrder.MOVE;
            boolean alike = !kinds.add(asked.equivalenceKey(option));
            assertFalse(alike && asked.order(option) == AdlgOrder.STAY, asked.label(option));
            moves += move ? 1 : 0;
          }
          assertTrue(moves < 30 || kinds.size() < moves, moves + " moves, " + kinds);
          return GAME.commander(CommanderProfile.STEADY, 1).choose(question);
        };
    OPENING
        .newBattle(List.of(looks, looks), new SeededDice(3), EventSink.SILENT)
        .fight(() -> false);
    assertEquals(Set.of(AdlgDecisionType.ORDER), tried);
    assertTrue(others.contains(AdlgDecisionType.NEXT_ORDER), () -> others.toString());
  }

  @Test
  @Tag("nightly")
  void theMarshalBeatsSteady() {
    int[] wins = new int[2];
    for (int seed = 1; seed <= 20; seed++) {
      for (int side = 0; side < 2; side++) {
        Outcome outcome =
            battle(SearchEffort.Level.quick.effort(), 1, side, seed, EventSink.SILENT)
                .fight(() -> false);
        if (outcome.winner() >= 0) {
          wins[outcome.winner() == side ? 0 : 1]++;
        }
      }
    }
    assertTrue(wins[0] > wins[1], wins[0] + " to " + wins[1]);
  }
}
