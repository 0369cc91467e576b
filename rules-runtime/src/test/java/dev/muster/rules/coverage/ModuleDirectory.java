package dev.muster.rules.coverage;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the sources of this module lie, whatever directory the tests are started in. */
final class ModuleDirectory {
  private ModuleDirectory() {}

  /** The directory of the pom.xml above the compiled tests. */
  static Path ofTests() {
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
