package dev.muster.rules.snaphance;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.check.RuleSystemChecks;
import dev.muster.rules.commander.GreedyCommander;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
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
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.Roster;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.system.RulebookVocabulary;
import java.util.List;

/** Snaphance, 1550 to 1700: the door of this room. */
public final class SnaphanceGame implements RuleSystem, Engine {
  private static final RuleSystemChecks CHECKS = new SnaphanceChecks();
  private static final RulebookVocabulary WORDS = new SnaphanceVocabulary();
  private static final SituationFormat POSITIONS = new SnaphanceSituationFormat();
  private static final DerivedStats FIGURES = new SnaphanceDerivedStats();
  private static final Roster ROSTER = new SnaphanceRoster();

  @Override
  public String key() {
    return "snaphance";
  }

  @Override
  public int place() {
    return 10;
  }

  @Override
  public List<String> rulebooks() {
    return SnaphanceEditions.NAMES;
  }

  @Override
  public BoardKind boardKind() {
    return BoardKind.HEXES;
  }

  @Override
  public RuleSystemChecks checks() {
    return CHECKS;
  }

  @Override
  public RulebookVocabulary vocabulary() {
    return WORDS;
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
  public Engine engine() {
    return this;
  }

  @Override
  public SituationFormat situationFormat() {
    return POSITIONS;
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
