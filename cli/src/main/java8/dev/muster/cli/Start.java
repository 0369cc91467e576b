package dev.muster.cli;

import java.lang.reflect.InvocationTargetException;

/**
 * The main class of {@code java -jar muster.jar}. It runs on Java 8 or newer, so that it can report
 * a Java version that is too old.
 */
public final class Start {
  private static final int OLDEST = 21;

  private Start() {}

  public static void main(String[] args) throws Throwable {
    String version = System.getProperty("java.specification.version", "0");
    int release =
        Integer.parseInt(
            (version.startsWith("1.") ? version.substring(2) : version).split("\\.")[0]);
    if (release < OLDEST) {
      System.err.println(
          "muster: Muster needs Java "
              + OLDEST
              + " or newer, and this is Java "
              + release
              + ": "
              + System.getProperty("java.home"));
      System.err.println("muster:   Install a newer one, and set JAVA_HOME to it.");
      System.exit(2);
    }
    try {
      Class.forName("dev.muster.cli.Main")
          .getMethod("main", String[].class)
          .invoke(null, (Object) args);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
