package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.cli.PrintedSheet.Letter;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.print.ArmyList;
import dev.muster.print.DocumentKind;
import dev.muster.print.DocumentRenderer;
import dev.muster.print.HtmlPage;
import dev.muster.print.OrganiserPack;
import dev.muster.print.OutputFormat;
import dev.muster.print.PrintSettings;
import dev.muster.print.Schedule;
import dev.muster.print.drawing.TextMetrics;
import dev.muster.print.export.pdf.PdfWriter;
import dev.muster.rules.model.BattleProgram;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every document of every example, as a club prints it: nothing on a sheet is lower than can be
 * read at arm's length, lies on something else or leaves its sheet, no heading and no note to a
 * table stands alone, and no sheet is blank.
 */
@Tag("slow")
class PageLegibilityTest {
  /** What the booklet has in it is read as PDF there. */
  private static final Set<DocumentKind> ALONE =
      EnumSet.of(
          DocumentKind.BOOKLET, DocumentKind.GENERALS, DocumentKind.COUNTERS, DocumentKind.RESULTS);

  /** What most printers leave white, in millimetres. */
  private static final double WHITE = 5;

  /** Where the foot of a sheet begins, from its lower edge in millimetres. */
  private static final double FOOT = 13;

  private static final Pattern SIZE =
      Pattern.compile("font(?:-size)?:\\s*(?:[a-z]+\\s+)*([0-9.]+)(pt|rem|mm|em|px|%)");
  private static final Pattern HEADING = Pattern.compile("<h([1-6])[^>]*>([^<]*)");
  private static final Pattern DRAWN = Pattern.compile("<svg [^>]*width=\"([0-9.]+)mm\"");
  private static final Pattern DRAWN_LETTERS = Pattern.compile("font-size=\"([0-9.]+)\"");

  static List<Path> examples() throws IOException {
    try (var folders = Files.list(Path.of("../examples"))) {
      return folders.filter(PageLegibilityTest::holdsScenarios).sorted().toList();
    }
  }

  private static boolean holdsScenarios(Path folder) {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (var files = Files.list(folder)) {
      return files.anyMatch(file -> file.toString().endsWith(".muster") && isScenario(file));
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  private static boolean isScenario(Path file) {
    try {
      return Files.readString(file).lines().anyMatch(line -> line.startsWith("scenario "));
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  /** One example on each kind of board. */
  @ParameterizedTest
  @ValueSource(strings = {"dreux", "pavia", "even-table", "amendments"})
  void everyPageCanBeReadAndNothingCoversAnother(String example) throws UnreadableInputException {
    everyPageCanBeRead(Path.of("../examples", example));
  }

  @ParameterizedTest
  @Tag("nightly")
  @MethodSource("examples")
  void everySheetCanBeReadAndNothingCoversAnother(Path example) throws UnreadableInputException {
    everyPageCanBeRead(example);
  }

  private static void everyPageCanBeRead(Path example) throws UnreadableInputException {
    var loaded = MusterFileLoader.load(List.of(example));
    List<BattleProgram> programs = loaded.programs();
    List<ArmyList> lists =
        loaded.armies().stream().map(each -> new ArmyList(each.rulebook(), each.army())).toList();
    assertFalse(programs.isEmpty());
    var faults = new ArrayList<String>();
    for (DocumentKind what : DocumentKind.values()) {
      for (HtmlPage page :
          DocumentRenderer.of(what, OutputFormat.HTML, programs, lists, PrintSettings.USUAL)) {
        web(page.fileName(), page.html(), faults);
        if (ALONE.contains(what)) {
          paper(page.fileName(), page.html(), faults);
        }
      }
    }
    String pack = OrganiserPack.html("A day", programs, lists, Schedule.OPEN, PrintSettings.USUAL);
    web("pack", pack, faults);
    paper("pack", pack, faults);
    assertEquals(List.of(), faults);
  }

  /** Three groups of one side and two of the other, small enough to lie on one sheet together. */
  @Test
  void smallGroupsOfASideShareASheet() throws UnreadableInputException {
    List<BattleProgram> programs =
        MusterFileLoader.load(List.of(Path.of("../examples/amendments"))).programs();
    String html =
        DocumentRenderer.of(
                DocumentKind.GROUPS, OutputFormat.HTML, programs, List.of(), PrintSettings.USUAL)
            .getFirst()
            .html();
    assertEquals(5, html.split("<section class=\"sheet\">", -1).length - 1);
    assertEquals(2, PrintedSheet.of(PdfWriter.of(html)).size());
  }

  /** Who has a page read to him goes by its headings: one comes first, and no level is left out. */
  private static void headings(String name, String html, List<String> faults) {
    int above = 0;
    for (Matcher heading = HEADING.matcher(html); heading.find(); ) {
      int level = Integer.parseInt(heading.group(1));
      if (level > above + 1) {
        faults.add(name + ": h" + level + " below h" + above + ": " + heading.group(2));
      }
      above = level;
    }
    if (above == 0) {
      faults.add(name + ": no heading");
    }
  }

  /** Sizes in a style sheet are told by themselves: what is relative may be within small ones. */
  private static void web(String name, String html, List<String> faults) {
    headings(name, html, faults);
    int end = html.indexOf("</style>");
    assertTrue(end > 0, name);
    for (Matcher size = SIZE.matcher(html.substring(0, end)); size.find(); ) {
      double number = Double.parseDouble(size.group(1));
      double millimetres =
          switch (size.group(2)) {
            case "pt" -> number * 25.4 / 72;
            case "rem" -> number * 12 * 25.4 / 72;
            case "mm" -> number;
            default -> 0;
          };
      if (millimetres < TextMetrics.LEAST_READ - 1e-9) {
        faults.add(name + ": " + size.group());
      }
    }
    for (Matcher letters = DRAWN_LETTERS.matcher(html); letters.find(); ) {
      if (Double.parseDouble(letters.group(1)) < TextMetrics.LEAST - 0.01) {
        faults.add(name + ": " + letters.group());
      }
    }
    // a drawing that is wider than its sheet would be printed smaller, and its letters too
    for (Matcher drawing = DRAWN.matcher(html); drawing.find(); ) {
      if (Double.parseDouble(drawing.group(1)) > 297 - 2 * 8) {
        faults.add(name + ": " + drawing.group());
      }
    }
  }

  /** One fault of each line is enough to find it by. */
  private static void paper(String name, String html, List<String> faults) {
    for (PrintedSheet sheet : PrintedSheet.of(PdfWriter.of(html))) {
      String at = name + ", sheet " + sheet.number() + ": ";
      var lines = new LinkedHashMap<String, String>();
      for (Letter low : sheet.lowerThan(TextMetrics.LEAST_HEIGHT)) {
        lines.putIfAbsent("low " + low.line(), low.figure() + " mm high: " + sheet.around(low));
      }
      for (Letter out : sheet.nearerTheEdgeThan(WHITE)) {
        lines.putIfAbsent("edge " + out.line(), "at the edge: " + sheet.around(out));
      }
      for (List<Letter> two : sheet.covered()) {
        lines.putIfAbsent(
            "on " + two.get(1).line(),
            sheet.around(two.get(1)) + " lies on " + sheet.around(two.get(0)));
      }
      String stray = sheet.strayHeading(FOOT);
      if (!stray.isEmpty()) {
        faults.add(at + "nothing below the heading " + stray);
      }
      if (!sheet.strayNote().isEmpty()) {
        faults.add(at + "no table above the note " + sheet.strayNote());
      }
      if (sheet.isBlank(FOOT)) {
        faults.add(at + "nothing above its foot");
      }
      lines.values().forEach(line -> faults.add(at + line));
    }
  }
}
