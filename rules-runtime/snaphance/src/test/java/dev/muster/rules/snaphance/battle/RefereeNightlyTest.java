package dev.muster.rules.snaphance.battle;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;

/** The referee holds every change against the logs of 40 battles. */
@Tag("nightly")
class RefereeNightlyTest extends RefereeTest {
  @BeforeAll
  static void fightMore() {
    fight(11, 40);
  }
}
