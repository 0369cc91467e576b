package dev.muster.cli;

import dev.muster.print.ArmyList;
import dev.muster.print.CheckSummary.CheckedFindings;
import dev.muster.print.DocumentKind;
import dev.muster.print.HtmlPage;
import dev.muster.print.OrganiserPack;
import dev.muster.print.OutputFormat;
import dev.muster.print.PrintSettings;
import dev.muster.print.Provenance;
import dev.muster.print.SheetSeal;
import dev.muster.print.Theme;
import dev.muster.print.export.DocumentExporter;
import dev.muster.print.export.DocumentExporter.ExportedFile;
import dev.muster.print.export.PrintedFile;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.MusterVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Verifies that a printed sheet agrees with the current files: it prints the sheet again with the
 * options of its seal, and compares everything.
 */
final class ProvenanceVerifier {
  private static final String OTHER =
      ": the text has changed since, or the sheet is of another battle";

  /**
   * The current subject of a sheet.
   *
   * @param name name for the user, such as {@code scenario Dreux}
   * @param programs battles on the sheet; empty for a list
   * @param checks end of its foot
   */
  private record Subject(
      String name, List<BattleProgram> programs, Function<PrintSettings, String> checks) {}

  private final LoadedSources sources;
  private final Path project;
  private final @Nullable BattleRecording logged;
  private final CheckedFindings checked;
  private final Map<String, Subject> subjects = new LinkedHashMap<>();

  /**
   * @param logged the battle of a log; null for none
   */
  ProvenanceVerifier(LoadedSources sources, Path project, @Nullable BattleRecording logged) {
    this.sources = sources;
    this.project = project;
    this.logged = logged;
    this.checked = new CheckedFindings(sources.loaded().findings());
    List<BattleProgram> programs = sources.loaded().programs();
    List<ArmyList> lists = new ArrayList<>(sources.lists());
    subjects.put(
        Provenance.digest(programs), new Subject("all scenarios", programs, setting -> ""));
    for (BattleProgram program : programs) {
      subjects.put(
          Provenance.digest(program),
          new Subject(
              "scenario " + program.scenario().name(),
              List.of(program),
              setting -> Provenance.of(program, setting).checksAndDigest()));
      program.armies().forEach(army -> lists.add(new ArmyList(program.rulebook(), army)));
    }
    for (ArmyList list : lists) {
      subjects.put(
          Provenance.digest(list),
          new Subject(
              "army " + list.army().name(),
              List.of(),
              setting -> Provenance.of(list, setting).checksAndDigest()));
    }
  }

  /** Reports whether the sheet matches; returns exit code 1 if it does not. */
  int verify(Path sheet, PrintedFile file, Terminal terminal) throws IOException {
    Optional<SheetSeal> seal = file.seal();
    if (seal.isEmpty()) {
      unsealed(sheet, file, terminal);
      return ExitCode.FINDINGS;
    }
    String digest = seal.get().digest();
    Subject subject = subjects.get(digest);
    if (subject == null) {
      terminal.println(digest + OTHER);
      if (seal.get().isPack()) {
        contents(file).forEach(terminal::println);
      }
      return ExitCode.FINDINGS;
    }
    Optional<String> difference = difference(seal.get(), subject, file);
    terminal.println(
        digest + (difference.isEmpty() ? ": matches " : ": is the digest of ") + subject.name());
    difference.ifPresent(why -> terminal.println("  but " + why));
    return difference.isEmpty() ? ExitCode.OK : ExitCode.FINDINGS;
  }

  /** A sheet of an older Muster, or one that another program has written anew. */
  private void unsealed(Path sheet, PrintedFile file, Terminal terminal) throws IOException {
    List<String> contents = contents(file);
    if (contents.isEmpty()) {
      throw new CommandFailure(ExitCode.USAGE, sheet + " has no digest of Muster at its foot");
    }
    contents.forEach(terminal::println);
    terminal.println(
        "  but the sheet does not say how it was printed, so its text is not compared; print it"
            + " again with this Muster");
  }

  /** Returns the subject of each digest in the text of a sheet. */
  private List<String> contents(PrintedFile file) throws IOException {
    return Provenance.readFrom(file.text()).stream()
        .map(
            stamp -> {
              Subject subject = subjects.get(stamp.digest());
              return stamp.digest()
                  + (subject == null ? OTHER : ": is the digest of " + subject.name());
            })
        .toList();
  }

  private Optional<String> difference(SheetSeal seal, Subject subject, PrintedFile file)
      throws IOException {
    if (!seal.version().equals(MusterVersion.VERSION)) {
      return Optional.of(
          "it was made by Muster "
              + seal.version()
              + "; this is "
              + MusterVersion.VERSION
              + ", whose pages may look different, so its text is not compared");
    }
    try {
      Optional<String> first = Optional.empty();
      for (Theme theme : List.of(ProjectTheme.of(project, seal.words()), plain(seal))) {
        PrintSettings setting = seal.setting(theme, checked, logged);
        for (ExportedFile printed : printed(seal, setting, subject, file)) {
          PrintedFile today = new PrintedFile(file.form(), printed.bytes().get());
          Optional<String> difference = file.difference(today);
          if (difference.isEmpty()) {
            return difference;
          }
          if (first.isEmpty() && today.seal().equals(file.seal())) {
            first = checks(subject.checks().apply(setting), file).or(() -> difference);
          }
        }
      }
      return first.or(() -> Optional.of("your files make no such sheet"));
    } catch (IllegalArgumentException noSuchOption) {
      return Optional.of("your files make no such sheet: " + noSuchOption.getMessage());
    }
  }

  /** Editors print with the default theme, even if the folder of the files has another one. */
  private static Theme plain(SheetSeal seal) {
    return new Theme(seal.words(), "");
  }

  private static Optional<String> checks(String today, PrintedFile file) throws IOException {
    if (squeezed(file.text()).contains(squeezed(today))) {
      return Optional.empty();
    }
    int end = today.indexOf(" · ");
    return end < 0
        ? Optional.empty()
        : Optional.of("the checks say something else today: " + today.substring(0, end));
  }

  /** Removes blanks, because a page can break lines anywhere. */
  private static String squeezed(String text) {
    return text.replaceAll("[\\s\\u00a0]+", "");
  }

  /** Returns the candidates of today's sheet, because a sheet does not record its battles. */
  private List<ExportedFile> printed(
      SheetSeal seal, PrintSettings setting, Subject subject, PrintedFile file) {
    if (seal.isPack()) {
      HtmlPage pack = new HtmlPage(subject.name(), "", pack(seal, setting, subject.programs()));
      return List.of(
          new ExportedFile(subject.name(), "", () -> DocumentExporter.bytes(pack, file.form())));
    }
    var all = new ArrayList<ExportedFile>();
    for (OutputFormat form : file.forms()) {
      for (List<BattleProgram> programs : programs(seal.what(), subject)) {
        all.addAll(DocumentExporter.of(seal.what(), form, programs, sources.lists(), setting));
      }
    }
    return all;
  }

  private String pack(SheetSeal seal, PrintSettings setting, List<BattleProgram> programs) {
    return OrganiserPack.html(seal.title(), programs, sources.lists(), seal.hours(), setting);
  }

  private List<List<BattleProgram>> programs(DocumentKind what, Subject subject) {
    if (what != DocumentKind.ARMY) {
      return List.of(subject.programs());
    }
    List<BattleProgram> all = sources.loaded().programs();
    var each = new ArrayList<List<BattleProgram>>(List.of(all));
    each.addAll(
        all.stream()
            .collect(
                Collectors.groupingBy(
                    program -> program.scenario().source().file(),
                    LinkedHashMap::new,
                    Collectors.toList()))
            .values());
    each.add(List.of());
    return each.stream().distinct().toList();
  }
}
