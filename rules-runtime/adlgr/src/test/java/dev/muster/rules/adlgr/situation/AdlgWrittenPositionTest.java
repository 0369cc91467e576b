package dev.muster.rules.adlgr.situation;

import dev.muster.rules.adlgr.AdlgGame;
import dev.muster.rules.adlgr.battle.GeneratedAdlgBattles;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.testing.WrittenPositionTests;
import org.junit.jupiter.api.Tag;

/** Positions of generated battles are written as situations and read again. */
@Tag("slow")
class AdlgWrittenPositionTest extends WrittenPositionTests {
  @Override
  protected Engine engine() {
    return new AdlgGame();
  }

  /** Its positions take longest to read; {@code ./build nightly} has more. */
  @Override
  protected int battles() {
    return 5;
  }

  @Override
  protected BattleProgram program(long seed) {
    return GeneratedAdlgBattles.of(seed);
  }
}
