package dev.muster.cli;

import dev.muster.examples.Examples;
import dev.muster.rules.files.AtomicFileWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "new",
    description = "Creates a small battle to start from: two armies, a field and a scenario.",
    footer = {
      "",
      "Examples:",
      "  muster new saturday",
      "  muster battle saturday",
      "  muster new --game adlgr sunday"
    })
final class NewCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "DIR", description = "Directory for the files; created if missing.")
  private Path directory = Path.of("");

  @Option(
      names = "--game",
      paramLabel = "GAME",
      completionCandidates = Games.class,
      description = {
        "The rules it is for: ${COMPLETION-CANDIDATES}.",
        "Default: ${DEFAULT-VALUE}."
      })
  private String game = Examples.games().getFirst();

  /** The games there is something for. */
  static final class Games implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Examples.games().iterator();
    }
  }

  NewCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (directory.toString().startsWith("-")) {
      // A slip for an option; and a directory of that name is one for every other command.
      throw new CommandFailure(
          ExitCode.USAGE,
          directory
              + " looks like an option; write ./"
              + directory
              + " for a directory of this name");
    }
    Map<Path, String> texts = new LinkedHashMap<>();
    if (!Examples.games().contains(game)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--game names one of " + String.join(", ", Examples.games()) + "; found " + game);
    }
    Examples.Example start = Examples.start(game);
    for (String name : start.files()) {
      Path target = directory.resolve(name);
      if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
        throw new CommandFailure(
            ExitCode.USAGE,
            target + " is there already; choose another directory, nothing is written");
      }
      texts.put(target, laidOut(name, start.text(name)));
    }
    AtomicFileWriter.directory(directory);
    AtomicFileWriter.write(texts);
    texts.keySet().forEach(target -> terminal.println("written: " + target));
    return ExitCode.OK;
  }

  /** In the layout of today's formatter. */
  private static String laidOut(String name, String text) {
    Path file = Path.of(name);
    return LoadedSources.read(text.getBytes(StandardCharsets.UTF_8), file).loaded().formatted(file);
  }
}
