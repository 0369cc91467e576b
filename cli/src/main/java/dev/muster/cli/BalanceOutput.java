package dev.muster.cli;

import com.google.gson.JsonObject;
import dev.muster.print.analysis.BalancePage;
import dev.muster.rules.balance.BalanceHints;
import dev.muster.rules.balance.BalanceReport;
import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.balance.CommanderPairings;
import dev.muster.rules.balance.SkillRun;
import dev.muster.rules.batch.BatchReportText;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.HistoricalFit;
import dev.muster.rules.files.UnwritableFileException;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Formats the statistics of many battles. */
final class BalanceOutput {
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

  /** Returns whether to record where the battles are fought. */
  boolean wantsField() {
    return page != null;
  }

  /**
   * Reports the numbers.
   *
   * @param levels of skill; empty if they were not fought
   * @param led options with which a single battle of the run is fought; empty for none
   * @return the exit code
   */
  int report(
      Terminal terminal,
      BattleProgram program,
      BalanceRun.Result result,
      List<SkillRun.Level> levels,
      String led)
      throws UnwritableFileException {
    CommanderPairings paired = result.sums().commanderPairings(program);
    boolean missed = print(terminal, program, result, paired, levels, led);
    if (page != null) {
      String html = BalancePage.html(program, result, paired, levels);
      PlayedBattleRun.write(page, html);
      if (!json) {
        terminal.println("written: " + page);
      }
    }
    return !result.complete() || (check && missed) ? ExitCode.FINDINGS : ExitCode.OK;
  }

  /** Prints the numbers, and answers whether one of the scenario's statements is missed. */
  private boolean print(
      Terminal terminal,
      BattleProgram program,
      BalanceRun.Result result,
      @Nullable CommanderPairings paired,
      List<SkillRun.Level> levels,
      String led) {
    BatchSimulation.Report report = result.report();
    List<HistoricalFit> agreements = HistoricalFit.compare(program.scenario(), report);
    if (json) {
      JsonObject numbers = RecordJson.tree(report).getAsJsonObject();
      numbers.add("agreements", RecordJson.tree(agreements));
      numbers.add("course", RecordJson.tree(result.course()));
      numbers.add("hints", RecordJson.tree(BalanceHints.of(program.scenario(), result.course())));
      numbers.add("picks", RecordJson.tree(result.picks()));
      if (paired != null) {
        numbers.add("pairings", RecordJson.tree(paired.pairings()));
      }
      if (!levels.isEmpty()) {
        numbers.add("skill", RecordJson.tree(levels));
      }
      terminal.println(RecordJson.line(numbers));
    } else {
      String battles = report.battles() == 1 ? "1 battle" : report.battles() + " battles";
      terminal.println(battles + ", " + BatchReportText.rounds(report));
      BatchReportText.results(report).forEach(line -> terminal.println("  " + line));
      List<BalanceReport.Part> others =
          List.of(
              new BalanceReport.Part("Whoever leads:", paired == null ? List.of() : paired.lines()),
              new BalanceReport.Part(
                  "For equals of any skill:", SkillRun.lines(report.sides().getFirst(), levels)));
      for (BalanceReport.Part part : BalanceReport.parts(program.scenario(), result, others)) {
        terminal.println(part.title());
        part.lines().forEach(line -> terminal.println("  " + line));
      }
      if (!result.picks().isEmpty()) {
        terminal.println(
            "  watch one with  muster battle FILE" + led + " --seed=SEED --replay battle.html");
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
