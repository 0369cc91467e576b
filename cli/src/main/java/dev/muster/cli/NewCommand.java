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
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "new",
    description = {
      "Creates a small battle to start from: two armies, a field and a scenario.",
      "With a command: a map, a scenario, or the files of an example."
    },
    footer = {
      "",
      "Examples:",
      "  muster new saturday",
      "  muster battle saturday",
      "  muster new --game ${bundle:" + HelpTexts.ANOTHER + "} sunday",
      "  muster new map meadow.muster --size 20x14",
      "  muster new scenario sunday.muster --map meadow.muster --army royal.muster",
      "  muster new project dreux-1562 --example dreux"
    })
final class NewCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "DIR",
      arity = "0..1",
      description = "Directory for the files; created if missing.")
  private @Nullable Path directory;

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

  /** Returns the commands that create single elements, by name. */
  static Map<String, Callable<Integer>> parts(Terminal terminal) {
    Map<String, Callable<Integer>> parts = new LinkedHashMap<>();
    parts.put("map", new NewMapCommand(terminal));
    parts.put("scenario", new NewScenarioCommand(terminal));
    parts.put("project", new NewProjectCommand(terminal));
    return parts;
  }

  @Override
  public Integer call() throws IOException {
    Path target = directory;
    if (target == null) {
      // It cannot be required: the commands below this one need none.
      throw new MissingParameterException(
          spec.commandLine(),
          spec.positionalParameters().getFirst(),
          "Missing required parameter: 'DIR'");
    }
    if (!Examples.games().contains(game)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--game names one of " + String.join(", ", Examples.games()) + "; found " + game);
    }
    write(terminal, target, Examples.start(game));
    return ExitCode.OK;
  }

  /** Writes the files of an example into a directory. */
  static void write(Terminal terminal, Path directory, Examples.Example start) throws IOException {
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
    for (String name : start.files()) {
      Path target = directory.resolve(name);
      if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
        throw new CommandFailure(
            ExitCode.USAGE,
            target + " is there already; choose another directory, nothing is written");
      }
      texts.put(target, start.isStart() ? laidOut(name, start.text(name)) : start.text(name));
    }
    AtomicFileWriter.directory(directory);
    AtomicFileWriter.write(texts);
    texts.keySet().forEach(target -> terminal.println("written: " + target));
  }

  /** In the layout of today's formatter. */
  private static String laidOut(String name, String text) {
    Path file = Path.of(name);
    return LoadedSources.read(text.getBytes(StandardCharsets.UTF_8), file).loaded().formatted(file);
  }
}
