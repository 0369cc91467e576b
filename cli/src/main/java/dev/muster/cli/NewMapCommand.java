package dev.muster.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "map",
    description = "Creates a map: the board of its game, as large as you say, all of one ground.",
    footer = {
      "",
      "Examples:",
      "  muster new map meadow.muster",
      "  muster new map forest.muster --size 20x14 --ground woods"
    })
final class NewMapCommand implements Callable<Integer> {
  private static final Pattern SIZE =
      Pattern.compile("(\\d+(?:\\.\\d+)?)\\s*[xX\\u00D7]\\s*(\\d+(?:\\.\\d+)?)");

  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "The new file; it ends in .muster.")
  private Path file = Path.of("");

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The map's name (default: called after the file).")
  private @Nullable String name;

  @Option(
      names = "--title",
      paramLabel = "TITLE",
      description = "What pages call it (default: its name).")
  private @Nullable String title;

  @Option(
      names = "--rules",
      paramLabel = "RULEBOOK",
      description = "The rulebook of its game, which says the board (default: snaphance.final).")
  private @Nullable String rules;

  @Option(
      names = "--size",
      paramLabel = "WxH",
      description = "Columns and rows, or width and depth of a table.")
  private @Nullable String size;

  @Option(
      names = "--ground",
      paramLabel = "TERRAIN",
      description = "What it is all of (default: open ground).")
  private @Nullable String ground;

  NewMapCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    var made = new NewTextFile(terminal, file);
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("name", made.name(name));
    options.put("title", title == null ? made.name(name) : title);
    if (rules != null) {
      options.put("rules", rules);
    }
    if (ground != null) {
      options.put("ground", ground);
    }
    if (size != null) {
      Matcher lengths = SIZE.matcher(size.strip());
      if (!lengths.matches()) {
        throw new CommandFailure(
            ExitCode.USAGE, "--size: '" + size + "' is no size; write it as 12x8");
      }
      options.put("width", lengths.group(1));
      options.put("height", lengths.group(2));
    }
    made.write("map", options);
    return ExitCode.OK;
  }
}
