package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The build ends with the tests that failed in it, and with no others. */
@DisabledOnOs(OS.WINDOWS)
class BuildFailuresTest {
  private static final Instant BEGAN = Instant.parse("2020-05-05T12:00:00Z");

  @TempDir Path project;

  private void report(String module, Instant written, String text) throws Exception {
    Path report = project.resolve(module + "/target/surefire-reports/Some.txt");
    Files.createDirectories(report.getParent());
    Files.writeString(report, text);
    Files.setLastModifiedTime(report, FileTime.from(written));
  }

  private String said() throws Exception {
    Path began = Files.createFile(project.resolve("began"));
    Files.setLastModifiedTime(began, FileTime.from(BEGAN));
    Path script = Path.of("../.build/failed-tests.sh").toAbsolutePath();
    Process bash =
        new ProcessBuilder(
                "bash", "-euc", ". \"$1\"; name_failed_tests began", "bash", script.toString())
            .directory(project.toFile())
            .redirectErrorStream(true)
            .start();
    String text = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, bash.waitFor(), text);
    return text;
  }

  @Test
  void eachFailureOfThisBuildIsNamedWithItsMessage() throws Exception {
    report(
        "core",
        BEGAN.plusSeconds(9),
        """
        Tests run: 3, Failures: 2, Errors: 0, Skipped: 0 <<< FAILURE! -- in dev.SomeTest
        dev.SomeTest.adds -- Time elapsed: 0.01 s <<< FAILURE!
        AssertionFailedError: expected: <1> but was: <2>
        \tat dev.SomeTest.adds(SomeTest.java:7)
        dev.SomeTest.reads(String)[2] -- Time elapsed: 0.01 s <<< ERROR!
        IllegalStateException:\s
        no file
        """);
    report("old", BEGAN.minusSeconds(9), "dev.Old.a -- Time elapsed: 1 s <<< FAILURE!\nE: b\n");
    report("green", BEGAN.plusSeconds(9), "Tests run: 3, Failures: 0, Errors: 0, Skipped: 0\n");
    assertEquals(
        """

        Tests that failed:
          dev.SomeTest.adds: AssertionFailedError: expected: <1> but was: <2>
          dev.SomeTest.reads(String)[2]: IllegalStateException: no file
        """,
        said());
  }

  @Test
  void withoutAFailedTestNothingIsSaid() throws Exception {
    report("green", BEGAN.plusSeconds(9), "Tests run: 3, Failures: 0, Errors: 0, Skipped: 0\n");
    assertEquals("", said());
  }
}
