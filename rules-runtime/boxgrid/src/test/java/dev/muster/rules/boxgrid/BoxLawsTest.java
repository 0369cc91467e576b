package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.Engine;
import dev.muster.rules.testing.EngineLaws;
import dev.muster.rules.model.BattleProgram;

/** The box-grid game keeps the laws of every engine, on generated battles. */
class BoxLawsTest extends EngineLaws {
  @Override
  protected Engine engine() {
    return new BoxGridGame();
  }

  @Override
  protected BattleProgram program(long seed) {
    return GeneratedBoxBattles.of(seed);
  }
}
