package dev.muster.cli;

import com.google.gson.JsonObject;
import dev.muster.print.analysis.BalancePage;
import dev.muster.rules.balance.BalanceHints;
import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.balance.BalanceText;
import dev.muster.rules.balance.CommanderPairings;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchReportText;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.HistoricalFit;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "balance",
    description =
        "Fights a scenario many times and reports how often each side wins and how the battles go,"
            + " with intervals.",
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
      "  muster balance examples/meeting --check",
      "  muster balance examples/dreux --until 3%% --page dreux-balance.html",
      "  muster balance examples/dreux --battles 200 --pairings steady,bold,cautious"
    })
final class BalanceCommand implements Callable<Integer> {
  private static final int USUAL_BATTLES = 1000;

  /** Battles of a run that stops when enough is known. */
  private static final int MOST_UNTIL = BalanceRun.Sampling.MOST_UNTIL;

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
      paramLabel = "N",
      description = "Number of battles (default: " + USUAL_BATTLES + ").")
  private @Nullable Integer wanted;

  private int battles = USUAL_BATTLES;

  @Mixin private BatchOptions options = new BatchOptions();

  @Option(
      names = "--effort",
      defaultValue = "usual",
      paramLabel = "quick|usual|thorough",
      description = "How many rollouts a marshal makes (default: ${DEFAULT-VALUE}).")
  private SearchEffort.Level effort = SearchEffort.Level.usual;

  @Option(
      names = "--until",
      paramLabel = "P%",
      description =
          "Fight until half the interval of the value is no wider than this, such as 3%%, but at"
              + " most "
              + MOST_UNTIL
              + " battles, or --battles.")
  private @Nullable String until;

  @Option(
      names = "--pairings",
      paramLabel = "A,B,...",
      description =
          "Also fight each of these commanders against each, to see whether it is fair whoever"
              + " leads; each pairing as many battles.")
  private @Nullable String pairings;

  @Option(
      names = "--luck",
      defaultValue = "0",
      paramLabel = "N",
      description =
          "Battles whose luck is worked out, for the share of the dice in the variance (default:"
              + " ${DEFAULT-VALUE}).")
  private int luck;

  @Option(
      names = "--page",
      paramLabel = "FILE",
      description =
          "Also write an HTML page with charts and maps of where the battles are fought; it needs no"
              + " network and no script.")
  private @Nullable Path page;

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
  public Integer call() throws IOException {
    String told = until;
    double enough =
        told == null
            ? 0
            : CommandFailure.of(() -> BalanceRun.Sampling.UNTIL.share("--until", told));
    battles = wanted == null ? enough > 0 ? MOST_UNTIL : USUAL_BATTLES : wanted;
    int most = enough > 0 ? MOST_UNTIL : BatchSimulation.MAX_BATTLES;
    if (battles < 1 || battles > most) {
      throw new CommandFailure(ExitCode.USAGE, "--battles is 1 to " + most + ", found " + battles);
    }
    if (luck < 0) {
      throw new CommandFailure(ExitCode.USAGE, "--luck is 0 or more, found " + luck);
    }
    BalanceRun.Sampling sampling =
        new BalanceRun.Sampling(
            new Batch(
                options.commanders(), options.seed(), battles, options.workers(), effort.effort()),
            enough,
            luck);
    List<CommanderProfile> minds =
        pairings == null ? List.of() : CommanderOption.readMany("--pairings", pairings);
    BattleProgram program = LoadedSources.playable(file, terminal).scenario(scenario, file);
    try (StopSignal stop = new StopSignal(terminal)) {
      return run(program, sampling, minds, stop);
    } catch (IllegalArgumentException e) {
      throw BatchOptions.refused(e);
    }
  }

  private int run(
      BattleProgram program,
      BalanceRun.Sampling sampling,
      List<CommanderProfile> minds,
      StopSignal stop)
      throws IOException {
    Engine engine = RuleSystems.engine(program);
    BalanceRun run = new BalanceRun(engine, program, sampling);
    if (page != null) {
      run.countingField();
    }
    BalanceRun.Result result =
        run.run(BatchOptions.progress(terminal, battles, "battles"), stop::isGiven);
    if (result == null) {
      throw new CommandFailure(
          ExitCode.FINDINGS, "stopped before the first of " + battles + " battles ended");
    }
    int fought = result.report().battles();
    if (!result.complete()) {
      terminal.printError(
          "stopped after "
              + fought
              + " of "
              + battles
              + " battles; the numbers are those of --battles "
              + fought);
    }
    CommanderPairings paired = pairings(engine, program, sampling, minds, stop);
    boolean missed = print(program, result, paired);
    if (page != null) {
      String html =
          BalancePage.html(program, result.report(), result.course(), paired, result.field());
      PlayedBattleRun.write(page, html);
      if (!json) {
        terminal.println("written: " + page);
      }
    }
    return !result.complete() || (check && missed) ? ExitCode.FINDINGS : ExitCode.OK;
  }

  /**
   * Returns the results of each commander against each other, with the same dice; null if not
   * requested.
   */
  private @Nullable CommanderPairings pairings(
      Engine engine,
      BattleProgram program,
      BalanceRun.Sampling sampling,
      List<CommanderProfile> minds,
      StopSignal stop) {
    List<CommanderPairings.Pairing> found = new ArrayList<>();
    for (CommanderProfile one : minds) {
      for (CommanderProfile other : minds) {
        BalanceRun.Sampling led =
            new BalanceRun.Sampling(
                sampling.batch().ledBy(List.of(one, other)), sampling.until(), 0);
        String names = CommanderPairings.name(one) + " against " + CommanderPairings.name(other);
        BalanceRun.Result result =
            stop.isGiven()
                ? null
                : new BalanceRun(engine, program, led)
                    .run(
                        BatchOptions.progress(terminal, battles, "battles, " + names),
                        stop::isGiven);
        if (result != null) {
          found.add(
              new CommanderPairings.Pairing(
                  one, other, result.report().battles(), result.course().value().getFirst()));
        }
      }
    }
    return found.isEmpty()
        ? null
        : new CommanderPairings(
            program.scenario().sides().stream().map(side -> side.name()).toList(), found);
  }

  /** Reports the numbers, and answers whether one of the scenario's statements is missed. */
  private boolean print(
      BattleProgram program, BalanceRun.Result result, @Nullable CommanderPairings paired) {
    BatchSimulation.Report report = result.report();
    List<HistoricalFit> agreements = HistoricalFit.compare(program.scenario(), report);
    List<String> hints = BalanceHints.of(program.scenario(), result.course());
    if (json) {
      JsonObject numbers = RecordJson.tree(report).getAsJsonObject();
      numbers.add("agreements", RecordJson.tree(agreements));
      numbers.add("course", RecordJson.tree(result.course()));
      numbers.add("hints", RecordJson.tree(hints));
      if (paired != null) {
        numbers.add("pairings", RecordJson.tree(paired.pairings()));
      }
      terminal.println(RecordJson.line(numbers));
    } else {
      String battles = report.battles() == 1 ? "1 battle" : report.battles() + " battles";
      terminal.println(battles + ", " + BatchReportText.rounds(report));
      BatchReportText.results(report).forEach(line -> terminal.println("  " + line));
      BalanceText words = new BalanceText(report.sides(), result.course());
      printPart("How the battles go:", words.shape());
      printPart("Losses, arrivals, history:", words.details());
      printPart("Whoever leads:", paired == null ? List.of() : paired.lines());
      printPart(
          "What the scenario says:", BatchReportText.historicalFits(program.scenario(), report));
      printPart("Worth a look:", hints);
    }
    if (check && agreements.isEmpty()) {
      terminal.printError(
          "--check holds nothing here: "
              + program.scenario().name()
              + " has neither an expect nor a history");
    }
    return agreements.stream().anyMatch(each -> each.verdict() == HistoricalFit.Verdict.MISSED);
  }

  private void printPart(String title, List<String> lines) {
    if (!lines.isEmpty()) {
      terminal.println(title);
      lines.forEach(line -> terminal.println("  " + line));
    }
  }
}
