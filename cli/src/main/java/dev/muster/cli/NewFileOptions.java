package dev.muster.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of a new file with one element: the file, and the name and title of the element. */
final class NewFileOptions {
  @Parameters(paramLabel = "FILE", description = "The new file; it ends in .muster.")
  private Path file = Path.of("");

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The ${COMMAND-NAME}'s name (default: called after the file).")
  private @Nullable String name;

  @Option(
      names = "--title",
      paramLabel = "TITLE",
      description = "What pages call it (default: its name).")
  private @Nullable String title;

  NewTextFile file(Terminal terminal) {
    return new NewTextFile(terminal, file);
  }

  /** Returns the name and the title in the form of the language server. */
  Map<String, Object> names(NewTextFile made) {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("name", made.name(name));
    options.put("title", title == null ? made.name(name) : title);
    return options;
  }
}
