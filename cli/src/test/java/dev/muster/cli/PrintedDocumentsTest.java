package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.cli.pdf.Pdf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Single documents of the examples, as a user asks for them. */
class PrintedDocumentsTest {
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
  @Test
  void theBookletOfSeneffeIsAPdfThatMatchesItsSource() throws IOException {
    assertEquals(0, print(SENEFFE, "--format", "pdf").exit());
    Path booklet = out.resolve("booklet-Seneffe.pdf");
    byte[] first = Files.readAllBytes(booklet);
    String text = Pdf.text(first);
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
    String groups = Files.readString(out.resolve("groups-Seneffe.html"));
    assertTrue(groups.contains("Montal") && !groups.contains("Waldeck"), "groups");
    String scenario = Files.readString(out.resolve("scenario-Seneffe.html"));
    assertFalse(scenario.contains("Win time at Seneffe"), "the briefing of the other");
    assertFalse(scenario.contains("Souches"), "a reinforcement of the other");
  }

  @Test
  void whatThereIsNotIsRefusedWithWhatThereIs() {
    print(DREUX, "--what", "poster").assertRefused(2, "booklet, scenario, map, army");
    print(DREUX, "--format", "doc").assertRefused(2, "html, pdf, svg, csv");
    print(DREUX, "--paper", "b5").assertRefused(2, "a4, a3, letter");
    print(DREUX, "--hex", "3ft").assertRefused(2, "25mm or 4in");
    print(DREUX, "--side", "Spain").assertRefused(2, "Royal, Huguenot");
    print(DREUX, "--ink", "blue").assertRefused(2, "colour, grey, sparing");
    print(DREUX, "--what", "map", "--format", "csv").assertRefused(2, "nothing of that kind");
    CommandRun.of("print", DREUX).assertRefused(2, "--out=DIR");
    CommandRun.of("print", DREUX, "--verify", "../README.md").assertRefused(2, "no digest");
  }
}
