package dev.muster.rules.boxgrid.battle;

import dev.muster.rules.boxgrid.BoxGridGame;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.testing.FieldCounterTests;

/** Where generated battles are fought is counted as a battle that is looked at shows it. */
class BoxFieldCounterTest extends FieldCounterTests {
  @Override
  protected Engine engine() {
    return new BoxGridGame();
  }

  @Override
  protected BattleProgram program(long seed) {
    return GeneratedBoxBattles.of(seed);
  }
}
