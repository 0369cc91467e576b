package dev.muster.rules.adlgr.battle;

import org.junit.jupiter.api.Tag;

/** L'Art de la Guerre keeps the laws of every engine on six generated battles. */
@Tag("nightly")
class AdlgPropertyNightlyTest extends AdlgPropertyTest {
  @Override
  protected int battles() {
    return 6;
  }
}
