package dev.muster.cli;

import dev.muster.print.BattleSample;
import dev.muster.print.CheckSummary.CheckedFindings;
import dev.muster.print.OrganiserPack;
import dev.muster.print.OutputFormat;
import dev.muster.print.PrintSettings;
import dev.muster.print.Schedule;
import dev.muster.print.export.pdf.PdfWriter;
import dev.muster.rules.check.Finding;
import dev.muster.rules.files.SafeFileNames;
import dev.muster.rules.model.BattleProgram;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "book",
    description =
        "Makes one pack for a day of battles from a folder: cover, contents, schedule, scenarios,"
            + " army lists, and the findings of the checks.",
    footer = {
      "",
      "The games are in the order of the file names. If a file has an error, nothing is"
          + " written, and all files with errors are listed.",
      "",
      "Examples:",
      "  muster book examples --out pack",
      "  muster book examples --title \"Day of Pike and Shot\" --start 9:30 --length 180 --out"
          + " pack",
      "  muster book examples --format html --language de --out pack"
    })
final class BookCommand implements Callable<Integer> {
  private static final Pattern TIME = Pattern.compile("([01]?[0-9]|2[0-3]):([0-5][0-9])");

  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "DIR", description = "A directory with .muster files.")
  private Path folder = Path.of("");

  @Option(
      names = {"-o", "--out"},
      required = true,
      paramLabel = "DIR",
      description = "Directory for the pack; created if missing.")
  private Path directory = Path.of("");

  @Option(
      names = "--format",
      defaultValue = "pdf",
      paramLabel = "FORMAT",
      description = "pdf (default) or html.")
  private String format = "pdf";

  @Option(
      names = "--title",
      paramLabel = "TITLE",
      description = "Title on the cover (default: the name of the folder).")
  private @Nullable String title;

  @Option(
      names = "--start",
      paramLabel = "H:MM",
      description = "Start of the first game; without it, the pack has no times.")
  private @Nullable String start;

  @Option(
      names = "--length",
      defaultValue = "180",
      paramLabel = "MINUTES",
      description = "Minutes from one game to the next (default: ${DEFAULT-VALUE}).")
  private int length;

  @Mixin private PageOptions paper = new PageOptions();

  BookCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    OutputFormat form = CommandFailure.of(() -> OutputFormat.of(format));
    if (form != OutputFormat.PDF && form != OutputFormat.HTML) {
      throw new CommandFailure(
          ExitCode.USAGE, "a pack is made as pdf or html, not as " + form.key());
    }
    Schedule hours = hours();
    if (!Files.isDirectory(folder)) {
      throw new CommandFailure(
          ExitCode.USAGE, folder + " is no directory; a pack is made of a folder of battles");
    }
    LoadedSources sources = sound();
    List<BattleProgram> programs = sources.loaded().programs();
    if (programs.isEmpty()) {
      throw new CommandFailure(
          ExitCode.USAGE, folder + " holds no scenario, so there is no day to plan");
    }
    PrintSettings setting =
        paper.setting(
            folder, null, BattleSample.USUAL, new CheckedFindings(sources.loaded().findings()));
    String name = title == null ? String.valueOf(folder.toRealPath().getFileName()) : title;
    String html = OrganiserPack.html(name, programs, sources.lists(), hours, setting);
    byte[] bytes =
        form == OutputFormat.PDF ? PdfWriter.of(html) : html.getBytes(StandardCharsets.UTF_8);
    String file = new SafeFileNames().unused("pack-" + name, form.ending());
    DocumentOptions.write(Map.of(file, bytes), directory, terminal);
    return ExitCode.OK;
  }

  private Schedule hours() {
    if (start == null) {
      return Schedule.OPEN;
    }
    Matcher time = TIME.matcher(start);
    if (!time.matches()) {
      throw new CommandFailure(
          ExitCode.USAGE, "--start is a time such as 9:30, found '" + start + "'");
    }
    if (length < 1 || length > 24 * 60) {
      throw new CommandFailure(ExitCode.USAGE, "--length is 1 to 1440 minutes, found " + length);
    }
    return new Schedule(
        Integer.parseInt(time.group(1)) * 60 + Integer.parseInt(time.group(2)), length);
  }

  /** Returns the files if none has an error; otherwise reports the number of errors of each. */
  private LoadedSources sound() {
    LoadedSources sources = LoadedSources.read(List.of(folder));
    List<Finding> errors = sources.errors();
    if (errors.isEmpty()) {
      return sources;
    }
    terminal.report(terminal.err(), errors);
    Map<String, Integer> files = new TreeMap<>();
    errors.forEach(each -> files.merge(each.at().file(), 1, Integer::sum));
    files.forEach(
        (file, count) ->
            terminal.printError(file + " has " + LoadedSources.counted(count, "error")));
    throw new CommandFailure(
        ExitCode.FINDINGS,
        "no pack was written: "
            + LoadedSources.counted(files.size(), "file")
            + " to be mended first");
  }
}
