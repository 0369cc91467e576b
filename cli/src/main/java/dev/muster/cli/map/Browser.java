package dev.muster.cli.map;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;

/** The browser that a user has chosen in the system; Ctrl+C ends the command. */
public final class Browser implements Desktop {
  @Override
  public boolean open(String address) {
    try {
      new ProcessBuilder(command(System.getProperty("os.name", ""), address))
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      return true;
    } catch (IOException none) {
      return false;
    }
  }

  @Override
  public void awaitEnd() throws InterruptedException {
    new CountDownLatch(1).await();
  }

  static List<String> command(String system, String address) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.contains("win")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", address);
    }
    return List.of(name.contains("mac") ? "open" : "xdg-open", address);
  }
}
