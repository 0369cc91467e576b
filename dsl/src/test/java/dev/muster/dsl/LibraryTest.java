package dev.muster.dsl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.dsl.compile.MusterFiles;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryTest {
  @Test
  void theRulebooksHaveNoFindings(@TempDir Path folder) throws Exception {
    Path copy = folder.resolve("snaphance.muster");
    try (InputStream library =
        LibraryTest.class.getResourceAsStream("/dev/muster/dsl/library/snaphance.muster")) {
      Files.copy(library, copy);
    }
    assertEquals(List.of(), MusterFiles.load(List.of(copy)).findings());
  }
}
