package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A battle of somebody else's cannot make a command call a machine, whatever it imports. */
@Timeout(120)
class NoNetworkAccessTest {
  @TempDir private Path directory;

  private ServerSocket listening;
  private final AtomicInteger heard = new AtomicInteger();

  @BeforeEach
  void listen() throws IOException {
    listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              try {
                while (true) {
                  Socket caller = listening.accept();
                  heard.incrementAndGet();
                  caller.close();
                }
              } catch (IOException closed) {
                // the test is over
              }
            });
  }

  @AfterEach
  void hangUp() throws IOException {
    listening.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://HOST/a.muster",
        "ftp://HOST/a.muster",
        "jar:http://HOST/a.jar!/a.muster",
        "archive:http://HOST/a.zip!/a.muster",
        "file://HOST/a.muster"
      })
  void byNoCommand(String address) throws IOException {
    String imported = address.replace("HOST", "127.0.0.1:" + listening.getLocalPort());
    Path file =
        Files.writeString(
            directory.resolve("battle.muster"),
            "import \"" + imported + "\"\n\n" + CommandRun.dreux());
    String battle = file.toString();
    String out = directory.resolve("out").toString();
    for (List<String> command :
        List.of(
            List.of("check", battle),
            List.of("check", directory.toString()),
            List.of("battle", battle),
            List.of("balance", battle, "--battles", "1"),
            List.of("compile", battle, "-o", out),
            List.of("print", battle, "--out", out))) {
      CommandRun run = CommandRun.of(command.toArray(String[]::new));
      assertEquals(1, run.exit(), run.toString());
      assertTrue(
          (run.out() + run.err()).contains("battle.muster:1:8: error V-302: '" + imported + "'"),
          run.toString());
      run.assertNoTrace();
    }
    assertEquals(0, CommandRun.of("fmt", battle).exit());
    assertEquals(0, heard.get());
  }
}
