package dev.muster.benchmarks;

import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The steady commander of a game against a pool of opponents, in pairs of battles: {@code
 * PoolMatches GAME PAIRS [tuning|held-out [OPPONENT]]}. PAIRS is the number per example, and on all
 * generated fields together. The second argument selects the generated fields and the seeds: those
 * from 1, or those from 9001, which tuning never uses; by default the latter.
 */
public final class PoolMatches {
  private PoolMatches() {}

  /** Prints a line for each opponent and field. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 2 || args.length > 4) {
      throw new IllegalArgumentException("expected: GAME PAIRS [tuning|held-out [OPPONENT]]");
    }
    TunedGame game = TunedGame.of(args[0]);
    int pairs = Integer.parseInt(args[1]);
    boolean tuning = args.length > 2 && args[2].equals("tuning");
    String only = args.length > 3 ? args[3] : "";
    List<BattleSetup> generated = tuning ? game.tuning() : game.heldOut();
    Map<String, BattleSetup> examples = game.examples();
    int seed = tuning ? 1 : GeneratedFields.FIRST_SEED;
    Supplier<Commander> steady = game.steadyWith("");
    for (Map.Entry<String, Supplier<Commander>> each : game.pool().entrySet()) {
      String name = each.getKey();
      Supplier<Commander> other = each.getValue();
      if (!only.isEmpty() && !only.equals(name)) {
        continue;
      }
      System.out.println(
          "generated fields, "
              + name
              + ": "
              + PairedBattles.fight(
                  generated, steady, other, Math.max(1, pairs / generated.size()), seed));
      examples.forEach(
          (example, field) ->
              System.out.println(
                  example
                      + ", "
                      + name
                      + ": "
                      + PairedBattles.fight(List.of(field), steady, other, pairs, seed)));
    }
  }
}
