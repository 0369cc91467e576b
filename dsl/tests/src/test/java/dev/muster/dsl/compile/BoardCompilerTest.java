package dev.muster.dsl.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.formatting2.MusterFormatter;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.dsl.testing.ValidationFixture;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.BoxBoard;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.model.TerrainStyle;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Hexes, boxes and tables, from text to records, with what is told of those written wrongly. */
class BoardCompilerTest {
  private static String text(String name) {
    try (InputStream in =
        BoardCompilerTest.class.getResourceAsStream("/dev/muster/dsl/boards/" + name + ".muster")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static BattleProgram program(String name) {
    try {
      var loaded = MusterFileLoader.load(text(name).getBytes(StandardCharsets.UTF_8), file(name));
      return loaded.programs().getFirst();
    } catch (UnreadableInputException e) {
      throw new IllegalStateException(e);
    }
  }

  private static java.nio.file.Path file(String name) {
    return java.nio.file.Path.of(name + ".muster");
  }

  private static Scenario.DeployedStand stand(BattleProgram program, String name) {
    return program.scenario().sides().stream()
        .flatMap(side -> side.groups().stream())
        .flatMap(group -> group.stands().stream())
        .filter(stand -> stand.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** But for values we invented, and leaders of the house that the box-grid game has no use for. */
  private static List<String> serious(String text) {
    return ValidationFixture.of(text).lines().stream()
        .filter(each -> !each.startsWith("INFO") && !each.matches("\\w+ (V-091|BG-V-25) .*"))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"boxes", "table", "ways"})
  void allOfItIsReadWithoutAFinding(String name) {
    assertEquals(List.of(), serious(text(name)));
  }

  /** Laying out changes no meaning, and what it makes stays as it is. */
  @ParameterizedTest
  @ValueSource(strings = {"boxes", "table", "ways"})
  void itIsLaidOut(String name) {
    String tidy = MusterFormatter.formatText(ValidationFixture.of(text(name)).resource());
    assertEquals(List.of(), serious(tidy));
    assertEquals(tidy, MusterFormatter.formatText(ValidationFixture.of(tidy).resource()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"boxes", "table", "ways"})
  void itsRecordsAreReadFromTheirJson(String name) {
    BattleProgram program = program(name);
    assertEquals(program, RecordJson.read(BattleProgram.class, RecordJson.pretty(program)));
  }

  private static String grid(String ground, String statements) {
    return "map Field 5 x 5 "
        + ground
        + " {\n    legend { . plain }\n    rows \"\"\"\n"
        + "        . . . . .\n".repeat(5)
        + "    \"\"\"\n    "
        + statements
        + "\n}\n";
  }

  private static GridBoard read(String ground, String statements) {
    return (GridBoard) BoardCompiler.read(lenient(), map(grid(ground, statements)));
  }

  private static MapDef map(String text) {
    return (MapDef)
        ((Document) ValidationFixture.of(text).resource().getContents().getFirst())
            .getElements()
            .getFirst();
  }

  private static CompilerContext lenient() {
    return new CompilerContext(resource -> "", true);
  }

  /** One line of text for all the sides of a column, a row or a slanting line. */
  @ParameterizedTest
  @CsvSource({
    "hexes, 0202 to 0204 east, 0202-0301 0202-0302 0202-0303 0203-0303 0204-0303 0204-0304 0204-0305",
    "hexes, 0303 to 0304 west, 0303-0202 0303-0203 0303-0204 0304-0204",
    "hexes, 0403 to 0203 north, 0403-0402 0403-0302 0303-0302 0303-0202 0203-0202 0203-0102",
    "hexes, 0103 to 0201 north, 0102-0101 0201-0101",
    "boxes, C2 to C4 east, C2-D2 C3-D3 C4-D4",
    "boxes, B2 to A2 south, B2-B1 A2-A1",
    "boxes, E2 to E3 west, E2-D2 E3-D3",
  })
  void aLineOfSidesIsOneStatement(String ground, String run, String sides) {
    GridBoard board = read(ground, "side stream along " + run);
    assertEquals(
        List.of(sides.split(" ")).stream().sorted().toList(),
        board.sides().stream().map(each -> each.a() + "-" + each.b()).sorted().toList());
    assertEquals("stream", board.sides().getFirst().terrain());
  }

  @ParameterizedTest
  @CsvSource({
    "0202 to 0204 north, the line from 0202 to 0204 runs to the north itself; write east or west",
    "0202 to 0402 east, the line from 0202 to 0402 runs to the east itself; write north or south",
    "0202 to 0302 up, 'up' is no quarter",
    "0202 to 0503 north, 0202 and 0503 are the ends of no line",
    "0202 to 0202 north, 0202 and 0202 are the ends of no line",
    "0101 to 0301 north, nothing of the map lies north of that line",
    "0101 to 0107 east, hex 0107 is off the map",
  })
  void whatIsNoLineOfSidesIsTold(String run, String told) {
    List<String> found = serious(grid("hexes", "side stream along " + run));
    assertEquals(1, found.size(), found.toString());
    assertTrue(found.getFirst().contains(told), found.toString());
  }

  @Test
  void aMapSaysWhereNorthIsAndHowLargeItIs() {
    assertEquals(
        new Board.Orientation(45, 200, "m"), read("hexes", "north NE scale 200 m").orientation());
    assertEquals(new Board.Orientation(200.5, 0, ""), read("boxes", "north 200.5").orientation());
    assertNull(read("hexes", "north N").orientation());
    assertNull(read("hexes", "").orientation());
    HexBoard turned = (HexBoard) read("hexes", "scale 0.5 km");
    assertEquals(turned, RecordJson.read(HexBoard.class, RecordJson.pretty(turned)));
    String json = RecordJson.pretty((HexBoard) read("hexes", ""));
    assertFalse(json.contains("orientation"), json);
    String text =
        grid("hexes", "scale  200   m north NE side stream along  0202   to 0203 east,0101 - 0102");
    String tidy = MusterFormatter.formatText(ValidationFixture.of(text).resource());
    assertTrue(
        tidy.contains(
            "\n    scale 200 m\n    north NE\n"
                + "    side stream along 0202 to 0203 east, 0101-0102\n"),
        tidy);
  }

  @Test
  void aBattleOnBoxes() {
    BattleProgram program = program("boxes");
    BoxBoard board = assertInstanceOf(BoxBoard.class, program.board());
    assertEquals("copse", board.terrainAt(new Box(2, 4)));
    assertEquals(1, board.heightAt(new Box(3, 4)));
    assertEquals("open", board.terrainAt(new Box(1, 1)));
    assertEquals(2, board.sides().size());
    assertEquals(new Box(4, 3), board.sides().get(1).b());
    assertEquals(new Box(3, 4), board.ways().getFirst().points().get(2));
    Scenario.DeployedStand block = stand(program, "Block-2");
    assertEquals(new Box(4, 1), block.at());
    assertEquals(Heading.NORTH, block.facing());
    assertEquals("Frundsberg's block", block.label());
    assertEquals(Map.of("shaken", "", "hits", "2"), block.marks());
    assertEquals(List.of(1, 0), stand(program, "Swiss").numbers("losses"));
    assertEquals(new Box(2, 2), stand(program, "Reiters-2").at());
    assertEquals(new Box(1, 1), stand(program, "Late-1").at());
    assertEquals(6, program.scenario().zone("South").places().size());
    Rulebook book = program.rulebook();
    assertEquals(BoardKind.BOXES, book.ground().kind());
    assertEquals(Rulebook.MarkKind.RANKS, book.mark("losses").kind());
    assertEquals(1, book.leader("gifted").value());
    Scenario.Group van = program.scenario().sides().getFirst().groups().getFirst();
    assertEquals(List.of(new Box(5, 4)), van.plans().getFirst().places());
    assertEquals(List.of(new Box(3, 3), new Box(4, 3)), van.plans().getLast().places());
  }

  @Test
  void aBattleOnATable() {
    BattleProgram program = program("table");
    TableBoard board = assertInstanceOf(TableBoard.class, program.board());
    assertEquals("30 x 20.5 UD", board.extent());
    assertEquals(4, board.areas().getFirst().corners().size());
    assertEquals(new Point(14.5, 16), board.areas().getFirst().corners().get(2));
    assertEquals(0.5, board.ways().getFirst().breadth());
    assertEquals("Lober", board.ways().getLast().label());
    // battle units stand edge to edge, two units of distance each (AR-D02)
    assertEquals(new Point(6, 5), stand(program, "Brigades-2").at());
    assertEquals(new Point(8, 5), stand(program, "Brigades-3").at());
    assertEquals(new Heading(200.5), stand(program, "Riders-2").facing());
    assertEquals(new Heading(315), stand(program, "Late-1").facing());
    assertEquals(4, program.scenario().zone("Camp").places().size());
    assertEquals(3, program.scenario().objective("Grove").places().size());
    assertEquals(
        "strategist", program.scenario().sides().get(0).groups().get(0).general().quality());
  }

  /** A colour of one's own may be split by what reads as numbers and names. */
  @ParameterizedTest
  @ValueSource(strings = {"#123456", "#abcdef", "#00ff7f", "#1e5000", "#ABCDEF", "#0a1b2c"})
  void aColourIsReadAsItIsWritten(String colour) {
    String text = text("boxes").replace("#9dbb7f", colour);
    assertEquals(List.of(), serious(text));
    BattleProgram program;
    try {
      var loaded = MusterFileLoader.load(text.getBytes(StandardCharsets.UTF_8), file("boxes"));
      program = loaded.programs().getFirst();
    } catch (UnreadableInputException e) {
      throw new IllegalStateException(e);
    }
    assertEquals(
        new TerrainStyle(
            colour.toLowerCase(java.util.Locale.ROOT),
            TerrainStyle.Pattern.DOTTED,
            TerrainStyle.Symbol.ORCHARD,
            null),
        program.rulebook().terrain("copse").look());
  }

  @Test
  void wordsAndWaysOnHexes() {
    BattleProgram program = program("ways");
    HexBoard board = assertInstanceOf(HexBoard.class, program.board());
    assertEquals(2, board.ways().size());
    assertEquals("hillside", board.terrainAt(board.ways().getFirst().points().get(1)));
    assertEquals("Byron's regiment", stand(program, "Byron").label());
    assertEquals(Map.of("lost", "1/0/0", "disordered", ""), stand(program, "Swiss-1").marks());
  }

  /** Each of these is one finding, at its place, that says what to write. */
  @ParameterizedTest(name = "{1} -> {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "boxes | at E4 points | at 0508 points | ERROR V-205 '0508' is no box; write the letter of"
            + " the column and the number of the row, such as D4 @ 0508",
        "boxes | at C1 D1 facing N marked | at C1 12.5,3 facing N marked | ERROR V-110 '12.5,3' is"
            + " no box; write the letter of the column and the number of the row, such as D4"
            + " @ 12.5,3",
        "table | at 15,16 quality | at D4 quality | ERROR V-110 'D4' is no point of a table; write"
            + " how far east and how far north, such as 12.5,3 @ D4",
        "ways | at 0101 facing | at D4 facing | ERROR V-110 'D4' is no hex; write column and row"
            + " with two digits each, such as 0508 [1.2] @ D4",
        "boxes | facing E | facing NE | ERROR V-112 a unit faces a side of its box, not 'NE'; write"
            + " N, E, S or W @ NE",
        "boxes | facing E | facing 90 | ERROR V-112 a unit faces a side of its box, not '90'; write"
            + " N, E, S or W @ 90",
        "table | facing 20 marked | facing 400 marked | ERROR V-112 a unit faces a compass point or"
            + " degrees from north, not '400'; write N, NE, E, SE, S, SW, W, NW or 0 to 359 @"
            + " 400",
        "boxes | 6 x 5 boxes | 6.5 x 5 boxes | ERROR V-144 a map of boxes is so many of them wide"
            + " and high, not 6.5; write whole numbers @ 6.5",
        "boxes | 6 x 5 boxes | 6 x 5 UD | ERROR V-145 rows are drawn on a map of hexes or boxes,"
            + " and 'UD' makes this a table; write hexes or boxes, or areas in place of the rows @"
            + " UD",
        "table | at 22,15 22,18.5 26,19 | at 22,15 26,19 22,18.5 26,15 | ERROR V-146 the side from"
            + " 22,18.5 to 26,15 meets another side of the area; name the corners in their order"
            + " about it @ 22,18.5",
        "table | at 22,15 22,18.5 26,19 | at 22,15 22,18.5 | ERROR V-146 an area has three corners"
            + " or more; add some, or write from, a corner, to and the one across @ 22,15",
        "table | at 15,18.5 points | at 31,18.5 points | ERROR V-205 point 31,18.5 is off map"
            + " 'Plain', which ends at 30,20.5 @ 31,18.5",
        "table | 30,12 wide | 31,12 wide | ERROR V-205 point 31,12 is off the map, which ends at"
            + " 30,20.5 @ 31,12",
        "boxes | along A3 B3 C4 D4 | along A3 A4 A5 A6 A7 | ERROR V-205 box A6 is off the map, which"
            + " ends at F5 @ A6",
        "ways | along 0103 0203 0204 0205 | along 0103 0104 0105 0106 0107 |"
            + " ERROR V-205 hex 0107 is off the map, which ends at 0605 @ 0107",
        "boxes | along A3 B3 C4 D4 | along A3 B3 D4 | ERROR V-147 boxes B3 and D4 are no"
            + " neighbours; name every box the way runs through @ D4",
        "ways | along 0103 0203 0204 0205 | along 0103 | ERROR V-147 a way runs through two hexes"
            + " or more; add where it goes @ 0103",
        "boxes | D2 - D3 | D2 - E3 | ERROR V-206 boxes D2 and E3 share no side; name two neighbours"
            + " @ D2",
        "boxes | C2-C3 | C2-C4 | ERROR V-206 boxes C2 and C4 share no side; name two neighbours @"
            + " C2-C4",
        "boxes | marked shaken, hits 2 | disordered | ERROR V-142 Boxes of the club has no"
            + " disordered; remove it, or write such as marked hits @ disordered",
        "boxes | dotted orchard | doted orchard | WARNING V-249 nothing is drawn by 'doted'; write"
            + " a colour such as green or #c8b08a, a pattern (plain, hatched, crossed, striped,"
            + " dotted, hill, road, stream, hedge, wall, teeth, banks, cliff, broken), a symbol"
            + " (bare, trees, orchard, houses, church, tents, tufts, grass, crops, rocks, waves,"
            + " dots), and named or unnamed @ doted",
        "boxes | #9dbb7f | #9dbb7 | WARNING V-249 nothing is drawn by '#9dbb7'; a colour of your"
            + " own is a # and six digits from 0 to f, such as #c8b08a @ #9dbb7",
        "table | look ochre hatched | look ochre hatched striped | WARNING V-249 a look has one"
            + " pattern, and this has 'hatched' already; take 'striped' or it out @ striped",
        "table | look hill | look hill green | WARNING V-249 a hill has the colour of its height,"
            + " on all maps the same; take 'green' out @ green",
        "ways | look olive banks | look olive crossed | WARNING V-249 'dyke' lies along sides and"
            + " has no ground to be crossed; write how its line is drawn: road, stream, hedge,"
            + " wall, teeth, banks, cliff, broken @ crossed",
        "boxes | marked shaken, hits 2 | marked shaken 1 | ERROR V-143 'shaken' takes no number;"
            + " remove it @ shaken 1",
        "boxes | marked shaken, hits 2 | marked hits | ERROR V-143 'hits' takes a number; write"
            + " hits 1 @ hits",
        "boxes | quality gifted | quality brilliant | ERROR V-102 quality 'brilliant' is unknown;"
            + " write common or gifted @ brilliant",
        "boxes | ground boxes | ground parade | ERROR V-148 a game is played on hexes, on boxes or"
            + " on a table, not on 'parade'; write hexes, boxes or table in UD @ parade",
        "ways | rules club.hexes | rules boxgrid | ERROR V-141 Box-grid pike and shot is"
            + " played on boxes and map 'Hills' is drawn in hexes; choose a map of boxes @ Hills",
      })
  void oneFindingAtItsPlace(String file, String from, String to, String finding) {
    String text = text(file);
    assertTrue(text.contains(from), from);
    List<String> found = serious(text.replaceFirst(java.util.regex.Pattern.quote(from), to));
    assertTrue(found.contains(finding), () -> String.join("\n", found));
    assertTrue(found.stream().noneMatch(each -> each.contains("V-303")), "" + found);
  }

  /** A battle group of 3 files is wider than one of 1, and stands as far from its neighbour. */
  @Test
  void unitsAbreastOnATableStandTheirWidthApart() throws UnreadableInputException {
    String text =
        """
        army A for fogr {
            stand Foot HeavyFoot average bases 6 files 3 armour=armoured capabilities=pike/musket move 3 count 3
            stand Guns Artillery average bases 1 files 1 armour=unarmoured guns=heavy move 2 count 2
        }

        map F 60 x 40 MU {
        }

        scenario S on F {
            length 4 rounds
            side R fields A { group G { general X at 20,4 quality field stand Foot 3 abreast from 20,8 facing N stand Guns 2 abreast from 50,8 facing N } }
            side B fields A { group H { general Y at 20,30 stand Foot at 20,30 facing S } }
        }
        """;
    BattleProgram program =
        MusterFileLoader.load(text.getBytes(StandardCharsets.UTF_8), file("abreast"))
            .programs()
            .getFirst();
    for (String line : List.of("Foot", "Guns")) {
      double width =
          RuleSystems.of(program.rulebook())
              .derivedStats()
              .base(program.line(0, stand(program, line + "-1")), program.rulebook())
              .width();
      double apart =
          ((Point) stand(program, line + "-2").at()).x()
              - ((Point) stand(program, line + "-1").at()).x();
      assertEquals(width, apart, 0.001, line);
    }
  }
}
