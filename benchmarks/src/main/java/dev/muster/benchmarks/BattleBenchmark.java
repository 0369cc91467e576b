package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.report.TextReport;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.commander.SnaphanceCommanders;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Battles of Dreux a second and thread, with the decisions taken and the activations of stands in
 * them.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 4)
@Measurement(iterations = 10, time = 3)
@Fork(1)
public class BattleBenchmark {
  @Param({"steady", "random"})
  public String commander = "steady";

  private long seed;
  private BattleProgram program;
  private SnaphanceBattle.Opening opening;

  /** What is counted beside the battles. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counted {
    public long decisions;
    public long activations;
  }

  /** Loads the scenario once. */
  @Setup
  public void load() throws Exception {
    program = MusterFileLoader.load(List.of(Path.of("examples/dreux"))).program("Dreux");
    opening = new SnaphanceBattle.Opening(program);
  }

  private List<Commander> counting(Counted counted) {
    CommanderProfile temper = CommanderProfile.valueOf(commander.toUpperCase(Locale.ROOT));
    Commander one = SnaphanceCommanders.of(temper, seed);
    Commander other = SnaphanceCommanders.of(temper, seed + 1);
    return List.of(
        question -> {
          counted.decisions++;
          return one.choose(question);
        },
        question -> {
          counted.decisions++;
          return other.choose(question);
        });
  }

  /** Nobody listens. */
  @Benchmark
  public Outcome silent(Counted counted) {
    seed++;
    SnaphanceBattle battle =
        opening.newBattle(counting(counted), new SeededDice(seed), EventSink.SILENT);
    Outcome outcome = battle.fight(() -> false);
    counted.activations += battle.activations();
    return outcome;
  }

  /** The whole report is written. */
  @Benchmark
  public int reported(Counted counted) {
    seed++;
    StringBuilder text = new StringBuilder();
    TextReport log = new TextReport(text, RuleSystems.eventFormatter(program));
    opening.newBattle(counting(counted), new SeededDice(seed), log).fight(() -> false);
    return text.length();
  }
}
