package dev.muster.rules.snaphance;

import dev.muster.rules.battle.BriefLog;
import dev.muster.rules.battle.Engine;
import dev.muster.rules.battle.Mind;
import dev.muster.rules.battle.Opening;
import dev.muster.rules.battle.ReportWords;
import dev.muster.rules.battle.Telling;
import dev.muster.rules.check.SystemChecks;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.PositionForm;
import dev.muster.rules.system.Figures;
import dev.muster.rules.system.Roster;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.system.Vocabulary;
import java.util.List;

/** Snaphance, 1550 to 1700: the door of this room. */
public final class Snaphance implements RuleSystem, Engine {
  private static final SystemChecks CHECKS = new SnaphanceChecks();
  private static final Vocabulary WORDS = new SnaphanceWords();
  private static final PositionForm POSITIONS = new SnaphancePositions();
  private static final Figures FIGURES = new SnaphanceFigures();
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
    return Editions.NAMES;
  }

  @Override
  public BoardKind ground() {
    return BoardKind.HEXES;
  }

  @Override
  public SystemChecks checks() {
    return CHECKS;
  }

  @Override
  public Vocabulary words() {
    return WORDS;
  }

  @Override
  public Figures figures() {
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
  public PositionForm positions() {
    return POSITIONS;
  }

  @Override
  public Opening open(BattleProgram program) {
    return new SnaphanceBattle.Opening(program);
  }

  @Override
  public Mind.Judge judge() {
    return Commanders.judge();
  }

  @Override
  public ReportWords reportWords() {
    return BattleWords.REPORT;
  }

  @Override
  public Telling telling(Scenario scenario) {
    return new SnaphanceTelling(scenario);
  }

  @Override
  public BriefLog.Reader briefReader(Scenario scenario) {
    return new BriefReader(scenario);
  }
}
