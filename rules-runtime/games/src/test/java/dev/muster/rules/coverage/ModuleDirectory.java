package dev.muster.rules.coverage;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Where the sources lie, whatever directory the tests are started in. */
final class ModuleDirectory {
  private ModuleDirectory() {}

  /** The root of the project. */
  static Path root() {
    return rules().getParent();
  }

  /** The directory that holds the core and the games. */
  static Path rules() {
    return ofTests().getParent();
  }

  /** The modules of the rules, by name. */
  static List<Path> modules() throws IOException {
    try (Stream<Path> all = Files.list(rules())) {
      return all.filter(each -> Files.exists(each.resolve("pom.xml"))).sorted().toList();
    }
  }

  /** The directory of the pom.xml above the compiled tests. */
  private static Path ofTests() {
    try {
      Path directory =
          Path.of(
              ModuleDirectory.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      while (!Files.exists(directory.resolve("pom.xml"))) {
        directory = directory.getParent();
      }
      return directory;
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
