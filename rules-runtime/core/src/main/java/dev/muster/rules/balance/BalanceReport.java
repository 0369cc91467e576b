package dev.muster.rules.balance;

import dev.muster.rules.batch.BatchReportText;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;

/** What many battles tell, part by part, as the command line and the editors show it. */
public final class BalanceReport {
  /**
   * Lines that belong together.
   *
   * @param title ends in a colon
   */
  public record Part(String title, List<String> lines) {
    public Part {
      lines = List.copyOf(lines);
    }
  }

  private BalanceReport() {}

  /**
   * Returns the parts that have a line, in the order they are read.
   *
   * @param others what else was fought: pairs of commanders, levels of skill
   */
  public static List<Part> parts(Scenario scenario, BalanceRun.Result result, List<Part> others) {
    var words = new BalanceText(result.report().sides(), result.course());
    List<Part> parts = new ArrayList<>();
    parts.add(new Part("How the battles go:", words.shape()));
    parts.add(new Part("Losses, arrivals, history:", words.details()));
    parts.add(new Part("Objectives and points:", words.objectives()));
    parts.addAll(others);
    parts.add(
        new Part(
            "What the scenario says:", BatchReportText.historicalFits(scenario, result.report())));
    parts.add(new Part("Worth a look:", BalanceHints.of(scenario, result.course())));
    parts.add(new Part("Worth watching:", BalanceText.picks(result.picks())));
    parts.removeIf(each -> each.lines().isEmpty());
    return parts;
  }
}
