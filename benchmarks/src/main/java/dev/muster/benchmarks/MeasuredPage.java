package dev.muster.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A page of {@code docs/measured} whose tables are written by programs. A table stands between
 * {@code <!-- measured NAME -->} and {@code <!-- end of NAME -->}, below a line that says when, of
 * which commit and on which machine it was measured. All other text of the page stays.
 *
 * <p>{@code MeasuredPage PAGE NAME COMMAND...} writes what a command prints as such a table.
 */
final class MeasuredPage {
  private final Path page;

  MeasuredPage(Path page) {
    this.page = page;
  }

  /** Measures something and returns its tables as Markdown. */
  interface Measurement {
    String tables() throws Exception;
  }

  public static void main(String[] args) throws Exception {
    if (args.length < 3) {
      throw new IllegalArgumentException("expected: PAGE NAME COMMAND...");
    }
    List<String> command = List.of(args).subList(2, args.length);
    new MeasuredPage(Path.of(args[0])).write(args[1], () -> printed(command));
  }

  /**
   * Measures, and replaces the tables with a name.
   *
   * @throws IllegalStateException if the page has no place for them
   */
  void write(String name, Measurement measurement) throws Exception {
    MeasuringStamp stamp = MeasuringStamp.begin();
    String tables = measurement.tables().strip();
    String begin = "<!-- measured " + name + " -->\n";
    String end = "<!-- end of " + name + " -->\n";
    String text = Files.readString(page);
    int from = text.indexOf(begin);
    int to = text.indexOf(end, from);
    if (from < 0 || to < 0) {
      throw new IllegalStateException(page + " has no lines " + begin + "and " + end);
    }
    Files.writeString(
        page,
        text.substring(0, from + begin.length())
            + stamp.end()
            + "\n\n"
            + tables
            + "\n"
            + text.substring(to));
  }

  /** The tables in what a command prints: from the first line of a heading or a table. */
  private static String printed(List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException(command + " ended with " + process.exitValue() + ":\n" + said);
    }
    String tables =
        String.join(
            "\n",
            said.lines()
                .filter(line -> line.isEmpty() || line.startsWith("|") || line.startsWith("#"))
                .toList());
    if (tables.isBlank()) {
      throw new IOException(command + " printed no table:\n" + said);
    }
    return tables.replaceAll("\n{3,}", "\n\n");
  }
}
