package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.BriefLog;
import dev.muster.rules.battle.Engine;
import dev.muster.rules.battle.Mind;
import dev.muster.rules.battle.Opening;
import dev.muster.rules.battle.ReportWords;
import dev.muster.rules.battle.Telling;
import dev.muster.rules.battle.Weighing;
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

/** The box-grid game of pike and shot: the door of this room. */
public final class BoxGridGame implements RuleSystem, Engine {
  private static final SystemChecks CHECKS = new BoxChecks();
  private static final Figures FIGURES = new BoxFigures();
  private static final Roster ROSTER = new BoxRoster();
  private static final Vocabulary WORDS = new BoxWords();
  private static final PositionForm POSITIONS = new BoxPositions();

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
  public BoardKind ground() {
    return BoardKind.BOXES;
  }

  @Override
  public SystemChecks checks() {
    return CHECKS;
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
  public Vocabulary words() {
    return WORDS;
  }

  @Override
  public PositionForm positions() {
    return POSITIONS;
  }

  @Override
  public Engine engine() {
    return this;
  }

  @Override
  public Opening open(BattleProgram program) {
    return new BoxBattle.Opening(program);
  }

  @Override
  public Mind.Judge judge() {
    return Weighing.JUDGE;
  }

  @Override
  public ReportWords reportWords() {
    return BoxReport.WORDS;
  }

  @Override
  public Telling telling(Scenario scenario) {
    return new BoxTelling(scenario);
  }

  @Override
  public BriefLog.Reader briefReader(Scenario scenario) {
    return new BriefReader(scenario);
  }
}
