package dev.muster.cli.packed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The start script of the command line for Linux and macOS, with a program in place of Java that
 * says its arguments. {@link WindowsScriptsTest} has that of Windows.
 */
@DisabledOnOs(OS.WINDOWS)
class StartScriptTest {
  private static final List<String> QUICK = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  @TempDir private Path folder;
  private Path muster;

  @BeforeEach
  void program() throws IOException {
    Path lib = Files.createDirectories(folder.resolve("my battles/lib"));
    muster = Files.copy(Path.of("src/dist/muster"), folder.resolve("my battles/muster"));
    Files.copy(Path.of("src/dist/find-java.sh"), lib.resolve("find-java.sh"));
    Files.createFile(lib.resolve("muster.jar"));
    Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    assertTrue(java.toFile().setExecutable(true));
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"21.0.5\"\n");
  }

  /** A run of many battles pays for the thorough compiler of Java, a short one does not. */
  @ParameterizedTest
  @CsvSource({
    "balance a --battles 400, true",
    "balance a --battles=1999, true",
    "balance a --battles=9999, true",
    "balance a --battles 10000, false",
    "balance --json a --battles=25000, false",
    "balance a --until 3%, true",
    "balance a --until 20%, true",
    "balance a --until=2%, true",
    "balance a --until 1.1%, true",
    "balance a --until=1.0%, false",
    "balance a --until 1%, false",
    "balance a --until 0.5%, false",
    "battle a --battles 20000, true",
    "lsp, false"
  })
  void aLongRunHasTheThoroughCompiler(String arguments, boolean quick) throws Exception {
    List<String> started = started(new SystemShell(folder), arguments);
    for (String option : QUICK) {
      assertEquals(quick, started.contains(option), arguments + " starts " + started);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "JAVA_TOOL_OPTIONS, balance a --battles 400",
    "JDK_JAVA_OPTIONS, battle a",
    "_JAVA_OPTIONS, battle a"
  })
  void whoHasChosenACollectorKeepsIt(String variable, String arguments) throws Exception {
    List<String> started =
        started(new SystemShell(folder).with(variable, "-XX:+UseParallelGC"), arguments);
    assertEquals(
        List.of(true, false), QUICK.stream().map(started::contains).toList(), started.toString());
  }

  /** A short run of many battles has a small heap, unless the user has chosen how much memory. */
  @ParameterizedTest
  @CsvSource({
    "balance a --battles 400, '', true",
    "balance a --until 3%, -XX:+UseParallelGC, true",
    "balance a --battles 400, -Xmx8g, false",
    "balance a --battles 400, -XX:MaxRAMPercentage=50, false",
    "balance a --battles 10000, '', false",
    "battle a, '', false"
  })
  void manyBattlesHaveASmallHeap(String arguments, String chosen, boolean small) throws Exception {
    List<String> started =
        started(new SystemShell(folder).with("JAVA_TOOL_OPTIONS", chosen), arguments);
    assertEquals(small, started.contains("-Xmx2g"), started.toString());
  }

  @Test
  void itFindsItsJarsThroughLinksAndThePath() throws Exception {
    Path links = Files.createDirectory(folder.resolve("links"));
    Files.createSymbolicLink(links.resolve("absolute"), muster);
    Files.createSymbolicLink(links.resolve("relative"), Path.of("absolute"));
    Files.createSymbolicLink(links.resolve("muster"), links.relativize(muster));
    var shell =
        new SystemShell(folder)
            .with("JAVA_HOME", folder.resolve("jdk").toString())
            .with("PATH", links + ":/usr/bin:/bin");
    for (String command :
        List.of(
            "'" + muster + "'",
            "links/absolute",
            "links/relative",
            "muster",
            "cd 'my battles' && sh muster")) {
      SystemShell.ProcessResult said = shell.run("sh", "-c", command + " --version");
      String jar = muster.resolveSibling("lib/muster.jar").toString();
      assertEquals(
          List.of("-jar", jar, "--version"),
          said.out().lines().dropWhile(each -> !each.equals("-jar")).toList(),
          command + ": " + said);
    }
  }

  /** Without a locale, Java would lose umlauts in names of files. */
  @ParameterizedTest
  @CsvSource({
    "'', C.UTF-8",
    "C, C.UTF-8",
    "POSIX, C.UTF-8",
    "C.UTF-8, C.UTF-8",
    "de_DE.UTF-8, de_DE.UTF-8"
  })
  void withoutALocaleItTakesOne(String before, String then) throws Exception {
    Files.writeString(folder.resolve("jdk/bin/java"), "#!/bin/sh\necho \"locale $LC_ALL\"\n");
    var shell = new SystemShell(folder).without("LC_CTYPE").without("LANG");
    for (String variable : List.of("LC_ALL", "LC_CTYPE", "LANG")) {
      assertEquals(
          "locale " + (variable.equals("LC_ALL") || !then.equals(before) ? then : ""),
          started(before.isEmpty() ? shell : shell.with(variable, before), "battle a").getLast());
      shell.without(variable);
    }
  }

  /** What Java is started with, the last time it is. */
  private List<String> started(SystemShell shell, String arguments) throws Exception {
    SystemShell.ProcessResult said =
        shell
            .with("JAVA_HOME", folder.resolve("jdk").toString())
            .run("sh", "-c", "\"$0\" " + arguments, muster);
    assertEquals(0, said.exit(), said.toString());
    return said.out().lines().toList();
  }
}
