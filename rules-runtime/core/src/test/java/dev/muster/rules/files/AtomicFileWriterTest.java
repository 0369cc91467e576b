package dev.muster.rules.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AtomicFileWriterTest {
  @TempDir Path folder;

  private List<String> names() throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private String refused(Path file) throws IOException {
    List<String> before = names();
    UnwritableFileException refusal =
        assertThrows(
            UnwritableFileException.class, () -> AtomicFileWriter.write(Map.of(file, "new")));
    assertEquals(before, names(), "nothing new");
    assertFalse(refusal.getMessage().contains(".draft"), refusal::getMessage);
    assertTrue(refusal.getMessage().contains(file.toString()), refusal::getMessage);
    return refusal.getMessage();
  }

  @Test
  void allAreWrittenOrNone() throws IOException {
    Path old = Files.writeString(folder.resolve("old"), "old");
    Map<Path, String> texts = new LinkedHashMap<>();
    texts.put(old, "new");
    texts.put(folder.resolve("none/x"), "new");
    UnwritableFileException refusal =
        assertThrows(UnwritableFileException.class, () -> AtomicFileWriter.write(texts));
    assertEquals(
        "cannot write " + folder.resolve("none/x") + ": its directory does not exist",
        refusal.getMessage());
    assertEquals("old", Files.readString(old));
    assertEquals(List.of("old"), names());
    texts.remove(folder.resolve("none/x"));
    texts.put(folder.resolve("second"), "second");
    AtomicFileWriter.write(texts);
    assertEquals("new", Files.readString(old));
    assertEquals(List.of("old", "second"), names());
  }

  @Test
  void permissionsStay() throws IOException {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
    Path file = Files.writeString(folder.resolve("x"), "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    AtomicFileWriter.write(Map.of(file, "new"));
    assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
  }

  @Test
  void nothingIsWrittenThroughALink() throws IOException {
    Path far = Files.writeString(folder.resolve("far"), "far");
    Path link = folder.resolve("link");
    try {
      Files.createSymbolicLink(link, far);
    } catch (UnsupportedOperationException | IOException e) {
      assumeTrue(false, "no links here");
    }
    assertTrue(refused(link).contains("is a link"));
    assertEquals("far", Files.readString(far));
    Files.delete(far);
    assertTrue(refused(link).contains("is a link"), "nor where it leads nowhere");
    assertFalse(Files.exists(far));
  }

  @Test
  void aDirectoryOrAPipeIsNoPlace() throws Exception {
    assertTrue(refused(Files.createDirectory(folder.resolve("x"))).endsWith("it is a directory"));
    assumeTrue(Files.exists(Path.of("/dev/null")));
    Path pipe = folder.resolve("pipe");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    assertTrue(refused(pipe).endsWith("it is a device or a pipe"));
  }

  /** A process that was killed while it wrote leaves a draft; the next one takes it away. */
  @Test
  void draftsOfTheDeadGo() throws Exception {
    Process gone =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-version")
            .redirectErrorStream(true)
            .start();
    gone.getInputStream().readAllBytes();
    gone.waitFor();
    Files.writeString(folder.resolve(".muster-" + gone.pid() + "-1.draft"), "half");
    String alive = ".muster-" + ProcessHandle.current().pid() + "-999999.draft";
    Files.writeString(folder.resolve(alive), "half");
    Files.writeString(folder.resolve(".muster-x.draft"), "not ours");
    AtomicFileWriter.write(Map.of(folder.resolve("x"), "whole"));
    assertEquals(List.of(alive, ".muster-x.draft", "x"), names());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CON",
        "con.muster",
        "Nul",
        "aux.tar.gz",
        "COM1",
        "lpt9.json",
        "x.",
        "x ",
        "con ."
      })
  void namesThatWindowsDoesNotTake(String name) throws IOException {
    Path file = folder.resolve(name);
    assertTrue(refused(file).contains("Windows"), refused(file));
    assertThrows(
        UnwritableFileException.class, () -> AtomicFileWriter.directory(file.resolve("below")));
    assertEquals(List.of(), names());
  }

  @Test
  void aNameThatIsTooLongIsTold() throws IOException {
    assumeTrue(Files.exists(Path.of("/dev/null")));
    assertTrue(refused(folder.resolve("x".repeat(256))).startsWith("cannot write "));
    // No longer draft stands in the way of a name that is just short enough.
    AtomicFileWriter.write(Map.of(folder.resolve("x".repeat(255)), "long"));
    assertEquals(List.of("x".repeat(255)), names());
  }

  @Test
  void aDirectoryIsMadeWithThoseAboveIt() throws IOException {
    Path deep = folder.resolve("a/b/../b/c");
    AtomicFileWriter.directory(deep);
    assertTrue(Files.isDirectory(deep));
    Path file = Files.writeString(folder.resolve("file"), "");
    assertEquals(
        file + " is not a directory",
        assertThrows(UnwritableFileException.class, () -> AtomicFileWriter.directory(file))
            .getMessage());
    String below =
        assertThrows(
                UnwritableFileException.class, () -> AtomicFileWriter.directory(file.resolve("x")))
            .getMessage();
    assertTrue(below.startsWith("cannot make directory " + file.resolve("x")), below);
  }

  @Test
  void whatAnAuthorCallsAThingBecomesAFileName() {
    SafeFileNames names = new SafeFileNames();
    assertEquals("Dreux.json", names.unused("Dreux", ".json"));
    assertEquals("dreux-2.json", names.unused("dreux", ".json"));
    assertEquals("CON_.json", names.unused("CON", ".json"));
    assertEquals("com1_.json", names.unused("com1", ".json"));
    assertEquals("-CON.json", names.unused("/CON", ".json"));
    assertEquals("Zürich.json", names.unused("Zu\u0308rich", ".json"));
    assertEquals("unnamed.json", names.unused("", ".json"));
    assertEquals("a".repeat(80) + ".json", names.unused("a".repeat(255), ".json"));
    assertEquals("a".repeat(80) + "-2.json", names.unused("a".repeat(254), ".json"));
    assertEquals("------etc-passwd.json", names.unused("../../etc/passwd", ".json"));
  }
}
