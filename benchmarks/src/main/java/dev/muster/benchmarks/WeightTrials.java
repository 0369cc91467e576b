package dev.muster.benchmarks;

import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;

/**
 * Tries changed weights of the steady commander of a game against the unchanged one, in pairs of
 * battles: {@code WeightTrials GAME PAIRS CHANGES...}. CHANGES are for example {@code
 * CHARGE=1.5,NEARER=0.9}. It uses the fields and seeds from 1. Judge what it finds with {@link
 * CourseTable} and {@link PoolMatches}, whose seeds tuning never uses.
 */
public final class WeightTrials {
  private WeightTrials() {}

  /** Prints the results of each list of changes. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 3) {
      throw new IllegalArgumentException("expected: GAME PAIRS CHANGES...");
    }
    TunedGame game = TunedGame.of(args[0]);
    int pairs = Integer.parseInt(args[1]);
    List<BattleSetup> generated = game.tuning();
    List<BattleSetup> examples = game.tuningExamples();
    Supplier<Commander> steady = game.steadyWith("");
    for (String changes : List.of(args).subList(2, args.length)) {
      Supplier<Commander> changed = game.steadyWith(changes);
      System.out.println(changes);
      System.out.println("  generated fields: " + fight(generated, changed, steady, pairs));
      System.out.println("  examples: " + fight(examples, changed, steady, pairs));
    }
  }

  private static PairedBattles.Result fight(
      List<BattleSetup> fields, Supplier<Commander> one, Supplier<Commander> other, int pairs) {
    return PairedBattles.fight(fields, one, other, Math.max(1, pairs / fields.size()), 1);
  }
}
