package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Two commanders against each other in pairs of battles: both battles of a pair have the same seed,
 * and each commander leads either side once.
 */
final class PairedBattles {
  private PairedBattles() {}

  /**
   * The result of all pairs together.
   *
   * @param wins battles the first commander won
   * @param losses battles the second commander won
   * @param broken battles in which an army broke
   */
  record Result(int wins, int losses, int battles, int broken) {
    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%d battles, %d drawn, wins %s of the decided battles, an army broke in %s",
          battles,
          battles - wins - losses,
          CommanderTable.share(wins, Math.max(1, wins + losses)),
          CommanderTable.share(broken, Math.max(1, battles)));
    }
  }

  /** An example, ready for battles. */
  static BattleSetup example(String directory, String scenario)
      throws IOException, UnreadableInputException {
    BattleProgram program =
        MusterFileLoader.load(List.of(Path.of("examples", directory))).program(scenario);
    return RuleSystems.engine(program).setUp(program);
  }

  /** Fields, ready for battles. */
  static List<BattleSetup> ready(List<BattleProgram> programs) {
    List<BattleSetup> all = new ArrayList<>();
    for (BattleProgram each : programs) {
      all.add(RuleSystems.engine(each).setUp(each));
    }
    return all;
  }

  /**
   * Fights the pairs.
   *
   * @param pairs pairs of battles on each field
   * @param seed the seed of the first pair on each field
   */
  static Result fight(
      List<BattleSetup> fields,
      Supplier<Commander> one,
      Supplier<Commander> other,
      int pairs,
      int seed) {
    int[] sums = new int[3];
    for (BattleSetup field : fields) {
      IntStream.range(seed, seed + pairs)
          .parallel()
          .mapToObj(s -> List.of(battle(field, one, other, s), battle(field, other, one, s)))
          .toList()
          .forEach(
              pair -> {
                for (int i = 0; i < 2; i++) {
                  Outcome outcome = pair.get(i);
                  sums[0] += outcome.winner() == i ? 1 : 0;
                  sums[1] += outcome.winner() == 1 - i ? 1 : 0;
                  sums[2] += outcome.sides().stream().anyMatch(Outcome.SideAccount::broken) ? 1 : 0;
                }
              });
    }
    return new Result(sums[0], sums[1], 2 * pairs * fields.size(), sums[2]);
  }

  /** Fights one battle; the first commander leads the first side. */
  static Outcome battle(
      BattleSetup field, Supplier<Commander> one, Supplier<Commander> other, long seed) {
    return field
        .newBattle(List.of(one.get(), other.get()), new SeededDice(seed), EventSink.SILENT)
        .fight(() -> false);
  }
}
