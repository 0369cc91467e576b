package dev.muster.rules.boxgrid.battle;

import org.junit.jupiter.api.Tag;

/** The box-grid game keeps the laws of every engine on ten generated battles. */
@Tag("nightly")
class BoxPropertyNightlyTest extends BoxPropertyTest {
  @Override
  protected int battles() {
    return 10;
  }
}
