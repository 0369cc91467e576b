package dev.muster.cli;

import dev.muster.examples.Examples;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "project",
    description = "Creates a directory with the files of an example.",
    footer = {"", "Example:", "  muster new project dreux-1562 --example dreux"})
final class NewProjectCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "DIR", description = "Directory for the files; created if missing.")
  private Path directory = Path.of("");

  @Option(
      names = "--example",
      paramLabel = "NAME",
      completionCandidates = Names.class,
      description = {
        "What it begins with: ${COMPLETION-CANDIDATES}.",
        "Default: ${DEFAULT-VALUE}."
      })
  private String example = Examples.all().getFirst().name();

  /** The examples there are. */
  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Examples.all().stream().map(Examples.Example::name).iterator();
    }
  }

  NewProjectCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    NewCommand.write(terminal, directory, CommandFailure.of(() -> Examples.named(example)));
    return ExitCode.OK;
  }
}
