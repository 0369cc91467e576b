package dev.muster.cli;

import dev.muster.rules.battle.Sweep;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Temper;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "balance",
    description = "Fights a scenario many times and says who wins how often, and how sure that is.",
    footer = {
      "",
      "The same seed gives the same numbers on any number of threads.",
      "",
      "Examples:",
      "  muster balance examples/dreux --battles 1000",
      "  muster balance examples/dreux --battles 200 --commanders bold,cautious --json"
    })
final class BalanceCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "FILE", description = "A .muster file, or a directory.")
  private Path file = Path.of("");

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "SCENARIO",
      description = "Needed where the files hold more than one.")
  private @Nullable String scenario;

  @Option(
      names = "--battles",
      defaultValue = "1000",
      paramLabel = "N",
      description = "How many battles (default: ${DEFAULT-VALUE}).")
  private int battles;

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "N",
      description = "Seed of all the dice (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--threads", paramLabel = "T", description = "Default: one for each core.")
  private @Nullable Integer threads;

  @Option(
      names = "--commanders",
      paramLabel = "A,B",
      description = "steady, bold, cautious or random for each side; default: the scenario's.")
  private @Nullable String commanders;

  @Option(names = "--json", description = "The numbers as one JSON object.")
  private boolean json;

  BalanceCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (battles < 1 || battles > Sweep.MOST) {
      throw new Refusal(Exit.USAGE, "--battles is 1 to " + Sweep.MOST + ", found " + battles);
    }
    int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    if (workers < 1 || workers > 1024) {
      throw new Refusal(Exit.USAGE, "--threads is 1 to 1024, found " + workers);
    }
    List<Temper> tempers = tempers();
    BattleProgram program = Sources.playable(file, terminal).scenario(scenario, file);
    Thread main = Thread.currentThread();
    Thread stop = new Thread(main::interrupt);
    try {
      Runtime.getRuntime().addShutdownHook(stop);
      Sweep.Report report =
          Sweep.run(program, tempers, seed, battles, workers, progress(), main::isInterrupted);
      print(report);
      return Exit.OK;
    } catch (CancellationException e) {
      throw new Refusal(Exit.FINDINGS, "stopped before all battles were fought");
    } catch (IllegalArgumentException e) {
      throw new Refusal(Exit.FINDINGS, String.valueOf(e.getMessage()));
    } finally {
      unhook(stop);
    }
  }

  private static void unhook(Thread stop) {
    try {
      Runtime.getRuntime().removeShutdownHook(stop);
    } catch (IllegalStateException e) {
      // the JVM is going down already
    }
  }

  private @Nullable List<Temper> tempers() {
    if (commanders == null) {
      return null;
    }
    List<String> names = Arrays.asList(commanders.split(",", -1));
    try {
      List<Temper> tempers =
          names.stream()
              .map(name -> Temper.valueOf(name.strip().toUpperCase(Locale.ROOT)))
              .toList();
      if (tempers.size() == 2) {
        return tempers;
      }
    } catch (IllegalArgumentException e) {
      // told below
    }
    throw new Refusal(
        Exit.USAGE,
        "--commanders names two of steady, bold, cautious, random, such as steady,bold; found "
            + commanders);
  }

  /** A line of progress on a terminal; nothing where the output is read by a program. */
  private IntConsumer progress() {
    if (!terminal.colour()) {
      return done -> {};
    }
    int step = Math.max(1, battles / 100);
    return done -> {
      if (done % step == 0 || done == battles) {
        String end = done == battles ? "\r\u001b[K" : "\r";
        terminal.err().print("  " + done + " of " + battles + " battles" + end);
        terminal.err().flush();
      }
    };
  }

  private void print(Sweep.Report report) {
    if (json) {
      terminal.say(RecordJson.line(RecordJson.tree(report)));
      return;
    }
    terminal.say(report.battles() + " battles, " + one(report.rounds()) + " rounds on average");
    for (int s = 0; s < 2; s++) {
      terminal.say(
          String.format(
              Locale.ROOT,
              "  %-16s wins %s, breaks in %s, loses %s of its Break Points",
              report.sides().get(s),
              share(report.wins().get(s), report.battles()),
              percent((double) report.broken().get(s) / report.battles()),
              percent(report.losses().get(s))));
    }
    terminal.say(
        String.format(Locale.ROOT, "  %-16s %s", "drawn", share(report.draws(), report.battles())));
  }

  private static String share(int hits, int of) {
    Sweep.Share share = Sweep.Share.of(hits, of);
    return percent(share.estimate())
        + " ("
        + percent(share.low())
        + " to "
        + percent(share.high())
        + ")";
  }

  private static String percent(double share) {
    return one(100 * share) + " %";
  }

  private static String one(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
