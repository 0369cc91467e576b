package dev.muster.rules.adlgr.battle;

import dev.muster.rules.adlgr.AdlgGame;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.testing.EnginePropertyTests;

/** L'Art de la Guerre keeps the laws of every engine, on generated battles. */
class AdlgPropertyTest extends EnginePropertyTests {
  @Override
  protected Engine engine() {
    return new AdlgGame();
  }

  @Override
  protected BattleProgram program(long seed) {
    return GeneratedAdlgBattles.of(seed, 3);
  }

  /**
   * Few and short, since where units stand on a table is computed with values and takes its time.
   */
  @Override
  protected int battles() {
    return 2;
  }

  @Override
  protected long bytesOfADecision() {
    return 4_000_000;
  }
}
