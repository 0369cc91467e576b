package dev.muster.benchmarks;

import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.snaphance.commander.SnaphanceOpponents;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;

/**
 * Tries changed weights of the steady commander of Snaphance against the unchanged one, in pairs of
 * battles: {@code WeightTrials PAIRS CHANGES...}. CHANGES are for example {@code
 * CHARGE=1.5,NEARER=0.9}. It uses the fields and seeds from 1. Judge what it finds with {@link
 * CourseTable} and {@link PoolMatches}, whose seeds tuning never uses.
 */
public final class WeightTrials {
  private WeightTrials() {}

  /** Prints the results of each list of changes. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 2) {
      throw new IllegalArgumentException("expected: PAIRS CHANGES...");
    }
    int pairs = Integer.parseInt(args[0]);
    List<BattleSetup> generated =
        PairedBattles.ready(GeneratedFields.tuning(GeneratedFields::snaphance));
    List<BattleSetup> examples =
        List.of(
            PairedBattles.example("meeting", "Meeting"), PairedBattles.example("dreux", "Dreux"));
    Supplier<Commander> steady = SnaphanceOpponents.steadyWith("");
    for (String changes : List.of(args).subList(1, args.length)) {
      Supplier<Commander> changed = SnaphanceOpponents.steadyWith(changes);
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
