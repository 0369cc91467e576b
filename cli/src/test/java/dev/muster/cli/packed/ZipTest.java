package dev.muster.cli.packed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The zip for who has a Java runtime and nothing else: unpacked somewhere and started. */
@Tag("slow")
class ZipTest {
  private static final SystemShell.ProcessResult VERSION =
      new SystemShell.ProcessResult(0, "Muster 0.2.0\n", "");

  private static final Path ZIP = Path.of("target/muster.zip");

  /**
   * The program for all tests: its first start takes longest, and leaves an archive to the others.
   */
  @TempDir private static Path shared;

  @TempDir private Path folder;

  private static Path home;
  private static Path muster;
  private static SystemShell.ProcessResult first;

  /** As unpackers do it: files with their permissions, in a folder with a space in its name. */
  @BeforeAll
  static void unpackAndStart() throws Exception {
    home = shared.resolve("my battles/muster");
    Files.createDirectories(home.getParent());
    try (FileSystem zip =
        FileSystems.newFileSystem(
            URI.create("jar:" + ZIP.toAbsolutePath().toUri()),
            Map.of("enablePosixFileAttributes", OS.current() != OS.WINDOWS))) {
      Path root = zip.getPath("muster");
      try (Stream<Path> files = Files.walk(root)) {
        for (Path each : files.toList()) {
          Path target = home.resolve(root.relativize(each).toString());
          Files.copy(each, target);
          if (OS.current() != OS.WINDOWS) {
            Files.setPosixFilePermissions(target, Files.getPosixFilePermissions(each));
          }
        }
      }
    }
    muster = home.resolve("muster");
    if (OS.current() != OS.WINDOWS) {
      first =
          new SystemShell(shared)
              .with("JAVA_TOOL_OPTIONS", "-XX:+UseG1GC")
              .run(muster, "--version");
    }
  }

  private static Set<String> names() throws IOException {
    try (Stream<Path> files = Files.walk(home)) {
      return new TreeSet<>(
          files
              .filter(Files::isRegularFile)
              .map(each -> home.relativize(each).toString().replace('\\', '/'))
              .toList());
    }
  }

  @Test
  void allThatIsNeededIsInIt() throws IOException {
    Set<String> names = names();
    for (String wanted :
        List.of(
            "LICENSE",
            "README.txt",
            "THIRD-PARTY.txt",
            "muster",
            "muster.cmd",
            "lib/muster.jar",
            "lib/find-java.sh",
            "examples/dreux/dreux.muster",
            "examples/situations/lancers-against-shot.situation")) {
      assertTrue(names.contains(wanted), wanted + " in " + names);
    }
    try (var zip = new ZipFile(ZIP.toFile())) {
      assertFalse(zip.stream().anyMatch(each -> each.getName().endsWith(".jsa")));
    }
    assertEquals(
        Files.readString(Path.of("../LICENSE")), Files.readString(home.resolve("LICENSE")));
  }

  /** The same commit gives the same bytes: nothing in it tells when or where it was made. */
  @Test
  void nothingInItIsOfTheDay() throws IOException {
    try (var zip = new ZipFile(ZIP.toFile())) {
      Set<Object> times = new HashSet<>();
      for (ZipEntry each : zip.stream().toList()) {
        times.add(each.getTimeLocal());
      }
      assertEquals(1, times.size(), times.toString());
      assertTrue(times.toString().startsWith("[2026-01-01T00:00"), times.toString());
    }
  }

  /** {@link StartScriptTest} tries the other ways to start it, with a program in place of Java. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void itStartsFromAnywhere() throws Exception {
    assertTrue(Files.getPosixFilePermissions(muster).contains(PosixFilePermission.OTHERS_EXECUTE));
    var shell = new SystemShell(folder).without("HOME");
    assertEquals(VERSION, shell.run(muster, "--version"));
    Path links = Files.createDirectory(folder.resolve("links"));
    Files.createSymbolicLink(links.resolve("muster"), links.relativize(muster));
    assertEquals(
        VERSION, shell.with("PATH", links + ":/usr/bin:/bin").run("sh", "-c", "muster --version"));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void itFightsPlaysAndRefuses() throws Exception {
    var shell = new SystemShell(folder);
    SystemShell.ProcessResult battle = shell.run(muster, "battle", home.resolve("examples/dreux"));
    assertEquals(0, battle.exit(), battle.toString());
    assertEquals("", battle.err());
    assertTrue(battle.out().startsWith("The battle of Dreux\n"), battle.out());
    SystemShell.ProcessResult play =
        shell.run(
            muster, "play", home.resolve("examples/situations/lancers-against-shot.situation"));
    assertEquals(0, play.exit(), play.toString());
    assertEquals("", play.err());
    SystemShell.ProcessResult refused =
        shell.run(muster, "battle", folder.resolve("no such.muster"));
    assertEquals(2, refused.exit(), refused.toString());
    assertEquals(1, refused.err().lines().count(), refused.err());
  }

  /** What the first start leaves for later ones may be missing, empty, or anything else. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theArchiveOfClassesIsMadeOnceAndNeverInTheWay() throws Exception {
    List<Path> archives = archives();
    assertEquals(1, archives.size(), archives.toString());
    Path archive = archives.getFirst();
    long size = Files.size(archive);
    assertTrue(size > 5_000_000, "classes of the language are in it: " + size + " bytes");
    Path made = Files.createLink(folder.resolve("made"), archive);
    var shell = new SystemShell(folder);
    assertEquals(VERSION, shell.run(muster, "--version"));
    assertTrue(Files.isSameFile(made, archive), "it is kept");
    assertEquals(size, Files.size(archive), "it is kept");
    Files.delete(archive);
    for (String damaged : List.of("", "no archive at all\n")) {
      Files.writeString(archive, damaged);
      assertEquals(VERSION, shell.run(muster, "--version"));
    }
    assertEquals(List.of(archive), archives());
    Files.move(made, archive, StandardCopyOption.REPLACE_EXISTING);
  }

  /**
   * Java refuses two collectors of garbage; the one of the environment counts. The first start also
   * makes the archive of classes, and says no word of that.
   */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void itStartsWithAnotherCollector() {
    assertEquals(0, first.exit(), first.toString());
    assertEquals("Muster 0.2.0\n", first.out());
    assertEquals(1, first.err().lines().count(), "Java says that it has the options: " + first);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void umlautsInNamesOfFilesNeedNoLocale() throws Exception {
    // the shell makes the name, since the Java of this test may not know the letter either
    String script =
        """
        f=$(printf 'L\\303\\274tzen.muster')
        cp examples/meeting/meeting.muster "$f"
        ./muster check "$f"
        """;
    var shell = new SystemShell(home).without("LC_ALL").without("LC_CTYPE").without("LANG");
    var said = shell.run("sh", "-c", script);
    assertEquals(0, said.exit(), said.toString());
  }

  private static List<Path> archives() throws IOException {
    try (Stream<Path> files = Files.list(home.resolve("lib"))) {
      return files.filter(each -> each.toString().contains(".jsa")).sorted().toList();
    }
  }

  /** The editor is gone as soon as it has its first answer. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theServerAnswersAndEndsWithTheEditor() throws Exception {
    String hello =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}";
    String editor =
        "{ printf 'Content-Length: %d\\r\\n\\r\\n%s'; until [ -s said ]; do sleep 0.1; done; } | \"$0\" lsp >said"
            .formatted(hello.length(), hello);
    SystemShell.ProcessResult end = new SystemShell(folder).run("sh", "-c", editor, muster);
    assertEquals(new SystemShell.ProcessResult(0, "", ""), end);
    String said = Files.readString(folder.resolve("said"));
    assertTrue(
        said.startsWith("Content-Length: ") && said.contains("\"completionProvider\""), said);
  }

  /** Who redirects the output to a full disk learns that there is nothing in the file. */
  @ParameterizedTest
  @DisabledOnOs(OS.WINDOWS)
  @ValueSource(
      strings = {
        "muster --help >/dev/full",
        "muster battle \"$DREUX\" --log json >/dev/full",
        "muster --version >&-"
      })
  void outputThatCannotBeWrittenIsAFailure(String command) throws Exception {
    SystemShell.ProcessResult run = bash(command);
    assertEquals(2, run.exit(), run.toString());
    assertTrue(run.err().startsWith("muster: the output could not be written: "), run.toString());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aReaderThatHasEnoughIsNoFailure() throws Exception {
    SystemShell.ProcessResult run =
        bash("muster battle \"$DREUX\" --log json | head -n 1; exit ${PIPESTATUS[0]}");
    assertEquals(0, run.exit(), run.toString());
    assertEquals("", run.err());
    assertEquals(1, run.out().lines().count());
    assertFalse(run.out().isBlank());
  }

  private SystemShell.ProcessResult bash(String command) throws Exception {
    assumeTrue(Files.exists(Path.of("/dev/full")));
    return new SystemShell(folder)
        .with("DREUX", home.resolve("examples/dreux").toString())
        .run("bash", "-c", "muster() { '" + muster + "' \"$@\"; }\n" + command);
  }

  @Test
  void everyJarIsOnTheClassPathAndNoneIsSigned() throws IOException {
    Set<String> there = new TreeSet<>();
    Set<String> named = new TreeSet<>();
    try (Stream<Path> jars = Files.list(home.resolve("lib"))) {
      for (Path each : jars.filter(jar -> jar.toString().endsWith(".jar")).toList()) {
        there.add(each.getFileName().toString());
        try (var jar = new JarFile(each.toFile())) {
          assertFalse(
              jar.stream()
                  .anyMatch(entry -> entry.getName().matches("META-INF/.*\\.(SF|RSA|DSA|EC)")),
              each.toString());
        }
      }
    }
    try (var jar = new JarFile(home.resolve("lib/muster.jar").toFile())) {
      Attributes main = jar.getManifest().getMainAttributes();
      assertEquals("dev.muster.cli.Start", main.getValue(Attributes.Name.MAIN_CLASS));
      named.add("muster.jar");
      named.addAll(Arrays.asList(main.getValue(Attributes.Name.CLASS_PATH).split(" ")));
      // A class file that Java 8 reads, so that each older Java says what is needed.
      try (var start =
          new DataInputStream(jar.getInputStream(jar.getEntry("dev/muster/cli/Start.class")))) {
        assertEquals(0xCAFEBABE, start.readInt());
        assertEquals(52, start.readInt());
      }
    }
    assertEquals(there, named);
  }

  @Test
  void everyJarOfOthersHasItsNotice() throws IOException {
    String notices = Files.readString(home.resolve("THIRD-PARTY.txt"));
    List<String> lacking = new ArrayList<>();
    int others = 0;
    try (Stream<Path> jars = Files.list(home.resolve("lib"))) {
      for (Path each : jars.sorted().toList()) {
        String name = each.getFileName().toString();
        if (name.endsWith(".jar")
            && !name.startsWith("dev.muster.")
            && !name.equals("muster.jar")) {
          others++;
          String line =
              "  " + name.replaceFirst("-(\\d.*)\\.jar$", " $1").replaceFirst("\\.jar$", "") + ": ";
          if (!Pattern.compile("(?m)^" + Pattern.quote(line) + "\\S").matcher(notices).find()) {
            lacking.add(name);
          }
        }
      }
    }
    assertTrue(others > 20, "libraries were looked at");
    assertEquals(List.of(), lacking);
    for (String words :
        List.of(
            "Apache License", "Eclipse Public License - v 2.0", "Terence Parr", "Oliver Siegmar")) {
      assertTrue(notices.contains(words), words);
    }
  }

  /**
   * The script for Windows, as far as it can be looked at elsewhere: its line ends, its quotes, its
   * labels, and that it takes the same options as the other.
   */
  @Test
  void theScriptForWindowsIsSound() throws IOException {
    for (Path script : List.of(home.resolve("muster.cmd"), Path.of("../muster.cmd"))) {
      String text = Files.readString(script, StandardCharsets.US_ASCII);
      if (script.startsWith(home)) {
        assertEquals(text.replaceAll("(?<!\r)\n", "\r\n"), text, "its line ends are CRLF");
      }
      List<String> lines = text.lines().toList();
      assertEquals("@echo off", lines.getFirst());
      Set<String> labels = new HashSet<>();
      lines.stream()
          .filter(line -> line.startsWith(":"))
          .forEach(line -> labels.add(line.substring(1)));
      for (String line : lines) {
        if (line.startsWith("rem ")) {
          continue;
        }
        // A quote that is only to be taken out of a value opens nothing.
        long quotes = line.replace(":\"=%", "%").chars().filter(c -> c == '"').count();
        assertEquals(0, quotes % 2, "quotes: " + line);
        // %%~$PATH:m looks a program up on the path.
        assertFalse(
            line.replace("%%~$PATH:", "").matches(".*(\\$|`|'|\\[|/dev/null|&>).*"),
            "not of this shell: " + line);
        var jump = Pattern.compile("goto (\\w+)").matcher(line);
        while (jump.find()) {
          assertTrue(labels.contains(jump.group(1)), line);
        }
        var path = Pattern.compile("%~dp0|%MUSTER_LIB%|%MUSTER_JAVA%").matcher(line);
        while (path.find()) {
          long before = line.substring(0, path.start()).chars().filter(c -> c == '"').count();
          assertEquals(1, before % 2, "a path with a space stands in quotes: " + line);
        }
      }
      assertTrue(text.contains(" %*\r\n") || text.contains(" %*\n"), "arguments are handed on");
      assertTrue(lines.getLast().startsWith("exit /b "), lines.getLast());
    }
    String cmd = Files.readString(home.resolve("muster.cmd"));
    String sh = Files.readString(muster);
    String quick = found("quick='([^']+)'", sh);
    assertTrue(cmd.contains("set \"MUSTER_OPTIONS=" + quick + "\""), quick);
    for (String slow : found("(?m)^ +(.*)\\) quick= ;;$", sh).split(" \\| ")) {
      assertTrue(cmd.contains("if /i \"%~1\"==\"" + slow + "\" set \"MUSTER_OPTIONS=\""), slow);
    }
  }

  private static String found(String pattern, String text) {
    var match = Pattern.compile(pattern).matcher(text);
    assertTrue(match.find(), pattern);
    return match.group(1);
  }
}
