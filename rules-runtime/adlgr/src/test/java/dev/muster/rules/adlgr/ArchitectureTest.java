package dev.muster.rules.adlgr;

import dev.muster.rules.testing.GameArchitectureTests;

class ArchitectureTest extends GameArchitectureTests {
  ArchitectureTest() {
    super("dev.muster.rules.adlgr");
  }
}
