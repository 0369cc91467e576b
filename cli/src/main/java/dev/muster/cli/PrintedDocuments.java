package dev.muster.cli;

import dev.muster.press.Press;
import dev.muster.press.Press.Made;
import dev.muster.print.Documents.Setting;
import dev.muster.print.Form;
import dev.muster.print.HtmlPages.ArmyList;
import dev.muster.print.Trial;
import dev.muster.print.Verdict.Checked;
import dev.muster.print.What;
import dev.muster.rules.files.PlainFile;
import dev.muster.rules.files.Unreadable;
import dev.muster.rules.files.WholeFiles;
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
final class PrintedDocuments {
  private static final Pattern LENGTH = Pattern.compile("([0-9]{1,4}(?:\\.[0-9]{1,2})?)(mm|cm|in)");
  private static final Map<String, Double> MILLIMETRES = Map.of("mm", 1.0, "cm", 10.0, "in", 25.4);

  /** The largest sheet that is read back. */
  private static final long LARGEST_SHEET = 200L * 1024 * 1024;

  @Option(
      names = "--what",
      split = ",",
      paramLabel = "WHAT",
      completionCandidates = Whats.class,
      description = {"Single documents, several with commas:", "${COMPLETION-CANDIDATES}."})
  private List<String> what = List.of();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      completionCandidates = Forms.class,
      description = {"${COMPLETION-CANDIDATES}; which", "documents have which the guide tells."})
  private @Nullable String format;

  @Mixin private PaperOptions paper = new PaperOptions();

  @Option(
      names = "--hex",
      paramLabel = "WIDTH",
      description = {
        "Width of a hex, such as 25mm or 4in: of a map, which",
        "then takes as many sheets as it needs, and of counters."
      })
  private @Nullable String hex;

  @Option(
      names = "--side",
      paramLabel = "SIDE",
      description = {
        "Only what the player of this side may know;",
        "each: the umpire's pages and those of all."
      })
  private @Nullable String side;

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the dice for results.")
  private @Nullable Long seed;

  @Option(
      names = "--battles",
      paramLabel = "N",
      description = "Results of so many battles; without, of one.")
  private @Nullable Integer battles;

  @Option(
      names = "--verify",
      paramLabel = "SHEET",
      description = "Says whether a printed sheet still matches FILE.")
  private @Nullable Path verify;

  /** The documents, for the help. */
  static final class Whats extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Whats() {
      for (What each : What.values()) {
        add(each.key());
      }
    }
  }

  /** The formats, for the help. */
  static final class Forms extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Forms() {
      for (Form each : Form.values()) {
        add(each.key());
      }
    }
  }

  boolean verifying() {
    return verify != null;
  }

  /**
   * The files asked for, by name.
   *
   * @param project file or folder the battles are from
   * @param name of the army or scenario, null for all
   * @throws Refusal where nothing is made, with what there is
   */
  Map<String, byte[]> files(Sources sources, Path project, @Nullable String name) {
    String wanted = format == null ? Form.HTML.key() : format;
    Form form = Refusal.of(() -> Form.of(wanted));
    List<What> chosen = chosen(form);
    Setting setting =
        paper.setting(project, width(), trial(), new Checked(sources.loaded().findings()));
    var files = new LinkedHashMap<String, byte[]>();
    Set<String> subjects = new LinkedHashSet<>();
    for (What each : chosen) {
      for (Made made : Refusal.of(() -> made(each, form, sources, setting))) {
        subjects.add(made.subject());
        if (name == null || made.subject().equals(name)) {
          files.put(made.fileName(), made.bytes().get());
        }
      }
    }
    if (files.isEmpty()) {
      throw new Refusal(Exit.USAGE, nothing(chosen, form, sources, project, name, subjects));
    }
    return files;
  }

  private static String nothing(
      List<What> chosen,
      Form form,
      Sources sources,
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
    for (What each : chosen) {
      if (!each.forms().contains(form)) {
        return "nothing of that kind can be made of "
            + project
            + ": "
            + each.key()
            + " is made as "
            + String.join(", ", each.forms().stream().map(Form::key).toList())
            + ", not as "
            + form.key();
      }
    }
    if (!sources.loaded().programs().isEmpty()) {
      return project
          + " has nothing to tell there: by its rules "
          + String.join(", ", chosen.stream().map(What::key).toList())
          + " would be empty";
    }
    return project + " holds no army and no scenario to print";
  }

  private List<What> chosen(Form form) {
    if (!what.isEmpty()) {
      return what.stream().map(each -> Refusal.of(() -> What.of(each.strip()))).distinct().toList();
    }
    return What.usual(asked() ? form : null);
  }

  /** Whether an option asks for something else than the usual pages. */
  private boolean asked() {
    return format != null || paper.wanted() || hex != null || side != null;
  }

  private List<Made> made(What each, Form form, Sources sources, Setting setting) {
    List<BattleProgram> programs = sources.loaded().programs();
    List<ArmyList> lists = sources.lists();
    var all = new ArrayList<Made>();
    if (side != null && !side.equals("each")) {
      return Press.of(each, form, programs, List.of(), setting.forSide(side));
    }
    all.addAll(Press.of(each, form, programs, lists, setting));
    for (BattleProgram program : side == null ? List.<BattleProgram>of() : programs) {
      for (Scenario.Side one : program.scenario().sides()) {
        if (each != What.ARMY) {
          all.addAll(
              Press.of(each, form, List.of(program), List.of(), setting.forSide(one.name())));
        }
      }
    }
    return all;
  }

  private Trial trial() {
    return Refusal.of(() -> new Trial(seed == null ? 1 : seed, battles == null ? 1 : battles));
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
    if (width < 15 || width > 300) {
      throw new Refusal(
          Exit.USAGE,
          "'" + hex + "' is no width of a hex; it is from 15mm to 300mm, such as 25mm or 4in");
    }
    return width;
  }

  /** Writes the files, and says which. */
  static void write(Map<String, byte[]> files, Path directory, Terminal terminal)
      throws IOException {
    WholeFiles.directory(directory);
    var whole = new LinkedHashMap<Path, byte[]>();
    files.forEach((name, bytes) -> whole.put(directory.resolve(name), bytes));
    WholeFiles.writeBytes(whole);
    whole.keySet().forEach(file -> terminal.say("written: " + file));
  }

  /** Holds what the sheet says of itself against what the files say today. */
  int verified(Sources sources, Path project, Terminal terminal) throws IOException {
    return new Seals(sources, project).verify(java.util.Objects.requireNonNull(verify), terminal);
  }

  /** The text of a sheet that was printed, in whatever form. */
  static String text(Path sheet) {
    try {
      return Press.text(PlainFile.at(sheet).bytes(LARGEST_SHEET));
    } catch (Unreadable unreadable) {
      throw new Refusal(Exit.USAGE, sheet + " " + unreadable.getMessage());
    } catch (IOException broken) {
      throw new Refusal(Exit.USAGE, sheet + " cannot be read as PDF or spreadsheet");
    }
  }
}
