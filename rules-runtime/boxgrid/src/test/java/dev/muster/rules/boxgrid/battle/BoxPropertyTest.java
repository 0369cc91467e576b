package dev.muster.rules.boxgrid.battle;

import dev.muster.rules.battle.Event;
import dev.muster.rules.boxgrid.BoxGridGame;
import dev.muster.rules.boxgrid.rules.BoxEvent;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.testing.EnginePropertyTests;
import java.util.List;
import org.junit.jupiter.api.Tag;

/** The box-grid game keeps the laws of every engine, on generated battles. */
@Tag("slow")
public class BoxPropertyTest extends EnginePropertyTests {
  @Override
  protected Engine engine() {
    return new BoxGridGame();
  }

  @Override
  protected BattleProgram program(long seed) {
    return GeneratedBoxBattles.of(seed);
  }

  @Override
  protected List<ReportedSum> sums(Event event) {
    return switch (event) {
      case BoxEvent.Shoots e -> List.of(new ReportedSum(0, e.terms(), e.dice().size(), 1));
      case BoxEvent.MeleeThrow e ->
          List.of(new ReportedSum(0, e.terms(), e.dice().size() / (e.doubled() ? 2 : 1), 1));
      case BoxEvent.ControlTest e -> List.of(new ReportedSum(0, e.terms(), e.below()));
      case BoxEvent.CatastropheTest e -> List.of(new ReportedSum(0, e.terms(), e.below()));
      default -> List.of();
    };
  }

  /** {@link BoxPropertyNightlyTest} has more. */
  @Override
  protected int battles() {
    return 3;
  }
}
