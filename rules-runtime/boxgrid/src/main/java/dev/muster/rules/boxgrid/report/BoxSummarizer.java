package dev.muster.rules.boxgrid.report;

import dev.muster.rules.battle.Event;
import dev.muster.rules.boxgrid.rules.BoxEvent;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.GameSummarizer;

/** Summarizes a battle of the box-grid game for the short report. */
public final class BoxSummarizer extends GameSummarizer {
  public BoxSummarizer(Scenario scenario) {
    super(scenario, BoxReportText.WORDS, BoxReportText::loss);
  }

  @Override
  protected void note(Event event, BriefReport.Interval chapter) {
    switch (event) {
      case BoxEvent.Shoots e -> chapter.countShot();
      case BoxEvent.Melee e -> chapter.countMelee();
      case BoxEvent.Lost e -> chapter.turningPoint(e.unit() + " (" + e.side() + ") is " + e.fate());
      case BoxEvent.CommanderLost e -> chapter.turningPoint(e.commander() + " is lost");
      case BoxEvent.Pursues e when !e.path().isEmpty() ->
          chapter.turningPoint(e.unit() + " pursues to " + e.path().getLast());
      // before the first round, an arrival is part of the deployment
      case BoxEvent.Arrives e when chapter.round() > 0 ->
          chapter.turningPoint(e.unit() + " arrives at " + e.at());
      default -> {
        // too minor for a short report
      }
    }
  }
}
