package dev.muster.rules.boxgrid.battle;

import dev.muster.rules.boxgrid.BoxGridGame;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.testing.EnginePropertyTests;
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

  /** {@link BoxPropertyNightlyTest} has more. */
  @Override
  protected int battles() {
    return 3;
  }
}
