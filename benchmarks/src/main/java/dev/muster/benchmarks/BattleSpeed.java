package dev.muster.benchmarks;

import com.sun.management.ThreadMXBean;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * Battles of each game, by the processor time of one thread, which other work on the machine
 * disturbs less than the clock: {@code BattleSpeed [SECONDS]}. The games are measured by turns, so
 * that one can be held beside the other. The last lines of a commander count; the first ones warm
 * up.
 */
public final class BattleSpeed {
  private static final int LINES = 4;

  private final ThreadMXBean clock = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final String name;
  private final Engine engine;
  private final BattleSetup opening;
  private long decisions;

  private BattleSpeed(String directory, String scenario)
      throws IOException, UnreadableInputException {
    BattleProgram program = MusterFileLoader.load(List.of(Path.of(directory))).program(scenario);
    name = scenario;
    engine = RuleSystems.engine(program);
    opening = engine.setUp(program);
  }

  /** Measures steady and random commanders. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    int seconds = args.length == 0 ? 5 : Integer.parseInt(args[0]);
    List<BattleSpeed> games =
        List.of(
            new BattleSpeed("examples/dreux", "Dreux"),
            new BattleSpeed("examples/pavia", "Pavia"),
            new BattleSpeed("examples/two-lines", "TwoLines"),
            new BattleSpeed("examples/breitenfeld", "Breitenfeld"),
            new BattleSpeed("examples/even-table", "EvenTable"));
    for (CommanderProfile temper : List.of(CommanderProfile.STEADY, CommanderProfile.RANDOM)) {
      for (int line = 0; line < LINES; line++) {
        for (BattleSpeed each : games) {
          each.measure(temper, seconds);
        }
      }
    }
    for (int line = 0; line < LINES; line++) {
      for (BattleSpeed each : games) {
        each.measureCopies(seconds);
      }
    }
  }

  private void measure(CommanderProfile temper, int seconds) {
    long start = clock.getCurrentThreadCpuTime();
    long allocated = clock.getCurrentThreadAllocatedBytes();
    decisions = 0;
    long battles = 0;
    long activations = 0;
    while (clock.getCurrentThreadCpuTime() - start < seconds * 1_000_000_000L) {
      Battle battle =
          opening.newBattle(
              List.of(
                  counting(engine.commander(temper, battles)),
                  counting(engine.commander(temper, battles + 1))),
              new SeededDice(battles),
              EventSink.SILENT);
      battle.fight(() -> false);
      activations += battle instanceof SnaphanceBattle ours ? ours.activations() : 0;
      battles++;
    }
    double spent = (clock.getCurrentThreadCpuTime() - start) / 1e9;
    double bytes = clock.getCurrentThreadAllocatedBytes() - allocated;
    System.out.printf(
        Locale.ROOT,
        "%s %s: %.0f battles/s, %.0f activations/s, %.0f decisions/s; a battle: %.0f activations,"
            + " %.0f decisions, %.0f bytes%n",
        name,
        temper,
        battles / spent,
        activations / spent,
        decisions / spent,
        (double) activations / battles,
        (double) decisions / battles,
        bytes / battles);
  }

  /** What it costs to copy a battle in the middle of it, to set another back to it, to compare. */
  private void measureCopies(int seconds) {
    List<Commander> minds = List.of(Commander.takingDefaults(), Commander.takingDefaults());
    Battle middle = opening.newBattle(minds, new SeededDice(1), EventSink.SILENT);
    while (middle.round() < 4) {
      middle.step();
    }
    Battle other = opening.newBattle(minds, new SeededDice(2), EventSink.SILENT);
    double copy =
        nanoseconds(seconds, () -> middle.copy(minds, new SeededDice(3), EventSink.SILENT).round());
    double set =
        nanoseconds(
            seconds,
            () -> {
              other.copyFrom(middle);
              return other.round();
            });
    double fingerprint = nanoseconds(seconds, other::fingerprint);
    System.out.printf(
        Locale.ROOT,
        "%s copy: %.0f ns; set back: %.0f ns; fingerprint: %.0f ns%n",
        name,
        copy,
        set,
        fingerprint);
  }

  private double nanoseconds(int seconds, LongSupplier work) {
    long start = clock.getCurrentThreadCpuTime();
    long times = 0;
    long sum = 0;
    while (clock.getCurrentThreadCpuTime() - start < seconds * 1_000_000_000L) {
      for (int i = 0; i < 1000; i++) {
        sum += work.getAsLong();
      }
      times += 1000;
    }
    double spent = clock.getCurrentThreadCpuTime() - start;
    return sum == 0 ? Double.NaN : spent / times;
  }

  private Commander counting(Commander mind) {
    return question -> {
      decisions++;
      return mind.choose(question);
    };
  }
}
