package dev.muster.cli;

import com.google.gson.JsonObject;
import dev.muster.rules.batch.BatchReportText;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.HistoricalFit;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "balance",
    description =
        "Fights a scenario many times and reports how often each side wins, with intervals.",
    footer = {
      "",
      "It compares the result with the expectations and the history of the scenario: met if the"
          + " whole 95 %% interval is within the stated range, missed if no part of it is,"
          + " otherwise open. Losses in the history are compared with the SP lost.",
      "The same seed gives the same numbers on any number of threads.",
      "Ctrl-C stops the battles and prints the numbers so far.",
      "",
      "Examples:",
      "  muster balance examples/dreux --battles 1000",
      "  muster balance examples/dreux --battles 200 --commanders bold,cautious --json",
      "  muster balance examples/meeting --check"
    })
final class BalanceCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "FILE", description = "A .muster file, or a directory.")
  private Path file = Path.of("");

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "SCENARIO",
      description = "Required if the files contain more than one.")
  private @Nullable String scenario;

  @Option(
      names = "--battles",
      defaultValue = "1000",
      paramLabel = "N",
      description = "Number of battles (default: ${DEFAULT-VALUE}).")
  private int battles;

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "N",
      description = "Seed of all the dice (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "Number of threads (default: one per core).")
  private @Nullable Integer threads;

  @Option(
      names = "--commanders",
      paramLabel = "A,B",
      description =
          "steady, bold, cautious, random or marshal for each side; default: the scenario's. A"
              + " marshal leads in ${bundle:"
              + HelpTexts.MARSHAL
              + "}.")
  private @Nullable String commanders;

  @Option(
      names = "--effort",
      defaultValue = "usual",
      paramLabel = "quick|usual|thorough",
      description = "How many rollouts a marshal makes (default: ${DEFAULT-VALUE}).")
  private SearchEffort.Level effort = SearchEffort.Level.usual;

  @Option(names = "--json", description = "Print the numbers as one JSON object.")
  private boolean json;

  @Option(
      names = "--check",
      description = "Exit code 1 if an expectation or the history of the scenario is missed.")
  private boolean check;

  BalanceCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (battles < 1 || battles > BatchSimulation.MAX_BATTLES) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--battles is 1 to " + BatchSimulation.MAX_BATTLES + ", found " + battles);
    }
    int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    if (workers < 1 || workers > 1024) {
      throw new CommandFailure(ExitCode.USAGE, "--threads is 1 to 1024, found " + workers);
    }
    List<CommanderProfile> tempers = CommanderOption.read(commanders);
    BattleProgram program = LoadedSources.playable(file, terminal).scenario(scenario, file);
    AtomicBoolean stop = new AtomicBoolean();
    CountDownLatch told = new CountDownLatch(1);
    // Ctrl-C: the JVM goes down when the numbers so far are reported
    Thread hook =
        new Thread(
            () -> {
              stop.set(true);
              awaited(told);
            });
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      boolean missed =
          print(
              program,
              BatchSimulation.run(
                  RuleSystems.engine(program),
                  program,
                  tempers,
                  seed,
                  battles,
                  workers,
                  effort.effort(),
                  progress(),
                  stop::get));
      return check && missed ? ExitCode.FINDINGS : ExitCode.OK;
    } catch (BatchSimulation.Cancelled e) {
      return stopped(program, e.soFar());
    } catch (BatchSimulation.TooManyBattles e) {
      throw new CommandFailure(ExitCode.FINDINGS, e.messageWithEstimate(System::nanoTime));
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(ExitCode.FINDINGS, String.valueOf(e.getMessage()));
    } finally {
      terminal.out().flush();
      terminal.err().flush();
      told.countDown();
      unhook(hook);
    }
  }

  private int stopped(BattleProgram program, BatchSimulation.@Nullable Report soFar) {
    if (soFar == null) {
      throw new CommandFailure(
          ExitCode.FINDINGS, "stopped before the first of " + battles + " battles ended");
    }
    terminal.printError(
        "stopped after "
            + soFar.battles()
            + " of "
            + battles
            + " battles; the numbers are those of --battles "
            + soFar.battles());
    print(program, soFar);
    return ExitCode.FINDINGS;
  }

  private static void awaited(CountDownLatch told) {
    try {
      if (!told.await(10, TimeUnit.SECONDS)) {
        return; // a battle that does not end is no reason to stay
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void unhook(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // the JVM is going down already
    }
  }

  /** A line of progress on a terminal; nothing if the output is read by a program. */
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

  /** Reports the numbers, and answers whether one of the scenario's statements is missed. */
  private boolean print(BattleProgram program, BatchSimulation.Report report) {
    List<HistoricalFit> agreements = HistoricalFit.compare(program.scenario(), report);
    if (json) {
      JsonObject numbers = RecordJson.tree(report).getAsJsonObject();
      numbers.add("agreements", RecordJson.tree(agreements));
      terminal.println(RecordJson.line(numbers));
    } else {
      String battles = report.battles() == 1 ? "1 battle" : report.battles() + " battles";
      terminal.println(battles + ", " + BatchReportText.rounds(report));
      BatchReportText.results(report).forEach(line -> terminal.println("  " + line));
      List<String> lines = BatchReportText.historicalFits(program.scenario(), report);
      if (!lines.isEmpty()) {
        terminal.println("What the scenario says:");
        lines.forEach(line -> terminal.println("  " + line));
      }
    }
    if (check && agreements.isEmpty()) {
      terminal.printError(
          "--check holds nothing here: "
              + program.scenario().name()
              + " has neither an expect nor a history");
    }
    return agreements.stream().anyMatch(each -> each.verdict() == HistoricalFit.Verdict.MISSED);
  }
}
