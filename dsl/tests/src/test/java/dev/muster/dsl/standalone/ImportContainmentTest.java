package dev.muster.dsl.standalone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.muster.dsl.testing.CalledHost;
import dev.muster.rules.check.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file of somebody else's imports what lies around it, and makes nobody open anything more. */
@Timeout(60)
class ImportContainmentTest {
  private static final String ARMY =
      """
      army Royal for snaphance.final {
          training poor
          breaks at 1/3
          stand Swiss Pike B mp 1 sp 5/5/5 cb 3 bp 2
      }
      """;

  @TempDir Path outer;

  private Path folder;
  private CalledHost called;

  @BeforeEach
  void listen() throws IOException {
    folder = Files.createDirectories(outer.resolve("games/muster/battles"));
    called = new CalledHost();
  }

  @AfterEach
  void hangUp() throws Exception {
    Files.deleteIfExists(folder.resolve("zero.muster"));
    called.close();
  }

  private List<Finding> findings(String text) throws Exception {
    Path file = Files.writeString(folder.resolve("main.muster"), text);
    return MusterFileLoader.load(List.of(file)).findings().stream()
        .filter(each -> each.severity() != Finding.Severity.INFO)
        .toList();
  }

  private void assertRefused(String imported, String why) throws Exception {
    List<Finding> findings = findings("import \"" + imported + "\"\n" + ARMY);
    assertEquals(1, findings.size(), findings::toString);
    assertEquals("V-302", findings.getFirst().code());
    assertEquals(1, findings.getFirst().at().line());
    assertTrue(
        findings.getFirst().message().startsWith("'" + imported + "' " + why), findings::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://HOST/a.muster",
        "HTTP://HOST/a.muster",
        "https://HOST/a.muster",
        "ftp://HOST/a.muster",
        "jar:http://HOST/a.jar!/a.muster",
        "jar:file:/tmp/a.jar!/a.muster",
        "archive:http://HOST/a.zip!/a.muster",
        "archive:file:///a.zip!/a.muster",
        "zip:http://HOST/a.zip!/a.muster",
        "platform:/resource/armies/a.muster",
        "platform:/plugin/org.x/a.muster",
        "classpath:/a.muster",
        "bundleresource://1/a.muster",
        "http://HOST/dev/muster/dsl/library/snaphance.muster",
        "mailto:a.muster",
        "c:a.muster",
        "file://HOST/a.muster",
        "//HOST/a.muster",
      })
  void anAddressIsNoPath(String address) throws Exception {
    String host = called.address();
    assertRefused(address.replace("HOST", host), "is an address and no path");
    assertEquals(0, called.calls(), "nobody is called");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../../../far.muster",
        "/far.muster",
        "file:/etc/far.muster",
        "file:///etc/far.muster",
        "file:////127.0.0.1/share/far.muster",
        "%2e%2e/%2E%2E/%2e%2e/far.muster",
        "../../../none.muster",
      })
  void aPathStaysNearItsFile(String path) throws Exception {
    Files.writeString(outer.resolve("far.muster"), ARMY);
    assertRefused(path, "leads neither below nor beside the directory of this file");
  }

  @Test
  void aLinkStaysNearItsFile() throws Exception {
    Path far = Files.writeString(outer.resolve("far.muster"), ARMY);
    link(folder.resolve("near.muster"), far);
    assertRefused("near.muster", "leads neither below nor beside the directory of this file");
    Path below = Files.createDirectory(folder.resolve("below"));
    link(folder.resolve("army.muster"), Files.writeString(below.resolve("army.muster"), ARMY));
    assertEquals(
        List.of("V-238"),
        findings("import \"army.muster\"\n").stream().map(Finding::code).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"army.muster", "below/army.muster", "../beside/army.muster"})
  void whatLiesBelowAndBesideIsRead(String path) throws Exception {
    Path army = folder.resolve(path).normalize();
    Files.createDirectories(army.getParent());
    Files.writeString(army, ARMY);
    // Only the remark that nothing of it is used.
    for (String written : List.of(path, army.toUri().toString(), army.toString())) {
      assertEquals(
          List.of("V-238"),
          findings("import \"" + written + "\"\n").stream().map(Finding::code).toList());
    }
  }

  /** What lies further up is near where its folder was named. */
  @Test
  void aFolderThatIsNamedIsOpen() throws Exception {
    Files.writeString(outer.resolve("games/army.muster"), ARMY);
    Files.writeString(folder.resolve("main.muster"), "import \"../../army.muster\"\n");
    var loaded = MusterFileLoader.load(List.of(outer.resolve("games")));
    assertTrue(
        loaded.findings().stream().noneMatch(each -> each.severity() == Finding.Severity.ERROR),
        loaded.findings()::toString);
  }

  @Test
  void devicesAndPipesAreNoFiles() throws Exception {
    assumeTrue(Files.exists(Path.of("/dev/zero")));
    link(folder.resolve("zero.muster"), Path.of("/dev/zero"));
    assertRefused("zero.muster", "is a device or a pipe and no plain file");
    Path pipe = folder.resolve("pipe.muster");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    assertRefused("pipe.muster", "is a device or a pipe and no plain file");
    link(folder.resolve("lost.muster"), folder.resolve("none.muster"));
    assertRefused("lost.muster", "is a link that leads nowhere");
  }

  /** A size of nothing and contents without end: what the system says of a file is not believed. */
  @Test
  void noMoreThanTheLimitIsEverRead() throws Exception {
    Path endless = Path.of("/proc/self/environ");
    assumeTrue(Files.isRegularFile(endless) && Files.size(endless) == 0);
    var file = dev.muster.rules.files.RegularFile.at(endless);
    assumeTrue(file.bytes(1024 * 1024).length > 3);
    var refused =
        org.junit.jupiter.api.Assertions.assertThrows(
            dev.muster.rules.files.UnreadableFileException.class, () -> file.bytes(3));
    assertTrue(refused.getMessage().startsWith("is larger than"), refused::getMessage);
  }

  private static void link(Path link, Path target) throws IOException {
    try {
      Files.createSymbolicLink(link, target);
    } catch (UnsupportedOperationException | IOException e) {
      assumeTrue(false, "no links here");
    }
  }
}
