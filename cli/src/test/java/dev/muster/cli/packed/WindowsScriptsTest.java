package dev.muster.cli.packed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The scripts for Windows, started by Wine's {@code cmd} with a program in place of Java that
 * writes down its arguments. Skipped where Wine or MinGW are missing (Debian: {@code apt-get
 * install wine64 gcc-mingw-w64-x86-64}).
 */
@DisabledOnOs(OS.WINDOWS)
class WindowsScriptsTest {
  private static final Path COMPILER = Path.of("/usr/bin/x86_64-w64-mingw32-gcc");
  private static final String ARGUMENTS = "a \"b c\" \"x & y\" wow!";
  private static final List<String> RECEIVED = List.of("a", "b c", "x & y", "wow!");
  private static final Pattern ARGUMENT = Pattern.compile("\\[([^]]*)]");

  @TempDir private static Path shared;
  private static Path java;

  @TempDir private Path folder;
  private Path home;
  private Path jdk;

  /** Builds what stands in for Java, and Wine's drive C. */
  @BeforeAll
  static void standIn() throws Exception {
    assumeTrue(
        Stream.of("/usr/bin/wine", "/usr/local/bin/wine").map(Path::of).anyMatch(Files::exists)
            && Files.exists(COMPILER),
        "needs Wine and MinGW: apt-get install wine64 wine gcc-mingw-w64-x86-64");
    java = shared.resolve("java.exe");
    SystemShell.ProcessResult built =
        new SystemShell(shared)
            .run(COMPILER, "-O1", "-o", java, Path.of("src/test/windows/java.c").toAbsolutePath());
    assertEquals(0, built.exit(), built.toString());
    SystemShell.ProcessResult prefix = wine(shared).run("wine", "cmd", "/c", "echo ready");
    assumeTrue(prefix.out().startsWith("ready"), "Wine does not start: " + prefix);
  }

  private static SystemShell wine(Path where) {
    return new SystemShell(where)
        .without("JAVA_HOME")
        .with("WINEPREFIX", shared.resolve("wine").toString())
        .with("WINEDEBUG", "-all")
        .with("WINEDLLOVERRIDES", "mscoree,mshtml=")
        .with("HOME", shared.toString())
        .with("LANG", "C.UTF-8");
  }

  @BeforeEach
  void places() throws IOException {
    install("my battles", "jdk 21");
  }

  /** The program, the product and a checkout in a folder, and a Java in another. */
  private void install(String name, String javaName) throws IOException {
    home = folder.resolve(name);
    script(Path.of("src/dist/muster.cmd"), home.resolve("muster"));
    script(Path.of("../muster.cmd"), home.resolve("checkout"));
    script(Path.of("../build.cmd"), home.resolve("checkout"));
    script(Path.of("../.build/stamp.cmd"), home.resolve("checkout/.build"));
    script(Path.of("src/dist/muster.cmd"), home.resolve("checkout/cli/target/muster"));
    for (String lib : List.of("muster/lib", "checkout/cli/target/muster/lib")) {
      Files.createDirectories(home.resolve(lib));
      Files.writeString(home.resolve(lib).resolve("muster.jar"), "");
    }
    script(Path.of("../releng/ide-feature/rootfiles/win32/muster-ide.cmd"), home.resolve("ide"));
    Files.createDirectories(home.resolve("ide/plugins"));
    Files.writeString(home.resolve("ide/plugins/org.eclipse.equinox.launcher_1.8.0.jar"), "");
    jdk = folder.resolve(javaName);
    javaIn(jdk.resolve("bin"));
  }

  /** With the line ends of Windows, whatever those of the checkout are. */
  private static void script(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    String text = Files.readString(from).replace("\r\n", "\n").replace("\n", "\r\n");
    Files.writeString(to.resolve(from.getFileName().toString()), text);
  }

  private static void javaIn(Path bin) throws IOException {
    Files.createDirectories(bin);
    for (String each : List.of("java.exe", "javaw.exe")) {
      Files.copy(java, bin.resolve(each));
    }
  }

  private static String windows(Path path) {
    return "Z:" + path.toAbsolutePath().toString().replace('/', '\\');
  }

  private SystemShell shell() {
    return wine(home)
        .with("JAVA_HOME", windows(jdk))
        .with("STANDIN_LOG", windows(folder.resolve("calls")));
  }

  /**
   * Starts a script as from a prompt: the script's name is a variable, so that it needs no escapes.
   */
  private SystemShell.ProcessResult start(SystemShell shell, String script) throws Exception {
    return start(shell, script, ARGUMENTS);
  }

  private SystemShell.ProcessResult start(SystemShell shell, String script, String arguments)
      throws Exception {
    Path prompt = folder.resolve("prompt.cmd");
    Files.writeString(prompt, "@\"%MUSTER_SCRIPT%\" " + arguments + "\r\n");
    Files.deleteIfExists(folder.resolve("calls"));
    return shell
        .with("MUSTER_SCRIPT", windows(home.resolve(script)))
        .run("wine", "cmd", "/c", windows(prompt));
  }

  /** The calls of Java, each with its path and its arguments. */
  private List<List<String>> calls() throws IOException {
    Path calls = folder.resolve("calls");
    return Files.exists(calls)
        ? Files.readAllLines(calls).stream()
            .map(line -> ARGUMENT.matcher(line).results().map(each -> each.group(1)).toList())
            .toList()
        : List.of();
  }

  private static List<String> last(List<String> words, int count) {
    return words.subList(words.size() - count, words.size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"my battles", "Schlächten", "a & b", "wow!", "tables (2)", "caret^s"})
  void placesMayHaveAnyName(String name) throws Exception {
    install(name, "jdk " + name);
    for (String script : List.of("muster/muster.cmd", "checkout/muster.cmd")) {
      // The first call makes the archive of classes, here in vain.
      SystemShell.ProcessResult said = start(shell().with("STANDIN_EXIT", "0,7"), script);
      assertEquals(new SystemShell.ProcessResult(7, "", ""), said, script);
      List<List<String>> calls = calls();
      assertEquals(2, calls.size(), calls.toString());
      String lib = windows(home.resolve(script).getParent());
      lib += script.startsWith("checkout") ? "\\cli\\target\\muster\\lib\\" : "\\lib\\";
      assertTrue(
          calls.getFirst().contains("-XX:ArchiveClassesAtExit=" + lib + "classes.jsa"),
          calls.toString());
      assertEquals(windows(jdk.resolve("bin/java.exe")), calls.getLast().getFirst());
      assertTrue(calls.getLast().contains(lib + "muster.jar"), calls.toString());
      assertEquals(RECEIVED, last(calls.getLast(), RECEIVED.size()));
    }
    assertEquals(
        new SystemShell.ProcessResult(4, "", ""),
        start(shell().with("STANDIN_EXIT", "4"), "ide/muster-ide.cmd"));
    List<String> call = calls().getFirst();
    assertEquals(windows(jdk.resolve("bin/javaw.exe")), call.getFirst());
    assertTrue(
        call.contains(windows(home.resolve("ide/plugins/org.eclipse.equinox.launcher_1.8.0.jar"))),
        call.toString());
    assertTrue(call.contains(windows(home.resolve("ide")) + "\\."), call.toString());
    assertEquals(RECEIVED, last(call, RECEIVED.size()));
  }

  /** A run of many battles pays for the thorough compiler of Java, a short one does not. */
  @ParameterizedTest
  @CsvSource({
    "balance a --battles 400, true",
    "balance a --battles=1999, true",
    "balance a --battles=9999, true",
    "balance a --battles 10000, false",
    "balance --json a --battles=25000, false",
    "balance a \"x & y\" --until 3, true",
    "battle a --battles 20000, true",
    "lsp, false"
  })
  void aLongRunHasTheThoroughCompiler(String arguments, boolean quick) throws Exception {
    assertEquals(
        new SystemShell.ProcessResult(0, "", ""), start(shell(), "muster/muster.cmd", arguments));
    for (String option : List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")) {
      assertEquals(quick, calls().getLast().contains(option), arguments + calls());
    }
    assertEquals(
        quick && arguments.startsWith("balance"),
        calls().getLast().contains("-Xmx2g"),
        arguments + calls());
  }

  @ParameterizedTest
  @ValueSource(strings = {"muster/muster.cmd", "ide/muster-ide.cmd"})
  void javaHomeMayBeQuoted(String script) throws Exception {
    SystemShell.ProcessResult said =
        start(shell().with("JAVA_HOME", '"' + windows(jdk) + '"'), script);
    assertEquals(new SystemShell.ProcessResult(0, "", ""), said);
    assertTrue(calls().getLast().getFirst().startsWith(windows(jdk)), calls().toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"muster/muster.cmd", "ide/muster-ide.cmd"})
  void javaOnThePathIsTakenWhereJavaHomeHasNone(String script) throws Exception {
    Path bin = folder.resolve("on the path");
    javaIn(bin);
    for (String asked : Arrays.asList(null, windows(folder.resolve("nowhere")))) {
      SystemShell shell = shell().without("JAVA_HOME").with("WINEPATH", windows(bin));
      SystemShell.ProcessResult said =
          start(asked == null ? shell : shell.with("JAVA_HOME", asked), script);
      assertEquals(new SystemShell.ProcessResult(0, "", ""), said);
      assertTrue(calls().getLast().getFirst().startsWith(windows(bin)), calls().toString());
    }
  }

  @Test
  void withoutJavaItSaysWhatIsNeeded() throws Exception {
    SystemShell.ProcessResult said = start(shell().without("JAVA_HOME"), "muster/muster.cmd");
    assertEquals(2, said.exit(), said.toString());
    assertTrue(said.err().startsWith("muster: Muster needs Java 21 or newer"), said.toString());
    SystemShell.ProcessResult ide = start(shell().without("JAVA_HOME"), "ide/muster-ide.cmd");
    assertEquals(1, ide.exit(), ide.toString());
    assertTrue(ide.err().startsWith("Muster IDE needs Java 21 or newer"), ide.toString());
    assertEquals(List.of(), calls());
  }

  /** Muster itself says so; the product's Java would fail in a window that nobody sees. */
  @ParameterizedTest
  @ValueSource(strings = {"1.8.0_392", "17.0.13", "9"})
  void theProductRefusesAnOldJava(String version) throws Exception {
    SystemShell.ProcessResult said =
        start(shell().with("STANDIN_VERSION", version), "ide/muster-ide.cmd");
    assertEquals(1, said.exit(), said.toString());
    assertTrue(said.err().startsWith("Muster IDE needs Java 21 or newer"), said.toString());
    assertEquals(List.of(), calls());
  }

  @ParameterizedTest
  @ValueSource(strings = {"21", "25.0.1", "26-ea"})
  void theProductTakesANewJava(String version) throws Exception {
    assertEquals(
        new SystemShell.ProcessResult(0, "", ""),
        start(shell().with("STANDIN_VERSION", version), "ide/muster-ide.cmd"));
    assertEquals(1, calls().size());
  }

  @Test
  void theProductIsStartedAgainWhenItAsksForIt() throws Exception {
    SystemShell.ProcessResult said =
        start(shell().with("STANDIN_EXIT", "23,24,13"), "ide/muster-ide.cmd");
    assertEquals(new SystemShell.ProcessResult(13, "", ""), said);
    assertEquals(3, calls().size(), calls().toString());
  }

  @Test
  void aProductWithoutItsPluginsSaysSo() throws Exception {
    Files.delete(home.resolve("ide/plugins/org.eclipse.equinox.launcher_1.8.0.jar"));
    SystemShell.ProcessResult said = start(shell(), "ide/muster-ide.cmd");
    assertEquals(1, said.exit(), said.toString());
    assertTrue(said.err().startsWith("Muster IDE is incomplete"), said.toString());
  }

  @Test
  void aKeptArchiveOfClassesIsTaken() throws Exception {
    Path classes = Files.writeString(home.resolve("muster/lib/classes.jsa"), "kept");
    assertEquals(
        new SystemShell.ProcessResult(3, "", ""),
        start(shell().with("STANDIN_EXIT", "3"), "muster/muster.cmd"));
    assertTrue(
        calls().getFirst().contains("-XX:SharedArchiveFile=" + windows(classes)),
        calls().toString());
  }

  @Test
  void aFirstStartWithoutMavenSaysWhatIsNeeded() throws Exception {
    Files.delete(home.resolve("checkout/cli/target/muster/lib/muster.jar"));
    SystemShell.ProcessResult said = start(shell(), "checkout/muster.cmd");
    assertEquals(2, said.exit(), said.toString());
    assertTrue(said.err().startsWith("muster: The first start needs Maven"), said.toString());
    assertEquals(List.of(), calls());
  }

  @Test
  void aFirstStartBuildsWithMaven() throws Exception {
    Path jar = home.resolve("checkout/cli/target/muster/lib/muster.jar");
    Files.delete(jar);
    Path bin = maven("type nul >\"" + windows(jar) + "\"");
    SystemShell.ProcessResult failed =
        start(shell().with("WINEPATH", windows(bin)).with("FAIL", "1"), "checkout/muster.cmd");
    assertEquals(2, failed.exit(), failed.toString());
    assertTrue(failed.err().contains("the build failed"), failed.toString());
    assertFalse(Files.exists(jar));
    SystemShell.ProcessResult said =
        start(shell().with("WINEPATH", windows(bin)), "checkout/muster.cmd");
    assertEquals(0, said.exit(), said.toString());
    assertTrue(Files.readString(folder.resolve("asked")).contains("-pl cli -am package"));
    assertEquals(2, calls().size(), calls().toString());
  }

  /** A folder with a Maven that writes down its arguments, does something and ends. */
  private Path maven(String does) throws IOException {
    Path bin = Files.createDirectories(folder.resolve("maven"));
    Files.writeString(
        bin.resolve("mvn.cmd"),
        "@echo off\r\necho %* >\""
            + windows(folder.resolve("asked"))
            + "\"\r\n"
            + "if \"%FAIL%\"==\"1\" exit /b 1\r\n"
            + does
            + "\r\n");
    return bin;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "quick | -Dmuster.excludedGroups=nightly,slow",
        "nightly | -Dmuster.groups=nightly",
        "-pl print test | -pl print test"
      })
  void theBuildRunsMaven(String commandAndArguments) throws Exception {
    String[] asked = commandAndArguments.split(" \\| ");
    SystemShell shell = shell().with("WINEPATH", windows(maven("exit /b 0")));
    SystemShell.ProcessResult said = start(shell, "checkout/build.cmd", asked[0]);
    assertEquals(new SystemShell.ProcessResult(0, "", ""), said);
    String arguments = Files.readString(folder.resolve("asked"));
    assertTrue(arguments.contains(asked[1]), arguments);
    SystemShell.ProcessResult failed =
        start(shell.with("FAIL", "1"), "checkout/build.cmd", asked[0]);
    assertEquals(new SystemShell.ProcessResult(1, "", ""), failed);
  }

  @Test
  void theBuildSaysWhatItNeedsAndWhatItCannotDo() throws Exception {
    SystemShell.ProcessResult without = start(shell(), "checkout/build.cmd", "quick");
    assertEquals(2, without.exit(), without.toString());
    assertTrue(without.err().contains("needs Maven 3.9.9 or newer"), without.toString());
    SystemShell shell = shell().with("WINEPATH", windows(maven("exit /b 0")));
    SystemShell.ProcessResult release = start(shell, "checkout/build.cmd", "release");
    assertEquals(2, release.exit(), release.toString());
    assertTrue(release.err().contains("build release needs a Unix shell"), release.toString());
    SystemShell.ProcessResult products = start(shell, "checkout/build.cmd", "products");
    assertEquals(2, products.exit(), products.toString());
    assertTrue(products.err().contains("build products needs a Unix shell"), products.toString());
    assertFalse(Files.exists(folder.resolve("asked")), release.toString());
  }
}
