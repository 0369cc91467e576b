package dev.muster.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Shape;
import dev.muster.print.map.MapSheet;
import dev.muster.print.map.Palette;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Army.StandLine;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Citation;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.systems.Rulebooks;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/** A scenario that uses all there is: whatever its author wrote stands on its page, in words. */
class FullScenarioTest {
  private static final SourceRange AT = SourceRange.NOWHERE;
  private static final String HOSTILE = "<b onclick=\"x\">'&";

  private static final String PAGE = page("Gap");

  @Test
  void briefingsRulesHistoryAndSourcesArePrinted() {
    assertPrinted("<div class=\"briefing\"><p>Hold the Gap.</p></div>");
    assertPrinted("<b>Mud.</b> Nobody charges here.");
    assertPrinted("<h2>What happened</h2>");
    assertPrinted("Blue side won &middot; Red side lost 20 to 30 % &middot; Blue side lost 5 %");
    assertPrinted("<h2>Sources</h2>\n<ul>\n<li>Gap the chronicler</li>");
    assertPrinted("<p class=\"note\">Gap of the group</p>");
    assertPrinted("<p class=\"note\">Gap of the field</p>");
  }

  @Test
  void whatIsParticularToTheBattleIsToldToThePlayers() {
    String above = page(program("Gap", Map.of("break_at", "above")));
    assertTrue(
        above.contains(
            "<h2>Readings of the rules</h2>\n<ul>\n<li><b>break at: above.</b> Otherwise: at or"
                + " above.</li>"),
        above);
    assertFalse(PAGE.contains("Readings of the rules"), "nothing is read in another way");
    assertPrinted("<h2>Particular troops</h2>\n<ul>\n<li><b>two hex pursuit.</b></li>");
  }

  @Test
  void victoryIsToldInWords() {
    assertPrinted(
        "<li>Red side wins at the end of the last round when Red side holds The Gap and (Blue side"
            + " has lost 3 units or not (Blue side is broken))</li>");
    assertPrinted(
        "<li>Blue side wins when General Rouge of Red side is killed or R-1 of Red side is lost or"
            + " Red side has lost 50 % of its Break Points or it is round 8 or later</li>");
    assertPrinted("<li>The Gap (0202, 0302): 5 points, held by Red side at the start</li>");
    assertPrinted("10 for breaking the enemy, 2 for each enemy unit destroyed, 1 for each Break");
    assertPrinted("a lead of 3 wins");
  }

  @Test
  void startingStatesAndReinforcementsStandBesideTheStand() {
    assertPrinted("<td class=\"boxes\">□□□■■ □□□□■ □□□□□</td>");
    assertPrinted("starts disordered; starts on opportunity; two hex pursuit");
    assertPrinted(
        "comes round 3 at 0101 or 0102, throwing 4 or more, if Red side holds The Gap</td>");
    assertPrinted("<td class=\"stat\">round 3</td>");
    assertPrinted("<td class=\"stat\">zone</td>");
    assertPrinted("starts anywhere in zone The wood</td>");
    assertPrinted("General General Azur: initiative -1, good, command range 4, with B-1");
  }

  @Test
  void anArmyBreaksAtTheFirstWholePointThatReachesItsShare() {
    assertPrinted("2 stands, 12 Break Points, breaks when 4 of them are lost");
    assertPrinted("<span>3</span><span class=\"breaks\">4</span></div>");
    BattleProgram above = program("Gap", Map.of("break_at", "above"));
    assertEquals(5, SideStrength.of(above, 0).breaksAt());
    assertEquals(4, SideStrength.of(program("Gap", Map.of()), 0).breaksAt());
  }

  @Test
  void theMapShowsWhoIsThereFromTheStart() throws Exception {
    Drawing map = map(program("Gap", Map.of()));
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(SvgWriter.of(map))));
    assertEquals(
        List.of("A1: R-1 · 0303 · N, lost 2/1, disordered, on opportunity", "B1: B-1 · 0201 · S"),
        meanings(map, Layer.BLOCK),
        "a reinforcement and one whose hex the player chooses are not there yet");
    assertEquals(List.of("objective: The Gap"), meanings(map, Layer.OBJECTIVE));
    assertEquals(List.of("zone: The wood"), meanings(map, Layer.ZONE));
    assertTrue(meanings(map, Layer.NAME).contains("★ The Gap"), meanings(map, Layer.NAME) + "");
  }

  @Test
  void theMapShowsWhereReinforcementsComeIn() {
    Drawing map = map(program("Gap", Map.of()));
    assertEquals(
        List.of("B2 from round 3 · 0101", "B2 from round 3 · 0102"), meanings(map, Layer.ARRIVAL));
    assertTrue(
        String.join(" ", texts(map)).contains("who may come in there: B2 from round 3"),
        texts(map) + "");
  }

  /** A player's own map does not tell where the enemy comes in. */
  @Test
  void whereTheEnemyComesInIsHisSecret() {
    for (int side = 0; side < 2; side++) {
      Drawing map =
          MapSheet.filling(
              program("Gap", Map.of()), 281, 194, new MapSheet.Manner(Palette.COLOUR, side));
      assertEquals(side == 1, !meanings(map, Layer.ARRIVAL).isEmpty(), "side " + side);
      assertEquals(side == 1, String.join("", texts(map)).contains("may come in"));
      assertEquals(2, meanings(map, Layer.BLOCK).size());
    }
  }

  /** On every paper, in every manner: all is legible, and nothing covers another or leaves. */
  @Test
  void nothingOnTheMapCoversAnotherOrIsTooSmall() {
    for (BattleProgram program :
        List.of(
            program("Gap", Map.of()), program("A name that goes on and on ".repeat(9), Map.of()))) {
      for (Palette palette : Palette.values()) {
        for (double[] paper : new double[][] {{281, 194}, {194, 281}, {404, 281}}) {
          check(MapSheet.filling(program, paper[0], paper[1], new MapSheet.Manner(palette, -1)));
        }
        check(MapSheet.atScale(program, 101.6, new MapSheet.Manner(palette, -1)));
      }
    }
  }

  private static void check(Drawing map) {
    assertEquals(List.of(), map.overlaps());
    assertEquals(List.of(), map.outside());
    assertEquals(List.of(), map.tooSmall());
  }

  @Test
  void terrainOfTheAuthorsOwnIsAnAreaWithItsNameOnce() {
    Drawing map = map(program("Gap", Map.of()));
    assertEquals(1, meanings(map, Layer.AREA).stream().filter("vineyard"::equals).count());
    assertEquals(1, meanings(map, Layer.NAME).stream().filter("vineyard"::equals).count());
  }

  @Test
  void columnsNobodyUsesTakeNoRoomInTheOrderOfBattle() {
    assertFalse(PAGE.contains(">6H<"), PAGE);
    assertPrinted("<th class=\"stat\">SP</th><th class=\"stat\">BP</th>");
  }

  @Test
  void aGroupThatComesTogetherSaysSoOnce() {
    BattleProgram apart = program("Gap", Map.of());
    assertEquals(1, count(page(apart), "comes round 3"));
    BattleProgram together = withTheGeneral(apart);
    assertEquals(1, count(page(together), "comes round 3"), page(together));
    assertTrue(
        page(together).contains("General Azur: initiative -1, good, command range 4, comes round"));
    assertEquals(
        List.of("B from round 3 · 0101", "B from round 3 · 0102"),
        meanings(map(together), Layer.ARRIVAL));
  }

  @Test
  void whatCountsNothingIsNotAmongThePoints() {
    BattleProgram old = program("Gap", Map.of());
    assertTrue(
        page(with(old, new Scenario.Points(0, 0, 1, 0, 0)))
            .contains(
                "<li>Points: 1 for each Break Point the enemy has lost; a lead of 1 wins</li>"));
    assertTrue(
        page(with(old, new Scenario.Points(0, 0, 0, 0, 2)))
            .contains("<li>Points; a lead of 2 wins</li>"));
  }

  /** The General of the second side comes as his second stand does. */
  private static BattleProgram withTheGeneral(BattleProgram old) {
    Scenario.Side blue = old.scenario().sides().get(1);
    Scenario.Group group = blue.groups().get(0);
    Scenario.General azur = group.general();
    var late =
        new Scenario.General(
            azur.name(),
            azur.label(),
            azur.bonus(),
            azur.quality(),
            azur.range(),
            azur.at(),
            null,
            group.stands().get(1).arrival(),
            AT);
    var side =
        new Scenario.Side(
            blue.name(),
            blue.label(),
            blue.army(),
            List.of(new Scenario.Group(group.name(), group.label(), late, group.stands(), AT)),
            List.of(),
            AT);
    return with(old, List.of(old.scenario().sides().get(0), side), old.scenario().victory());
  }

  private static BattleProgram with(BattleProgram old, Scenario.Points points) {
    return with(old, old.scenario().sides(), new Scenario.Victory(List.of(), points));
  }

  private static BattleProgram with(
      BattleProgram old, List<Scenario.Side> sides, Scenario.Victory victory) {
    Scenario was = old.scenario();
    var scenario =
        new Scenario(
            was.name(),
            was.label(),
            was.date(),
            was.roundLimit(),
            was.switches(),
            sides,
            was.notes(),
            was.zones(),
            was.objectives(),
            victory,
            was.specialRules(),
            was.sources(),
            was.history(),
            was.expectations(),
            AT);
    return new BattleProgram(old.schema(), old.rulebook(), old.armies(), old.board(), scenario);
  }

  /** Who plays the other edition reads so at the head of the page. */
  @Test
  void thePageNamesTheEditionThatIsPlayed() {
    assertTrue(page(program("x", Map.of())).contains("&middot; x</p>"));
    String draft = page(program("x", Map.of("edition", "draft")));
    assertTrue(draft.contains("&middot; Snaphance, draft edition</p>"), draft);
  }

  @Test
  @Tag("SN-1.2-03")
  @Tag("SN-4.0-02")
  void aHexShowsStandFacingFrontAndMarkers() {
    Drawing map = map(program("Gap", Map.of()));
    assertEquals(
        List.of("front of a stand: A1", "front of a stand: B1"), meanings(map, Layer.FRONT));
    assertEquals(
        List.of("disordered", "on opportunity", "A1: lost 2/1"), meanings(map, Layer.STATE));
    assertTrue(
        texts(map)
            .containsAll(
                List.of("front of a stand", "disordered", "on opportunity", "lost 2/1", "-3")));
    String sheets = GroupSheets.html(PrintJob.usual(program("Gap", Map.of())));
    assertTrue(
        sheets.contains("<td class=\"stat\">1</td><td class=\"boxes\">M□ D■ O■ F□</td>"), sheets);
    assertTrue(
        sheets.contains("<td class=\"stat\">2</td><td class=\"boxes\">M□ D□ O□ F□</td>"), sheets);
    assertTrue(
        sheets.contains(
            "A row a round: M moved this round, D disordered, O on opportunity, F fights on in a"
                + " melee."),
        sheets);
  }

  @Test
  void theGroundRisesInContours() {
    assertEquals(List.of("height 1"), meanings(map(program("Gap", Map.of())), Layer.RELIEF));
  }

  /** The arrow turns with the map, and the scale says what its hexes are in the country. */
  @Test
  void northAndScaleAreThoseOfTheMap() {
    BattleProgram plain = program("Gap", Map.of());
    HexBoard board = (HexBoard) plain.board();
    DrawingPoint upright = north(map(plain));
    BattleProgram turned =
        new BattleProgram(
            plain.schema(),
            plain.rulebook(),
            plain.armies(),
            new HexBoard(
                board.name(),
                board.label(),
                board.width(),
                board.height(),
                board.cells(),
                board.sides(),
                board.ways(),
                board.places(),
                board.heights(),
                board.notes(),
                new Board.Orientation(90, 250, "m"),
                board.source()),
            plain.scenario());
    DrawingPoint right = north(map(turned));
    assertEquals(2.8, upright.y(), 0.01);
    assertEquals(8, right.y(), 0.01);
    assertTrue(texts(map(plain)).contains("4 hexes"), texts(map(plain)).toString());
    assertTrue(texts(map(turned)).contains("4 hexes · 1 km"), texts(map(turned)).toString());
  }

  private static DrawingPoint north(Drawing map) {
    return map.shapes().stream()
        .flatMap(each -> each.marks().stream())
        .filter(each -> each instanceof Primitive.TextPrimitive text && text.text().equals("N"))
        .map(each -> (Primitive.TextPrimitive) each)
        .map(each -> new DrawingPoint(each.x(), each.y()))
        .findFirst()
        .orElseThrow();
  }

  private static Drawing map(BattleProgram program) {
    return MapSheet.filling(program, 281, 194, MapSheet.Manner.USUAL);
  }

  private static List<String> meanings(Drawing map, Layer layer) {
    return map.shapes().stream()
        .filter(shape -> shape.layer() == layer)
        .map(Shape::meaning)
        .toList();
  }

  private static List<String> texts(Drawing map) {
    return map.shapes().stream()
        .flatMap(shape -> shape.marks().stream())
        .filter(Primitive.TextPrimitive.class::isInstance)
        .map(mark -> ((Primitive.TextPrimitive) mark).text())
        .toList();
  }

  @Test
  void noTextOfTheAuthorReachesThePageAsMarkup() {
    String html = page(HOSTILE);
    assertFalse(html.contains("<b onclick"), html);
    assertTrue(count(html, "&lt;b onclick=&quot;x&quot;&gt;&#39;&amp;") > 10, html);
  }

  private static void assertPrinted(String text) {
    assertTrue(PAGE.contains(text), () -> text + "\nin\n" + PAGE);
  }

  private static int count(String text, String part) {
    return text.split(java.util.regex.Pattern.quote(part), -1).length - 1;
  }

  private static String page(String text) {
    return page(program(text, Map.of()));
  }

  private static String page(BattleProgram program) {
    return BookletPages.of(List.of(program), List.of(), PrintSettings.USUAL).stream()
        .filter(page -> page.subject().equals("Battle"))
        .findFirst()
        .orElseThrow()
        .html();
  }

  /** {@code text} stands wherever an author may write freely. */
  static BattleProgram program(String text, Map<String, String> switches) {
    var army =
        new Army(
            "Army",
            text,
            null,
            new Army.Share(1, 3),
            List.of(
                new StandLine(
                    "Pikes",
                    text,
                    "Pike",
                    "B",
                    null,
                    Map.of(
                        "sp", new StatValue.Ranks(List.of(5, 5, 5), null),
                        "bp", new StatValue.Whole(2)),
                    Map.of(),
                    List.of(),
                    AT)),
            List.of(),
            AT);
    List<Integer> heights = new ArrayList<>(Collections.nCopies(20, 0));
    heights.set(4 + 1, 1); // 0202
    List<String> cells = new ArrayList<>(Collections.nCopies(20, "plain"));
    cells.set(3, "vineyard"); // 0401
    cells.set(4 + 3, "vineyard"); // 0402
    var board =
        new HexBoard(
            "Field",
            text,
            4,
            5,
            cells,
            List.of(),
            List.of(),
            List.of(),
            heights,
            List.of(text + " of the field"),
            AT);
    var arrival =
        new Scenario.Arrival(
            3, List.of(new Hex(1, 1), new Hex(1, 2)), 4, new Condition.Holds("Red", "Gap"));
    var red =
        new Scenario.Side(
            "Red",
            "Red side",
            "Army",
            List.of(
                new Scenario.Group(
                    "Main",
                    text,
                    new Scenario.General("Rouge", "", 2, "", null, new Hex(3, 4), AT),
                    List.of(
                        new Scenario.DeployedStand(
                            "R-1",
                            "",
                            "Pikes",
                            new Hex(3, 3),
                            Heading.NORTH,
                            null,
                            Map.of("lost", "2/1", "disordered", "", "opportunity", ""),
                            Map.of("two-hex-pursuit", ""),
                            null,
                            AT),
                        new Scenario.DeployedStand(
                            "R-2",
                            "",
                            "Pikes",
                            new Hex(4, 4),
                            Heading.NORTH,
                            "Wood",
                            Map.of(),
                            Map.of(),
                            null,
                            AT)),
                    null,
                    List.of(),
                    List.of(text + " of the group"),
                    AT)),
            List.of(text),
            null,
            "Hold the " + text + ".",
            AT);
    var blue =
        new Scenario.Side(
            "Blue",
            "Blue side",
            "Army",
            List.of(
                new Scenario.Group(
                    "Main",
                    text,
                    new Scenario.General(
                        "Azur", "General Azur", -1, "good", 4, new Hex(2, 1), "B-1", null, AT),
                    List.of(
                        new Scenario.DeployedStand(
                            "B-1", "Pikes", new Hex(2, 1), Heading.SOUTH, AT),
                        new Scenario.DeployedStand(
                            "B-2",
                            "",
                            "Pikes",
                            new Hex(1, 1),
                            Heading.SOUTH,
                            null,
                            Map.of(),
                            Map.of(),
                            arrival,
                            AT)),
                    AT)),
            List.of(),
            AT);
    var scenario =
        new Scenario(
            "Battle",
            text,
            text,
            10,
            switches,
            List.of(red, blue),
            List.of(text),
            List.of(new Scenario.Zone("Wood", "The wood", List.of(new Hex(4, 4)), AT)),
            List.of(
                new Scenario.Objective(
                    "Gap", "The " + text, List.of(new Hex(2, 2), new Hex(3, 2)), 5, "Red", AT)),
            victory(),
            List.of(new Scenario.SpecialRule("Mud", "Nobody charges here.", AT)),
            List.of(text + " the chronicler"),
            new Scenario.History(
                "Blue",
                List.of(
                    new Scenario.HistoricalLosses("Red", 20, 30),
                    new Scenario.HistoricalLosses("Blue", 5, 5)),
                List.of(text),
                AT),
            List.of(),
            AT);
    return new BattleProgram(
        BattleProgram.SCHEMA, rulebook(text), List.of(army, army), board, scenario);
  }

  private static Scenario.Victory victory() {
    return new Scenario.Victory(
        List.of(
            new Scenario.Win(
                "Red",
                new Condition.AllOf(
                    List.of(
                        new Condition.Holds("Red", "Gap"),
                        new Condition.AnyOf(
                            List.of(
                                new Condition.UnitsLost("Blue", 3),
                                new Condition.Not(new Condition.Broken("Blue")))))),
                true,
                AT),
            new Scenario.Win(
                "Blue",
                new Condition.AnyOf(
                    List.of(
                        new Condition.GeneralLost("Red", "Rouge"),
                        new Condition.StandLost("Red", "R-1"),
                        new Condition.BreakPointsLost("Red", 50),
                        new Condition.FromRound(8))),
                false,
                AT)),
        new Scenario.Points(10, 2, 1, 4, 3));
  }

  private static Rulebook rulebook(String text) {
    return new Rulebook(
        "snaphance.final",
        text,
        "snaphance",
        List.of(
            new Rulebook.Stat("sp", "SP", Rulebook.StatKind.RANKS, true, Citation.NONE),
            new Rulebook.Stat("6h", "6H", Rulebook.StatKind.WHOLE, false, Citation.NONE),
            new Rulebook.Stat("bp", "BP", Rulebook.StatKind.WHOLE, true, Citation.NONE)),
        List.of(new Rulebook.OrderClass("B", 4, Citation.NONE)),
        List.of(new Rulebook.Category("Pike", "Pk", "Pike", "CS", List.of("foot"), Citation.NONE)),
        List.of(),
        List.of(new Rulebook.Trait("two-hex-pursuit", "two hex pursuit", false, Citation.NONE)),
        List.of(
            terrain("plain"),
            terrain("vineyard"),
            terrain("orchard"),
            terrain("hedge", "linear"),
            terrain("ravine", "linear")),
        List.of(),
        List.of(
            new Rulebook.Switch(
                "break_at", "at_or_above", List.of("at_or_above", "above"), Citation.NONE)),
        Rulebooks.named("snaphance.final").numbers(),
        Rulebooks.named("snaphance.final").tables(),
        List.of(),
        null,
        List.of(
            new Rulebook.Mark("lost", "", Rulebook.MarkKind.RANKS, Citation.NONE),
            new Rulebook.Mark("disordered", "", Rulebook.MarkKind.PLAIN, Citation.NONE),
            new Rulebook.Mark(
                "opportunity", "on opportunity", Rulebook.MarkKind.PLAIN, Citation.NONE)),
        List.of());
  }

  private static Rulebook.Terrain terrain(String key, String... properties) {
    return new Rulebook.Terrain(key, key, Map.of("*", 1), 0, 0, List.of(properties), Citation.NONE);
  }
}
