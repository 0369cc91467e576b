package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each game counts the luck of its throws, which is 0 on average. */
@Tag("slow")
class GameLuckTest {
  private static final long SEED = Long.getLong("muster.seed", 11);

  /** Standard errors that no mean of 0 exceeds, one in 150,000 aside. */
  private static final double MOST = 4.5;

  private static final int KINDS = ThrowLuck.Kind.values().length;

  private static void isZero(String example, int battles) throws Exception {
    BattleProgram program =
        MusterFileLoader.load(List.of(Path.of("../examples", example))).program(null);
    Engine engine = RuleSystems.engine(program);
    BattleSetup setup = engine.setUp(program);
    double[] sums = new double[2 * KINDS];
    double[] squares = new double[2 * KINDS];
    for (int i = 0; i < battles; i++) {
      double[] one = new double[2 * KINDS];
      Outcome counted =
          fight(
              setup,
              engine,
              program,
              i,
              EventSink.counting(
                  (side, kind, above) -> one[side * KINDS + kind.ordinal()] += above));
      if (i == 0) {
        assertEquals(fight(setup, engine, program, i, EventSink.SILENT), counted);
      }
      for (int column = 0; column < one.length; column++) {
        double luck = one[column] / ThrowLuck.UNIT;
        sums[column] += luck;
        squares[column] += luck * luck;
      }
    }
    for (int column = 0; column < sums.length; column++) {
      double errors = sums[column] / Math.sqrt(squares[column]);
      String told =
          String.format(
              Locale.ROOT,
              "%s, seed %d, %d battles: side %d, %s: %.2f per battle, %.2f standard errors",
              example,
              SEED,
              battles,
              column / KINDS,
              ThrowLuck.Kind.values()[column % KINDS],
              sums[column] / battles,
              errors);
      System.out.println(told);
      assertTrue(squares[column] > 0, told);
      assertTrue(Math.abs(errors) < MOST, told);
    }
  }

  private static Outcome fight(
      BattleSetup setup, Engine engine, BattleProgram program, int which, EventSink sink) {
    long seed = BatchSimulation.seed(SEED, which);
    List<Commander> commanders = engine.commanders(program, seed);
    Battle battle = setup.newBattle(commanders, new SeededDice(seed), sink);
    return battle.fight(() -> false);
  }

  @ParameterizedTest
  @CsvSource({"meeting,60", "pavia,40", "even-table,12"})
  void luckIsZeroOnAverage(String example, int battles) throws Exception {
    isZero(example, battles);
  }

  @ParameterizedTest
  @Tag("nightly")
  @CsvSource({"meeting,2000", "dreux,1000", "pavia,1000", "rocroi-boxgrid,1000", "even-table,150"})
  void luckIsZeroOnAverageOfManyBattles(String example, int battles) throws Exception {
    isZero(example, battles);
  }
}
