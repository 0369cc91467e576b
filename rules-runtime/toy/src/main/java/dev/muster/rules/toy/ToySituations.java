package dev.muster.rules.toy;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.DeployedUnit;
import dev.muster.rules.battle.Event;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.situation.PhasedSituationFormat;
import dev.muster.rules.situation.StatementReader;
import java.util.List;

/** The orders and the unit states that situations can contain. */
final class ToySituations extends PhasedSituationFormat<ToyBattle> {
  ToySituations() {
    super(
        ToyBattle.class,
        BoardKind.BOXES,
        List.of("acts"),
        List.of("UNIT holds", "UNIT moves to PLACES", "UNIT attacks UNIT"));
  }

  @Override
  protected BattleSetup setUp(BattleProgram program) {
    return ToyBattle.setUp(program);
  }

  @Override
  public EventFormatter eventFormatter(BattleProgram program) {
    return new ToyReport(program.scenario());
  }

  @Override
  public String diceReason(Event event) {
    return event instanceof ToyEvent.Attacks e ? "the attack of " + e.unit() : "";
  }

  @Override
  protected int unit(ToyBattle battle, String name) {
    return battle.state().forces().units().stream().map(DeployedUnit::name).toList().indexOf(name);
  }

  @Override
  protected List<String> unitWords() {
    return List.of("at", "strength", "lost");
  }

  @Override
  protected String unitMismatch(ToyBattle battle, int unit, String word, StatementReader words) {
    ToyState state = battle.state();
    int cell = state.cell[unit];
    String place = cell < 0 ? "lost" : state.forces().board().place(cell).toString();
    return switch (word) {
      case "at" -> words.is(place);
      case "strength" -> words.is(Integer.toString(state.strength[unit]));
      default -> cell < 0 ? "" : "it is at " + place;
    };
  }
}
