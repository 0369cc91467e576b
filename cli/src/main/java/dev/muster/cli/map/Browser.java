package dev.muster.cli.map;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** The browser that a user has chosen in the system. */
public final class Browser {
  private Browser() {}

  /**
   * Opens an address.
   *
   * @return whether there is a program that opens addresses
   */
  public static boolean open(String address) {
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

  static List<String> command(String system, String address) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.contains("win")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", address);
    }
    return List.of(name.contains("mac") ? "open" : "xdg-open", address);
  }
}
