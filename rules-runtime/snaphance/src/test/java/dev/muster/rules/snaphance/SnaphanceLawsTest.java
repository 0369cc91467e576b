package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Engine;
import dev.muster.rules.testing.EngineLaws;
import dev.muster.rules.model.BattleProgram;

/** Snaphance keeps the laws of every engine, on generated battles of both editions. */
class SnaphanceLawsTest extends EngineLaws {
  @Override
  protected Engine engine() {
    return new Snaphance();
  }

  @Override
  protected BattleProgram program(long seed) {
    return GeneratedBattles.of(seed);
  }
}
