package dev.muster.rules.snaphance.battle;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.SnaphanceGame;
import dev.muster.rules.system.Engine;
import dev.muster.rules.testing.EnginePropertyTests;
import org.junit.jupiter.api.Tag;

/** Snaphance keeps the laws of every engine, on generated battles of both editions. */
@Tag("slow")
public class SnaphancePropertyTest extends EnginePropertyTests {
  @Override
  protected Engine engine() {
    return new SnaphanceGame();
  }

  @Override
  protected BattleProgram program(long seed) {
    return GeneratedSnaphanceBattles.of(seed);
  }

  /** Of both editions; {@link SnaphancePropertyNightlyTest} has more. */
  @Override
  protected int battles() {
    return 3;
  }
}
