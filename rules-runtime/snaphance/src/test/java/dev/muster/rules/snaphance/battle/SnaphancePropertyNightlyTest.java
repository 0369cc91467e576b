package dev.muster.rules.snaphance.battle;

import org.junit.jupiter.api.Tag;

/** Snaphance keeps the laws of every engine on ten generated battles. */
@Tag("nightly")
class SnaphancePropertyNightlyTest extends SnaphancePropertyTest {
  @Override
  protected int battles() {
    return 10;
  }
}
