package dev.muster.cli;

import dev.muster.cli.map.Browser;
import dev.muster.rules.files.TemporaryFolderException;
import dev.muster.rules.files.UnwritableFileException;
import dev.muster.rules.system.MusterVersion;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.apache.log4j.Level;
import org.apache.log4j.LogManager;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** The entry point: {@code muster COMMAND ...}. */
@Command(
    name = "muster",
    description = "Write, check, fight and print pike-and-shot miniature battles.",
    mixinStandardHelpOptions = true,
    version = "Muster " + MusterVersion.VERSION,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Exit codes: 0 all is well, 1 the files have errors (or are not formatted), 2 wrong usage,"
          + " unreadable input, or output that cannot be written.",
      "",
      "Examples:",
      "  muster battle examples/dreux",
      "  muster check examples/dreux",
      "  muster new saturday",
      "  muster print examples/dreux --out booklet",
      "  muster COMMAND --help"
    })
public final class Main implements Callable<Integer> {
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
    // It would first read a configuration and create everything in it.
    System.setProperty("log4j.defaultInitOverride", "true");
    LogManager.getLoggerRepository().setThreshold(Level.OFF);
    // Guice would write classes of its own at every start, which takes longer than to do without
    // them, and with means that newer JDKs warn of.
    System.setProperty("guice_bytecode_gen_option", "DISABLED");
    // This console is there only where input and output are a terminal; the JDK's other one always
    // is.
    System.setProperty("jdk.console", "java.base");
    boolean colour =
        System.console() != null
            && System.getenv("NO_COLOR") == null
            && !"dumb".equals(System.getenv("TERM"));
    TrackedOutput output = TrackedOutput.standard();
    var out = new PrintWriter(output, false, StandardCharsets.UTF_8);
    var err =
        new PrintWriter(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    int exit = run(new Terminal(System.in, out, err, colour, new Browser()), output, args);
    System.exit(exit);
  }

  /** Runs a command whose output goes through {@code output}, and reports lost output. */
  static int run(Terminal terminal, TrackedOutput output, String... args) {
    int exit = run(terminal, args);
    String loss = output.loss();
    if (loss == null) {
      return exit;
    }
    terminal.printError("the output could not be written: " + loss);
    terminal.err().flush();
    return ExitCode.USAGE;
  }

  /** Runs a command without ending the JVM. */
  static int run(Terminal terminal, String... args) {
    CommandLine line = new Main(terminal).line;
    commands(terminal, args.length == 0 ? "" : args[0])
        .forEach((name, command) -> line.addSubcommand(name, command.get()));
    CommandLine begun = line.getSubcommands().get("new");
    if (begun != null) {
      NewCommand.parts(terminal).forEach(begun::addSubcommand);
      begun.getSubcommands().values().forEach(each -> each.addMixin("help", new HelpOption()));
    }
    line.getSubcommands().values().forEach(each -> each.addMixin("help", new HelpOption()));
    line.setResourceBundle(new HelpTexts());
    line.setOut(terminal.out());
    line.setErr(terminal.err());
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(terminal.colour() ? Ansi.ON : Ansi.OFF));
    line.setParameterExceptionHandler((wrong, unused) -> usage(terminal, wrong));
    line.setExecutionExceptionHandler((failure, unused, parsed) -> failed(terminal, failure));
    line.setExpandAtFiles(false);
    line.registerConverter(Path.class, Main::path);
    try {
      return line.execute(args);
    } catch (StackOverflowError e) {
      terminal.printError("the input is nested too deeply");
      return ExitCode.USAGE;
    } catch (OutOfMemoryError e) {
      terminal.printError("out of memory");
      return ExitCode.USAGE;
    } finally {
      terminal.out().flush();
      terminal.err().flush();
    }
  }

  /** An empty name would mean the current folder, which a user never intends. */
  private static Path path(String written) {
    if (written.isEmpty()) {
      throw new TypeConversionException("empty");
    }
    return Path.of(written);
  }

  /**
   * The commands by name, in the order of the help. If the first word identifies a command, only
   * that one is created: creating all takes longer than some commands run.
   *
   * @param first the first word after {@code muster}
   */
  private static Map<String, Supplier<Callable<Integer>>> commands(
      Terminal terminal, String first) {
    Map<String, Supplier<Callable<Integer>>> all = new LinkedHashMap<>();
    all.put("check", () -> new CheckCommand(terminal));
    all.put("fmt", () -> new FmtCommand(terminal));
    all.put("compile", () -> new CompileCommand(terminal));
    all.put("battle", () -> new BattleCommand(terminal));
    all.put("balance", () -> new BalanceCommand(terminal));
    all.put("cluster", () -> new ClusterCommand(terminal));
    all.put("whatif", () -> new WhatIfCommand(terminal));
    all.put("tune", () -> new TuneCommand(terminal));
    all.put("test", () -> new TestCommand(terminal));
    all.put("play", () -> new PlayCommand(terminal));
    all.put("ask", () -> new AskCommand(terminal));
    all.put("odds", () -> new OddsCommand(terminal));
    all.put("replay", () -> new ReplayCommand(terminal));
    all.put("print", () -> new PrintCommand(terminal));
    all.put("book", () -> new BookCommand(terminal));
    all.put("new", () -> new NewCommand(terminal));
    all.put("import", () -> new ImportCommand(terminal));
    all.put("map", () -> new MapCommand(terminal));
    all.put("lsp", () -> new LspCommand(terminal));
    Supplier<Callable<Integer>> meant = all.get(first);
    return meant == null ? all : Map.of(first, meant);
  }

  @Override
  public Integer call() {
    terminal.printError("a command is missing; try muster --help");
    return ExitCode.USAGE;
  }

  private static int usage(Terminal terminal, ParameterException wrong) {
    terminal.printError(
        SpellingSuggestions.message(wrong)
            + "; try "
            + wrong.getCommandLine().getCommandSpec().qualifiedName()
            + " --help");
    return ExitCode.USAGE;
  }

  /** Prints one line for any failure: a stack trace does not help an author of battles. */
  static int failed(Terminal terminal, Exception failure) {
    return switch (failure) {
      case CommandFailure refusal -> {
        terminal.printError(String.valueOf(refusal.getMessage()));
        yield refusal.exit();
      }
      case UnwritableFileException unwritable -> {
        terminal.printError(String.valueOf(unwritable.getMessage()));
        yield ExitCode.USAGE;
      }
      case TemporaryFolderException full -> {
        terminal.printError(String.valueOf(full.getMessage()));
        yield ExitCode.USAGE;
      }
      case IOException io -> {
        terminal.printError("cannot read or write: " + io.getMessage());
        yield ExitCode.USAGE;
      }
      default -> {
        terminal.printError("Muster failed, which is a fault of Muster: " + failure);
        yield ExitCode.USAGE;
      }
    };
  }
}
