package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What needs a temporary folder says so where there is none or it has no room. */
@Tag("slow")
class TemporaryFolderTest {
  private static final String DREUX = Path.of("../examples/dreux").toAbsolutePath().toString();

  @TempDir Path directory;

  @Test
  void spreadsheetsAndPdfsNeedNone() throws Exception {
    Path missing = directory.resolve("missing");
    for (String form : List.of("xlsx", "pdf", "html")) {
      String what = form.equals("xlsx") ? "groups" : "reference";
      CommandRun run = print(missing, what, form);
      assertEquals(0, run.exit(), run.toString());
      assertTrue(Files.size(directory.resolve(what + "-Dreux." + form)) > 1000, form);
    }
  }

  @Test
  void aPictureSaysThatTheFolderIsMissing() throws Exception {
    Path missing = directory.resolve("missing");
    assertReported(print(missing, "map", "png"), missing);
    assertReported(print(missing, "map", "vmod"), missing);
    Path file = Files.writeString(directory.resolve("file"), "no folder");
    assertReported(print(file, "map", "png"), file);
  }

  @Test
  void aPictureSaysThatTheFolderIsFull() throws Exception {
    Path full = Files.createDirectory(directory.resolve("full"));
    Process mount =
        new ProcessBuilder("mount", "-t", "tmpfs", "-o", "size=8k", "tmpfs", full.toString())
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve("mount").toFile())
            .start();
    assumeTrue(mount.waitFor() == 0, "only root mounts a small disk");
    try {
      assertReported(print(full, "map", "png"), full);
    } finally {
      new ProcessBuilder("umount", full.toString()).start().waitFor();
    }
  }

  private static void assertReported(CommandRun run, Path folder) {
    assertEquals(2, run.exit(), run.toString());
    assertTrue(
        run.err().contains("muster: cannot use the temporary folder " + folder), run.toString());
    run.assertNoTrace();
  }

  private CommandRun print(Path temporary, String what, String form)
      throws IOException, InterruptedException {
    Path out = directory.resolve("out");
    Path err = directory.resolve("err");
    var builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Djava.io.tmpdir=" + temporary,
            "-cp",
            System.getProperty("java.class.path"),
            "dev.muster.cli.Main",
            "print",
            DREUX,
            "--what",
            what,
            "--format",
            form,
            "--out",
            directory.toString());
    Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    int exit = process.waitFor();
    return new CommandRun(exit, Files.readString(out), Files.readString(err));
  }
}
