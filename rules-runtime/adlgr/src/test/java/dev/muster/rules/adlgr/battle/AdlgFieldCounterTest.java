package dev.muster.rules.adlgr.battle;

import dev.muster.rules.adlgr.AdlgGame;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.testing.FieldCounterTests;

/** Where generated battles are fought is counted as a battle that is looked at shows it. */
class AdlgFieldCounterTest extends FieldCounterTests {
  @Override
  protected Engine engine() {
    return new AdlgGame();
  }

  @Override
  protected BattleProgram program(long seed) {
    return GeneratedAdlgBattles.of(seed);
  }
}
