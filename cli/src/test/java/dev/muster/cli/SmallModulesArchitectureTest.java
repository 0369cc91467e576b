package dev.muster.cli;

import dev.muster.rules.testing.SourceArchitectureTests;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;

/** The modules without tests of their architecture of their own, read from their sources. */
class SmallModulesArchitectureTest {
  @Nested
  class Benchmarks extends SourceArchitectureTests {
    Benchmarks() {
      super(Path.of("../benchmarks/src/main/java"));
    }
  }

  @Nested
  class Examples extends SourceArchitectureTests {
    Examples() {
      super(Path.of("../examples/src/main/java"));
    }
  }

  @Nested
  class Help extends SourceArchitectureTests {
    Help() {
      super(Path.of("../help/src/main/java"));
    }
  }

  @Nested
  class Fixtures extends SourceArchitectureTests {
    Fixtures() {
      super(Path.of("../rules-runtime/testing/src/main/java"));
    }
  }

  @Nested
  class LanguageFixtures extends SourceArchitectureTests {
    LanguageFixtures() {
      super(Path.of("../dsl/testing/src/main/java"));
    }
  }
}
