package dev.muster.rules.boxgrid;

import dev.muster.rules.testing.GameArchitectureTests;

class ArchitectureTest extends GameArchitectureTests {
  ArchitectureTest() {
    super("dev.muster.rules.boxgrid");
  }
}
