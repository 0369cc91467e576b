package dev.muster.rules.snaphance.situation;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.SnaphanceGame;
import dev.muster.rules.snaphance.battle.GeneratedSnaphanceBattles;
import dev.muster.rules.system.Engine;
import dev.muster.rules.testing.WrittenPositionTests;

/** Positions of generated battles are written as situations and read again. */
class SnaphanceWrittenPositionTest extends WrittenPositionTests {
  @Override
  protected Engine engine() {
    return new SnaphanceGame();
  }

  @Override
  protected BattleProgram program(long seed) {
    return GeneratedSnaphanceBattles.of(seed);
  }
}
