package dev.muster.rules.boxgrid.report;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.boxgrid.rules.BoxEvent;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.LossTracker;
import dev.muster.rules.report.ReportVocabulary;
import java.util.List;

/** What a short report of a battle of the box-grid game tells. */
public final class BoxSummarizer implements BriefReport.Summarizer {
  private final LossTracker standing;

  public BoxSummarizer(Scenario scenario) {
    standing = new LossTracker(scenario, BoxReportText.WORDS, BoxReportText::loss);
  }

  @Override
  public void observe(Event event, BriefReport.Interval chapter) {
    standing.accept(event);
    switch (event) {
      case BoxEvent.Shoots e -> chapter.countShot();
      case BoxEvent.Melee e -> chapter.countMelee();
      case BoxEvent.Lost e -> chapter.turningPoint(e.unit() + " (" + e.side() + ") is " + e.fate());
      case BoxEvent.CommanderLost e -> chapter.turningPoint(e.commander() + " is lost");
      case BoxEvent.Pursues e when !e.path().isEmpty() ->
          chapter.turningPoint(e.unit() + " pursues to " + e.path().getLast());
      // before the first round it is where the players deploy
      case BoxEvent.Arrives e when chapter.round() > 0 ->
          chapter.turningPoint(e.unit() + " arrives at " + e.at());
      case CommonEvent.ObjectiveHeld e -> chapter.turningPoint(ReportVocabulary.objectiveHeld(e));
      default -> {
        // of no weight in a short report
      }
    }
  }

  @Override
  public String statusLine() {
    return standing.statusLine();
  }

  @Override
  public List<String> closingLines(Outcome.SideAccount side) {
    return List.of(BoxReportText.WORDS.losses(side));
  }
}
