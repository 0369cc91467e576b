package dev.muster.benchmarks;

import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.snaphance.commander.SnaphanceOpponents;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The steady commander of Snaphance against a pool of opponents, in pairs of battles: {@code
 * PoolMatches PAIRS [tuning|held-out [OPPONENT]]}. PAIRS is the number per example, and on all
 * generated fields together. The second argument selects the generated fields and the seeds: those
 * from 1, or those from 9001, which tuning never uses; by default the latter.
 */
public final class PoolMatches {
  private PoolMatches() {}

  /** Prints a line for each opponent and field. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 1 || args.length > 3) {
      throw new IllegalArgumentException("expected: PAIRS [tuning|held-out [OPPONENT]]");
    }
    int pairs = Integer.parseInt(args[0]);
    boolean tuning = args.length > 1 && args[1].equals("tuning");
    String only = args.length > 2 ? args[2] : "";
    List<BattleSetup> generated =
        PairedBattles.ready(
            tuning
                ? GeneratedFields.tuning(GeneratedFields::snaphance)
                : GeneratedFields.heldOut(GeneratedFields::snaphance));
    int seed = tuning ? 1 : GeneratedFields.FIRST_SEED;
    Supplier<Commander> steady = SnaphanceOpponents.steadyWith("");
    for (Map.Entry<String, Supplier<Commander>> each : SnaphanceOpponents.pool().entrySet()) {
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
      for (String[] example :
          new String[][] {{"meeting", "Meeting"}, {"dreux", "Dreux"}, {"seneffe", "Seneffe"}}) {
        List<BattleSetup> field = List.of(PairedBattles.example(example[0], example[1]));
        System.out.println(
            example[1]
                + ", "
                + name
                + ": "
                + PairedBattles.fight(field, steady, other, pairs, seed));
      }
    }
  }
}
