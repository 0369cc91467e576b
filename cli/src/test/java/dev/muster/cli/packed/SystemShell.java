package dev.muster.cli.packed;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Programs of the system as a user starts them, with an environment that is all told. */
final class SystemShell {
  /** The program as the build has put it together. */
  static final Path PROGRAM = Path.of("target/muster").toAbsolutePath();

  private final Path folder;
  private final Map<String, String> environment = new TreeMap<>();

  /**
   * @param folder where programs are started
   */
  SystemShell(Path folder) {
    this.folder = folder;
    environment.put("PATH", "/usr/local/bin:/usr/bin:/bin");
    environment.put("JAVA_HOME", System.getProperty("java.home"));
  }

  SystemShell with(String name, String value) {
    environment.put(name, value);
    return this;
  }

  SystemShell without(String name) {
    environment.remove(name);
    return this;
  }

  /** What a program has said to its end. */
  record ProcessResult(int exit, String out, String err) {}

  Process start(Path out, Path err, String... command) throws IOException {
    var builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    return builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
  }

  ProcessResult run(Object... command) throws Exception {
    List<String> words = new ArrayList<>();
    for (Object each : command) {
      words.add(each.toString());
    }
    Path out = Files.createTempFile("said", ".out");
    Path err = Files.createTempFile("said", ".err");
    try {
      Process process = start(out, err, words.toArray(String[]::new));
      process.getOutputStream().close();
      assertTrue(process.waitFor(300, TimeUnit.SECONDS), "it ends");
      return new ProcessResult(process.exitValue(), text(out), text(err));
    } finally {
      Files.delete(out);
      Files.delete(err);
    }
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }

  static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    try (Stream<Path> files = Files.walk(from)) {
      for (Path each : files.toList()) {
        if (!each.toString().endsWith(".jsa")) {
          Path target = to.resolve(from.relativize(each).toString());
          Files.copy(each, target, StandardCopyOption.COPY_ATTRIBUTES);
        }
      }
    }
  }
}
