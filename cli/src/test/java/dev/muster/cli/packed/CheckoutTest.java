package dev.muster.cli.packed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./muster} in a checkout: from where it is started, and what it builds first. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class CheckoutTest {
  private static final SystemShell.ProcessResult VERSION =
      new SystemShell.ProcessResult(0, "Muster 0.2.0\n", "");

  @TempDir private Path folder;

  private Path root;
  private Path tools;

  /** The scripts of the project, without the program. */
  @BeforeEach
  void checkOut() throws IOException {
    root = folder.resolve("check out");
    tools = Files.createDirectories(folder.resolve("tools"));
    for (String each : List.of("muster", ".build/toolchain.sh", "cli/src/dist/find-java.sh")) {
      Files.createDirectories(root.resolve(each).getParent());
      Files.copy(Path.of("..", each), root.resolve(each), StandardCopyOption.COPY_ATTRIBUTES);
    }
    executable(root.resolve("muster"));
  }

  private static void executable(Path file) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Path tool(String name, String script) throws IOException {
    Path tool = Files.writeString(tools.resolve(name), "#!/bin/sh\n" + script + "\n");
    executable(tool);
    return tool;
  }

  private SystemShell shell() {
    return new SystemShell(folder)
        .with("PATH", tools + ":/usr/local/bin:/usr/bin:/bin")
        // So that no Maven of the user is found, who has fetched one for this project.
        .with("XDG_CACHE_HOME", folder.resolve("cache").toString());
  }

  /** The program, newer than all it is made of. */
  private void built(Path program) throws IOException {
    SystemShell.copy(program, root.resolve("cli/target/muster"));
    Files.createFile(root.resolve("cli/target/muster.built"));
  }

  /** A Maven that counts its calls, takes a while, and then leaves the program. */
  private void slowMaven() throws IOException {
    maven(2, standIn());
  }

  /** What stands for the program where only the build is looked at: starting it takes no time. */
  private Path standIn() throws IOException {
    Path program = folder.resolve("stand-in");
    Files.createDirectories(program.resolve("lib"));
    Files.createFile(program.resolve("lib/muster.jar"));
    executable(Files.writeString(program.resolve("muster"), "#!/bin/sh\necho Muster 0.2.0\n"));
    return program;
  }

  private void maven(int seconds, Path program) throws IOException {
    tool(
        "mvn",
        """
        if [ "$1" = --version ]; then echo 'Apache Maven 3.9.16'; exit; fi
        echo called >>'%1$s/calls'
        sleep %4$d
        cp -R '%2$s' '%3$s/cli/target/muster'
        rm -f '%3$s'/cli/target/muster/lib/*.jsa
        echo '[INFO] Building Muster command line 0.2.0-SNAPSHOT                   [6/6]'
        """
            .formatted(folder, program, root, seconds));
  }

  private List<String> calls() throws IOException {
    Path calls = folder.resolve("calls");
    return Files.exists(calls) ? Files.readAllLines(calls) : List.of();
  }

  @Test
  void itStartsThroughALinkAndWithoutAHome() throws Exception {
    built(standIn());
    assertEquals(VERSION, shell().run(root.resolve("muster"), "--version"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("check out/muster"));
    assertEquals(VERSION, shell().run(link, "--version"));
    Files.createSymbolicLink(folder.resolve("again"), link);
    assertEquals(
        VERSION, shell().without("HOME").without("XDG_CACHE_HOME").run("./again", "--version"));
  }

  /** The scripts of the checkout and of the program start a Java only to run the program. */
  @Test
  void noJavaIsStartedToFindOne() throws Exception {
    Path program = standIn();
    Files.copy(
        SystemShell.PROGRAM.resolve("lib/find-java.sh"), program.resolve("lib/find-java.sh"));
    Files.copy(
        SystemShell.PROGRAM.resolve("muster"),
        program.resolve("muster"),
        StandardCopyOption.REPLACE_EXISTING,
        StandardCopyOption.COPY_ATTRIBUTES);
    built(program);
    String call = "echo \"${0##*/} $*\" >>'" + folder + "/calls'; echo Muster 0.2.0";
    Path old = java("17.0.9", call);
    String looked =
        ". '%s'; look_at_java '%s' javac; echo $found_release $found_version; look_at_java /nowhere java; echo $found_release"
            .formatted(root.resolve("cli/src/dist/find-java.sh"), old);
    assertEquals(
        new SystemShell.ProcessResult(0, "17 17.0.9\n0\n", ""), shell().run("sh", "-euc", looked));
    Path fit = java("25.0.1", call);
    assertEquals(
        VERSION,
        shell().with("JAVA_HOME", fit.toString()).run(root.resolve("muster"), "--version"));
    // The first run writes the archive of classes, as its start script says.
    List<String> calls = calls();
    assertEquals(2, calls.size(), calls.toString());
    assertTrue(
        calls.getFirst().matches("java .*-XX:ArchiveClassesAtExit=.* battle .*"), calls::toString);
    assertTrue(calls.getLast().matches("java .*/lib/muster\\.jar --version"), calls::toString);
  }

  /** A folder with a Java of this version that does this when it or its compiler is called. */
  private Path java(String version, String script) throws IOException {
    Path home = folder.resolve("jdk-" + version);
    Path bin = Files.createDirectories(home.resolve("bin"));
    for (String name : List.of("java", "javac")) {
      executable(Files.writeString(bin.resolve(name), "#!/bin/sh\n" + script + "\n"));
    }
    Files.writeString(
        home.resolve("release"), "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"" + version + "\"\n");
    return home;
  }

  @Test
  void theVersionIsReadAsJavasWriteIt() throws Exception {
    Path jdk = Files.createDirectories(folder.resolve("jdk/bin")).getParent();
    Files.copy(tool("java", "exit 1"), jdk.resolve("bin/java"));
    executable(jdk.resolve("bin/java"));
    String look =
        ". '%s'; look_at_java '%s' java; echo $found_release $found_version"
            .formatted(root.resolve("cli/src/dist/find-java.sh"), jdk);
    for (var each :
        List.of(
            List.of("JAVA_VERSION=\"21\"", "21 21"),
            List.of("JAVA_VERSION=\"25.0.1\"\r", "25 25.0.1"),
            List.of("JAVA_VERSION=\"26-ea\"", "26 26"),
            List.of("JAVA_VERSION=\"1.8.0_392\"", "1 1.8.0"),
            List.of("NAME=x", "0"))) {
      // The last line may lack its end.
      Files.writeString(jdk.resolve("release"), "OS_NAME=\"Linux\"\n" + each.getFirst());
      assertEquals(each.getLast() + "\n", shell().run("sh", "-euc", look).out());
    }
    Files.delete(jdk.resolve("release"));
    Files.writeString(
        jdk.resolve("bin/java"), "#!/bin/sh\necho 'openjdk version \"22.0.2\" 2024' >&2\n");
    assertEquals("22 22.0.2\n", shell().run("sh", "-euc", look).out());
  }

  @Test
  void everyModuleOfTheProgramIsBuiltAnewWhenItChanges() throws Exception {
    Path program = standIn();
    built(program);
    maven(0, program);
    List<String> builds = new ArrayList<>();
    List<Path> modules;
    try (Stream<Path> all = Files.walk(Path.of(".."), 2)) {
      modules = all.filter(each -> Files.isDirectory(each.resolve("src/main"))).sorted().toList();
    }
    for (Path module : modules) {
      String name = Path.of("..").relativize(module).toString();
      Path source = root.resolve(name).resolve("src/main/New.java");
      Files.createDirectories(source.getParent());
      Files.createFile(source);
      Files.setLastModifiedTime(source, FileTime.from(Instant.now().plus(Duration.ofHours(1))));
      int before = calls().size();
      assertEquals(VERSION.out(), shell().run(root.resolve("muster"), "--version").out());
      if (calls().size() > before) {
        builds.add(name);
      }
      Files.delete(source);
    }
    assertEquals(
        List.of(
            "cli",
            "dsl",
            "dsl.ide",
            "examples",
            "print",
            "print.export",
            "rules-runtime/adlgr",
            "rules-runtime/boxgrid",
            "rules-runtime/core",
            "rules-runtime/fogr",
            "rules-runtime/snaphance"),
        builds);
  }

  @Test
  void twoFirstStartsAtOnceBuildOnce() throws Exception {
    slowMaven();
    List<Process> started = new ArrayList<>();
    for (int each = 0; each < 3; each++) {
      started.add(
          shell()
              .start(
                  folder.resolve("out" + each),
                  folder.resolve("err" + each),
                  root.resolve("muster").toString(),
                  "--version"));
    }
    for (int each = 0; each < 3; each++) {
      assertTrue(started.get(each).waitFor(300, TimeUnit.SECONDS));
      assertEquals(
          0, started.get(each).exitValue(), Files.readString(folder.resolve("err" + each)));
      assertEquals(VERSION.out(), Files.readString(folder.resolve("out" + each)));
    }
    assertEquals(List.of("called"), calls());
    assertNoLock();
    assertEquals(VERSION, shell().run(root.resolve("muster"), "--version"), "and then in silence");
  }

  @Test
  void theLockOfOneThatIsGoneIsNobodys() throws Exception {
    slowMaven();
    Process gone = new ProcessBuilder("true").start();
    gone.waitFor();
    Files.createDirectories(root.resolve("cli/target"));
    Files.createSymbolicLink(
        root.resolve("cli/target/muster.lock"), Path.of(gone.pid() + "@Mon-Nov-23-08-00-00-2026"));
    SystemShell.ProcessResult said = shell().run(root.resolve("muster"), "--version");
    assertEquals(0, said.exit(), said.toString());
    assertTrue(said.err().contains("[6/6] Muster command line"), said.err());
    assertEquals(List.of("called"), calls());
    assertNoLock();
  }

  /** A number is given to another process after a while: the time it started tells them apart. */
  @Test
  void theLockOfAnotherProcessOfTheSameNumberIsNobodys() throws Exception {
    slowMaven();
    Files.createDirectories(root.resolve("cli/target"));
    long number = ProcessHandle.current().pid();
    Files.createSymbolicLink(
        root.resolve("cli/target/muster.lock"), Path.of(number + "@Mon-Nov-23-08-00-00-2020"));
    SystemShell.ProcessResult said = shell().run(root.resolve("muster"), "--version");
    assertEquals(0, said.exit(), said.toString());
    assertEquals(List.of("called"), calls());
    assertNoLock();
  }

  @Test
  void aBuildThatFailsSaysSoAndLeavesNoLock() throws Exception {
    tool(
        "mvn",
        """
        if [ "$1" = --version ]; then echo 'Apache Maven 3.9.16'; exit; fi
        echo '[ERROR] this is why'; exit 1
        """);
    SystemShell.ProcessResult said = shell().run(root.resolve("muster"), "--version");
    assertEquals(1, said.exit(), said.toString());
    assertEquals("", said.out());
    assertTrue(said.err().contains("[ERROR] this is why"), said.err());
    assertTrue(
        said.err().contains("muster: the build failed; the whole output is in "), said.err());
    assertNoLock();
  }

  private void assertNoLock() {
    assertFalse(Files.isSymbolicLink(root.resolve("cli/target/muster.lock")));
  }
}
