package dev.muster.cli;

import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.ScenarioStatement;
import dev.muster.rules.check.Finding;
import dev.muster.rules.expectation.ExpectationRun;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tests what scenarios say about their battles. */
final class ScenarioTests {
  private final Terminal terminal;
  private final Batch most;
  private final double error;
  private final @Nullable String only;
  private final boolean history;

  /**
   * @param most maximum number of battles
   * @param error the chance of a wrong answer to a line
   * @param only the scenario that is tested, null for all
   * @param history whether the historical outcome is tested too
   */
  ScenarioTests(
      Terminal terminal, Batch most, double error, @Nullable String only, boolean history) {
    this.terminal = terminal;
    this.most = most;
    this.error = error;
    this.only = only;
    this.history = history;
  }

  /** Fights the scenarios of a file or a folder. With an error in it, that is what came out. */
  List<TestResult> in(Path file, StopSignal stop) {
    LoadedSources sources = LoadedSources.read(List.of(file));
    List<Finding> errors = sources.errors();
    if (!errors.isEmpty()) {
      terminal.report(terminal.err(), errors);
      return List.of(
          new TestResult(
              errors.getFirst().at().file(),
              errors.getFirst().at().line(),
              "",
              "scenarios",
              JUnitReport.Result.FAILED,
              "they cannot be fought: " + LoadedSources.counted(errors.size(), "error"),
              null));
    }
    List<String> names =
        only == null
            ? sources.loaded().scenarioNames()
            : List.of(sources.scenario(only, file).scenario().name());
    List<TestResult> results = new ArrayList<>();
    for (String name : names) {
      if (!stop.isGiven()) {
        results.addAll(fight(sources.scenario(name, file), stop));
      }
    }
    return results;
  }

  private List<TestResult> fight(BattleProgram program, StopSignal stop) {
    String name = program.scenario().name();
    try {
      return new ExpectationRun(RuleSystems.engine(program), program, most, error, this::isTested)
              .run(BattleProgress.of(terminal, most.battles(), "battles of " + name), stop::isGiven)
              .stream()
              .map(each -> TestResult.of(name, each))
              .toList();
    } catch (IllegalArgumentException e) {
      throw BatchOptions.refused(e);
    }
  }

  private boolean isTested(ScenarioStatement statement) {
    return history || !statement.measure().isHistory();
  }
}
