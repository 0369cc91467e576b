package dev.muster.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.apache.log4j.Level;
import org.apache.log4j.LogManager;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;

/** The entry point: {@code muster COMMAND ...}. */
@Command(
    name = "muster",
    description = "Write, check, fight and print pike-and-shot miniature battles.",
    mixinStandardHelpOptions = true,
    version = "Muster " + Main.VERSION,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Exit codes: 0 all is well, 1 the files have errors (or are not formatted), 2 wrong usage or unreadable input.",
      "",
      "Examples:",
      "  muster battle examples/dreux",
      "  muster check examples/dreux",
      "  muster new saturday",
      "  muster print examples/dreux --out booklet",
      "  muster COMMAND --help"
    })
public final class Main implements Callable<Integer> {
  static final String VERSION = "0.1.0";

  private final Terminal terminal;
  private final CommandLine line;

  private Main(Terminal terminal) {
    this.terminal = terminal;
    this.line = new CommandLine(this);
  }

  @SuppressWarnings("SystemConsoleNull")
  public static void main(String[] args) {
    // What Xtext's services log is for their developers, not for the user of a command line; and
    // standard output belongs to the command alone, which for a language server is vital.
    System.setOut(System.err);
    LogManager.getLoggerRepository().setThreshold(Level.OFF);
    // This console is there only where input and output are a terminal; the JDK's other one always
    // is.
    System.setProperty("jdk.console", "java.base");
    boolean colour =
        System.console() != null
            && System.getenv("NO_COLOR") == null
            && !"dumb".equals(System.getenv("TERM"));
    var out =
        new PrintWriter(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    var err =
        new PrintWriter(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    int exit = run(new Terminal(System.in, out, err, colour), args);
    out.flush();
    err.flush();
    System.exit(exit);
  }

  /** Runs a command without ending the JVM. */
  static int run(Terminal terminal, String... args) {
    CommandLine line = new Main(terminal).line;
    line.addSubcommand(new CheckCommand(terminal));
    line.addSubcommand(new FmtCommand(terminal));
    line.addSubcommand(new CompileCommand(terminal));
    line.addSubcommand(new BattleCommand(terminal));
    line.addSubcommand(new BalanceCommand(terminal));
    line.addSubcommand(new PlayCommand(terminal));
    line.addSubcommand(new ReplayCommand(terminal));
    line.addSubcommand(new PrintCommand(terminal));
    line.addSubcommand(new NewCommand(terminal));
    line.addSubcommand(new ImportCommand(terminal));
    line.addSubcommand(new LspCommand(terminal));
    line.getSubcommands().values().forEach(each -> each.addMixin("help", new HelpOption()));
    line.setOut(terminal.out());
    line.setErr(terminal.err());
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(terminal.colour() ? Ansi.ON : Ansi.OFF));
    line.setParameterExceptionHandler((wrong, unused) -> usage(terminal, wrong));
    line.setExecutionExceptionHandler((failure, unused, parsed) -> failed(terminal, failure));
    line.setExpandAtFiles(false);
    try {
      return line.execute(args);
    } catch (StackOverflowError e) {
      terminal.complain("the input is nested too deeply");
      return Exit.USAGE;
    } catch (OutOfMemoryError e) {
      terminal.complain("out of memory");
      return Exit.USAGE;
    } finally {
      terminal.out().flush();
      terminal.err().flush();
    }
  }

  @Override
  public Integer call() {
    terminal.complain("a command is missing; try muster --help");
    return Exit.USAGE;
  }

  private static int usage(Terminal terminal, ParameterException wrong) {
    terminal.complain(
        wrong.getMessage()
            + "; try "
            + wrong.getCommandLine().getCommandSpec().qualifiedName()
            + " --help");
    return Exit.USAGE;
  }

  /** One line whatever happened: a stack trace tells an author of battles nothing. */
  private static int failed(Terminal terminal, Exception failure) {
    return switch (failure) {
      case Refusal refusal -> {
        terminal.complain(String.valueOf(refusal.getMessage()));
        yield refusal.exit();
      }
      case IOException io -> {
        terminal.complain("cannot read or write: " + io.getMessage());
        yield Exit.USAGE;
      }
      default -> {
        terminal.complain("Muster failed, which is a fault of Muster: " + failure);
        yield Exit.USAGE;
      }
    };
  }
}
