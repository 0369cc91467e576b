package dev.muster.rules.snaphance.battle;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.testing.EventfulPrograms;
import org.junit.jupiter.api.Tag;

/** Battles of Snaphance with events keep the laws of every engine. */
@Tag("slow")
class SnaphanceEventsPropertyTest extends SnaphancePropertyTest {
  /** From here on battles go on long enough after their events to be analysed. */
  private static final int LONG_BATTLES = 10;

  @Override
  protected BattleProgram program(long seed) {
    return EventfulPrograms.of(super.program(seed + LONG_BATTLES));
  }
}
