package dev.muster.rules.adlgr.report;

import dev.muster.rules.adlgr.rules.AdlgEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.GameSummarizer;

/** Summarizes a battle of L'Art de la Guerre for the short report. */
public final class AdlgSummarizer extends GameSummarizer {
  public AdlgSummarizer(Scenario scenario) {
    super(scenario, AdlgReportText.WORDS, AdlgReportText::loss);
  }

  @Override
  protected void note(Event event, BriefReport.Interval chapter) {
    switch (event) {
      case AdlgEvent.Shoots e -> chapter.countShot();
      case AdlgEvent.MeleeResult e -> chapter.countMelee();
      case AdlgEvent.SweptAway e -> chapter.countMelee();
      case AdlgEvent.Routs e -> chapter.unitLost(e.side(), e.unit());
      case AdlgEvent.Arrives e -> chapter.turningPoint(e.unit() + " arrives");
      case AdlgEvent.LeavesTable e -> chapter.turningPoint(e.unit() + " leaves the table");
      case AdlgEvent.CampTaken e -> chapter.turningPoint(e.by() + " takes " + e.camp());
      case AdlgEvent.CommanderLost e -> chapter.turningPoint(e.commander() + " is lost");
      case AdlgEvent.CommanderAtRisk e when e.killed() ->
          chapter.turningPoint(e.commander() + " falls");
      default -> {
        // too minor for a short report
      }
    }
  }
}
