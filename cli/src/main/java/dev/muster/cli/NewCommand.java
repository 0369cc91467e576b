package dev.muster.cli;

import dev.muster.rules.files.WholeFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "new",
    description = "Makes a small battle to start from: two armies, a field and a scenario.",
    footer = {"", "Example:", "  muster new saturday", "  muster battle saturday"})
final class NewCommand implements Callable<Integer> {
  private static final List<String> FILES =
      List.of("armies.muster", "field.muster", "battle.muster");

  private final Terminal terminal;

  @Parameters(paramLabel = "DIR", description = "Directory for the files; made if it is not there.")
  private Path directory = Path.of("");

  NewCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    Map<Path, String> texts = new LinkedHashMap<>();
    for (String name : FILES) {
      Path target = directory.resolve(name);
      if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
        throw new Refusal(
            Exit.USAGE, target + " is there already; choose another directory, nothing is written");
      }
      texts.put(target, template(name));
    }
    WholeFiles.directory(directory);
    WholeFiles.write(texts);
    texts.keySet().forEach(target -> terminal.say("written: " + target));
    return Exit.OK;
  }

  /** In the layout of today's formatter. */
  private static String template(String name) throws IOException {
    try (InputStream template = NewCommand.class.getResourceAsStream("project/" + name)) {
      if (template == null) {
        throw new IOException("the template " + name + " is missing");
      }
      Path file = Path.of(name);
      return Sources.read(template.readAllBytes(), file).loaded().formatted(file);
    }
  }
}
