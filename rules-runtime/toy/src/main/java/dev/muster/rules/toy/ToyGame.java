package dev.muster.rules.toy;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.check.RuleSystemChecks;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.RuleSystem;
import java.util.List;

/** The toy game. This class is registered as a service; everything else is found through it. */
public final class ToyGame implements RuleSystem, Engine {
  @Override
  public String key() {
    return "toy";
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
    return new ToyChecks();
  }

  @Override
  public SituationFormat situationFormat() {
    return new ToySituations();
  }

  @Override
  public Engine engine() {
    return this;
  }

  @Override
  public BattleSetup setUp(BattleProgram program) {
    return ToyBattle.setUp(program);
  }

  /** Its positions have no evaluation, which a marshal needs. */
  @Override
  public boolean hasMarshal() {
    return false;
  }

  @Override
  public EventFormatter eventFormatter(Scenario scenario) {
    return new ToyReport(scenario);
  }

  @Override
  public BriefReport.Summarizer summarizer(Scenario scenario) {
    return new ToyReport.Summary(scenario);
  }
}
