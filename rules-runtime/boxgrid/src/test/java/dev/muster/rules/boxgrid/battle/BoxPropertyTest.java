package dev.muster.rules.boxgrid.battle;

import dev.muster.rules.boxgrid.BoxGridGame;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.testing.EnginePropertyTests;

/** The box-grid game keeps the laws of every engine, on generated battles. */
class BoxPropertyTest extends EnginePropertyTests {
  @Override
  protected Engine engine() {
    return new BoxGridGame();
  }

  @Override
  protected BattleProgram program(long seed) {
    return GeneratedBoxBattles.of(seed);
  }
}
