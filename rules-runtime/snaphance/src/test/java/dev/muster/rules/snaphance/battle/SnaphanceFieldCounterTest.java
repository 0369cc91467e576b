package dev.muster.rules.snaphance.battle;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.SnaphanceGame;
import dev.muster.rules.system.Engine;
import dev.muster.rules.testing.FieldCounterTests;

/** Where generated battles are fought is counted as a battle that is looked at shows it. */
class SnaphanceFieldCounterTest extends FieldCounterTests {
  @Override
  protected Engine engine() {
    return new SnaphanceGame();
  }

  @Override
  protected BattleProgram program(long seed) {
    return GeneratedSnaphanceBattles.of(seed);
  }
}
