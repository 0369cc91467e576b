package dev.muster.rules.snaphance.report;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.LossTracker;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.List;
import java.util.StringJoiner;

/** Summarizes a battle of Snaphance for the short report. */
public final class SnaphanceSummarizer implements BriefReport.Summarizer {
  private final Scenario scenario;
  private final LossTracker standing;
  private final BrokenGroupTracker broken;

  public SnaphanceSummarizer(Scenario scenario) {
    this.scenario = scenario;
    standing =
        new LossTracker(scenario, SnaphanceReportText.REPORT, BrokenGroupTracker::breakPointLoss);
    broken = new BrokenGroupTracker(scenario);
  }

  @Override
  public void observe(Event event, BriefReport.Interval chapter) {
    standing.accept(event);
    broken.tell(event);
    switch (event) {
      case SnaphanceEvent.Fires e -> chapter.countShot();
      case SnaphanceEvent.Contact e -> chapter.countMelee();
      case SnaphanceEvent.Arrives e -> chapter.unitArrives(side(e.stand()), e.stand());
      case SnaphanceEvent.Destroyed e -> chapter.unitLost(side(e.stand()), e.stand());
      case SnaphanceEvent.Pursues e when e.offBoard() ->
          chapter.turningPoint(e.stand() + " pursues off the board");
      case SnaphanceEvent.GeneralFate e when e.fate().equals("killed") ->
          chapter.turningPoint(SnaphanceReportText.fateText(e));
      case CommonEvent.ObjectiveHeld e -> chapter.turningPoint(ReportVocabulary.objectiveHeld(e));
      case CommonEvent.HouseEventHappens e -> chapter.turningPoint(ReportVocabulary.happens(e));
      default -> {
        // too minor for a short report
      }
    }
  }

  private String side(String stand) {
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        if (group.stands().stream().anyMatch(each -> each.name().equals(stand))) {
          return side.name();
        }
      }
    }
    return "";
  }

  @Override
  public String statusLine() {
    return standing.statusLine();
  }

  @Override
  public List<String> brokenGroups() {
    return broken.names();
  }

  @Override
  public List<String> closingLines(Outcome.SideAccount side) {
    var groups = new StringJoiner(", ", "  SP lost: ", "");
    ReportVocabulary.groups(side)
        .forEach(group -> groups.add(group + " " + SnaphanceReportText.groupLoss(side, group)));
    return List.of("", SnaphanceReportText.REPORT.losses(side), groups.toString());
  }
}
