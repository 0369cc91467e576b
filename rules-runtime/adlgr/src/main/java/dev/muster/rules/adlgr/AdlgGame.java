package dev.muster.rules.adlgr;

import dev.muster.rules.adlgr.battle.AdlgBattle;
import dev.muster.rules.adlgr.check.AdlgChecks;
import dev.muster.rules.adlgr.report.AdlgDerivedStats;
import dev.muster.rules.adlgr.report.AdlgEventFormatter;
import dev.muster.rules.adlgr.report.AdlgReportText;
import dev.muster.rules.adlgr.report.AdlgRoster;
import dev.muster.rules.adlgr.report.AdlgSummarizer;
import dev.muster.rules.adlgr.report.AdlgVocabulary;
import dev.muster.rules.adlgr.situation.AdlgSituationFormat;
import dev.muster.rules.battle.BattleSetup;
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

/** L'Art de la Guerre Renaissance: the door of this room. */
public final class AdlgGame implements RuleSystem, Engine {
  private static final RuleSystemChecks CHECKS = new AdlgChecks();
  private static final DerivedStats FIGURES = new AdlgDerivedStats();
  private static final Roster ROSTER = new AdlgRoster();
  private static final RulebookVocabulary WORDS = new AdlgVocabulary();
  private static final SituationFormat POSITIONS = new AdlgSituationFormat();

  @Override
  public String key() {
    return "adlgr";
  }

  @Override
  public int place() {
    return 30;
  }

  @Override
  public List<String> rulebooks() {
    return List.of(key());
  }

  @Override
  public BoardKind boardKind() {
    return BoardKind.TABLE;
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
    return new AdlgBattle.Opening(program);
  }

  /** Its battles cannot be copied and evaluated yet. */
  @Override
  public boolean hasMarshal() {
    return false;
  }

  @Override
  public GreedyCommander.DecisionEvaluator evaluator() {
    return SelfEvaluatingDecision.EVALUATOR;
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
