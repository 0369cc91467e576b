package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.boxgrid.battle.BoxBattle;
import dev.muster.rules.boxgrid.battle.BoxMapAnalysis;
import dev.muster.rules.boxgrid.check.BoxChecks;
import dev.muster.rules.boxgrid.report.BoxDerivedStats;
import dev.muster.rules.boxgrid.report.BoxEventFormatter;
import dev.muster.rules.boxgrid.report.BoxReportText;
import dev.muster.rules.boxgrid.report.BoxRoster;
import dev.muster.rules.boxgrid.report.BoxSummarizer;
import dev.muster.rules.boxgrid.report.BoxVocabulary;
import dev.muster.rules.boxgrid.situation.BoxSituationFormat;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.Game;
import dev.muster.rules.system.GameParts;

/** The box-grid game of pike and shot. */
public final class BoxGridGame extends Game implements Engine {
  /** For the service loader. */
  public BoxGridGame() {
    super(
        GameParts.of("boxgrid", BoardKind.BOXES)
            .place(20)
            .checks(new BoxChecks())
            .vocabulary(new BoxVocabulary())
            .derivedStats(new BoxDerivedStats())
            .mapAnalysis(new BoxMapAnalysis())
            .roster(new BoxRoster())
            .situations(new BoxSituationFormat())
            .starter("A small battle of your own for the box-grid game", "battle.muster"));
  }

  @Override
  public BattleSetup setUp(BattleProgram program) {
    return new BoxBattle.Opening(program);
  }

  @Override
  public ReportVocabulary reportVocabulary() {
    return BoxReportText.WORDS;
  }

  @Override
  public EventFormatter eventFormatter(Scenario scenario) {
    return new BoxEventFormatter(scenario);
  }

  @Override
  public BriefReport.Summarizer summarizer(Scenario scenario) {
    return new BoxSummarizer(scenario);
  }
}
