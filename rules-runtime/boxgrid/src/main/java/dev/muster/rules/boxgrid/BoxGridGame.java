package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.boxgrid.battle.BoxBattle;
import dev.muster.rules.boxgrid.check.BoxChecks;
import dev.muster.rules.boxgrid.report.BoxDerivedStats;
import dev.muster.rules.boxgrid.report.BoxEventFormatter;
import dev.muster.rules.boxgrid.report.BoxReportText;
import dev.muster.rules.boxgrid.report.BoxRoster;
import dev.muster.rules.boxgrid.report.BoxSummarizer;
import dev.muster.rules.boxgrid.report.BoxVocabulary;
import dev.muster.rules.boxgrid.situation.BoxSituationFormat;
import dev.muster.rules.check.RuleSystemChecks;
import dev.muster.rules.commander.GreedyCommander;
import dev.muster.rules.commander.SelfEvaluatingDecision;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.Roster;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.system.RulebookVocabulary;
import java.util.List;

/** The box-grid game of pike and shot: the door of this room. */
public final class BoxGridGame implements RuleSystem, Engine {
  private static final RuleSystemChecks CHECKS = new BoxChecks();
  private static final DerivedStats FIGURES = new BoxDerivedStats();
  private static final Roster ROSTER = new BoxRoster();
  private static final RulebookVocabulary WORDS = new BoxVocabulary();
  private static final SituationFormat POSITIONS = new BoxSituationFormat();

  @Override
  public String key() {
    return "boxgrid";
  }

  @Override
  public int place() {
    return 20;
  }

  @Override
  public List<String> rulebooks() {
    return List.of(key());
  }

  @Override
  public BoardKind boardKind() {
    return BoardKind.BOXES;
  }

  @Override
  public RuleSystemChecks checks() {
    return CHECKS;
  }

  @Override
  public DerivedStats derivedStats() {
    return FIGURES;
  }

  @Override
  public Roster roster() {
    return ROSTER;
  }

  @Override
  public RulebookVocabulary vocabulary() {
    return WORDS;
  }

  @Override
  public SituationFormat situationFormat() {
    return POSITIONS;
  }

  @Override
  public Engine engine() {
    return this;
  }

  @Override
  public BattleSetup setUp(BattleProgram program) {
    return new BoxBattle.Opening(program);
  }

  @Override
  public GreedyCommander.DecisionEvaluator evaluator() {
    return SelfEvaluatingDecision.EVALUATOR;
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
