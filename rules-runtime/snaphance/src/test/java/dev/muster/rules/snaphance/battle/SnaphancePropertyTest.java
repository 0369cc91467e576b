package dev.muster.rules.snaphance.battle;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.SnaphanceGame;
import dev.muster.rules.system.Engine;
import dev.muster.rules.testing.EnginePropertyTests;

/** Snaphance keeps the laws of every engine, on generated battles of both editions. */
class SnaphancePropertyTest extends EnginePropertyTests {
  @Override
  protected Engine engine() {
    return new SnaphanceGame();
  }

  @Override
  protected BattleProgram program(long seed) {
    return GeneratedSnaphanceBattles.of(seed);
  }
}
