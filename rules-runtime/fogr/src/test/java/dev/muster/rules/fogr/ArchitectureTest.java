package dev.muster.rules.fogr;

import dev.muster.rules.testing.GameArchitectureTests;

class ArchitectureTest extends GameArchitectureTests {
  ArchitectureTest() {
    super("dev.muster.rules.fogr");
  }
}
