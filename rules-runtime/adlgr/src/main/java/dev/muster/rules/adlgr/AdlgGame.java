package dev.muster.rules.adlgr;

import dev.muster.rules.adlgr.battle.AdlgBattle;
import dev.muster.rules.adlgr.battle.AdlgMapAnalysis;
import dev.muster.rules.adlgr.check.AdlgChecks;
import dev.muster.rules.adlgr.report.AdlgDerivedStats;
import dev.muster.rules.adlgr.report.AdlgEventFormatter;
import dev.muster.rules.adlgr.report.AdlgReportText;
import dev.muster.rules.adlgr.report.AdlgRoster;
import dev.muster.rules.adlgr.report.AdlgSummarizer;
import dev.muster.rules.adlgr.report.AdlgVocabulary;
import dev.muster.rules.adlgr.situation.AdlgSituationFormat;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.Game;
import dev.muster.rules.system.GameParts;

/** L'Art de la Guerre Renaissance. */
public final class AdlgGame extends Game implements Engine {
  /** For the service loader. */
  public AdlgGame() {
    super(
        GameParts.of("adlgr", BoardKind.TABLE)
            .place(30)
            .checks(new AdlgChecks())
            .vocabulary(new AdlgVocabulary())
            .derivedStats(new AdlgDerivedStats())
            .mapAnalysis(new AdlgMapAnalysis())
            .roster(new AdlgRoster())
            .situations(new AdlgSituationFormat())
            .starter(
                "A small battle of your own for L'Art de la Guerre Renaissance", "battle.muster"));
  }

  @Override
  public BattleSetup setUp(BattleProgram program) {
    return new AdlgBattle.Opening(program);
  }

  @Override
  public ReportVocabulary reportVocabulary() {
    return AdlgReportText.WORDS;
  }

  @Override
  public EventFormatter eventFormatter(Scenario scenario) {
    return new AdlgEventFormatter(scenario);
  }

  @Override
  public BriefReport.Summarizer summarizer(Scenario scenario) {
    return new AdlgSummarizer(scenario);
  }
}
