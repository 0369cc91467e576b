package dev.muster.rules.toy;

import dev.muster.rules.testing.GameArchitectureTests;

class ArchitectureTest extends GameArchitectureTests {
  ArchitectureTest() {
    super("dev.muster.rules.toy");
  }
}
