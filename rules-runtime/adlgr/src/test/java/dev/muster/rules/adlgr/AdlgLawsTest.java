package dev.muster.rules.adlgr;

import dev.muster.rules.battle.Engine;
import dev.muster.rules.testing.EngineLaws;
import dev.muster.rules.model.BattleProgram;

/** L'Art de la Guerre keeps the laws of every engine, on generated battles. */
class AdlgLawsTest extends EngineLaws {
  @Override
  protected Engine engine() {
    return new ArtOfWar();
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
