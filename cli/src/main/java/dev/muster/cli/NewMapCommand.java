package dev.muster.cli;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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

  @Mixin private NewFileOptions named = new NewFileOptions();

  @Option(
      names = "--rules",
      paramLabel = "RULEBOOK",
      description =
          "The rulebook of its game, which says the board (default: ${bundle:"
              + HelpTexts.RULEBOOK
              + "}).")
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
    NewTextFile made = named.file(terminal);
    Map<String, Object> options = named.names(made);
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
