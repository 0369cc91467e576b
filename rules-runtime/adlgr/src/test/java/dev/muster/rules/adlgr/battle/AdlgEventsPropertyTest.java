package dev.muster.rules.adlgr.battle;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.testing.EventfulPrograms;
import org.junit.jupiter.api.Tag;

/** Battles of L'Art de la Guerre with events keep the laws of every engine. */
@Tag("slow")
class AdlgEventsPropertyTest extends AdlgPropertyTest {
  @Override
  protected BattleProgram program(long seed) {
    return EventfulPrograms.of(super.program(seed));
  }
}
