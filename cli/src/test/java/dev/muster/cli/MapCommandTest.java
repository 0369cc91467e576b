package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What muster map says, opens and refuses before a page asks anything. */
class MapCommandTest {
  @TempDir private Path folder = Path.of("");
  private final NoDesktop desktop = new NoDesktop();
  private String file = "";

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("dreux.muster"), CommandRun.dreux()).toString();
  }

  private CommandRun map(String... arguments) {
    var line = new java.util.ArrayList<>(List.of("map"));
    line.addAll(List.of(arguments));
    return CommandRun.of(InputStream.nullInputStream(), desktop, line.toArray(String[]::new));
  }

  @Test
  void itOpensTheAddressItPrintsAndServesUntilItIsEnded() {
    CommandRun run = map(file);
    assertEquals(0, run.exit(), run.toString());
    assertEquals(1, desktop.opened().size());
    assertTrue(desktop.opened().getFirst().startsWith("http://127.0.0.1:"));
    assertTrue(run.out().contains(desktop.opened().getFirst()), run.out());
    assertTrue(desktop.waited());
  }

  @Test
  void itOpensNothingUnasked() {
    CommandRun run = map(file, "--no-open");
    assertEquals(0, run.exit(), run.toString());
    assertEquals(List.of(), desktop.opened());
    assertTrue(desktop.waited());
  }

  @Test
  void aPortThatIsTakenIsSaid() throws IOException {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(taken.getLocalPort());
      map(file, "--port", port).assertRefused(2, "port " + port + " is taken");
    }
    assertFalse(desktop.waited());
  }

  @Test
  void aScenarioTheFileDoesNotHaveIsRefused() {
    map(file, "Pavia").assertRefused(2, "Pavia");
    assertFalse(desktop.waited());
  }

  @Test
  void onlyAFileOfMusterHasAMap() {
    map(folder.resolve("none.muster").toString()).assertRefused(2, "no such file");
    map(folder.toString()).assertRefused(2, "is not a .muster file");
    map(file, "--port", "70000").assertRefused(2, "--port");
    assertFalse(desktop.waited());
  }
}
