package dev.muster.cli;

import dev.muster.cli.map.Desktop;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * One command of Muster and its output. It stands in the package of the command line, which alone
 * can start a command without a process of its own.
 *
 * @param exit the exit code
 * @param out what the command wrote
 * @param err what it wrote as errors
 */
public record CommandOutput(int exit, String out, String err) {
  /** Runs a command to its end. */
  public static CommandOutput of(String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    var terminal =
        new Terminal(
            InputStream.nullInputStream(),
            new PrintWriter(out),
            new PrintWriter(err),
            false,
            new NoBrowser());
    int exit = Main.run(terminal, arguments);
    return new CommandOutput(exit, out.toString(), err.toString());
  }

  /** A machine without a program that shows pages. */
  private static final class NoBrowser implements Desktop {
    @Override
    public boolean open(String address) {
      return false;
    }

    @Override
    public void awaitEnd() {
      // Nothing is served that someone could look at.
    }
  }
}
