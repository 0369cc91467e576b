package dev.muster.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.map.MapSheet;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Army.StandLine;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Citation;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Rulebook.Stat;
import dev.muster.rules.model.Rulebook.StatKind;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.model.StatValue.FirstThen;
import dev.muster.rules.model.StatValue.Ranks;
import dev.muster.rules.model.StatValue.Whole;
import dev.muster.rules.systems.Rulebooks;
import java.io.StringReader;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class BookletPagesTest {
  private static final SourceRange AT = SourceRange.NOWHERE;
  private static final String HOSTILE = "<script>alert('1')</script>\"&\u0007\u202E";

  @Test
  void theArmyListOfChapter15IsPrintedColumnForColumn() {
    String html = page("RoyalCatholic");
    assertEquals(
        List.of("ARMY LIST", "MP", "SP", "CB", "PB", "2H", "3H", "4H", "6H", "BP"),
        cells(html, "<tr><th>ARMY LIST</th>.*?</tr>", "th"));
    assertEquals(List.of("x", "Cat"), cells(html, "<tr><th>x</th>.*?</tr>", "th"));
    assertEquals(
        List.of("Gendarmes B", "CS, Lancer", "3*2", "6", "4", "", "", "", "", "", "3"),
        row(html, "Gendarmes"));
    assertEquals(
        List.of("Reiters B", "CS, Pistol", "2", "5/4", "1", "0", "-1", "", "", "", "2"),
        row(html, "Reiters"));
    assertEquals(
        List.of(
            "Mounted Arquebusiers B",
            "SS, LC, Arquebus",
            "3",
            "3",
            "1",
            "0",
            "0",
            "-1",
            "",
            "",
            "1"),
        row(html, "Mounted Arquebusiers"));
    assertEquals(
        List.of("P&amp;S B", "CS, P&amp;S", "1", "6 [+1]", "1", "-2", "-2", "-3", "", "", "3"),
        row(html, "P&amp;S"));
  }

  @Test
  void anEstimatedLineSaysSoAndWhy() {
    String html = page("RoyalCatholic");
    assertTrue(html.contains("<tr class=\"estimated\"><td>Guns C<sup>"), html);
    assertTrue(html.contains("<b>Estimated.</b> Guns: no line is printed"), html);
    assertTrue(html.contains("Swiss Pike: two hex pursuit"), html);
  }

  @Test
  void everyRankOfABlockCostsItsBreakPoints() {
    SideStrength strength = SideStrength.of(battle("x"), 0);
    assertEquals(2, strength.stands());
    // One Swiss block of three ranks at 2 each, one Gendarmes at 3.
    assertEquals(9, strength.points());
    assertTrue(page("Dreux").contains("2 stands, 9 Break Points, breaks when 3 of them are lost"));
  }

  @Test
  void noTextOfTheAuthorReachesThePageAsMarkup() {
    for (HtmlPage page : pages(List.of(battle(HOSTILE)))) {
      assertFalse(page.html().contains("<script"), page.fileName());
      assertFalse(
          page.html().contains("\u0007") || page.html().contains("\u202E"), page.fileName());
      assertTrue(page.html().contains("&lt;script&gt;"), page.fileName());
    }
  }

  @Test
  void theMapIsWellFormedAndShowsEveryStandSideAndPlace() throws Exception {
    Drawing map = MapSheet.filling(battle(HOSTILE), 281, 194, MapSheet.Manner.USUAL);
    String svg = SvgWriter.of(map);
    var document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(svg)));
    assertEquals(3, count(svg, "class=\"block\""));
    assertEquals(2, count(svg, "class=\"general\""));
    assertEquals(1, count(svg, "class=\"water\""), "the stream between 0101 and 0102 alone");
    assertTrue(document.getDocumentElement().getTextContent().contains("0403"));
    assertFalse(svg.contains("<script") || svg.contains("\u202E"), svg);
  }

  @Test
  void theLocaleOfTheMachineDoesNotMatter() {
    List<HtmlPage> pages = pages(List.of(battle("x")));
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertEquals(pages, pages(List.of(battle("x"))));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void fileNamesStayInTheirDirectoryAndApart() {
    List<BattleProgram> programs =
        List.of(
            named("../../etc/passwd"), named("..\\..\\etc\\passwd"), named("a:b"), named("A b"));
    List<String> names = pages(programs).stream().map(HtmlPage::fileName).toList();
    assertEquals(
        names.size(), names.stream().map(name -> name.toLowerCase(Locale.ROOT)).distinct().count());
    for (String name : names) {
      assertTrue(name.matches("(army|scenario)-[A-Za-z0-9_-]+\\.html"), name);
    }
  }

  private static List<HtmlPage> pages(List<BattleProgram> programs) {
    return BookletPages.of(programs, List.of(), PrintSettings.USUAL);
  }

  private static String page(String subject) {
    return pages(List.of(battle("x"))).stream()
        .filter(page -> page.subject().equals(subject))
        .findFirst()
        .orElseThrow()
        .html();
  }

  private static List<String> row(String html, String name) {
    return cells(
            html, "<tr><td>" + Pattern.quote(name) + " [ABC](<sup>.*?</sup>)?</td>.*?</tr>", "td")
        .stream()
        .map(cell -> cell.replaceAll("<sup>.*?</sup>", ""))
        .toList();
  }

  private static List<String> cells(String html, String row, String tag) {
    Matcher found = Pattern.compile(row).matcher(html);
    assertTrue(found.find(), () -> row + " in " + html);
    return Pattern.compile("<" + tag + "[^>]*>(.*?)</" + tag + ">")
        .matcher(found.group())
        .results()
        .map(cell -> cell.group(1))
        .toList();
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }

  private static BattleProgram named(String name) {
    BattleProgram made = battle("x");
    Scenario old = made.scenario();
    var scenario = new Scenario(name, "", "", null, Map.of(), old.sides(), List.of(), AT);
    return new BattleProgram(made.schema(), made.rulebook(), made.armies(), made.board(), scenario);
  }

  /**
   * The army list of chapter 15 and a small field; {@code text} stands wherever an author may write
   * freely.
   */
  private static BattleProgram battle(String text) {
    var royal =
        new Army(
            "RoyalCatholic",
            text,
            "poor",
            new Army.Share(1, 3),
            List.of(
                line(
                    "Gendarmes",
                    "",
                    "Lancer",
                    null,
                    stat(
                        "mp",
                        new FirstThen(3, 2),
                        "sp",
                        ranks(null, 6),
                        "cb",
                        whole(4),
                        "bp",
                        whole(3))),
                line(
                    "Reiters",
                    "",
                    "Pistols",
                    null,
                    stat(
                        "mp",
                        whole(2),
                        "sp",
                        ranks(null, 5, 4),
                        "cb",
                        whole(1),
                        "pb",
                        whole(0),
                        "2h",
                        whole(-1),
                        "bp",
                        whole(2))),
                line(
                    "Arquebusiers",
                    "Mounted Arquebusiers",
                    "LightCavalry",
                    "arquebus",
                    stat(
                        "mp",
                        whole(3),
                        "sp",
                        ranks(null, 3),
                        "cb",
                        whole(1),
                        "pb",
                        whole(0),
                        "2h",
                        whole(0),
                        "3h",
                        whole(-1),
                        "bp",
                        whole(1))),
                new StandLine(
                    "Swiss",
                    "Swiss Pike",
                    "Pike",
                    "B",
                    null,
                    stat(
                        "mp", whole(1), "sp", ranks(null, 5, 5, 5), "cb", whole(3), "bp", whole(2)),
                    Map.of("two-hex-pursuit", ""),
                    List.of(text),
                    AT),
                line(
                    "Foot",
                    "P&S",
                    "PikeAndShot",
                    null,
                    stat(
                        "mp",
                        whole(1),
                        "sp",
                        ranks(1, 6),
                        "cb",
                        whole(1),
                        "pb",
                        whole(-2),
                        "2h",
                        whole(-2),
                        "3h",
                        whole(-3),
                        "bp",
                        whole(3))),
                new StandLine(
                    "Guns",
                    "",
                    "Artillery",
                    "C",
                    null,
                    stat("mp", whole(1), "sp", ranks(null, 4), "bp", whole(1)),
                    Map.of(),
                    List.of("estimated: no line is printed"),
                    AT)),
            List.of(text),
            AT);
    var huguenot = new Army("Huguenot", text, null, null, royal.stands(), List.of(text), AT);
    var board =
        new HexBoard(
            "Plain",
            text,
            4,
            3,
            Collections.nCopies(12, "plain"),
            List.of(
                new GridBoard.Edge("stream", new Hex(1, 1), new Hex(1, 2)),
                new GridBoard.Edge("stream", new Hex(1, 1), new Hex(4, 3))),
            List.of(new Board.Spot(text, new Hex(2, 2))),
            AT);
    var scenario =
        new Scenario(
            "Dreux",
            text,
            text,
            12,
            Map.of("edition", text),
            List.of(
                new Scenario.Side(
                    "Royal",
                    text,
                    "RoyalCatholic",
                    List.of(
                        new Scenario.Group(
                            "Centre",
                            text,
                            new Scenario.General("M", text, 1, "good", null, new Hex(1, 3), AT),
                            List.of(
                                new Scenario.DeployedStand(
                                    "Swiss-1" + text, "Swiss", new Hex(2, 3), Heading.NORTH, AT),
                                new Scenario.DeployedStand(
                                    "G", "Gendarmes", new Hex(3, 3), Facing.NE.heading(), AT)),
                            AT)),
                    List.of(text),
                    AT),
                new Scenario.Side(
                    "Huguenot",
                    text,
                    "Huguenot",
                    List.of(
                        new Scenario.Group(
                            "Battle",
                            text,
                            new Scenario.General("C", text, 0, "normal", 4, new Hex(1, 1), AT),
                            List.of(
                                new Scenario.DeployedStand(
                                    "R", "Reiters", new Hex(2, 1), Heading.SOUTH, AT)),
                            AT)),
                    List.of(),
                    AT)),
            List.of(text),
            AT);
    return new BattleProgram(
        BattleProgram.SCHEMA, rulebook(text), List.of(royal, huguenot), board, scenario);
  }

  private static Rulebook rulebook(String text) {
    var stats =
        List.of("mp", "sp", "cb", "pb", "2h", "3h", "4h", "6h", "bp").stream()
            .map(
                key ->
                    new Stat(
                        key,
                        key.toUpperCase(Locale.ROOT),
                        key.equals("sp") ? StatKind.RANKS : StatKind.WHOLE,
                        false,
                        Citation.NONE))
            .toList();
    return new Rulebook(
        "snaphance.final",
        text,
        "snaphance",
        stats,
        List.of(new Rulebook.OrderClass("B", 4, Citation.NONE)),
        List.of(
            category("Lancer", "Ln", "Lancer", "CS"),
            category("Pistols", "Pi", "Pistol", "CS"),
            category("Pike", "Pk", "Pike", "CS"),
            category("PikeAndShot", "P&S", "Pike & Shot", "CS"),
            category("LightCavalry", "LC", "Light Cavalry", "SS"),
            category("Artillery", "Art", "Artillery", "SS")),
        List.of(new Rulebook.Weapon("arquebus", "Arquebus", Citation.NONE)),
        List.of(new Rulebook.Trait("two-hex-pursuit", "two hex pursuit", false, Citation.NONE)),
        List.of(
            new Rulebook.Terrain(
                "plain",
                "Plain",
                Map.of("*", 1),
                0,
                0,
                List.of(),
                new Citation("7.1", text, true, List.of())),
            new Rulebook.Terrain(
                "stream",
                "Stream",
                Map.of("*", 2, "Sk", 1),
                0,
                0,
                List.of("linear"),
                Citation.NONE)),
        List.of(),
        List.of(),
        Rulebooks.named("snaphance.final").numbers(),
        Rulebooks.named("snaphance.final").tables(),
        List.of());
  }

  private static Rulebook.Category category(
      String key, String code, String label, String standClass) {
    return new Rulebook.Category(key, code, label, standClass, List.of(), Citation.NONE);
  }

  private static StandLine line(
      String name,
      String label,
      String category,
      @org.jspecify.annotations.Nullable String weapon,
      Map<String, StatValue> stats) {
    return new StandLine(name, label, category, "B", weapon, stats, Map.of(), List.of(), AT);
  }

  private static StatValue whole(int value) {
    return new Whole(value);
  }

  private static StatValue ranks(
      @org.jspecify.annotations.Nullable Integer bracket, Integer... ranks) {
    return new Ranks(List.of(ranks), bracket);
  }

  private static Map<String, StatValue> stat(Object... keysAndValues) {
    var stats = new java.util.LinkedHashMap<String, StatValue>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      stats.put((String) keysAndValues[i], (StatValue) keysAndValues[i + 1]);
    }
    return stats;
  }
}
