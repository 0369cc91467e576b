package dev.muster.rules.snaphance;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.commander.GreedyCommander;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.battle.SnaphanceMapAnalysis;
import dev.muster.rules.snaphance.check.SnaphanceChecks;
import dev.muster.rules.snaphance.commander.SnaphanceCommanders;
import dev.muster.rules.snaphance.report.SnaphanceDerivedStats;
import dev.muster.rules.snaphance.report.SnaphanceEventFormatter;
import dev.muster.rules.snaphance.report.SnaphanceReportText;
import dev.muster.rules.snaphance.report.SnaphanceRoster;
import dev.muster.rules.snaphance.report.SnaphanceSummarizer;
import dev.muster.rules.snaphance.report.SnaphanceVocabulary;
import dev.muster.rules.snaphance.rules.SnaphanceEditions;
import dev.muster.rules.snaphance.situation.SnaphanceSituationFormat;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.Game;
import dev.muster.rules.system.GameParts;

/** Snaphance, 1550 to 1700. */
public final class SnaphanceGame extends Game implements Engine {
  /** For the service loader. */
  public SnaphanceGame() {
    super(
        GameParts.of("snaphance", BoardKind.HEXES)
            .place(10)
            .rulebooks(SnaphanceEditions.NAMES)
            .checks(new SnaphanceChecks())
            .vocabulary(new SnaphanceVocabulary())
            .derivedStats(new SnaphanceDerivedStats())
            .mapAnalysis(new SnaphanceMapAnalysis())
            .roster(new SnaphanceRoster())
            .situations(new SnaphanceSituationFormat())
            .starter(
                "A small battle of your own: two armies, a field and a scenario",
                "armies.muster",
                "field.muster",
                "battle.muster"));
  }

  @Override
  public BattleSetup setUp(BattleProgram program) {
    return new SnaphanceBattle.Opening(program);
  }

  @Override
  public GreedyCommander.DecisionEvaluator evaluator() {
    return SnaphanceCommanders.evaluator();
  }

  @Override
  public ReportVocabulary reportVocabulary() {
    return SnaphanceReportText.REPORT;
  }

  @Override
  public EventFormatter eventFormatter(Scenario scenario) {
    return new SnaphanceEventFormatter(scenario);
  }

  @Override
  public BriefReport.Summarizer summarizer(Scenario scenario) {
    return new SnaphanceSummarizer(scenario);
  }
}
