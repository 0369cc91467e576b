package dev.muster.cli;

import dev.muster.cli.pdf.Pdf;
import dev.muster.print.Documents;
import dev.muster.print.Documents.Form;
import dev.muster.print.Documents.Setting;
import dev.muster.print.Documents.What;
import dev.muster.print.Page;
import dev.muster.print.Paper;
import dev.muster.print.Truth;
import dev.muster.print.field.Palette;
import dev.muster.rules.files.PlainFile;
import dev.muster.rules.files.Unreadable;
import dev.muster.rules.files.WholeFiles;
import dev.muster.rules.model.BattleProgram;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
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
      description = {
        "Single documents, several with commas: booklet,",
        "scenario, map, army, reference, groups, counters."
      })
  private List<String> what = List.of();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "html, pdf, svg (a map), csv (army lists).")
  private @Nullable String format;

  @Option(
      names = "--paper",
      paramLabel = "PAPER",
      description = "a4 (as it is without), a3, letter.")
  private @Nullable String paper;

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
      description = "Only what the player of this side may know.")
  private @Nullable String side;

  @Option(
      names = "--ink",
      paramLabel = "INK",
      description = "colour (as it is without), grey, sparing.")
  private @Nullable String ink;

  @Option(
      names = "--verify",
      paramLabel = "SHEET",
      description = "Says whether a printed page or PDF still matches FILE.")
  private @Nullable Path verify;

  /** Whether an option asks for single documents. */
  boolean wanted() {
    return !what.isEmpty()
        || format != null
        || paper != null
        || hex != null
        || side != null
        || ink != null;
  }

  boolean verifying() {
    return verify != null;
  }

  /**
   * The files asked for, by name.
   *
   * @param name of the army or scenario, null for all
   */
  Map<String, byte[]> files(List<BattleProgram> programs, @Nullable String name) {
    String form = format == null ? "html" : format.toLowerCase(Locale.ROOT);
    if (!List.of("html", "pdf", "svg", "csv").contains(form)) {
      throw new Refusal(
          Exit.USAGE, "there is no format '" + format + "'; there is: html, pdf, svg, csv");
    }
    var files = new LinkedHashMap<String, byte[]>();
    for (What each : chosen(form)) {
      for (Page page : pages(each, form, programs)) {
        if (name == null || page.subject().equals(name)) {
          if (form.equals("pdf")) {
            files.put(page.fileName().replaceFirst("\\.html$", ".pdf"), Pdf.of(page.html()));
          } else {
            files.put(page.fileName(), page.html().getBytes(StandardCharsets.UTF_8));
          }
        }
      }
    }
    return files;
  }

  private List<What> chosen(String form) {
    if (what.isEmpty()) {
      return switch (form) {
        case "svg" -> List.of(What.MAP);
        case "csv" -> List.of(What.ARMY);
        default -> List.of(What.BOOKLET);
      };
    }
    return what.stream().map(each -> refused(() -> What.of(each.strip()))).distinct().toList();
  }

  private List<Page> pages(What each, String form, List<BattleProgram> programs) {
    Form made =
        switch (form) {
          case "svg" -> Form.SVG;
          case "csv" -> Form.CSV;
          default -> Form.HTML;
        };
    return refused(() -> Documents.of(each, made, programs, setting()));
  }

  private Setting setting() {
    Palette palette = ink == null ? Palette.COLOUR : Palette.of(ink);
    return new Setting(paper == null ? Paper.A4 : Paper.of(paper), palette, width(), side);
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
      throw new IllegalArgumentException(
          "'" + hex + "' is no width of a hex; it is from 15mm to 300mm, such as 25mm or 4in");
    }
    return width;
  }

  private interface Asked<T> {
    T answer();
  }

  private static <T> T refused(Asked<T> asked) {
    try {
      return asked.answer();
    } catch (IllegalArgumentException wrong) {
      throw new Refusal(Exit.USAGE, String.valueOf(wrong.getMessage()));
    }
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

  /** Holds the digests on the sheet against those of the battles. */
  int verified(List<BattleProgram> programs, Terminal terminal) throws IOException {
    Path sheet = java.util.Objects.requireNonNull(verify);
    List<String> found = Truth.on(text(sheet));
    if (found.isEmpty()) {
      throw new Refusal(Exit.USAGE, sheet + " has no digest of Muster at its foot");
    }
    var now = new LinkedHashMap<String, String>();
    programs.forEach(each -> now.put(Truth.digest(each), each.scenario().name()));
    var lines = new ArrayList<String>();
    boolean all = true;
    for (String digest : found) {
      String scenario = now.get(digest);
      all &= scenario != null;
      lines.add(
          digest
              + (scenario == null
                  ? ": the text has changed since, or the sheet is of another battle"
                  : ": matches scenario " + scenario));
    }
    lines.forEach(terminal::say);
    return all ? Exit.OK : Exit.FINDINGS;
  }

  private static String text(Path sheet) throws IOException {
    try {
      byte[] bytes = PlainFile.at(sheet).bytes(LARGEST_SHEET);
      boolean pdf =
          bytes.length > 4 && new String(bytes, 0, 4, StandardCharsets.ISO_8859_1).equals("%PDF");
      return pdf ? Pdf.text(bytes) : new String(bytes, StandardCharsets.UTF_8);
    } catch (Unreadable unreadable) {
      throw new Refusal(Exit.USAGE, sheet + " " + unreadable.getMessage());
    } catch (IOException broken) {
      throw new Refusal(Exit.USAGE, sheet + " cannot be read as PDF");
    }
  }
}
