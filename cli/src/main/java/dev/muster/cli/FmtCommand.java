package dev.muster.cli;

import dev.muster.dsl.conversion.Whitespace;
import dev.muster.dsl.standalone.SourceFolder;
import dev.muster.rules.files.AtomicFileWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "fmt",
    description = "Formats files in the canonical layout.",
    footer = {
      "",
      "Examples:",
      "  muster fmt saturday.muster",
      "  muster fmt --check examples",
      "  muster fmt --stdin < saturday.muster"
    })
final class FmtCommand implements Callable<Integer> {
  /** The file name in findings for a text from standard input. */
  private static final Path STDIN = Path.of("stdin.muster");

  private final Terminal terminal;

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description = {
        "A .muster file, or a directory of them. Hidden folders, node_modules and build folders"
            + " are left out."
      })
  private List<Path> files = List.of();

  @Option(
      names = "--check",
      description = "Change nothing; list the files that are not formatted, and exit with 1.")
  private boolean check;

  @Option(
      names = "--stdin",
      description = "Read one text from standard input and write it to standard output.")
  private boolean stdin;

  FmtCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (stdin != files.isEmpty()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          stdin
              ? "name files or give --stdin, not both; try muster fmt --help"
              : "name a file, or give --stdin; try muster fmt --help");
    }
    return stdin ? text() : files();
  }

  private int text() throws IOException {
    byte[] bytes = terminal.in().readNBytes(LoadedSources.LARGEST + 1);
    LoadedSources sources = LoadedSources.read(bytes, STDIN);
    String after = formatted(sources, STDIN);
    String before = new String(bytes, StandardCharsets.UTF_8);
    ensureSameWords(STDIN, before, after);
    if (check) {
      if (!before.equals(after)) {
        terminal.println("not formatted: standard input");
      }
      return before.equals(after) ? ExitCode.OK : ExitCode.FINDINGS;
    }
    terminal.out().print(after);
    return ExitCode.OK;
  }

  private int files() throws IOException {
    LoadedSources sources = LoadedSources.read(files);
    // Format all texts first: if one of them cannot be formatted, no file is changed.
    Map<Path, String> changed = new LinkedHashMap<>();
    for (Path file : expanded()) {
      String after = formatted(sources, file);
      String before = TextFileReader.read(file, LoadedSources.LARGEST);
      ensureSameWords(file, before, after);
      if (!before.equals(after)) {
        changed.put(file, after);
      }
    }
    if (!check) {
      AtomicFileWriter.write(changed);
    }
    changed
        .keySet()
        .forEach(file -> terminal.println((check ? "not formatted: " : "formatted: ") + file));
    return check && !changed.isEmpty() ? ExitCode.FINDINGS : ExitCode.OK;
  }

  private String formatted(LoadedSources sources, Path file) {
    try {
      return sources.loaded().formatted(file);
    } catch (IllegalArgumentException e) {
      String name = file.toString().replace('\\', '/');
      terminal.report(
          terminal.err(),
          sources.errors().stream().filter(each -> each.at().file().equals(name)).toList());
      throw new CommandFailure(ExitCode.FINDINGS, String.valueOf(e.getMessage()));
    }
  }

  private static void ensureSameWords(Path file, String before, String after) {
    if (!letters(before).equals(letters(after))) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "formatting " + file + " would change more than its layout; it is left as it is");
    }
  }

  private List<Path> expanded() throws IOException {
    List<Path> all = new ArrayList<>();
    for (Path file : files) {
      if (Files.isDirectory(file)) {
        all.addAll(SourceFolder.files(file));
      } else {
        all.add(file);
      }
    }
    return all;
  }

  /**
   * Returns the characters that formatting must keep: all except blanks, regardless of their order.
   */
  private static List<Integer> letters(String text) {
    return text.codePoints().filter(c -> !Whitespace.is(c)).sorted().boxed().toList();
  }
}
