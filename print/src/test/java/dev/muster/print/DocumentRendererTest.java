package dev.muster.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.Layer;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.CounterSheets;
import dev.muster.print.map.MapSheet;
import dev.muster.print.map.MapSheet.Manner;
import dev.muster.print.map.Palette;
import dev.muster.rules.check.Finding;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.system.MusterVersion;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/** The documents of a booklet, each by itself and all together. */
class DocumentRendererTest {
  private static final BattleProgram BATTLE = FullScenarioTest.program("Gap", Map.of());
  private static final String HOSTILE = "<b onclick=\"x\">'&amp;\u202E";

  private static PrintJob job(BattleProgram program, String side) {
    return PrintJob.of(program, PrintSettings.USUAL.withSide(side));
  }

  @Test
  void theQuickReferenceHasOnlyWhatCanComeUp() {
    String html = QuickReference.html(PrintJob.usual(BATTLE));
    assertTrue(html.contains("vineyard"), "is on the map");
    assertFalse(html.contains("orchard"), "is in the rulebook alone");
    assertTrue(html.contains("<div class=\"track\"><span>1</span>"), html);
    assertTrue(html.contains("two hex pursuit"), "somebody has the trait");
    assertTrue(html.contains("Gap B (order test 4+)"), html);
  }

  @Test
  void aSheetOfAGroupHasABoxForEachStrengthPointAndARowARound() {
    String html = GroupSheets.html(PrintJob.usual(BATTLE));
    assertEquals(2, count(html, "<section class=\"sheet\">"));
    assertTrue(html.contains("<td class=\"boxes\">□□□■■ □□□□■ □□□□□</td>"), html);
    assertEquals(10 * 2, count(html, "<tr><td class=\"stat\">"), "10 rounds for each group");
    assertTrue(
        html.contains(
            "<td class=\"stat\">1</td><td class=\"boxes\">M□ D□ O□ F□</td>"
                + "<td class=\"boxes\"></td>"),
        "who comes in round 3 has no boxes before: " + html);
    assertEquals(1, count(GroupSheets.html(job(BATTLE, "Blue")), "<section class=\"sheet\">"));
  }

  @Test
  void aBookletHasACoverAndContentsThatLeadToItsParts() {
    String html = Booklet.html(PrintJob.usual(BATTLE));
    for (String part : List.of("scenario", "army-1", "reference", "groups")) {
      assertEquals(1, count(html, "href=\"#" + part + "\""), part);
      assertEquals(1, count(html, "id=\"" + part + "\""), part);
    }
    assertEquals(BATTLE.armies().get(0), BATTLE.armies().get(1));
    assertEquals(0, count(html, "army-2"), "both sides field one list, which is told once");
  }

  /** What is the enemy's alone is in no part of the booklet of a side. */
  @Test
  void theBookletOfASideKeepsTheSecretsOfTheOther() {
    String red = Booklet.html(job(BATTLE, "Red"));
    assertTrue(red.contains("Hold the Gap."), "its own briefing");
    assertFalse(red.contains("B-2"), "a reinforcement of the enemy");
    assertFalse(red.contains("may come in"), "where he comes in");
    String blue = Booklet.html(job(BATTLE, "Blue"));
    assertFalse(blue.contains("Hold the Gap."), "the briefing of the other");
    assertFalse(blue.contains("R-2"), "who hides in a zone");
    assertTrue(blue.contains("B-2"), "its own reinforcement");
  }

  /** Sixty stands with names that never end: nothing leaves its sheet or covers another. */
  @Test
  void sixtyStandsWithLongNamesHaveRoom() {
    BattleProgram many = sixty();
    for (Palette palette : Palette.values()) {
      Drawing map = MapSheet.best(many, 188, 275, new Manner(palette, -1));
      assertEquals(60, map.shapes().stream().filter(shape -> shape.layer() == Layer.BLOCK).count());
      clean(map);
      CounterSheets.of(many, 40, 188, 275, new Manner(palette, -1))
          .forEach(DocumentRendererTest::clean);
    }
    String sheets = GroupSheets.html(PrintJob.usual(many));
    assertEquals(8, count(sheets, "<table class=\"rounds"), "eight abreast at most");
  }

  private static void clean(Drawing drawing) {
    assertEquals(List.of(), drawing.overlaps());
    assertEquals(List.of(), drawing.outside());
    assertEquals(List.of(), drawing.tooSmall());
  }

  private static BattleProgram sixty() {
    String endless = "Régiment de Mercœur-Penthièvre ".repeat(8);
    Scenario old = BATTLE.scenario();
    Scenario.Side side = old.sides().get(0);
    Scenario.Group group = side.groups().get(0);
    var stands = new ArrayList<Scenario.DeployedStand>();
    for (int i = 0; i < 60; i++) {
      Hex at = new Hex(1 + i % 12, 2 + i / 12);
      stands.add(
          new Scenario.DeployedStand(
              endless + i, "Pikes", at, Facing.values()[i % 6].heading(), SourceRange.NOWHERE));
    }
    var board =
        new HexBoard(
            "Field",
            endless,
            12,
            8,
            Collections.nCopies(96, "vineyard"),
            List.of(),
            List.of(new Board.Spot(endless, new Hex(6, 4)), new Board.Spot("مدينة", new Hex(2, 2))),
            SourceRange.NOWHERE);
    var scenario =
        new Scenario(
            "Many",
            endless,
            "",
            8,
            Map.of(),
            List.of(
                new Scenario.Side(
                    side.name(),
                    endless,
                    side.army(),
                    List.of(
                        new Scenario.Group(
                            "All", endless, group.general(), stands, SourceRange.NOWHERE)),
                    List.of(),
                    SourceRange.NOWHERE)),
            List.of(),
            SourceRange.NOWHERE);
    return new BattleProgram(
        BATTLE.schema(), BATTLE.rulebook(), List.of(BATTLE.armies().getFirst()), board, scenario);
  }

  @Test
  void noCellOfATableIsAFormula() {
    String csv =
        CsvWriter.of(
            List.of(
                List.of("=1+1", "-2", "+3", "@sum", "-x", " =y", "a,b", "q\"q", "\t=z", "3*2")));
    assertEquals(
        "\"'=1+1\",-2,+3,\"'@sum\",\"'-x\",\"' =y\",\"a,b\",\"q\"\"q\",\"'=z\",3*2\r\n", csv);
  }

  @Test
  void documentsAreWellFormedAndHoldNoMarkupOfTheAuthor() throws Exception {
    BattleProgram hostile = FullScenarioTest.program(HOSTILE, Map.of());
    for (String html :
        List.of(
            Booklet.html(PrintJob.usual(hostile)),
            QuickReference.html(PrintJob.usual(hostile)),
            GroupSheets.html(PrintJob.usual(hostile)),
            MapPage.html(PrintJob.usual(hostile)))) {
      assertFalse(html.contains("<b onclick") || html.contains("\u202E"), html);
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(
              new InputSource(
                  new StringReader(
                      html.replace("<!DOCTYPE html>", "")
                          .replace("&middot;", "·")
                          .replace("&sect;", "§"))));
    }
  }

  @Test
  void aSheetTellsWhatItIsMadeFrom() {
    String digest = Provenance.digest(BATTLE);
    assertTrue(digest.matches("[0-9a-f]{4}(-[0-9a-f]{4}){3}"), digest);
    for (String html :
        List.of(
            Booklet.html(PrintJob.usual(BATTLE)),
            ScenarioPage.html(PrintJob.usual(BATTLE)),
            QuickReference.html(PrintJob.usual(BATTLE)),
            GroupSheets.html(PrintJob.usual(BATTLE)),
            MapPage.html(PrintJob.usual(BATTLE)))) {
      assertEquals(
          List.of(new Provenance.Stamp(MusterVersion.VERSION, digest)), Provenance.readFrom(html));
    }
    assertEquals(List.of(), Provenance.readFrom("Muster 1234-5678"));
    assertNotEquals(digest, Provenance.digest(FullScenarioTest.program("Gaps", Map.of())));
    assertTrue(
        Provenance.of(PrintJob.usual(FullScenarioTest.program("Gap", Map.of("break_at", "above"))))
            .toHtml()
            .contains("break at: above"));
  }

  /** The foot goes on every sheet, and no title or reading can break out of it. */
  @Test
  void theFootOfEachSheetTellsTitleReadingsVerdictAndDigest() {
    BattleProgram above = FullScenarioTest.program("Gap", Map.of("break_at", "above"));
    var checked =
        new CheckSummary.CheckedFindings(List.of(warning(above.scenario().source().file())));
    Provenance truth = Provenance.of(PrintJob.of(above, PrintSettings.USUAL.withFindings(checked)));
    assertEquals(List.of("break at: above"), truth.readings());
    assertEquals(
        "checked: 1 warning · Muster " + MusterVersion.VERSION + " " + Provenance.digest(above),
        truth.checksAndDigest());
    assertTrue(truth.toShortText().endsWith(truth.checksAndDigest()), truth.toShortText());
    assertEquals(
        "checked: nothing found",
        new CheckSummary.CheckedFindings(List.of()).of(above).text(PageMessages.ENGLISH));
    String html = ScenarioPage.html(PrintJob.of(above, PrintSettings.USUAL.withFindings(checked)));
    assertTrue(html.contains("@bottom-left { content: \"Gap"), html);
    String hostile = ScenarioPage.html(PrintJob.usual(FullScenarioTest.program(HOSTILE, Map.of())));
    String style = hostile.substring(hostile.indexOf("<style>") + 7, hostile.indexOf("</style>"));
    assertFalse(style.contains("<") || style.contains("onclick=\"x"), style);
  }

  private static Finding warning(String file) {
    return new Finding(
        "V-001", Finding.Severity.WARNING, "", "odd", new SourceRange(file, 1, 1, 1, 2));
  }

  /** Whatever is drawn alone has its foot on the paper, in one line or two. */
  @Test
  void aDrawingThatGoesOutAloneHasItsFootBelow() {
    Provenance truth = Provenance.of(PrintJob.usual(BATTLE));
    for (double width : new double[] {60, 188, 275}) {
      Drawing footed = truth.below(new Drawing(width, 50, "Map", List.of()));
      assertTrue(footed.height() > 50);
      assertEquals(List.of(), footed.tooSmall());
      assertEquals(
          List.of(new Provenance.Stamp(MusterVersion.VERSION, Provenance.digest(BATTLE))),
          Provenance.readFrom(SvgWriter.of(footed)));
    }
    assertEquals(List.of(), truth.below(new Drawing(188, 50, "Map", List.of())).outside());
  }

  /** Each kind is made in each of the forms it says, and in no other. */
  @Test
  void everyKindIsMadeInTheFormsItSays() {
    for (DocumentKind what : DocumentKind.values()) {
      for (OutputFormat form : OutputFormat.values()) {
        boolean made =
            form == OutputFormat.VASSAL
                ? what == DocumentKind.MAP
                    && !DocumentRenderer.playfields(List.of(BATTLE), PrintSettings.USUAL).isEmpty()
                : form == OutputFormat.XLSX
                    ? !DocumentRenderer.workbooks(
                            what, List.of(BATTLE), List.of(), PrintSettings.USUAL)
                        .isEmpty()
                    : !DocumentRenderer.of(
                            what, form, List.of(BATTLE), List.of(), PrintSettings.USUAL)
                        .isEmpty();
        boolean told = what != DocumentKind.ODDS || OddsPage.applies(BATTLE);
        assertEquals(told && what.forms().contains(form), made, what + " as " + form);
      }
    }
  }

  /** A card tells a General, and of the enemy nothing. */
  @Test
  void aGeneralHasACard() {
    String both = GeneralCards.html(PrintJob.usual(BATTLE));
    assertEquals(2, count(both, "<div class=\"card\">"));
    assertTrue(both.contains("General Azur") && both.contains("command range 4"), both);
    assertFalse(GeneralCards.html(job(BATTLE, "Red")).contains("General Azur"));
  }

  @Test
  void papersAreKnownByName() {
    assertEquals(PaperSize.A3, PaperSize.of("A3"));
    assertTrue(
        assertThrows(IllegalArgumentException.class, () -> PaperSize.of("b5"))
            .getMessage()
            .contains("a4, a3, letter"));
    PrintSettings letter =
        new PrintSettings(
            PaperSize.LETTER, Palette.COLOUR, null, null, Theme.USUAL, null, BattleSample.USUAL);
    assertTrue(QuickReference.html(PrintJob.of(BATTLE, letter)).contains("size: letter;"));
  }

  private static int count(String text, String part) {
    return text.split(java.util.regex.Pattern.quote(part), -1).length - 1;
  }
}
