package dev.muster.cli;

import dev.muster.rules.files.AtomicFileWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --junit} of commands that test. */
final class JUnitOption {
  /** Number of bytes at the start of a report that contain the name of its suite. */
  private static final int HEAD = 200;

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description =
          "Also write the results as JUnit XML for build servers; an open line is skipped. An"
              + " earlier report of this name is replaced.")
  private @Nullable Path file;

  /**
   * Asked before anything is tested: an earlier report may be replaced, another file may not.
   *
   * @throws CommandFailure if the file is there and is no JUnit report
   */
  void check() throws IOException {
    if (file == null || !Files.exists(file)) {
      return;
    }
    if (Files.isRegularFile(file)) {
      try (InputStream content = Files.newInputStream(file)) {
        if (new String(content.readNBytes(HEAD), StandardCharsets.UTF_8).contains("<testsuite")) {
          return;
        }
      }
    }
    throw new CommandFailure(
        ExitCode.USAGE,
        file + " is there already and is no JUnit report; choose another name, nothing is written");
  }

  /** Writes the report, if it was asked for. */
  void write(String suite, List<JUnitReport.TestCase> cases) throws IOException {
    if (file != null) {
      AtomicFileWriter.write(Map.of(file, JUnitReport.of(suite, cases)));
    }
  }
}
