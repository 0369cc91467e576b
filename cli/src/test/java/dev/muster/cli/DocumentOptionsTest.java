package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.print.export.pdf.PdfWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Single documents of the examples, as a user asks for them. */
@Tag("slow")
class DocumentOptionsTest {
  private static final String DREUX = "../examples/dreux";
  private static final String SENEFFE = "../examples/seneffe";

  @TempDir Path out;

  private CommandRun print(String... arguments) {
    var all = new java.util.ArrayList<>(List.of("print"));
    all.addAll(List.of(arguments));
    all.addAll(List.of("--out", out.toString()));
    return CommandRun.of(all.toArray(String[]::new));
  }

  private List<String> names() throws IOException {
    try (var files = Files.list(out)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void eachDocumentIsChosenByItsWord() throws IOException {
    CommandRun run = print(DREUX, "--what", "map,groups,reference,counters,scenario,booklet,army");
    assertEquals(0, run.exit(), run.toString());
    assertEquals(
        List.of(
            "army-Huguenot.html",
            "army-RoyalCatholic.html",
            "booklet-Dreux.html",
            "counters-Dreux.html",
            "groups-Dreux.html",
            "map-Dreux.html",
            "reference-Dreux.html",
            "scenario-Dreux.html"),
        names());
    assertTrue(Files.readString(out.resolve("reference-Dreux.html")).contains("Landsknechts"));
  }

  /** Text, pages, and the same bytes twice: the whole booklet of the largest example. */
  @Tag("nightly")
  @Test
  void theBookletOfSeneffeIsAPdfThatMatchesItsSource() throws IOException {
    assertEquals(0, print(SENEFFE, "--format", "pdf").exit());
    Path booklet = out.resolve("booklet-Seneffe.pdf");
    byte[] first = Files.readAllBytes(booklet);
    String text = PdfWriter.text(first);
    for (String part :
        List.of("Contents", "Scailmont", "Montal's van", "Quick reference", "Odds", "1206")) {
      assertTrue(text.contains(part), part);
    }
    assertEquals(0, print(SENEFFE, "--format", "pdf").exit());
    assertArrayEquals(first, Files.readAllBytes(booklet));
    CommandRun verified = CommandRun.of("print", SENEFFE, "--verify", booklet.toString());
    assertEquals(0, verified.exit(), verified.toString());
    assertTrue(verified.out().contains("matches scenario Seneffe"), verified.out());
    CommandRun other = CommandRun.of("print", DREUX, "--verify", booklet.toString());
    assertEquals(1, other.exit(), other.toString());
    assertTrue(other.out().contains("the text has changed since"), other.out());
  }

  @Test
  void aMapIsAPictureAndAListATable() throws IOException {
    assertEquals(0, print(DREUX, "--format", "svg").exit());
    assertEquals(0, print(DREUX, "--format", "csv").exit());
    assertEquals(List.of("army-Huguenot.csv", "army-RoyalCatholic.csv", "map-Dreux.svg"), names());
    assertTrue(Files.readString(out.resolve("map-Dreux.svg")).startsWith("<svg "));
    String csv = Files.readString(out.resolve("army-RoyalCatholic.csv"));
    assertTrue(csv.contains("Foot,Pike & Shot,B,PikeAndShot,,1,6[+1],1,-2,-2,-3,,,3,"), csv);
  }

  @Test
  void aMapAtTheScaleOfTheTableTakesManySheets() throws IOException {
    assertEquals(0, print(DREUX, "--what", "map", "--hex", "4in", "--paper", "letter").exit());
    String html = Files.readString(out.resolve("map-Dreux.html"));
    assertTrue(html.contains("Sheet 1-2 of "), "tiles");
    assertTrue(html.contains("size: letter;"));
  }

  @Test
  void aSideGetsItsOwnSheetsAlone() throws IOException {
    assertEquals(0, print(SENEFFE, "--what", "groups,scenario", "--side", "France").exit());
    String groups = Files.readString(out.resolve("groups-Seneffe-France.html"));
    assertTrue(groups.contains("Montal") && !groups.contains("Waldeck"), "groups");
    String scenario = Files.readString(out.resolve("scenario-Seneffe-France.html"));
    assertFalse(scenario.contains("Win time at Seneffe"), "the briefing of the other");
    assertFalse(scenario.contains("Souches"), "a reinforcement of the other");
  }

  /** Every form can be held against its source, and the same input gives the same bytes. */
  @Test
  void everyFormTellsItsSourceAndComesOutTheSameTwice() throws IOException {
    for (String asked : List.of("png", "vmod", "xlsx", "md", "txt", "svg", "html")) {
      String what =
          asked.equals("xlsx") ? "groups" : asked.matches("png|svg|vmod") ? "map" : "scenario";
      assertEquals(0, print(DREUX, "--what", what, "--format", asked).exit(), asked);
      Path file = out.resolve(what + "-Dreux." + asked);
      byte[] first = Files.readAllBytes(file);
      assertEquals(0, print(DREUX, "--what", what, "--format", asked).exit(), asked);
      assertArrayEquals(first, Files.readAllBytes(file), asked);
      CommandRun verified = CommandRun.of("print", DREUX, "--verify", file.toString());
      assertEquals(0, verified.exit(), asked + verified);
      assertTrue(verified.out().contains("matches scenario Dreux"), asked + verified);
    }
    Path page = out.resolve("scenario-Dreux.html");
    Files.writeString(
        page, Files.readString(page).replace("checked: nothing found", "checked: 1 warning"));
    CommandRun changed = CommandRun.of("print", DREUX, "--verify", page.toString());
    assertEquals(1, changed.exit(), changed.toString());
    assertTrue(changed.out().contains("say something else today: checked: nothing found"));
  }

  /** A spreadsheet has a sheet for each table, numbers as numbers, and no formula. */
  @Test
  void aBookletIsASpreadsheet() throws IOException {
    assertEquals(0, print(DREUX, "--what", "booklet", "--format", "xlsx").exit());
    var files = new java.util.TreeMap<String, String>();
    try (var zip = new java.util.zip.ZipFile(out.resolve("booklet-Dreux.xlsx").toFile())) {
      for (var each : java.util.Collections.list(zip.entries())) {
        files.put(
            each.getName(),
            new String(
                zip.getInputStream(each).readAllBytes(), java.nio.charset.StandardCharsets.UTF_8));
      }
    }
    assertTrue(files.get("xl/workbook.xml").contains("Order of battle"), files.toString());
    assertTrue(files.containsKey("xl/worksheets/sheet4.xml"), files.keySet().toString());
    assertTrue(files.get("xl/sharedStrings.xml").contains("Landsknechts"));
    files.forEach((name, text) -> assertFalse(text.contains("<f>"), name));
  }

  @Test
  void resultsAreThoseOfTheBattlesAskedFor() throws IOException {
    assertEquals(0, print(DREUX, "--what", "results", "--seed", "7").exit());
    String one = Files.readString(out.resolve("results-Dreux.html"));
    assertTrue(one.contains("1 battle, seed 7") && one.contains("SP at the end"), one);
    assertEquals(0, print(DREUX, "--what", "results", "--battles", "5").exit());
    String many = Files.readString(out.resolve("results-Dreux.html"));
    assertTrue(many.contains("5 battles, seed 1") && many.contains("95 % certainty"), many);
    print(DREUX, "--what", "results", "--battles", "0").assertRefused(2, "found 0");
  }

  @Test
  void theUmpireAndEachPlayerGetTheirOwn() throws IOException {
    assertEquals(0, print(SENEFFE, "--what", "scenario", "--side", "each").exit());
    assertEquals(
        List.of(
            "scenario-Seneffe-Alliance.html",
            "scenario-Seneffe-France.html",
            "scenario-Seneffe.html"),
        names());
    assertFalse(Files.readString(out.resolve("scenario-Seneffe-France.html")).contains("Souches"));
    assertTrue(Files.readString(out.resolve("scenario-Seneffe.html")).contains("Souches"));
  }

  /**
   * No army here has an elephant. The table of factors has those of the rules, and against no more
   * than this battle has.
   */
  @Test
  void aFactorThatIsNotOfTheRulesStandsWhereItsTroopsAre() throws IOException {
    String battle = "../examples/rocroi-adlgr";
    assertEquals(0, print(battle, "--what", "booklet,reference").exit());
    for (String name : List.of("booklet-RocroiAdlgr.html", "reference-RocroiAdlgr.html")) {
      String html = Files.readString(out.resolve(name));
      assertFalse(html.contains("elephant against wagons"), html);
      assertFalse(html.contains("Factors that are not in the rules"), html);
    }
    Path file = out.resolve("elephants.muster");
    Files.writeString(
        file,
        Files.readString(Path.of(battle, "rocroi-adlgr.muster"))
            .replace("HeavyCavalry  elite  ", "Elephant      elite  "));
    assertEquals(0, print(file.toString(), "--what", "scenario,reference").exit());
    assertTrue(
        Files.readString(out.resolve("scenario-RocroiAdlgr.html"))
            .contains("melee +1 for Elephant against War wagons, Artillery"));
    assertTrue(
        Files.readString(out.resolve("reference-RocroiAdlgr.html"))
            .contains("for Elephant against Artillery if foot includes wagons is true"));
  }

  /** A battle to ask questions about has one round and nothing to keep. */
  @Test
  void anUmpireWithNothingToKeepHasNoSheet() throws IOException {
    assertEquals(0, print("../examples/nieuwpoort", "--what", "booklet").exit());
    String asked = Files.readString(out.resolve("booklet-Nieuwpoort.html"));
    assertFalse(asked.contains("Umpire’s sheet"), asked);
    assertFalse(asked.contains("<h2>Rounds</h2>"), asked);
    assertEquals(0, print(DREUX, "--what", "booklet").exit());
    String fought = Files.readString(out.resolve("booklet-Dreux.html"));
    assertTrue(fought.contains("Umpire’s sheet") && fought.contains("<h2>Rounds</h2>"), fought);
  }

  /** A project's own style and texts, and nothing of it that would open something. */
  @Test
  void aProjectClothesItsPages() throws IOException {
    Path project = Files.createDirectory(out.resolve("project"));
    Path pages = out.resolve("pages");
    for (Path file : List.of(Path.of(DREUX, "dreux.muster"))) {
      Files.copy(file, project.resolve(file.getFileName()));
    }
    Files.writeString(project.resolve("print.properties"), "victory=How to win\n");
    Files.write(project.resolve("flag.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10});
    Path style = project.resolve("print.css");
    Files.writeString(style, "h1 { color: #8c1d18; background: url('flag.png') }");
    var command =
        List.of("print", project.toString(), "--what", "scenario", "--out", pages.toString());
    CommandRun run = CommandRun.of(command.toArray(String[]::new));
    assertEquals(0, run.exit(), run.toString());
    String html = Files.readString(pages.resolve("scenario-Dreux.html"));
    assertTrue(html.contains("h1 { color: #8c1d18; background: url(\"data:image/png;base64,iVBO"));
    for (String unsafe :
        List.of(
            "@import 'x.css';",
            "p { background: url(https://example.org/x.png) }",
            "p { background: url(../dreux.png) }",
            "p { background: url(missing.png) }",
            "p { background: u\\72l(x.png) }",
            "</style><script>",
            "p { background: url(flag.png }")) {
      Files.writeString(style, unsafe);
      CommandRun.of(command.toArray(String[]::new)).assertRefused(2, "print.css");
    }
    Files.delete(style);
    Files.writeString(project.resolve("print.properties"), "victories=1");
    CommandRun.of(command.toArray(String[]::new)).assertRefused(2, "no text 'victories'");
  }

  @Test
  void whatThereIsNotIsRefusedWithWhatThereIs() {
    print(DREUX, "--what", "poster").assertRefused(2, "booklet, scenario, map, army");
    print(DREUX, "--format", "doc")
        .assertRefused(2, "html, pdf, svg, png, csv, xlsx, md, txt, vmod");
    print(DREUX, "--paper", "b5").assertRefused(2, "a4, a3, letter");
    print(DREUX, "--hex", "3ft").assertRefused(2, "25mm or 4in");
    print(DREUX, "--side", "Spain").assertRefused(2, "Royal, Huguenot");
    print(DREUX, "--language", "es").assertRefused(2, "en, fr, de, nl");
    print(DREUX, "--ink", "blue").assertRefused(2, "colour, grey, sparing");
    print(DREUX, "--what", "map", "--format", "csv").assertRefused(2, "nothing of that kind");
    CommandRun.of("print", DREUX).assertRefused(2, "--out=DIR");
    CommandRun.of("print", DREUX, "--verify", "../README.md").assertRefused(2, "no digest");
  }
}
