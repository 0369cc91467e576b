package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.snaphance.battle.GeneratedSnaphanceBattles;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.commander.SnaphanceCommanders;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The rides of a General that are kept between questions are those found anew. */
class KeptRidesTest {
  private static final long FIRST = 1600;
  private static final int BATTLES = 20;

  private int compared;

  @Test
  void keptRidesAreThoseFoundAnew() {
    for (long seed = FIRST; seed < FIRST + BATTLES; seed++) {
      BattleProgram program = GeneratedSnaphanceBattles.of(seed);
      List<Commander> both =
          List.of(
              comparing(SnaphanceCommanders.of(CommanderProfile.STEADY, seed), seed),
              comparing(SnaphanceCommanders.of(CommanderProfile.RANDOM, seed), seed));
      new SnaphanceBattle(program, both, new SeededDice(seed), EventSink.SILENT).fight(() -> false);
    }
    assertTrue(compared > 400, () -> compared + " rides");
  }

  /** The commander, who compares the rides of each question about one first. */
  private Commander comparing(Commander mind, long seed) {
    return question -> {
      SnaphanceDecision choice = (SnaphanceDecision) question;
      if (choice.decision() == SnaphanceDecisionType.GENERAL_MOVE
          && choice.stand() == SnaphanceState.GONE) {
        compared++;
        assertEquals(found(choice), offered(choice), () -> "seed " + seed);
      }
      return mind.choose(question);
    };
  }

  private static List<Integer> offered(Decision question) {
    SnaphanceDecision choice = (SnaphanceDecision) question;
    return IntStream.range(0, choice.size())
        .filter(option -> choice.order(option) == SnaphanceOrder.GENERAL_TO)
        .mapToObj(choice::number)
        .toList();
  }

  /** The hexes he can reach, each found by the steps that are left. */
  private static List<Integer> found(SnaphanceDecision choice) {
    SnaphanceState table = choice.table();
    int[] left = new int[table.grid.size()];
    Arrays.fill(left, -1);
    ride(table, choice.side(), table.general[choice.group()], table.rules.generalMove, left);
    return IntStream.range(0, left.length)
        .filter(hex -> left[hex] >= 0 && hex != table.general[choice.group()])
        .boxed()
        .toList();
  }

  private static void ride(SnaphanceState table, int side, int hex, int rest, int[] left) {
    left[hex] = rest;
    for (int d = 0; d < 6 && rest > 0; d++) {
      int next = table.grid.neighbour(hex, d);
      if (next >= 0
          && left[next] < rest - 1
          && !table.ground.impassable(hex, d)
          && table.enemyIn(next, side) == SnaphanceState.GONE) {
        ride(table, side, next, rest - 1, left);
      }
    }
  }
}
