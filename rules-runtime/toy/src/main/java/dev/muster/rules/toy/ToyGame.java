package dev.muster.rules.toy;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.Game;
import dev.muster.rules.system.GameParts;

/** The toy game. This class is registered as a service; everything else is found through it. */
public final class ToyGame extends Game implements Engine {
  /** For the service loader. */
  public ToyGame() {
    super(
        GameParts.of("toy", BoardKind.BOXES)
            .checks(new ToyChecks())
            .situations(new ToySituations())
            .starter("A small battle of your own for the toy game", "battle.muster"));
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
