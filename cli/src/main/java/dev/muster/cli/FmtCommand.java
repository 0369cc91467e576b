package dev.muster.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "fmt",
    description = "Lays files out in the canonical format.",
    footer = {"", "Examples:", "  muster fmt saturday.muster", "  muster fmt --check examples"})
final class FmtCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "A .muster file, or a directory of them.")
  private List<Path> files = List.of();

  @Option(
      names = "--check",
      description = "Change nothing; name the files that are not formatted and exit with 1.")
  private boolean check;

  FmtCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    Sources sources = Sources.read(files);
    // All texts first: where one cannot be formatted, none is touched.
    Map<Path, String> changed = new LinkedHashMap<>();
    for (Path file : expanded()) {
      String before = Files.readString(file, StandardCharsets.UTF_8);
      String after = formatted(sources, file);
      if (!before.equals(after)) {
        if (!letters(before).equals(letters(after))) {
          throw new Refusal(
              Exit.USAGE,
              "formatting " + file + " would change more than its layout; left as it is");
        }
        changed.put(file, after);
      }
    }
    for (var each : changed.entrySet()) {
      if (!check) {
        Output.write(each.getKey(), each.getValue());
      }
      terminal.say((check ? "not formatted: " : "formatted: ") + each.getKey());
    }
    return check && !changed.isEmpty() ? Exit.FINDINGS : Exit.OK;
  }

  private String formatted(Sources sources, Path file) {
    try {
      return sources.loaded().formatted(file);
    } catch (IllegalArgumentException e) {
      terminal.report(terminal.err(), sources.errors());
      throw new Refusal(
          Exit.FINDINGS, e.getMessage() == null ? "cannot format " + file : e.getMessage());
    }
  }

  private List<Path> expanded() throws IOException {
    List<Path> all = new ArrayList<>();
    for (Path file : files) {
      if (Files.isDirectory(file)) {
        try (Stream<Path> below = Files.walk(file)) {
          below
              .filter(Files::isRegularFile)
              .filter(each -> each.toString().endsWith(".muster"))
              .sorted()
              .forEach(all::add);
        }
      } else {
        all.add(file);
      }
    }
    return all;
  }

  /** Everything but the layout. */
  private static String letters(String text) {
    return text.replaceAll("\\s+", "");
  }
}
