package dev.muster.cli;

import dev.muster.print.ArmyList;
import dev.muster.print.BattleSample;
import dev.muster.print.CheckSummary.CheckedFindings;
import dev.muster.print.DocumentKind;
import dev.muster.print.OutputFormat;
import dev.muster.print.PrintSettings;
import dev.muster.print.SheetSeal;
import dev.muster.print.export.DocumentExporter;
import dev.muster.print.export.DocumentExporter.ExportedFile;
import dev.muster.print.export.PrintedFile;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.files.AtomicFileWriter;
import dev.muster.rules.files.RegularFile;
import dev.muster.rules.files.UnreadableFileException;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Single documents as the options of {@code print} ask for them, and whether a sheet still holds.
 */
final class DocumentOptions {
  private static final Pattern LENGTH = Pattern.compile("([0-9]{1,4}(?:\\.[0-9]{1,2})?)(mm|cm|in)");
  private static final Map<String, Double> MILLIMETRES = Map.of("mm", 1.0, "cm", 10.0, "in", 25.4);

  /** The largest sheet that is read back. */
  private static final long LARGEST_SHEET = 200L * 1024 * 1024;

  @Option(
      names = "--what",
      split = ",",
      paramLabel = "WHAT",
      completionCandidates = DocumentKindCandidates.class,
      description = {"Single documents, separated by commas:", "${COMPLETION-CANDIDATES}."})
  private List<String> what = List.of();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      completionCandidates = FormatCandidates.class,
      description = {"${COMPLETION-CANDIDATES}.", "The guide lists the formats of each document."})
  private @Nullable String format;

  @Mixin private PageOptions paper = new PageOptions();

  @Option(
      names = "--hex",
      paramLabel = "WIDTH",
      description = {
        "Width of a hex on maps and counters, such as 25mm or 4in.",
        "A large map takes several sheets."
      })
  private @Nullable String hex;

  @Option(
      names = "--side",
      paramLabel = "SIDE",
      description = {
        "Only what the player of this side may know.",
        "each: the pages of the umpire and of each player."
      })
  private @Nullable String side;

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the dice for results.")
  private @Nullable Long seed;

  @Option(
      names = "--battles",
      paramLabel = "N",
      description = "Number of battles for results (default: 1).")
  private @Nullable Integer battles;

  @Option(
      names = "--positions",
      description =
          "Booklets and results also have the key positions of a battle as maps: start, turning"
              + " points and end. The battle is fought with --seed.")
  private boolean positions;

  @Option(
      names = "--log",
      paramLabel = "LOG",
      description = "With --positions: the battle is that of a log of muster battle --log json.")
  private @Nullable Path log;

  @Option(
      names = "--verify",
      paramLabel = "SHEET",
      description = "Reports whether a printed sheet still matches FILE.")
  private @Nullable Path verify;

  /** The document kinds, for the help. */
  static final class DocumentKindCandidates extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    DocumentKindCandidates() {
      for (DocumentKind each : DocumentKind.values()) {
        add(each.key());
      }
    }
  }

  /** The formats, for the help. */
  static final class FormatCandidates extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    FormatCandidates() {
      for (OutputFormat each : OutputFormat.values()) {
        add(each.key());
      }
    }
  }

  boolean verifying() {
    return verify != null;
  }

  /**
   * Returns the requested files, by name.
   *
   * @param project file or folder of the battles
   * @param name name of the army or scenario; null for all
   * @throws CommandFailure if no document is made; the message lists the available ones
   */
  Map<String, byte[]> files(LoadedSources sources, Path project, @Nullable String name) {
    String wanted = format == null ? OutputFormat.HTML.key() : format;
    OutputFormat form = CommandFailure.of(() -> OutputFormat.of(wanted));
    List<DocumentKind> chosen = chosen(form);
    PrintSettings setting =
        paper.setting(
            project, width(), trial(sources), new CheckedFindings(sources.loaded().findings()));
    var files = new LinkedHashMap<String, byte[]>();
    Set<String> subjects = new LinkedHashSet<>();
    for (DocumentKind each : chosen) {
      for (ExportedFile made : CommandFailure.of(() -> made(each, form, sources, setting))) {
        subjects.add(made.subject());
        if (name == null || made.subject().equals(name)) {
          files.put(made.fileName(), made.bytes().get());
        }
      }
    }
    if (files.isEmpty()) {
      throw new CommandFailure(
          ExitCode.USAGE, nothing(chosen, form, sources, project, name, subjects));
    }
    return files;
  }

  private static String nothing(
      List<DocumentKind> chosen,
      OutputFormat form,
      LoadedSources sources,
      Path project,
      @Nullable String name,
      Set<String> subjects) {
    if (name != null && !subjects.isEmpty()) {
      return "no army or scenario '"
          + name
          + "' in "
          + project
          + "; there is: "
          + String.join(", ", subjects);
    }
    for (DocumentKind each : chosen) {
      if (!each.forms().contains(form)) {
        return "nothing of that kind can be made of "
            + project
            + ": "
            + each.key()
            + " is made as "
            + String.join(", ", each.forms().stream().map(OutputFormat::key).toList())
            + ", not as "
            + form.key();
      }
    }
    if (!sources.loaded().programs().isEmpty()) {
      return project
          + " has nothing to tell there: by its rules "
          + String.join(", ", chosen.stream().map(DocumentKind::key).toList())
          + " would be empty";
    }
    return project + " holds no army and no scenario to print";
  }

  private List<DocumentKind> chosen(OutputFormat form) {
    if (!what.isEmpty()) {
      return what.stream()
          .map(each -> CommandFailure.of(() -> DocumentKind.of(each.strip())))
          .distinct()
          .toList();
    }
    return DocumentKind.usual(asked() ? form : null);
  }

  /** Whether an option selects something other than the usual pages. */
  private boolean asked() {
    return format != null || paper.isGiven() || hex != null || side != null;
  }

  private List<ExportedFile> made(
      DocumentKind each, OutputFormat form, LoadedSources sources, PrintSettings setting) {
    List<BattleProgram> programs = sources.loaded().programs();
    List<ArmyList> lists = sources.lists();
    var all = new ArrayList<ExportedFile>();
    if (side != null && !side.equals("each")) {
      return DocumentExporter.of(each, form, programs, List.of(), setting.withSide(side));
    }
    all.addAll(DocumentExporter.of(each, form, programs, lists, setting));
    for (BattleProgram program : side == null ? List.<BattleProgram>of() : programs) {
      for (Scenario.Side one : program.scenario().sides()) {
        if (each != DocumentKind.ARMY) {
          all.addAll(
              DocumentExporter.of(
                  each, form, List.of(program), List.of(), setting.withSide(one.name())));
        }
      }
    }
    return all;
  }

  private BattleSample trial(LoadedSources sources) {
    BattleSample sample =
        CommandFailure.of(
            () -> new BattleSample(seed == null ? 1 : seed, battles == null ? 1 : battles));
    if (!positions) {
      if (log != null) {
        throw new CommandFailure(
            ExitCode.USAGE, "--log is the battle of --positions; write --positions --log " + log);
      }
      return sample;
    }
    BattleSample shown = sample.withPositions(logged());
    List<BattleProgram> programs = sources.loaded().programs();
    if (log != null && programs.stream().noneMatch(shown::isOf)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          log
              + " is the log of another battle: no scenario here has its name, its map and its stands;"
              + " name the log of a battle of these files");
    }
    return shown;
  }

  /** The battle of the log; null if none is named. */
  private @Nullable BattleRecording logged() {
    return log == null ? null : BattleStart.recorded(log);
  }

  private @Nullable Double width() {
    if (hex == null) {
      return null;
    }
    Matcher length = LENGTH.matcher(hex.toLowerCase(Locale.ROOT));
    double width =
        length.matches()
            ? Double.parseDouble(length.group(1)) * MILLIMETRES.getOrDefault(length.group(2), 1.0)
            : 0;
    if (width < SheetSeal.MIN_HEX || width > SheetSeal.MAX_HEX) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "'" + hex + "' is not a width of a hex; write 15mm to 300mm, such as 25mm or 4in");
    }
    return width;
  }

  /** Writes the files, and says which. */
  static void write(Map<String, byte[]> files, Path directory, Terminal terminal)
      throws IOException {
    AtomicFileWriter.directory(directory);
    var whole = new LinkedHashMap<Path, byte[]>();
    files.forEach((name, bytes) -> whole.put(directory.resolve(name), bytes));
    AtomicFileWriter.writeBytes(whole);
    whole.keySet().forEach(file -> terminal.println("written: " + file));
  }

  /** Prints the sheet again from the files of today, and compares the two. */
  int verified(LoadedSources sources, Path project, Terminal terminal) {
    Path sheet = java.util.Objects.requireNonNull(verify);
    try {
      PrintedFile file = PrintedFile.of(RegularFile.at(sheet).bytes(LARGEST_SHEET));
      return new ProvenanceVerifier(sources, project, logged()).verify(sheet, file, terminal);
    } catch (UnreadableFileException unreadable) {
      throw new CommandFailure(ExitCode.USAGE, sheet + " " + unreadable.getMessage());
    } catch (IOException broken) {
      throw new CommandFailure(
          ExitCode.USAGE,
          sheet + " is damaged: it cannot be read as the PDF, picture or spreadsheet it begins as");
    }
  }
}
