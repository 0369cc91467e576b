package dev.muster.rules.boxgrid.situation;

import dev.muster.rules.boxgrid.BoxGridGame;
import dev.muster.rules.boxgrid.battle.GeneratedBoxBattles;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.testing.WrittenPositionTests;

/** Positions of generated battles are written as situations and read again. */
class BoxWrittenPositionTest extends WrittenPositionTests {
  @Override
  protected Engine engine() {
    return new BoxGridGame();
  }

  @Override
  protected BattleProgram program(long seed) {
    return GeneratedBoxBattles.of(seed);
  }
}
