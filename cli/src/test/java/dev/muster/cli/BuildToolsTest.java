package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The script that looks for the tools of the build says what is missing before anything starts. */
@DisabledOnOs(OS.WINDOWS)
class BuildToolsTest {
  @TempDir Path tools;

  private record ProcessResult(int exit, String text) {}

  /** What is said where the Node on the PATH prints this version. */
  private ProcessResult withNode(String prints) throws Exception {
    Path node = tools.resolve("node");
    Files.writeString(node, "#!/bin/sh\n" + prints + "\n", StandardCharsets.UTF_8);
    Files.setPosixFilePermissions(node, PosixFilePermissions.fromString("rwxr-xr-x"));
    var bash =
        new ProcessBuilder(
                "bash", "-c", "set -euo pipefail; root=..; . ../.build/toolchain.sh; check_node")
            .redirectErrorStream(true);
    bash.environment()
        .compute(
            "PATH",
            (name, path) -> tools + ":" + Optional.ofNullable(path).orElse("/usr/bin:/bin"));
    Process process = bash.start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new ProcessResult(process.waitFor(), text);
  }

  @Test
  void anOldNodeIsToldWithWhatToInstall() throws Exception {
    ProcessResult said = withNode("echo v16.20.2");
    assertEquals(1, said.exit());
    assertTrue(
        said.text().contains("needs Node 18 or newer; " + tools.resolve("node") + " is v16.20.2."),
        said.text());
    assertTrue(said.text().contains("apt-get install nodejs npm"), said.text());
    assertTrue(said.text().contains("./build -P'!vscode'"), said.text());
  }

  @Test
  void aNodeThatIsNewEnoughIsTakenInSilence() throws Exception {
    for (String version : new String[] {"v18.0.0", "v20.20.2", "v104.1.0"}) {
      assertEquals(new ProcessResult(0, ""), withNode("echo " + version));
    }
  }

  @Test
  void whatIsNoNodeIsTold() throws Exception {
    ProcessResult said = withNode("exit 3");
    assertEquals(1, said.exit());
    assertTrue(said.text().contains("is of no known version"), said.text());
  }
}
