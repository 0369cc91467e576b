package dev.muster.cli.packed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The start scripts of Muster IDE for Linux and macOS, with a program in place of Java that writes
 * down its arguments. {@link WindowsScriptsTest} has that of Windows.
 */
@DisabledOnOs(OS.WINDOWS)
class IdeStartScriptTest {
  private static final Pattern ARGUMENT = Pattern.compile("\\[([^]]*)]");

  @TempDir private Path folder;

  @BeforeEach
  void launcher() throws IOException {
    Files.createDirectories(folder.resolve("my ide/plugins"));
    Files.createFile(folder.resolve("my ide/plugins/org.eclipse.equinox.launcher_1.8.0.jar"));
    Files.createDirectories(folder.resolve("temporary"));
  }

  /**
   * @param asks what the calls come to, one after the other: in sh
   */
  private SystemShell.ProcessResult start(String system, String asks) throws Exception {
    Path script =
        Files.copy(
            Path.of("../releng/ide-feature/rootfiles", system, "muster-ide"),
            folder.resolve("my ide/muster-ide"));
    Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
    Files.writeString(
        java,
        """
        #!/bin/sh
        if [ "$1" = -version ]; then echo 'openjdk version "21.0.5"' >&2; exit 0; fi
        printf '[%%s]' "$@" >>"$CALLS"
        echo >>"$CALLS"
        for each; do case $each in -Dmuster.restart=*) next=${each#*=} ;; esac; done
        case $(($(wc -l <"$CALLS"))) in
        %s
        esac
        """
            .formatted(asks));
    assertTrue(java.toFile().setExecutable(true));
    return new SystemShell(folder)
        .with("JAVA_HOME", folder.resolve("jdk").toString())
        .with("CALLS", folder.resolve("calls").toString())
        .with("TMPDIR", folder.resolve("temporary").toString())
        .run("sh", script, "-data", "a b");
  }

  private List<List<String>> calls() throws IOException {
    return Files.readAllLines(folder.resolve("calls")).stream()
        .map(line -> ARGUMENT.matcher(line).results().map((MatchResult it) -> it.group(1)).toList())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"linux", "macosx"})
  void theProductIsStartedAgainWhenItAsksForIt(String system) throws Exception {
    assertEquals(
        new SystemShell.ProcessResult(13, "", ""),
        start(system, "1) exit 23 ;; 2) exit 24 ;; *) exit 13 ;;"));
    List<List<String>> calls = calls();
    assertEquals(3, calls.size(), calls.toString());
    assertEquals(List.of("-data", "a b"), calls.getFirst().reversed().subList(0, 2).reversed());
    assertEquals(calls.getFirst(), calls.get(1));
    assertEquals(calls.getFirst(), calls.get(2));
  }

  /** Switch Workspace: what the program wrote is what Java is started with, also the time after. */
  @ParameterizedTest
  @ValueSource(strings = {"linux", "macosx"})
  void theArgumentsOfTheProgramCountFromThenOn(String system) throws Exception {
    SystemShell.ProcessResult said =
        start(
            system,
            "1) echo '\"-data\"' >\"$next\"; exit 24 ;; 2) cat \"${1#@}\"; exit 23 ;; *) exit 0"
                + " ;;");
    assertEquals(new SystemShell.ProcessResult(0, "\"-data\"\n", ""), said);
    List<List<String>> calls = calls();
    assertEquals(3, calls.size(), calls.toString());
    assertEquals(1, calls.get(1).size(), calls.toString());
    assertTrue(calls.get(1).getFirst().startsWith("@"), calls.toString());
    assertEquals(calls.get(1), calls.get(2));
    try (var left = Files.list(folder.resolve("temporary"))) {
      assertFalse(left.findAny().isPresent(), "nothing is left behind");
    }
  }
}
