package dev.muster.rules.boxgrid.battle;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.testing.EventfulPrograms;
import org.junit.jupiter.api.Tag;

/** Box-grid battles with events keep the laws of every engine. */
@Tag("slow")
class BoxEventsPropertyTest extends BoxPropertyTest {
  @Override
  protected BattleProgram program(long seed) {
    return EventfulPrograms.of(super.program(seed));
  }
}
