package dev.muster.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder that goes at the end with everything in it. */
record ScratchFolder(Path path) implements AutoCloseable {
  static ScratchFolder create() throws IOException {
    return new ScratchFolder(Files.createTempDirectory("muster-measured"));
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> all = Files.walk(path)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }
}
