package dev.muster.cli;

import dev.muster.dsl.ide.armylist.ArmyListImporter;
import dev.muster.dsl.ide.armylist.ArmyListImporter.Imported;
import dev.muster.print.export.spreadsheet.XlsxReader;
import dev.muster.rules.files.AtomicFileWriter;
import dev.muster.rules.files.TextDecoding;
import dev.muster.rules.files.UnreadableFileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "import",
    description = {
      "Converts the table of an army list to Muster text: csv, xlsx, or a table from a forum.",
      "The table has the columns that the rules print: Cat, MP, SP, CB, PB, 2H to 6H and BP in any"
          + " order, separated by tabs, semicolons or commas, or by blanks if copied from a page."
          + " The order class is after the name of the stand or in its own column. A line that"
          + " cannot be read becomes a comment with the reason, and the exit code is 1."
    },
    footer = {
      "",
      "Examples:",
      "  muster import catholics.csv",
      "  muster import catholics.csv --out catholics.muster"
    })
final class ImportCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "The table, in UTF-8 or Windows-1252.")
  private Path file = Path.of("");

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description = "A new .muster file for the text (default: standard output).")
  private @Nullable Path out;

  @Option(
      names = "--rules",
      paramLabel = "RULEBOOK",
      description = {
        "The rulebook of the list (default: the one that the",
        "table names, or else ${bundle:" + HelpTexts.RULEBOOK + "})."
      })
  private @Nullable String rules;

  ImportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    TextDecoding.Decoded table = table();
    if (out != null && Files.exists(out, LinkOption.NOFOLLOW_LINKS)) {
      throw new CommandFailure(ExitCode.USAGE, out + " is there already; choose another name");
    }
    String name = String.valueOf(file.getFileName()).replaceFirst("\\.[^.]*$", "");
    if (!table.encoding().isEmpty()) {
      terminal.printError(file + " is not in UTF-8 and is read as " + table.encoding());
    }
    Imported imported = imported(table.text(), name);
    terminal.report(terminal.err(), imported.findings());
    if (imported.text().isEmpty()) {
      throw new CommandFailure(
          ExitCode.FINDINGS,
          file
              + " has "
              + LoadedSources.counted(imported.errors(), "error")
              + "; nothing is imported");
    }
    write(laidOut(imported.text()));
    if (imported.errors() > 0) {
      throw new CommandFailure(
          ExitCode.FINDINGS,
          file
              + " has "
              + LoadedSources.counted(imported.errors(), "error")
              + "; the lines that could not be read stand as comments in the text");
    }
    return ExitCode.OK;
  }

  private void write(String text) throws IOException {
    if (out == null) {
      terminal.out().print(text);
    } else {
      AtomicFileWriter.write(Map.of(out, text));
      terminal.println("written: " + out);
    }
  }

  /** The text of the table, whether a spreadsheet program has written it or not. */
  private TextDecoding.Decoded table() {
    try {
      byte[] bytes = TextFileReader.bytes(file, LoadedSources.LARGEST);
      if (XlsxReader.isSpreadsheet(bytes)) {
        return new TextDecoding.Decoded(XlsxReader.commas(bytes), "");
      }
    } catch (UnreadableFileException unreadable) {
      throw new CommandFailure(ExitCode.USAGE, file + " " + unreadable.getMessage());
    } catch (IOException damaged) {
      throw new CommandFailure(ExitCode.USAGE, file + " is damaged, or no spreadsheet");
    }
    return TextFileReader.readAny(file, LoadedSources.LARGEST);
  }

  private Imported imported(String table, String name) {
    try {
      return ArmyListImporter.read(table, file.toString().replace('\\', '/'), name, rules);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }

  private static String laidOut(String text) {
    return LoadedSources.tidy(text.getBytes(StandardCharsets.UTF_8), Path.of("imported.muster"));
  }
}
