package dev.muster.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.muster.dsl.standalone.SourceFolder;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.PercentRange;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.json.RecordJson;
import java.io.IOException;
import java.nio.file.Files;
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
    name = "test",
    description =
        "Fights scenarios until it is known whether what they expect holds, and plays situations.",
    footer = {
      "",
      "Each line of expect passes if the number surely lies in its range, fails if it surely does"
          + " not, and is open if --battles do not tell. A number at the very end of its range stays"
          + " open. It looks after 100, 200, 400 battles and so on, and stops when all is known; the"
          + " chance of a wrong answer is at most --error, however often it looks.",
      "A line of expect odds is worked out exactly, without a battle.",
      "A situation passes if it goes as its file says.",
      "The same seed gives the same answers on any number of threads.",
      "Exit code 1 if one of them fails, or is open with --strict.",
      "",
      "Examples:",
      "  muster test examples/meeting",
      "  muster test examples/situations examples/lutzen --junit results.xml",
      "  muster test saturday --watch"
    })
final class TestCommand implements Callable<Integer> {
  private static final int MOST_BATTLES = 1_000_000;
  private static final PercentRange ERROR = new PercentRange(0.0001, 20, "1%");
  private static final int MILLISECONDS_BETWEEN_LOOKS = 300;

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = ".muster and .situation files, or directories.")
  private List<Path> files = List.of();

  @Option(
      names = "--scenario",
      paramLabel = "NAME",
      description = "Test this scenario only, and no situation.")
  private @Nullable String scenario;

  @Option(
      names = "--battles",
      defaultValue = "3200",
      paramLabel = "N",
      description = "The most battles of a scenario (default: ${DEFAULT-VALUE}).")
  private int battles;

  @Option(
      names = "--error",
      defaultValue = "1%",
      paramLabel = "P%",
      description = "Chance of a wrong answer to one line (default: ${DEFAULT-VALUE}).")
  private String error = "";

  @Mixin private BatchOptions options = new BatchOptions();

  @Option(
      names = "--history",
      description = "Test the history of the scenario too: its result, and the SP lost.")
  private boolean history;

  @Option(names = "--strict", description = "Exit code 1 also if a line is open.")
  private boolean strict;

  @Mixin private JUnitOption junit = new JUnitOption();

  @Option(names = "--json", description = "Print the results as one JSON object.")
  private boolean json;

  @Option(
      names = "--watch",
      description = "Test again each time a Muster file is saved, until you press Ctrl-C.")
  private boolean watch;

  TestCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (battles < 2 || battles > MOST_BATTLES) {
      throw new CommandFailure(
          ExitCode.USAGE, "--battles is 2 to " + MOST_BATTLES + ", found " + battles);
    }
    if (watch && json) {
      throw new CommandFailure(ExitCode.USAGE, "--json prints one result; leave --watch out");
    }
    for (Path file : files) {
      if (!Files.exists(file)) {
        throw new CommandFailure(ExitCode.USAGE, "no such file: " + file);
      }
    }
    junit.check();
    ScenarioTests scenarios =
        new ScenarioTests(
            terminal,
            new Batch(
                options.commanders(),
                options.seed(),
                battles,
                options.workers(),
                SearchEffort.USUAL),
            CommandFailure.of(() -> ERROR.share("--error", error)),
            scenario,
            history);
    try (StopSignal stop = new StopSignal(terminal)) {
      FileWatch saved = new FileWatch(watch ? files : List.of());
      int exit = test(scenarios, stop);
      return watch ? watch(scenarios, stop, saved) : exit;
    }
  }

  private int watch(ScenarioTests scenarios, StopSignal stop, FileWatch saved) throws IOException {
    terminal.println("Waiting for a file to be saved; Ctrl-C ends.");
    terminal.out().flush();
    int exit = ExitCode.OK;
    while (!stop.isGiven()) {
      try {
        Thread.sleep(MILLISECONDS_BETWEEN_LOOKS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return exit;
      }
      if (!stop.isGiven() && saved.hasChanged()) {
        terminal.println("");
        try {
          exit = test(scenarios, stop);
        } catch (CommandFailure | IOException e) {
          // The next save may fix it.
          exit = Main.failed(terminal, e);
          terminal.err().flush();
        }
        terminal.out().flush();
      }
    }
    return exit;
  }

  private int test(ScenarioTests scenarios, StopSignal stop) throws IOException {
    List<TestResult> results = new ArrayList<>();
    for (Path file : files) {
      boolean folder = Files.isDirectory(file);
      if (folder ? holdsBattles(file) : !isSituation(file)) {
        for (TestResult each : scenarios.in(file, stop)) {
          tell(each, results);
        }
      }
      if (scenario == null) {
        List<Path> situations =
            folder ? SituationFolder.in(file) : isSituation(file) ? List.of(file) : List.of();
        for (Path each : situations) {
          if (!stop.isGiven()) {
            tell(TestResult.of(each), results);
          }
        }
      }
    }
    if (results.isEmpty() && !stop.isGiven()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "there is nothing to test: no scenario with an expect, and no situation; write a line"
              + " such as expect draw 0%..20% into the scenario");
    }
    junit.write("muster test", results.stream().map(TestResult::testCase).toList());
    if (json) {
      JsonArray all = new JsonArray();
      results.forEach(each -> all.add(each.json()));
      JsonObject object = new JsonObject();
      object.add("results", all);
      terminal.println(RecordJson.line(object));
    } else {
      terminal.println(TestResult.summary(results));
    }
    boolean failed =
        results.stream()
            .anyMatch(
                each ->
                    each.result() == JUnitReport.Result.FAILED
                        || strict && each.result() == JUnitReport.Result.SKIPPED);
    return failed || stop.isGiven() ? ExitCode.FINDINGS : ExitCode.OK;
  }

  private void tell(TestResult result, List<TestResult> all) {
    all.add(result);
    if (!json) {
      terminal.println(result.text());
      terminal.out().flush();
    }
  }

  private static boolean isSituation(Path file) {
    return file.toString().endsWith(SituationFolder.ENDING);
  }

  private static boolean holdsBattles(Path folder) throws IOException {
    return !SourceFolder.files(folder).isEmpty();
  }
}
